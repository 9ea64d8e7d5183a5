import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/*
 * What guards a page that a program serves on the loopback address of one machine, for the person at it: the editor and
 * the window of the desk.
 */

/** The only address that such a page is served on. */
export const LOOPBACK = '127.0.0.1';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const isSame = (sent: string, expected: string): boolean =>
  sent.length === expected.length && timingSafeEqual(Buffer.from(sent), Buffer.from(expected));

/**
 * The path below the token of a request, `/` for the page itself; `undefined` for a request to refuse: with another
 * token, caused by another site, or for another host, such as a name that was made to point to this machine.
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
  const [, sent = '', rest = ''] = /^\/([^/?]*)\/([^?]*)/.exec(url) ?? [];
  return /^[\w-]+$/.test(sent) && isSame(sent, token) ? `/${rest}` : undefined;
}

/** Sets the headers of every answer. `frames` is the origin of pages that are shown inside the page. */
export function setPageHeaders(response: ServerResponse, frames = "'none'"): void {
  const headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      // The components write their styles into the document.
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
    // The address holds the token.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Reads the body of a request; resolves with `undefined` where it has more bytes than `maximum`. */
export async function readWholeBody(
  request: IncomingMessage,
  maximum: number,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // Read to its end, because a client that is still sending does not read an answer.
    if (size <= maximum) parts.push(part);
  }
  return size > maximum ? undefined : Buffer.concat(parts);
}

/** Answers with a file of the built page in `folder`; 404 where there is none at this path. */
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
