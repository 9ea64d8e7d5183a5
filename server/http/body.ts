import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { SUBMISSION_DRAIN_MAX_BYTES } from '@site/contract/limits';

import { BODY_PROGRESS } from './limits.ts';
import type { Reservation } from './overload.ts';

export interface ReceivedFile {
  /** As the visitor's system named it. Shown to people, never used as a path. */
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
  /** Fields by name, as far as they were read: texts in a form, any simple value in JSON. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** Files by the name of their field. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
  readonly problem?: FormBodyProblem;
  /** Whether part of the body was left unread, so that the connection cannot be used again. */
  readonly unfinished: boolean;
  /** Whether it was sent as JSON, where a checkbox is `true` or `false` instead of a text. */
  readonly json: boolean;
}

/** What readers of bodies share. */
export interface BodyReading {
  /** Charged for what is kept in memory; the caller releases it after the request was handled. */
  readonly memory: Pick<Reservation, 'take'>;
  /** How many bytes have to arrive in which time. */
  readonly progress: { readonly bytes: number; readonly milliseconds: number };
}

/** A body whose sender makes no progress. */
export class StalledBodyError extends Error {
  override readonly name = 'StalledBodyError';
}

/**
 * Hands the chunks of a body to `take` as they arrive, until it returns `false`; where it returns a promise, the next
 * chunk waits for that. Resolves with whether the body was read to its end. Rejects with
 * `StalledBodyError` where fewer bytes than `progress` asks for arrive in its time, with what `take` throws, and
 * with whatever the connection breaks with.
 */
export function readChunks(
  request: IncomingMessage,
  progress: BodyReading['progress'],
  take: (chunk: Buffer) => boolean | Promise<boolean>,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let isOver = false;
    const end = (settle: () => void): void => {
      isOver = true;
      clearInterval(timer);
      removeListeners();
      request.off('data', read);
      if (!request.readableEnded) request.pause();
      settle();
    };
    const fail = (error: unknown): void => end(() => reject(error));
    const goOn = (isWanted: boolean): void => {
      if (isOver) return;
      if (!isWanted) end(() => resolve(false));
      else if (request.isPaused()) request.resume();
    };
    const read = (chunk: Buffer): void => {
      received += chunk.length;
      try {
        const taken = take(chunk);
        if (typeof taken === 'boolean') return goOn(taken);
        request.pause();
        taken.then(goOn, fail);
      } catch (error) {
        fail(error);
      }
    };
    const timer = setInterval(() => {
      if (received < progress.bytes) fail(new StalledBodyError());
      received = 0;
    }, progress.milliseconds);
    // Also of a body that was read before, or whose connection broke while it waited for its turn.
    const removeListeners = finished(request, { writable: false }, (error) =>
      error ? fail(error) : end(() => resolve(true)),
    );
    request.on('data', read).resume();
  });
}

const readLength = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

/** Whether a body announces that it is longer than `bytes`. */
export const announcesMoreThan = (request: IncomingMessage, bytes: number): boolean =>
  readLength(request) > bytes;

/**
 * Reads and discards a body of a refused request, because a browser shows no answer before it has
 * sent everything. Resolves with whether it was read to its end; stops at
 * `SUBMISSION_DRAIN_MAX_BYTES` and where the sender makes no progress.
 */
export async function drainBody(request: IncomingMessage): Promise<boolean> {
  if (announcesMoreThan(request, SUBMISSION_DRAIN_MAX_BYTES)) return false;
  let received = 0;
  try {
    return await readChunks(request, BODY_PROGRESS, (chunk) => {
      received += chunk.length;
      return received <= SUBMISSION_DRAIN_MAX_BYTES;
    });
  } catch (error) {
    if (error instanceof StalledBodyError) return false;
    throw error;
  }
}

/** More fields than any form of the site has, and a longer name, in characters; in every encoding. */
export const FIELDS_MAX = 32;
export const NAME_MAX = 64;

/** Forms are sent with CRLF; browsers count a line break as one character. */
export const normalizeLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

const NOTHING = { fields: new Map<string, unknown>(), files: new Map<string, ReceivedFile>() };

/** A body that was refused while it was read. */
export const createRefusedBody = (problem: FormBodyProblem, unfinished: boolean): FormBody => ({
  ...NOTHING,
  problem,
  unfinished,
  json: false,
});

/** A body that is refused before it is read; the rest of it is discarded. */
export const refuseUnread = async (
  request: IncomingMessage,
  problem: FormBodyProblem,
): Promise<FormBody> => createRefusedBody(problem, !(await drainBody(request)));

/** Whether a body is sent uncompressed: a compressed one could be a bomb, and no browser sends one. */
export const isUncompressed = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] === undefined || headers['content-encoding'] === 'identity';

/**
 * Reads a body of at most `max` bytes into memory. What is longer is
 * discarded up to `SUBMISSION_DRAIN_MAX_BYTES`.
 * Throws `BusyError` where the memory is used up, and `StalledBodyError`.
 */
export async function readBytes(
  request: IncomingMessage,
  max: number,
  { memory, progress }: BodyReading,
): Promise<Buffer | FormBody> {
  if (announcesMoreThan(request, max)) return refuseUnread(request, 'tooLarge');
  const chunks: Buffer[] = [];
  let received = 0;
  const isWhole = await readChunks(request, progress, (chunk) => {
    received += chunk.length;
    if (received > max) chunks.length = 0;
    else {
      memory.take(chunk.length);
      chunks.push(chunk);
    }
    return received <= SUBMISSION_DRAIN_MAX_BYTES;
  });
  if (!isWhole) return createRefusedBody('tooLarge', true);
  return received > max ? createRefusedBody('tooLarge', false) : Buffer.concat(chunks);
}

/** Decodes UTF-8; `undefined` where the bytes are not UTF-8. A byte order mark is not removed. */
export const decodeUtf8 = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) ? bytes.toString() : undefined;
