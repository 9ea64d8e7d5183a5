import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface Mirror {
  readonly url: string;
  stop(): void;
}

interface Kept {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Headers of the connection, and those that Node writes by itself. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'];

/**
 * Serves a site again out of memory, as it is or with every script element taken out of its pages,
 * so that nothing but the scripts tells the two apart.
 */
export async function startMirror(origin: string, scripts: 'kept' | 'removed'): Promise<Mirror> {
  const known = new Map<string, Promise<Kept>>();

  async function fetched(address: string): Promise<Kept> {
    const response = await fetch(origin + address, { redirect: 'manual' });
    let body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    if (scripts === 'removed' && type.startsWith('text/html'))
      body = Buffer.from(body.toString().replaceAll(/<script\b[^]*?<\/script>/g, ''));
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
    if (!answer) known.set(address, (answer = fetched(address)));
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
