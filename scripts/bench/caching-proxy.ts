import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A proxy that answers each address from memory after the first request. */
export interface CachingProxy {
  readonly url: string;
  stop(): void;
}

interface CachedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Headers of the connection, and those that Node writes by itself. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'];

/** A page without its script elements, so that nothing but the scripts tells the two apart. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^]*?<\/script>/g, '');

/** Serves a site from memory, its pages as `change` returns them. */
export async function startCachingProxy(
  origin: string,
  change: (html: string) => string = (html) => html,
): Promise<CachingProxy> {
  const known = new Map<string, Promise<CachedResponse>>();

  async function fetchOnce(address: string): Promise<CachedResponse> {
    const response = await fetch(origin + address, { redirect: 'manual' });
    let body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) body = Buffer.from(change(body.toString()));
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !OWN.includes(name) && name !== 'set-cookie'),
    );
    const isText = /^(?:text|application\/(?:json|manifest)|image\/svg)/.test(type);
    return {
      status: response.status,
      headers: { ...headers, ...(isText && { 'content-encoding': 'br' }) },
      body: isText ? brotliCompressSync(body) : body,
    };
  }

  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    let answer = known.get(address);
    if (!answer) known.set(address, (answer = fetchOnce(address)));
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
