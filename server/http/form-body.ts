import type { IncomingMessage } from 'node:http';
import { TEXTS_MAX_BYTES } from '@site/contract/limits';

import {
  decodeUtf8,
  FIELDS_MAX,
  isUncompressed,
  NAME_MAX,
  normalizeLineBreaks,
  readBytes,
  createRefusedBody,
  refuseUnread,
  type BodyReading,
  type FormBody,
} from './body.ts';
import { readMultipartBody } from './multipart-body.ts';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const MULTIPART = /^multipart\/form-data\s*(?:;|$)/i;
const URLENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Fields are flat: an object or a list counts as no value. */
const keepSimple = (value: unknown): unknown => (typeof value === 'object' ? null : value);

/** Returns the members of a JSON object; `undefined` for any other bytes. Refuses a byte order mark. */
function parseJson(bytes: Buffer): ReadonlyMap<string, unknown> | undefined {
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

/** Decodes a name or value of a urlencoded form. Throws if it is not UTF-8. */
const decodeComponent = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

/** Returns the pairs of a urlencoded form; `undefined` if it is malformed or repeats a field. */
function parsePairs(bytes: Buffer): ReadonlyMap<string, string> | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return undefined;
  const pairs = text.split('&', FIELDS_MAX + 2).filter(Boolean);
  if (pairs.length > FIELDS_MAX) return undefined;
  const fields = new Map<string, string>();
  try {
    for (const pair of pairs) {
      const equals = pair.indexOf('=');
      const name = decodeComponent(equals === -1 ? pair : pair.slice(0, equals));
      const value = equals === -1 ? '' : decodeComponent(pair.slice(equals + 1));
      if (!name || name.length > NAME_MAX || fields.has(name)) return undefined;
      fields.set(name, normalizeLineBreaks(value));
    }
  } catch {
    return undefined;
  }
  return fields;
}

/**
 * Reads a posted form into memory: multipart or urlencoded, or one flat JSON object if `acceptsJson`. Throws a
 * `BusyError`, a `StalledBodyError`, and errors of the connection.
 */
export async function readFormBody(
  request: IncomingMessage,
  reading: BodyReading,
  acceptsJson: boolean,
): Promise<FormBody> {
  const type = request.headers['content-type'] ?? '';
  const json = acceptsJson && JSON_TYPE.test(type);
  if (!isUncompressed(request) || !(json || MULTIPART.test(type) || URLENCODED.test(type)))
    return refuseUnread(request, 'unsupportedMediaType');
  if (MULTIPART.test(type)) return readMultipartBody(request, reading);
  const bytes = await readBytes(request, TEXTS_MAX_BYTES, reading);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const fields = json ? parseJson(bytes) : parsePairs(bytes);
  return fields
    ? { fields, files: new Map(), json, unfinished: false }
    : createRefusedBody('malformed', false);
}
