import { expect, it } from 'vitest';

import { formatDate } from './dates.ts';

it('formats a date in each language', () => {
  expect(formatDate('2026-11-02', 'ko')).toBe('2026.11.02');
  expect(formatDate('2026-11-02', 'en')).toBe('Nov 2, 2026');
  expect(formatDate('2026-09-30', 'en')).toBe('Sep 30, 2026');
});
