import { expect, test } from 'vitest';

import { createHealthCheck } from '../../server/api/health.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { newFolder } from './fixture/dist.ts';
import { ask, startSite } from './fixture/site.ts';

const OPEN = { formsAvailability: undefined, isFull: async () => false } as const;

test('a database that does not answer is 503', async () => {
  const store = await openSqliteStore(newFolder());
  const site = await startSite({ store });
  const health = async () => {
    const { status, body } = await ask(site, '/api/health');
    return [status, JSON.parse(body.toString()) as unknown];
  };
  await store.close();
  expect(await health()).toEqual([
    503,
    expect.objectContaining({ status: 'failing', database: 'failing' }),
  ]);
  // The server closes it again when the test ends.
  Object.assign(store, { close: async () => {} });
});

test('a data folder that is gone is a failing disk', async () => {
  const check = createHealthCheck({
    dataDir: '/nowhere',
    readDatabase: async () => undefined,
    ...OPEN,
  });
  expect(await check()).toEqual({ status: 'failing', database: 'ok', disk: 'failing' });
});

test('many requests cause one check', async () => {
  let checks = 0;
  const check = createHealthCheck({
    dataDir: newFolder(),
    readDatabase: async () => (checks += 1),
    ...OPEN,
  });
  await Promise.all(Array.from({ length: 50 }, check));
  expect(checks).toBe(1);
});

test('a site whose forms have no room is not healthy', async () => {
  const site = await startSite({ environment: { MIN_FREE_DISK_MB: '1000000' } });
  const { status, body } = await ask(site, '/api/health');
  expect([status, JSON.parse(body.toString())]).toEqual([
    503,
    expect.objectContaining({ status: 'failing', forms: 'full' }),
  ]);
});
