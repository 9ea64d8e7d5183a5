import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { API, PATHS } from '@site/contract/paths';

const ids = new WeakMap<IncomingMessage, string>();

/**
 * Returns the id of a request, which is random and created with its first log line. Visitors see it as the reference. A
 * request id of the client is ignored, because it could be used to track a visitor.
 */
export function createRequestId(request: IncomingMessage): string {
  const existingId = ids.get(request);
  if (existingId !== undefined) return existingId;
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

/**
 * Returns whether an address belongs to the hotline. A reference would identify the visitor who quotes it as a
 * reporter.
 */
export const isHotline = (path: string | undefined): boolean =>
  path !== undefined && HOTLINE.includes(path.replace(/\/+$/, ''));
