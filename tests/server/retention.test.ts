import { expect, test } from 'vitest';

import { createLog } from '../../server/log.ts';
import { confirmClock, createRetention } from '../../server/submissions/retention.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import type { SealedSubmission } from '../../server/submissions/store.ts';
import { newFolder } from './fixture/dist.ts';
import { getForm, RESERVATION, send, storedIn } from './fixture/forms.ts';
import { NOW, startSite } from './fixture/site.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEARS_2 = 730;

const later = (days: number): Date => new Date(NOW.getTime() + days * DAY);

const row = (id: string, expiresAt: string | null): SealedSubmission => ({
  id,
  purpose: 'reservation',
  consentVersion: '1',
  createdAt: NOW.toISOString(),
  state: 'received',
  expiresAt,
  keyHash: Buffer.from(id),
  fingerprint: Buffer.from('f'),
  recipient: 'r',
  sealed: Buffer.from('sealed'),
  notify: false,
});

/** Creates a store and a sweeper with a clock that the test sets. */
async function sweeper() {
  const store = await openSqliteStore(newFolder());
  const clock = { now: NOW };
  const logged: string[] = [];
  const log = createLog((line) => void logged.push(line));
  const open = () => createRetention({ store, log, now: () => clock.now });
  return { store, clock, logged, open };
}

test('deletes expired submissions once, and nothing else', async () => {
  const { store, clock, open } = await sweeper();
  await store.add(row('ends', later(1).toISOString()));
  await store.add(row('stays', later(3).toISOString()));
  await store.add(row('open', null));
  const retention = open();
  expect(await retention.sweep()).toEqual({ deleted: 0 });
  clock.now = later(1);
  expect(await retention.sweep()).toEqual({ deleted: 1 });
  expect(await retention.sweep()).toEqual({ deleted: 0 });
  expect((await store.list('reservation')).map(({ id }) => id).toSorted()).toEqual([
    'open',
    'stays',
  ]);
  await store.close();
});

test('compacts the store once a day, but not on the day of its creation', async () => {
  const { store, clock } = await sweeper();
  let compactions = 0;
  const compact = async () => void (compactions += 1);
  const log = createLog(() => {});
  const retention = createRetention({ store: { ...store, compact }, log, now: () => clock.now });
  for (const days of [0, 0.1, 1, 1.1, 2]) {
    clock.now = later(days);
    await retention.sweep();
  }
  expect(compactions).toBe(2);
  await store.close();
});

test('deletes more than one batch in one sweep', async () => {
  const { store, open } = await sweeper();
  for (let index = 0; index < 501; index += 1) await store.add(row(`${index}`, NOW.toISOString()));
  expect(await open().sweep()).toEqual({ deleted: 501 });
  await store.close();
});

test.each([YEARS_2, -YEARS_2])('a clock that jumps by %i days deletes nothing', async (days) => {
  const { store, clock, logged, open } = await sweeper();
  await store.add(row('a', later(365).toISOString()));
  const retention = open();
  await retention.sweep();
  clock.now = later(days);
  expect(await retention.sweep()).toEqual({ refusal: 'clock' });
  // A server that starts with such a clock deletes nothing either.
  expect(await open().sweep()).toEqual({ refusal: 'clock' });
  expect(logged.join('')).toContain('"event":"retention.refused","code":"clock"');
  // The expiry of submissions that arrive in between does not depend on that clock.
  expect(retention.endAfter(365)).toBe(later(365).toISOString());
  clock.now = later(0.5);
  expect(await retention.sweep()).toEqual({ deleted: 0 });
  expect(await store.list('reservation')).toHaveLength(1);
  await store.close();
});

test('sweeps after a month without the server; a person confirms a longer absence', async () => {
  const { store, clock, open } = await sweeper();
  await store.add(row('a', later(20).toISOString()));
  await store.add(row('b', later(80).toISOString()));
  await open().sweep();
  clock.now = later(30);
  expect(await open().sweep()).toEqual({ deleted: 1 });
  clock.now = later(100);
  const retention = open();
  expect(await retention.sweep()).toEqual({ refusal: 'clock' });
  await confirmClock(store, clock.now);
  expect(await retention.sweep()).toEqual({ deleted: 1 });
  await store.close();
});

test('a reservation is stored for a year from the visit, then the server deletes it', async () => {
  const site = await startSite();
  expect((await send(site, 'reservation', getForm(RESERVATION))).status).toBe(201);
  expect(await storedIn(site, 'reservation')).toHaveLength(1);
  const store = await openSqliteStore(site.config.dataDir);
  // The visit is on the eleventh day.
  await confirmClock(store, later(375));
  await store.close();
  const environment = { DATA_DIR: site.config.dataDir };
  await startSite({ environment, now: () => later(376) });
  expect(await storedIn(site, 'reservation')).toHaveLength(1);
  await startSite({ environment, now: () => later(377) });
  expect(await storedIn(site, 'reservation')).toEqual([]);
});
