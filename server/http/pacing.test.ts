import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

import { paceRequests } from './pacing.ts';

const AT_ONCE = 4;

/** Starts a server that records which requests start, and how many start in each iteration of the event loop. */
async function startServer(answer: RequestListener) {
  const startedUrls: string[] = [];
  const perIteration = [0];
  let isOpen = true;
  const countIterations = (): void => {
    perIteration.push(0);
    if (isOpen) setImmediate(countIterations);
  };
  countIterations();
  onTestFinished(() => void (isOpen = false));
  const listener = paceRequests(
    (request, response) => {
      startedUrls.push(request.url ?? '');
      perIteration.push((perIteration.pop() ?? 0) + 1);
      answer(request, response);
    },
    { atOnce: AT_ONCE, identifyNetwork: ({ url = '' }) => url.split('/')[1] ?? '' },
  );
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const open = async (): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { startedUrls, perIteration, open };
}

const head = (method: string, path: string, more = ''): string =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const repeat = (count: number, path: string): string =>
  Array.from({ length: count }, (_, index) => head('GET', `${path}/${index}`)).join('');

test('starts a few simultaneous requests at a time, and serves networks in turn', async () => {
  const { startedUrls, perIteration, open } = await startServer((_request, response) => {
    response.end('a');
  });
  const flood = await open();
  const otherConnection = await open();
  flood.write(repeat(100, '/flood') + head('GET', '/flood/last', 'Connection: close\r\n'));
  otherConnection.end(head('GET', '/other', 'Connection: close\r\n'));
  const answers = (await text(flood)).match(/HTTP\/1.1 200/g);
  expect(answers).toHaveLength(101);
  // `AT_ONCE` requests start while others are parsed, and as many again before the next ones are parsed.
  expect(Math.max(...perIteration)).toBeLessThanOrEqual(2 * AT_ONCE);
  expect(startedUrls.indexOf('/other')).toBeLessThan(3 * AT_ONCE);
  expect(startedUrls.at(-1)).toBe('/flood/last');
});

test('delays a body together with its request, and reads all of it', async () => {
  const { open } = await startServer((request, response) => {
    void text(request).then((body) => response.end(String(body.length)));
  });
  const length = 500_000;
  const socket = await open();
  socket.write(
    repeat(AT_ONCE, '/a') +
      head('POST', '/a', `Connection: close\r\nContent-Length: ${length}\r\n`) +
      'a'.repeat(length),
  );
  expect(await text(socket)).toMatch(/\r\n500000$/);
});

test('does not start a request whose client has disconnected', async () => {
  const { startedUrls, open } = await startServer((request, response) => {
    // The connection breaks while the request waits.
    request.socket.destroy();
    response.end();
  });
  const socket = await open();
  socket.write(repeat(100, '/a'));
  await once(socket, 'close');
  const otherConnection = await open();
  otherConnection.write(head('GET', '/other'));
  await once(otherConnection, 'close');
  expect(startedUrls.filter((path) => path !== '/other').length).toBeLessThanOrEqual(AT_ONCE);
});
