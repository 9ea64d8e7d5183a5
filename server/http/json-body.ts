import type { IncomingMessage } from 'node:http';
import { TEXTS_MAX_BYTES } from '@site/contract/limits';

import {
  decodeUtf8,
  FIELDS_MAX,
  isUncompressed,
  NAME_MAX,
  readBytes,
  createRefusedBody,
  refuseUnread,
  type BodyReading,
  type FormBody,
} from './body.ts';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** Returns whether a request declares a JSON body. */
export const isJson = ({ headers }: IncomingMessage): boolean =>
  JSON_TYPE.test(headers['content-type'] ?? '');

/** Fields are flat: an object or a list counts as no value. */
const keepSimple = (value: unknown): unknown => (typeof value === 'object' ? null : value);

/** Returns the members of a JSON object; `undefined` for any other bytes. Refuses a byte order mark. */
function parseFields(bytes: Buffer): ReadonlyMap<string, unknown> | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const members = Object.entries(value);
    if (members.length > FIELDS_MAX || members.some(([name]) => name.length > NAME_MAX))
      return undefined;
    return new Map(members.map(([name, field]) => [name, keepSimple(field)]));
  } catch {
    return undefined;
  }
}

/**
 * Reads a form that was sent as one flat JSON object; files are not possible. Throws a `BusyError`, a
 * `StalledBodyError`, and errors of the connection.
 */
export async function readJsonBody(
  request: IncomingMessage,
  reading: BodyReading,
): Promise<FormBody> {
  if (!isUncompressed(request)) return refuseUnread(request, 'unsupportedMediaType');
  const bytes = await readBytes(request, TEXTS_MAX_BYTES, reading);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const fields = parseFields(bytes);
  return fields
    ? { fields, files: new Map(), json: true, unfinished: false }
    : createRefusedBody('malformed', false);
}
