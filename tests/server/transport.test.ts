import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';

import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { ask, startSite, talk, until } from './fixture/site.ts';

const SLOW = { timeouts: { headers: 150, body: 300, check: 50 } };
const FORM_HEAD =
  'POST /api/inquiries HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n' +
  'Content-Type: application/x-www-form-urlencoded\r\n\r\n';
/** With this the server says that it has begun to read what follows. */
const EXPECT = 'Expect: 100-continue\r\n';

test('headers that do not arrive in time are 408', async () => {
  const site = await startSite(SLOW);
  expect(await talk(site, 'GET /home/main HTTP/1.1\r\nHost:')).toMatch(
    /^HTTP\/1.1 408 .*application\/problem\+json.*"code":"timeout"/s,
  );
});

test('a body that does not arrive in time is 408 and leaves nothing', async () => {
  const site = await startSite(SLOW);
  expect(await talk(site, `${FORM_HEAD}writer=half`)).toMatch(/^HTTP\/1.1 408 /);
  expect(site.logged.join('')).not.toContain('inquiry.stored');
  expect((await ask(site, '/api/health')).status).toBe(200);
});

test('headers that are too large are 431, an address that is too long is 414', async () => {
  const site = await startSite();
  const large = `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`;
  expect(await talk(site, large)).toMatch(/^HTTP\/1.1 431 .*problem\+json/s);
  expect((await ask(site, `/home/main?${'a'.repeat(5000)}`)).status).toBe(414);
  expect((await ask(site, `/api/notices?${'a'.repeat(5000)}`)).status).toBe(414);
});

test.each([
  'nonsense\r\n\r\n',
  'GET /home/main HTTP/1.1\r\n\r\n',
  'GET /home/main HTTP/1.1\r\nHost: a\r\nBad Header: b\r\n\r\n',
  'POST /api/inquiries HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
])('%j is 400', async (bytes) => {
  const site = await startSite();
  expect(await talk(site, bytes)).toMatch(/^HTTP\/1.1 400 /);
  expect((await ask(site, '/api/health')).status).toBe(200);
});

test('an address with a host in front is the same address', async () => {
  const site = await startSite();
  const answer = await ask(site, 'http://other.example/home/connected');
  expect(answer.status).toBe(200);
  const broken = await talk(site, 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(broken).toMatch(/^HTTP\/1.1 405 /);
});

test.each(['/api/inquiries', '/home/inquiry'])(
  'a visitor who leaves %s in the middle leaves nothing behind',
  async (target) => {
    const site = await startSite();
    const socket = connect(site.port, '127.0.0.1');
    socket.write(
      FORM_HEAD.replace('/api/inquiries', target).replace('\r\n\r\n', `\r\n${EXPECT}\r\n`),
    );
    await once(socket, 'data');
    socket.write('writer=half', () => socket.destroy());
    await site.app.close();
    expect(site.logged.join('')).not.toMatch(/inquiry|failed/);
    const store = await openSqliteStore(site.config.dataDir, { readOnly: true });
    expect(await store.list('inquiry')).toEqual([]);
    await store.close();
  },
);

test('500 idle connections leave room for others', async () => {
  const site = await startSite();
  const idle: Socket[] = Array.from({ length: 500 }, () => connect(site.port, '127.0.0.1'));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  expect((await ask(site, '/home/connected')).status).toBe(200);
  for (const socket of idle) socket.destroy();
});

test('closing finishes what was begun and accepts nothing new', async () => {
  const site = await startSite();
  const socket = connect(site.port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  const body = 'writer=a';
  socket.write(
    `POST /api/inquiries HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${body.length}\r\n` +
      `${EXPECT}Content-Type: application/x-www-form-urlencoded\r\n\r\n`,
  );
  await until(() => received.includes('100 Continue'));
  const closed = site.app.close();
  await expect(ask(site, '/api/health')).rejects.toThrow(/ECONNREFUSED/);
  socket.write(body);
  await until(() => received.includes('HTTP/1.1 422'));
  await closed;
});
