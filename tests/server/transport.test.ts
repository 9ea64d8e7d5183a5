import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';

import { getForm, REPORT, send } from './fixture/forms.ts';
import { createInquiryForm, createPdf } from './fixture/inquiry.ts';
import { ask, getSharedSite, startSite, talk, waitUntil } from './fixture/site.ts';
import { openStore } from './fixture/store.ts';

const SLOW = { timeouts: { headers: 150, body: 300, check: 50 } };
const FORM_HEAD =
  'POST /api/inquiries HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n' +
  'Content-Type: application/x-www-form-urlencoded\r\n\r\n';
/** With this response the server has started to read the body. */
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
  expect(site.logLines.join('')).not.toContain('inquiry.stored');
  expect((await ask(site, '/api/health')).status).toBe(200);
});

test('headers that are too large are 431, an address that is too long is 414', async () => {
  const site = await getSharedSite();
  const large = `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`;
  expect(await talk(site, large)).toMatch(/^HTTP\/1.1 431 .*problem\+json/s);
  for (const length of [5_000, 10_000, 20_000, 40_000])
    for (const target of ['/home/main', '/api/notices']) {
      const response = await ask(site, `${target}?${'a'.repeat(length)}`);
      expect([length, response.status]).toEqual([length, 414]);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
});

test('an unknown expectation is 417 with the usual headers', async () => {
  const site = await getSharedSite();
  const answer = await talk(
    site,
    'GET /home/connected HTTP/1.1\r\nHost: a\r\nExpect: xyz\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1.1 417 .*nosniff.*"detail":\{"ko"/s);
});

/** Returns the bytes of an endless body that the server reads before it closes the connection. */
function countBytes(
  port: number,
  head: string,
): Promise<{ takenCount: number; receivedText: string }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let receivedText = '';
    const end = () => {
      resolve({ takenCount: socket.bytesWritten, receivedText });
      socket.destroy();
    };
    const write = () => {
      while (!socket.destroyed && socket.bytesWritten < 100_000_000)
        if (!socket.write('a'.repeat(64 * 1024))) return;
      end();
    };
    socket
      .on('data', (chunk) => (receivedText += chunk.toString()))
      .on('error', end)
      .on('close', end)
      .on('drain', write);
    socket.write(head);
    write();
  });
}

test.each([
  ['GET', '/home/connected', 200],
  ['GET', '/nowhere', 404],
  ['GET', '/api/notices', 400],
  ['POST', '/home/connected', 405],
  ['POST', '/api/notices/1/views', 204],
  ['DELETE', '/api/inquiries', 405],
  ['POST', '/api/nothing', 404],
])('%s %s with 100 MB, where no body is expected, is not read', async (method, target, status) => {
  const site = await getSharedSite();
  const head = `${method} ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n`;
  const { takenCount, receivedText } = await countBytes(site.port, head);
  // The capacity of the buffers at both ends.
  expect(takenCount).toBeLessThan(50_000_000);
  if (receivedText) expect(receivedText).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await ask(site, '/home/connected')).status).toBe(200);
});

test('a body without progress ends with 408, and its memory is released', async () => {
  const site = await startSite({ bodyProgress: { bytes: 1000, milliseconds: 100 } });
  const head = FORM_HEAD.replace('Content-Length: 1000', 'Content-Length: 100000');
  const answer = await talk(site, `${head}writer=half`);
  expect(answer).toMatch(/^HTTP\/1.1 408 .*"code":"timeout"/s);
  expect(answer).toContain('Connection: close');
});

test('incomplete uploads of one network neither block another nor stay in memory', async () => {
  const site = await startSite({
    environment: { TRUST_PROXY: 'true' },
    bodyProgress: { bytes: 1000, milliseconds: 2_000 },
  });
  const file = createPdf(2 * 1024 * 1024);
  const whole = new Request(site.url, {
    method: 'POST',
    body: createInquiryForm({}, { name: 'a.pdf', content: file }),
  });
  const bytes = Buffer.from(await whole.arrayBuffer());
  const head =
    'POST /api/inquiries HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.1\r\n' +
    `Content-Type: ${whole.headers.get('content-type')}\r\nContent-Length: ${bytes.length}\r\n\r\n`;
  const sockets = Array.from({ length: 220 }, () => connect(site.port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.write(head);
    socket.write(bytes.subarray(0, bytes.length - 100));
  }
  const sendWhole = (address: string) =>
    ask(site, '/api/inquiries', {
      method: 'POST',
      body: bytes,
      headers: {
        'Content-Type': String(whole.headers.get('content-type')),
        'X-Forwarded-For': address,
      },
    });
  expect((await sendWhole('198.51.100.1')).status).toBe(201);
  for (const socket of sockets) socket.destroy();
  expect((await sendWhole('203.0.113.1')).status).toBe(201);
});

test.each([
  'nonsense\r\n\r\n',
  'GET /home/main HTTP/1.1\r\n\r\n',
  'GET /home/main HTTP/1.1\r\nHost: a\r\nBad Header: b\r\n\r\n',
  'GET /home/connected HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n',
  'GET /api/notices HTTP/1.1\r\nHost: a\r\nHOST: a\r\n\r\n',
  'POST /api/inquiries HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
])('%j is 400', async (bytes) => {
  const site = await getSharedSite();
  expect(await talk(site, bytes)).toMatch(/^HTTP\/1.1 400 /);
  expect((await ask(site, '/api/health')).status).toBe(200);
});

test('an address with a host is the same address', async () => {
  const site = await getSharedSite();
  const response = await ask(site, 'http://other.example/home/connected');
  expect(response.status).toBe(200);
  const broken = await talk(site, 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(broken).toMatch(/^HTTP\/1.1 405 /);
});

test.each(['/api/inquiries', '/home/inquiry'])(
  'a connection that breaks off %s stores nothing',
  async (target) => {
    const site = await startSite();
    const socket = connect(site.port, '127.0.0.1');
    socket.write(
      FORM_HEAD.replace('/api/inquiries', target).replace('\r\n\r\n', `\r\n${EXPECT}\r\n`),
    );
    await once(socket, 'data');
    socket.write('writer=half', () => socket.destroy());
    await site.app.close();
    expect(site.logLines.join('')).not.toMatch(/inquiry|failed/);
    const store = await openStore(site.config.dataDir, { readOnly: true });
    expect(await store.list('inquiry')).toEqual([]);
  },
);

test('500 idle connections do not block others', async () => {
  const site = await startSite();
  const idle: Socket[] = Array.from({ length: 500 }, () => connect(site.port, '127.0.0.1'));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  expect((await ask(site, '/home/connected')).status).toBe(200);
  for (const socket of idle) socket.destroy();
});

test('closing finishes requests in progress and accepts no new ones', async () => {
  const site = await startSite();
  const socket = connect(site.port, '127.0.0.1');
  let receivedText = '';
  socket.on('data', (chunk) => (receivedText += chunk.toString()));
  const body = 'writer=a';
  socket.write(
    `POST /api/inquiries HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${body.length}\r\n` +
      `${EXPECT}Content-Type: application/x-www-form-urlencoded\r\n\r\n`,
  );
  await waitUntil(() => receivedText.includes('100 Continue'));
  const closed = site.app.close();
  await expect(ask(site, '/api/health')).rejects.toThrow(/ECONNREFUSED/);
  socket.write(body);
  await waitUntil(() => receivedText.includes('HTTP/1.1 422'));
  await closed;
});

test('closing waits for queued reports, but not longer than configured', async () => {
  const site = await startSite({ environment: { SHUTDOWN_TIMEOUT: '60' } });
  let arrivedCount = 0;
  site.app.server.on('request', () => (arrivedCount += 1));
  const reports = Array.from({ length: 10 }, (_, index) =>
    send(site, 'report', getForm(REPORT, { title: `${index}` })),
  );
  await waitUntil(() => arrivedCount === 10);
  const closed = site.app.close();
  const statuses = (await Promise.all(reports)).map(({ status }) => status);
  await closed;
  expect(new Set(statuses)).toEqual(new Set([201]));

  const impatient = await startSite({ environment: { SHUTDOWN_TIMEOUT: '1' } });
  const socket = connect(impatient.port, '127.0.0.1');
  const ended = once(socket, 'close');
  socket.on('error', () => undefined).write(FORM_HEAD.replace('\r\n\r\n', `\r\n${EXPECT}\r\n`));
  await once(socket, 'data');
  await impatient.app.close();
  await ended;
});
