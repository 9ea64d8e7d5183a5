import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { BODY_MAX } from '../api.ts';

const same = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

/**
 * The path below the token, `/` for the editor's page; `undefined` for a request that is not answered: one with
 * another token, one that another site sent, or one for another host, as a name that was made to point to this
 * machine would be.
 */
export function getAllowedPath(
  { url = '', headers }: IncomingMessage,
  { token, port }: { readonly token: string; readonly port: number },
): string | undefined {
  const { host = '', origin } = headers;
  if (host !== `127.0.0.1:${port}`) return undefined;
  if (origin !== undefined && origin !== `http://${host}`) return undefined;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return undefined;
  const [, given = '', rest = ''] = /^\/([^/?]*)\/([^?]*)/.exec(url) ?? [];
  return /^[\w-]+$/.test(given) && same(given, token) ? `/${rest}` : undefined;
}

/** What holds for every answer; `preview` is the origin of the pages that are shown inside the editor's. */
export function setHeaders(response: ServerResponse, preview: string): void {
  const headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      // The components write their styles into the document.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${preview}`,
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

/** The body of a request; `undefined` where it is longer than what an editor sends. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // It is read to its end, because whoever is still sending does not read an answer.
    if (size <= BODY_MAX) parts.push(part);
  }
  return size > BODY_MAX ? undefined : Buffer.concat(parts);
}
