import { expect, it } from 'vitest';

import { formatDate } from './dates.ts';

it('writes a date as each language does', () => {
  expect(formatDate('2026-11-02', 'ko')).toBe('2026.11.02');
  expect(formatDate('2026-11-02', 'en')).toBe('Nov 2, 2026');
  expect(formatDate('2026-09-30', 'en')).toBe('Sep 30, 2026');
});
