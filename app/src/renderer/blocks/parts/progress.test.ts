import { expect, it } from 'vitest';

import { getProgress } from './progress.ts';

it('returns the part of the way to a target, upward and downward', () => {
  expect(getProgress(0, 'GHG −13.8% (2021)', '−42%')).toBeCloseTo(0.329, 3);
  expect(getProgress(1.42, 'LTIFR 0.74', '0.40 or less')).toBeCloseTo(0.667, 3);
});

it('returns nothing without numbers or without a way, and never more than the whole', () => {
  expect(getProgress(0, 'No recall', 'No recall')).toBeUndefined();
  expect(getProgress(0, '0', '0')).toBeUndefined();
  expect(getProgress(0, '120%', '100%')).toBe(1);
});
