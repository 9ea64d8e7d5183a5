import { describe, expect, it } from 'vitest';

import { isWorkingDay, getWorkingDayAfter } from './working-days.ts';

describe('a working day', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-12-25', false],
    ['2027-02-09', false],
    // Constitution Day is a holiday again since 2026; in 2027 it is a Saturday, and Monday is its substitute.
    ['2027-07-19', false],
  ])('%s: %s', (date, expected) => {
    expect(isWorkingDay(date)).toBe(expected);
  });

  it.each([
    ['2026-11-19', 1, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2027-02-05', 1, '2027-02-10'],
    ['2026-11-20', 3, '2026-11-25'],
  ])('after %s, %i later: %s', (date, days, expected) => {
    expect(getWorkingDayAfter(date, days)).toBe(expected);
  });
});
