import type { IncomingMessage } from 'node:http';

import { HEADERS_MAX, URL_MAX } from './limits.ts';
import type { ProblemCode } from './problems.ts';

/** Status and problem code of a request whose head is refused. */
export type HeadProblem = readonly [status: 400 | 414 | 431, code: ProblemCode];

const TOO_LONG: HeadProblem = [414, 'malformed'];
const TOO_LARGE: HeadProblem = [431, 'malformed'];
const AMBIGUOUS: HeadProblem = [400, 'malformed'];

/**
 * Checks what node:http does not check: the length of the request target, the size of all headers, and that there is
 * one `Host` (RFC 9112, section 3.2; node:http uses the first of several, a proxy in front may use another). Returns
 * `undefined` if all are valid.
 */
export function findHeadProblem({
  url = '/',
  rawHeaders,
}: IncomingMessage): HeadProblem | undefined {
  if (url.length > URL_MAX) return TOO_LONG;
  let size = 0;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    size += name.length + (rawHeaders[index + 1]?.length ?? 0);
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (size > HEADERS_MAX) return TOO_LARGE;
  return hosts > 1 ? AMBIGUOUS : undefined;
}

/** The bytes that most clients have sent by the time they get the response. */
const SMALL_BODY = 65_536;

/**
 * Returns whether the rest of a body is not worth reading. node:http reads it to its end before the next request of the
 * connection. That is right for small bodies: closing the connection while they arrive resets it, and the client loses
 * the response.
 */
export const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY;

/** Returns whether a request has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
