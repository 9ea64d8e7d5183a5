import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { publicDataSchema } from '@site/contract/public-data';

const FILE = new URL('../../db.json', import.meta.url);

test('the public data is valid, has several pages of each list, and is in the past', () => {
  const { notices, press } = publicDataSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  expect(notices.length).toBeGreaterThanOrEqual(30);
  expect(press.length).toBeGreaterThanOrEqual(40);
  expect(new Set(press.map(({ category }) => category)).size).toBe(3);
  for (const { date } of [...notices, ...press]) expect(date <= '2026-11-20').toBe(true);
});
