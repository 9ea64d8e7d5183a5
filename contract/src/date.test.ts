import { expect, it } from 'vitest';

import { getDateInSeoul } from './date.ts';

it('returns the date in Seoul', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });
  for (const time of [
    '2026-11-21T14:59:59.999Z',
    '2026-11-21T15:00:00Z',
    '2026-12-31T15:00:00Z',
    '2028-02-28T15:00:00Z',
    '2026-07-01T23:30:00Z',
  ])
    expect(getDateInSeoul(new Date(time)), time).toBe(calendar.format(new Date(time)));
});
