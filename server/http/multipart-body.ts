import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import {
  ATTACHMENT_MAX_BYTES,
  SUBMISSION_DRAIN_MAX_BYTES,
  SUBMISSION_MAX_BYTES,
  TEXTS_MAX_BYTES,
} from '@site/contract/limits';

import {
  announcesMoreThan,
  decodeUtf8,
  FIELDS_MAX,
  NAME_MAX,
  normalizeLineBreaks,
  readChunks,
  createRefusedBody,
  refuseUnread,
  type BodyReading,
  type FormBody,
  type FormBodyProblem,
  type ReceivedFile,
} from './body.ts';

const FILES_MAX = 2;

const LIMITS = {
  // Every part is read as a stream of bytes (`isPartAFile`), so that its text can be checked.
  files: FIELDS_MAX + FILES_MAX,
  parts: FIELDS_MAX + FILES_MAX,
  headerPairs: 16,
  headerSize: 8 * 1024,
  // One byte more than allowed, to distinguish exactly 2 MiB from too large.
  fileSize: ATTACHMENT_MAX_BYTES + 1,
} as const;

/** Collects the parts of one body. */
class Parts {
  readonly fields = new Map<string, string>();
  readonly files = new Map<string, ReceivedFile>();
  problem: FormBodyProblem | undefined;
  #textBytes = 0;

  /** Only the first problem is reported. */
  refuse(problem: FormBodyProblem): void {
    this.problem ??= problem;
  }

  /** Collects one part. A part with a file name or a binary type is a file; any other part is a text. */
  collect(
    name: string | undefined,
    stream: BusboyFileStream,
    filename: string | undefined,
    type: string,
  ): void {
    const isFile = filename !== undefined || type === 'application/octet-stream';
    const max = isFile ? ATTACHMENT_MAX_BYTES : TEXTS_MAX_BYTES;
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > max) chunks.length = 0;
      else chunks.push(chunk);
    });
    stream.on('error', () => chunks.splice(0));
    stream.on('end', () => {
      if (size > max) return this.refuse(isFile ? 'attachmentTooLarge' : 'tooLarge');
      const content = Buffer.concat(chunks);
      if (!isFile) return this.#addField(name, content);
      // Browsers send an empty file field as an empty file without a name.
      return filename || size > 0 ? this.#addFile(name, filename ?? '', content) : undefined;
    });
  }

  /** A repeated name could be read differently by other programs. */
  #isNew(name: string | undefined): name is string {
    return !!name && name.length <= NAME_MAX && !this.fields.has(name) && !this.files.has(name);
  }

  #addField(name: string | undefined, bytes: Buffer): void {
    const text = decodeUtf8(bytes);
    this.#textBytes += bytes.length;
    if (this.#textBytes > TEXTS_MAX_BYTES) this.refuse('tooLarge');
    else if (!this.#isNew(name) || text === undefined) this.refuse('malformed');
    else this.fields.set(name, normalizeLineBreaks(text));
  }

  #addFile(name: string | undefined, filename: string, content: Buffer): void {
    if (!this.#isNew(name) || !filename || this.files.size >= FILES_MAX) this.refuse('malformed');
    else this.files.set(name, { name: filename, content });
  }
}

/** Creates the parser of a body; returns `undefined` if its headers have no usable boundary. */
function createParser(request: IncomingMessage, parts: Parts): Busboy | undefined {
  try {
    const parser = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: LIMITS,
      isPartAFile: () => true,
    });
    return parser
      .on('file', (name, stream, filename, _encoding, type) =>
        // The types omit that a part may have no file name.
        parts.collect(name, stream, filename as string | undefined, type),
      )
      .on('filesLimit', () => parts.refuse('malformed'))
      .on('partsLimit', () => parts.refuse('malformed'));
  } catch {
    return undefined;
  }
}

/**
 * Reads a multipart form into memory. Sizes are counted while it arrives; if it is too large, the rest is discarded up
 * to `SUBMISSION_DRAIN_MAX_BYTES`. Texts that are not UTF-8 are refused. Throws a `BusyError`, a `StalledBodyError`,
 * and errors of the connection.
 */
export async function readMultipartBody(
  request: IncomingMessage,
  { memory, progress }: BodyReading,
): Promise<FormBody> {
  if (announcesMoreThan(request, SUBMISSION_DRAIN_MAX_BYTES))
    return refuseUnread(request, 'tooLarge');
  const parts = new Parts();
  const parser = createParser(request, parts);
  if (!parser) return refuseUnread(request, 'malformed');
  let parsing = true;
  const parserEnd = new Promise<void>((resolve) => {
    const end = (): void => {
      parsing = false;
      resolve();
    };
    parser.on('finish', end).on('error', () => {
      parts.refuse('malformed');
      end();
    });
  });

  let receivedBytes = 0;
  const isWhole = await readChunks(request, progress, (chunk) => {
    receivedBytes += chunk.length;
    if (receivedBytes > SUBMISSION_MAX_BYTES) parts.refuse('tooLarge');
    else memory.take(chunk.length);
    if (receivedBytes > SUBMISSION_DRAIN_MAX_BYTES) return false;
    if (!parsing || parser.write(chunk)) return true;
    const parserDrain = new Promise((resolve) => parser.once('drain', resolve));
    return Promise.race([parserDrain, parserEnd]).then(() => true);
  });
  if (!isWhole) {
    parser.destroy();
    return createRefusedBody(parts.problem ?? 'tooLarge', true);
  }
  if (parsing) parser.end();
  await parserEnd;
  const { fields, files, problem } = parts;
  return { fields, files, ...(problem && { problem }), unfinished: false, json: false };
}
