import type { IncomingMessage } from 'node:http';

import { HEADERS_MAX, URL_MAX } from './limits.ts';
import type { ProblemCode } from './problems.ts';

/** Status and problem code of a request whose head is refused. */
export type HeadProblem = readonly [status: 400 | 414 | 431, code: ProblemCode];

const TOO_LONG: HeadProblem = [414, 'malformed'];
const TOO_LARGE: HeadProblem = [431, 'malformed'];
const AMBIGUOUS: HeadProblem = [400, 'malformed'];

/**
 * Checks what node:http does not: the length of the request target, the size of all headers
 * together, and that there is one `Host` (RFC 9112, section 3.2; node:http keeps the first of
 * several, a proxy in front may have used another). Returns `undefined` where nothing is wrong.
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

/** What most clients have sent by the time that they are answered, in bytes. */
const SMALL_BODY = 65_536;

/**
 * Whether what is left of a body is not worth reading. node:http reads an unread body to its end before the
 * next request of a connection. Of a small one that is right: to close the connection while it arrives
 * resets it, and the client loses the answer.
 */
export const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY;

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
