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

const MULTIPART = /^multipart\/form-data\s*(?:;|$)/i;
const URLENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

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
 * Reads a posted form, multipart or urlencoded, into memory. Throws a `BusyError`, a `StalledBodyError`, and errors of
 * the connection.
 */
export async function readFormBody(
  request: IncomingMessage,
  reading: BodyReading,
): Promise<FormBody> {
  const type = request.headers['content-type'] ?? '';
  if (!isUncompressed(request) || !(MULTIPART.test(type) || URLENCODED.test(type)))
    return refuseUnread(request, 'unsupportedMediaType');
  if (MULTIPART.test(type)) return readMultipartBody(request, reading);
  const bytes = await readBytes(request, TEXTS_MAX_BYTES, reading);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const fields = parsePairs(bytes);
  return fields
    ? { fields, files: new Map(), json: false, unfinished: false }
    : createRefusedBody('malformed', false);
}
