import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { API, PATHS } from '@site/contract/paths';

const ids = new WeakMap<IncomingMessage, string>();

/**
 * The id of a request: random, and made when the first line of the log is about it. What its visitor is shown as a
 * reference is the same. A request id from the client is ignored: it could be used to track a visitor.
 */
export function createRequestId(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const id = randomBytes(6).toString('hex');
  ids.set(request, id);
  return id;
}

const HOTLINE: readonly string[] = [
  PATHS.whistleblowing,
  PATHS.tipResult,
  API.reports,
  API.compliments,
  API.lookup,
];

/** Whether an address belongs to the hotline. A reference would show who quotes it to be a reporter. */
export const isHotline = (path: string | undefined): boolean =>
  path !== undefined && HOTLINE.includes(path.replace(/\/+$/, ''));
