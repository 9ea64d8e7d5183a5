import { expect, test } from 'vitest';

import { createLog } from '../../server/log.ts';
import { confirmClock, createRetention } from '../../server/submissions/retention.ts';
import type { SealedSubmission } from '../../server/submissions/store.ts';
import { createFolder } from './fixture/dist.ts';
import { getForm, RESERVATION, send, readSubmissions } from './fixture/forms.ts';
import { NOW, startSite } from './fixture/site.ts';
import { openStore, withStore } from './fixture/store.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEARS_2 = 730;

const getLater = (days: number): Date => new Date(NOW.getTime() + days * DAY);

const createRow = (id: string, expiresAt: string | null): SealedSubmission => ({
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
async function createTestSweeper() {
  const store = await openStore(createFolder());
  const clock = { now: NOW };
  const logLines: string[] = [];
  const log = createLog((line) => void logLines.push(line));
  const open = () => createRetention({ store, log, now: () => clock.now });
  return { store, clock, logLines, open };
}

test('deletes expired submissions once, and nothing else', async () => {
  const { store, clock, open } = await createTestSweeper();
  await store.add(createRow('ends', getLater(1).toISOString()));
  await store.add(createRow('stays', getLater(3).toISOString()));
  await store.add(createRow('open', null));
  const retention = open();
  expect(await retention.sweep()).toEqual({ deleted: 0 });
  clock.now = getLater(1);
  expect(await retention.sweep()).toEqual({ deleted: 1 });
  expect(await retention.sweep()).toEqual({ deleted: 0 });
  expect((await store.list('reservation')).map(({ id }) => id).toSorted()).toEqual([
    'open',
    'stays',
  ]);
});

test('compacts the store once a day, but not on the day of its creation', async () => {
  const { store, clock } = await createTestSweeper();
  let compactions = 0;
  const compact = async () => void (compactions += 1);
  const log = createLog(() => {});
  const retention = createRetention({ store: { ...store, compact }, log, now: () => clock.now });
  for (const days of [0, 0.1, 1, 1.1, 2]) {
    clock.now = getLater(days);
    await retention.sweep();
  }
  expect(compactions).toBe(2);
});

test('deletes more than one batch in one sweep', async () => {
  const { store, open } = await createTestSweeper();
  for (let index = 0; index < 501; index += 1)
    await store.add(createRow(`${index}`, NOW.toISOString()));
  expect(await open().sweep()).toEqual({ deleted: 501 });
});

test.each([YEARS_2, -YEARS_2])('a clock that jumps by %i days deletes nothing', async (days) => {
  const { store, clock, logLines, open } = await createTestSweeper();
  await store.add(createRow('a', getLater(365).toISOString()));
  const retention = open();
  await retention.sweep();
  clock.now = getLater(days);
  expect(await retention.sweep()).toEqual({ refusal: 'clock' });
  // A server that starts with such a clock deletes nothing either.
  expect(await open().sweep()).toEqual({ refusal: 'clock' });
  expect(logLines.join('')).toContain('"event":"retention.refused","code":"clock"');
  // The expiry of submissions that arrive in between does not depend on that clock.
  expect(retention.getEndAfter(365)).toBe(getLater(365).toISOString());
  clock.now = getLater(0.5);
  expect(await retention.sweep()).toEqual({ deleted: 0 });
  expect(await store.list('reservation')).toHaveLength(1);
});

test('sweeps after a month without the server; a person confirms a longer absence', async () => {
  const { store, clock, open } = await createTestSweeper();
  await store.add(createRow('a', getLater(20).toISOString()));
  await store.add(createRow('b', getLater(80).toISOString()));
  await open().sweep();
  clock.now = getLater(30);
  expect(await open().sweep()).toEqual({ deleted: 1 });
  clock.now = getLater(100);
  const retention = open();
  expect(await retention.sweep()).toEqual({ refusal: 'clock' });
  await confirmClock(store, clock.now);
  expect(await retention.sweep()).toEqual({ deleted: 1 });
});

test('a reservation is stored for a year from the visit, then the server deletes it', async () => {
  const site = await startSite();
  expect((await send(site, 'reservation', getForm(RESERVATION))).status).toBe(201);
  expect(await readSubmissions(site, 'reservation')).toHaveLength(1);
  // The visit is on the eleventh day.
  await withStore(site, (store) => confirmClock(store, getLater(375)));
  const environment = { DATA_DIR: site.config.dataDir };
  await startSite({ environment, now: () => getLater(376) });
  expect(await readSubmissions(site, 'reservation')).toHaveLength(1);
  await startSite({ environment, now: () => getLater(377) });
  expect(await readSubmissions(site, 'reservation')).toEqual([]);
});
