import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/*
 * Protects a page that a program serves on the loopback address, for the person at the machine: the editor, and the
 * window of the desk.
 */

/** The only address that these pages are served on. */
export const LOOPBACK = '127.0.0.1';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const isSame = (sentToken: string, expectedToken: string): boolean =>
  sentToken.length === expectedToken.length &&
  timingSafeEqual(Buffer.from(sentToken), Buffer.from(expectedToken));

/**
 * Returns the path of a request below its token, `/` for the page itself. Returns `undefined` if the request has to be
 * refused: it has another token, another site caused it, or it names another host, such as a domain that resolves to
 * this machine.
 */
export function getAllowedPath(
  { url = '', headers }: IncomingMessage,
  { token, port }: { readonly token: string; readonly port: number },
): string | undefined {
  const { host = '', origin } = headers;
  if (host !== `${LOOPBACK}:${port}`) return undefined;
  if (origin !== undefined && origin !== `http://${host}`) return undefined;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return undefined;
  const [, sentToken = '', rest = ''] = /^\/([^/?]*)\/([^?]*)/.exec(url) ?? [];
  return /^[\w-]+$/.test(sentToken) && isSame(sentToken, token) ? `/${rest}` : undefined;
}

/** Sets the headers of every response. `frames` is the origin of pages in iframes. */
export function setPageHeaders(response: ServerResponse, frames = "'none'"): void {
  const headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      // The components insert their styles into the document.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${frames}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The address contains the token.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Reads the body of a request; resolves with `undefined` if it has more bytes than `maximum`. */
export async function readWholeBody(
  request: IncomingMessage,
  maximum: number,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // It is read to its end, because a client that is still sending does not read a response.
    if (size <= maximum) parts.push(part);
  }
  return size > maximum ? undefined : Buffer.concat(parts);
}

/** Answers with a file of the built page in `folder`, or with 404 if it does not exist. */
export async function sendPageFile(
  folder: string,
  at: string,
  response: ServerResponse,
): Promise<void> {
  const name = at === '/' ? 'index.html' : at.slice(1);
  const type = TYPES[path.extname(name)];
  if (!type || !/^[\w-]+(?:\/[\w.-]+)?\.\w+$/.test(name)) {
    response.writeHead(404).end();
    return;
  }
  try {
    const body = await readFile(path.join(folder, name));
    response.writeHead(200, { 'Content-Type': type }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}
