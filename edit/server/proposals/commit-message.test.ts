import { expect, it } from 'vitest';

import { createCommitMessage } from './commit-message.ts';

const describe = (before: string, after: string): string =>
  createCommitMessage(
    [
      {
        file: 'content/pages/intro.json',
        title: { ko: '회사 개요', en: 'Overview' },
        changes: [{ path: ['title', 'en'], before, after }],
      },
    ],
    'en',
  );

it('quotes short texts completely', () => {
  expect(describe('Overview', 'About us')).toContain('“Overview” → “About us”');
});

it('shows the difference of long texts, wherever it is', () => {
  const text = 'We bundle, distribute and connect the many circuits of a car. '.repeat(6).trim();
  const message = describe(text, `${text} Since 1974.`);
  expect(message).toContain('Since 1974.”');
  expect(message.split('\n').every((line) => line.length < 400)).toBe(true);
});
