import { describe, expect, it } from 'vitest';
import { pageOf } from '@site/content/build/assemble.ts';
import { readLibrary } from '@site/content/build/library.ts';

/** What the pages of human resources promise to hold. */

const { library } = readLibrary();

describe('the recruitment FAQ', () => {
  const groups = (language: 'ko' | 'en') =>
    pageOf(library, language, 'faq').blocks.flatMap((block) =>
      block.type === 'faq' ? block.groups : [],
    );

  it('answers at least twenty questions', () => {
    const questions = groups('ko').flatMap(({ items }) => items);
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it('asks in both languages, in the voice of who asks', () => {
    for (const { question } of groups('en').flatMap(({ items }) => items))
      expect(question).toMatch(/[?.]$/);
    for (const { question } of groups('ko').flatMap(({ items }) => items))
      expect(question).toMatch(/[?.]$/);
  });
});
