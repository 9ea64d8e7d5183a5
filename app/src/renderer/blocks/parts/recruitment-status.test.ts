import { expect, it } from 'vitest';

import { getRecruitmentStatus } from './recruitment-status.ts';

it.each([
  ['2026-11-30', 'open'],
  ['2026-12-02', 'open'],
  ['2026-12-03', 'soon'],
  ['2026-12-06', 'soon'],
  ['2026-12-07', 'closed'],
  ['2027-01-01', 'closed'],
] as const)('a position until 6 December is, on %s, %s', (today, status) => {
  expect(getRecruitmentStatus({ until: '2026-12-06' }, today)).toBe(status);
});
