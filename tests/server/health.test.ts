import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { createHealthCheck } from '../../server/api/health.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { createFolder } from './fixture/dist.ts';
import { ask, startSite } from './fixture/site.ts';

const OPEN = { formsAvailability: undefined, isFull: async () => false } as const;

test('a database that does not answer is 503', async () => {
  const store = await openSqliteStore(createFolder());
  const site = await startSite({ store });
  const getHealth = async () => {
    const { status, body } = await ask(site, '/api/health');
    return [status, JSON.parse(body.toString()) as unknown];
  };
  await store.close();
  expect(await getHealth()).toEqual([
    503,
    expect.objectContaining({ status: 'failing', database: 'failing' }),
  ]);
  // The server closes it again when the test ends.
  Object.assign(store, { close: async () => {} });
});

test('a missing data folder is a failing disk', async () => {
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
    dataDir: createFolder(),
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

test('health is answered before the requests of a client that sends many', async () => {
  const site = await startSite();
  const open = async (): Promise<Socket> => {
    const socket = connect(site.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const [flood, monitor] = [await open(), await open()];
  // Both connections are accepted before the flood begins.
  await ask(site, '/api/health');
  const count = 300;
  const responses: ServerResponse[] = [];
  let answerTime = Infinity;
  site.app.server.on('request', ({ url }, response: ServerResponse) => {
    if (url === '/nothing') responses.push(response);
    else answerTime = responses.filter(({ writableEnded }) => writableEnded).length;
  });
  flood.resume().write('GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
  monitor.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n');
  expect((await once(monitor, 'data')).toString()).toContain(' 200 OK');
  expect(answerTime).toBeLessThan(count / 2);
  await expect
    .poll(() => responses.filter((response) => response.writableFinished).length)
    .toBe(count);
});
