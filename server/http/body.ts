import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { SUBMISSION_DRAIN_MAX_BYTES } from '@site/contract/limits';

import { BODY_PROGRESS } from './limits.ts';
import type { Reservation } from './overload.ts';

export interface ReceivedFile {
  /** The name on the visitor's system. It is shown to people and never used as a path. */
  readonly name: string;
  readonly content: Buffer;
}

export type FormBodyProblem =
  | 'tooLarge'
  | 'attachmentTooLarge'
  | 'unsupportedMediaType'
  | 'malformed'
  | 'timeout';

export interface FormBody {
  /** Fields by name, as far as they were read: strings in a form, any primitive value in JSON. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** Files by field name. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
  readonly problem?: FormBodyProblem;
  /** Whether a part of the body was not read, so that the connection cannot be reused. */
  readonly unfinished: boolean;
  /** Whether it was sent as JSON, in which a checkbox is `true` or `false` instead of a string. */
  readonly json: boolean;
}

/** The options that all body readers share. */
export interface BodyReading {
  /** The budget for the memory of the body; the caller releases it after the request was handled. */
  readonly memory: Pick<Reservation, 'take'>;
  /** The minimum pace of a body. */
  readonly progress: { readonly bytes: number; readonly milliseconds: number };
}

/** The sender of a body is too slow. */
export class StalledBodyError extends Error {
  override readonly name = 'StalledBodyError';
}

/**
 * Passes the chunks of a body to `take` as they arrive, until it returns `false`. If it returns a promise, the next
 * chunk waits for it. Resolves with whether the body was read to its end. Rejects with a `StalledBodyError` if the body
 * arrives more slowly than `progress`, with errors of `take`, and with errors of the connection.
 */
export function readChunks(
  request: IncomingMessage,
  progress: BodyReading['progress'],
  take: (chunk: Buffer) => boolean | Promise<boolean>,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let receivedBytes = 0;
    let isOver = false;
    const end = (settle: () => void): void => {
      isOver = true;
      clearInterval(timer);
      removeListeners();
      request.off('data', readChunk);
      if (!request.readableEnded) request.pause();
      settle();
    };
    const fail = (error: unknown): void => end(() => reject(error));
    const goOn = (isWanted: boolean): void => {
      if (isOver) return;
      if (!isWanted) end(() => resolve(false));
      else if (request.isPaused()) request.resume();
    };
    const readChunk = (chunk: Buffer): void => {
      receivedBytes += chunk.length;
      try {
        const result = take(chunk);
        if (typeof result === 'boolean') return goOn(result);
        request.pause();
        result.then(goOn, fail);
      } catch (error) {
        fail(error);
      }
    };
    const timer = setInterval(() => {
      if (receivedBytes < progress.bytes) fail(new StalledBodyError());
      receivedBytes = 0;
    }, progress.milliseconds);
    // Also if the body was read before, or if the connection broke while the request was waiting.
    const removeListeners = finished(request, { writable: false }, (error) =>
      error ? fail(error) : end(() => resolve(true)),
    );
    request.on('data', readChunk).resume();
  });
}

const readLength = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

/** Returns whether a body declares more than `bytes`. */
export const announcesMoreThan = (request: IncomingMessage, bytes: number): boolean =>
  readLength(request) > bytes;

/**
 * Reads and discards the body of a refused request, because browsers show no response before they have sent the whole
 * body. Resolves with whether it was read to its end. Stops at `SUBMISSION_DRAIN_MAX_BYTES` and if the sender is too
 * slow.
 */
export async function drainBody(request: IncomingMessage): Promise<boolean> {
  if (announcesMoreThan(request, SUBMISSION_DRAIN_MAX_BYTES)) return false;
  let receivedBytes = 0;
  try {
    return await readChunks(request, BODY_PROGRESS, (chunk) => {
      receivedBytes += chunk.length;
      return receivedBytes <= SUBMISSION_DRAIN_MAX_BYTES;
    });
  } catch (error) {
    if (error instanceof StalledBodyError) return false;
    throw error;
  }
}

/** More fields and longer names (in characters) than any form of the site has, in every encoding. */
export const FIELDS_MAX = 32;
export const NAME_MAX = 64;

/** Forms are sent with CRLF, but browsers count a line break as one character. */
export const normalizeLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

const NOTHING = { fields: new Map<string, unknown>(), files: new Map<string, ReceivedFile>() };

/** Creates a body that was refused while it was being read. */
export const createRefusedBody = (problem: FormBodyProblem, unfinished: boolean): FormBody => ({
  ...NOTHING,
  problem,
  unfinished,
  json: false,
});

/** Creates a body that is refused before it is read; the rest of it is discarded. */
export const refuseUnread = async (
  request: IncomingMessage,
  problem: FormBodyProblem,
): Promise<FormBody> => createRefusedBody(problem, !(await drainBody(request)));

/**
 * Returns whether a body is uncompressed. Browsers never compress a body, and a compressed one could be a decompression
 * bomb.
 */
export const isUncompressed = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] === undefined || headers['content-encoding'] === 'identity';

/**
 * Reads a body of at most `max` bytes into memory. A longer one is discarded up to `SUBMISSION_DRAIN_MAX_BYTES`. Throws
 * a `BusyError` if the memory is used up, and a `StalledBodyError`.
 */
export async function readBytes(
  request: IncomingMessage,
  max: number,
  { memory, progress }: BodyReading,
): Promise<Buffer | FormBody> {
  if (announcesMoreThan(request, max)) return refuseUnread(request, 'tooLarge');
  const chunks: Buffer[] = [];
  let receivedBytes = 0;
  const isWhole = await readChunks(request, progress, (chunk) => {
    receivedBytes += chunk.length;
    if (receivedBytes > max) chunks.length = 0;
    else {
      memory.take(chunk.length);
      chunks.push(chunk);
    }
    return receivedBytes <= SUBMISSION_DRAIN_MAX_BYTES;
  });
  if (!isWhole) return createRefusedBody('tooLarge', true);
  return receivedBytes > max ? createRefusedBody('tooLarge', false) : Buffer.concat(chunks);
}

/** Decodes UTF-8; returns `undefined` if the bytes are not UTF-8. Keeps a byte order mark. */
export const decodeUtf8 = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) ? bytes.toString() : undefined;
