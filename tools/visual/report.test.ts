import { expect, it } from 'vitest';

import { createSummary } from './report.ts';

it('sums up a review for a pull request: counts, causes and some pictures of each', () => {
  const pictures = ['ko', 'en', 'ko-dark', 'en-dark'].map((view) => `components/card-${view}`);
  const summary = createSummary({
    base: 'abc',
    same: 7,
    groups: [{ causes: ['Card.tsx: padding'], pictures }],
    accepted: new Set(['components/card-ko']),
  });
  expect(summary).toContain('**4 pictures differ from abc**, 3 of them are not accepted; 7 are');
  expect(summary).toContain('| `Card.tsx: padding` | 4 | `components/card-ko`<br>');
  expect(summary).toContain('<br>1 more |');
});
