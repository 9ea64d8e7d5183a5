/**
 * The upper bound of node:http: sends the answers of a given server, requested once and cached unchanged,
 * and does nothing else. A process of its own; prints its port.
 */
import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const [, , origin = '', ...paths] = process.argv;
/** node:http writes these by itself. */
const OWN = new Set(['connection', 'keep-alive', 'date']);

const answers = new Map<string, { readonly headers: string[]; readonly body: string }>();
for (const path of paths) {
  const request = get(origin + path, { headers: { 'Accept-Encoding': 'br' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const headers = Object.entries(answer.headers).filter(([name]) => !OWN.has(name));
  answers.set(path, {
    headers: headers.flat().map(String),
    body: (await buffer(answer)).toString('latin1'),
  });
}

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body, 'latin1');
}).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
