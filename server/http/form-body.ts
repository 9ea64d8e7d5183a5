import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import {
  ATTACHMENT_MAX_BYTES,
  SUBMISSION_DRAIN_MAX_BYTES,
  SUBMISSION_MAX_BYTES,
} from '@site/contract/limits';

import {
  isPlain,
  unusable,
  type FormBody,
  type FormBodyProblem,
  type ReceivedFile,
} from './body.ts';
import type { MemoryBudget } from './limits.ts';

const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/** More than any form of the site has; a text that reaches the size limit is longer than any may be. */
const LIMITS = {
  fieldNameSize: 64,
  fieldSize: 64 * 1024,
  fields: 32,
  files: 2,
  parts: 34,
  headerPairs: 16,
  // One byte more than allowed, so that "exactly 2 MiB" and "too large" can be told apart.
  fileSize: ATTACHMENT_MAX_BYTES + 1,
} as const;

/**
 * Reads a posted form, multipart or urlencoded, into memory and nowhere else.
 *
 * Sizes are counted while it arrives. What is too large is still read, without being kept, up to
 * `SUBMISSION_DRAIN_MAX_BYTES`, because a browser shows no answer before it has sent everything.
 * Rejects where the visitor's connection breaks. `budget` bounds what all readers keep together; it
 * is charged while this runs and throws `BusyError`.
 */
export async function readFormBody(
  request: IncomingMessage,
  budget: MemoryBudget,
): Promise<FormBody> {
  const { headers } = request;
  if (!FORM_TYPE.test(headers['content-type'] ?? '') || !isPlain(request))
    return unusable(request, 'unsupportedMediaType');
  if (Number(headers['content-length'] ?? 0) > SUBMISSION_DRAIN_MAX_BYTES)
    return unusable(request, 'tooLarge');

  let parser: busboy.Busboy;
  try {
    parser = busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch {
    return unusable(request, 'malformed');
  }

  const fields = new Map<string, string>();
  const files = new Map<string, ReceivedFile>();
  let problem: FormBodyProblem | undefined;
  const found = (what: FormBodyProblem) => (problem ??= what);

  parser
    .on('field', (name, value, { nameTruncated }) => {
      // A field that is there twice could be read one way here and another way elsewhere.
      if (nameTruncated || !name || fields.has(name) || files.has(name)) found('malformed');
      // Forms travel with CRLF; a browser counts what it shows, where a line break is one character.
      else fields.set(name, value.replace(/\r\n?/g, '\n'));
    })
    .on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > ATTACHMENT_MAX_BYTES) chunks.length = 0;
        else chunks.push(chunk);
      });
      // Busboy reports a broken body on the parser as well.
      stream.on('error', () => chunks.splice(0));
      stream.on('close', () => {
        if (size > ATTACHMENT_MAX_BYTES) found('attachmentTooLarge');
        // Browsers send a file field that was left alone as a file without a name.
        else if (!filename && size === 0) return;
        else if (!name || !filename || fields.has(name) || files.has(name)) found('malformed');
        else files.set(name, { name: filename, content: Buffer.concat(chunks) });
      });
    })
    .on('fieldsLimit', () => found('malformed'))
    .on('filesLimit', () => found('malformed'))
    .on('partsLimit', () => found('malformed'));
  const parsed = new Promise<void>((resolve) => {
    parser.on('close', resolve).on('error', () => {
      found('malformed');
      resolve();
    });
  });

  let received = 0;
  let charged = 0;
  let unfinished = false;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const { length } = chunk as Buffer;
      received += length;
      if (received > SUBMISSION_MAX_BYTES) found('tooLarge');
      else {
        budget.take(length);
        charged += length;
      }
      if (received > SUBMISSION_DRAIN_MAX_BYTES) {
        unfinished = true;
        break;
      }
      if (!parser.destroyed && !parser.write(chunk))
        await Promise.race([new Promise((resolve) => parser.once('drain', resolve)), parsed]);
    }
    if (unfinished) parser.destroy();
    else {
      if (!parser.destroyed) parser.end();
      await parsed;
    }
  } finally {
    budget.giveBack(charged);
    parser.destroy();
  }
  return { fields, files, ...(problem && { problem }), unfinished, json: false };
}
