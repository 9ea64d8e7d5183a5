import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readLibrary } from './library/library.ts';
import { checkOutsideLinks, collectOutsideLinks } from './outside-links.ts';
import { COMPANY } from './testing/company.ts';

let server: Server;
let origin = '';
const requests: string[] = [];

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    if (url === '/silent') return;
    if (url === '/moved') {
      response.writeHead(301, { Location: '/there' }).end();
      return;
    }
    const status = url === '/gone' ? 404 : url === '/refused' ? 403 : url === '/broken' ? 500 : 200;
    response.writeHead(url === '/no-head' && method === 'HEAD' ? 405 : status).end('text');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Creates the library of the small company, whose pages contain these addresses. */
function createLibrary(...addresses: readonly string[]) {
  const { library } = readLibrary(COMPANY);
  const value = { text: { en: addresses.map((address) => `See [this](${address}).`).join(' ') } };
  const file = {
    file: 'content/pages/links.json',
    text: '',
    tree: undefined,
    value,
    writtenValue: value,
  };
  return { ...library, files: [file] };
}

it('finds the addresses of other sites, with their places in the content', () => {
  const { library } = readLibrary(COMPANY);
  const links = collectOutsideLinks(library);
  expect(links.get('https://example.com/careers')).toContain('content/site.json › links.careers');
  expect([...links.keys()].some((address) => address.startsWith('https://www.example.com'))).toBe(
    false,
  );
});

it('reports broken links, and those whose state is unknown', async () => {
  const at = (path: string) => origin + path;
  const checkedLinks = await checkOutsideLinks(
    createLibrary(
      ...['/there', '/moved', '/no-head', '/gone', '/refused', '/broken', '/silent'].map(at),
      'http://name.invalid/page',
    ),
    500,
  );
  const states = Object.fromEntries(
    checkedLinks.map(({ address, state, reason }) => [
      address.replace(origin, ''),
      `${state} ${reason}`,
    ]),
  );
  expect(states).toMatchObject({
    '/there': 'found 200',
    '/moved': 'found 200',
    '/no-head': 'found 200',
    '/gone': 'missing 404',
    '/refused': 'unknown 403',
    '/broken': 'unknown 500',
    '/silent': 'unknown TimeoutError',
  });
  expect(states['http://name.invalid/page']).toMatch(/^(?:missing|unknown) /);
  expect(checkedLinks[0]?.places).toEqual(['content/pages/links.json › text.en']);
  expect(requests).toContain('GET /no-head');
  expect(requests.filter((request) => request === 'GET /there')).toEqual([]);
});
