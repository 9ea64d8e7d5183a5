import type { IncomingMessage } from 'node:http';
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
 * The chunks of a body as they arrive. Throws `StalledBodyError` where fewer bytes than `progress`
 * asks for arrive in its time, and whatever the connection breaks with.
 */
export async function* readChunks(
  request: IncomingMessage,
  progress: BodyReading['progress'] = BODY_PROGRESS,
): AsyncGenerator<Buffer> {
  const iterator = request.iterator({ destroyOnReturn: false });
  let timer: NodeJS.Timeout | undefined;
  let received = 0;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (received < progress.bytes) reject(new StalledBodyError());
      received = 0;
    }, progress.milliseconds);
  });
  // Both promises may lose the race below and reject later, without a listener.
  stalled.catch(() => undefined);
  try {
    for (;;) {
      const next = iterator.next();
      next.catch(() => undefined);
      const { done, value } = await Promise.race([next, stalled]);
      if (done) return;
      const chunk = value as Buffer;
      received += chunk.length;
      yield chunk;
    }
  } finally {
    clearInterval(timer);
  }
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
    for await (const chunk of readChunks(request)) {
      received += chunk.length;
      if (received > SUBMISSION_DRAIN_MAX_BYTES) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof StalledBodyError) return false;
    throw error;
  }
}

/** More than any form of the site has. */
export const FIELDS_MAX = 32;

/** Forms are sent with CRLF; browsers count a line break as one character. */
export const normalizeLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

const NOTHING = { fields: new Map<string, unknown>(), files: new Map<string, ReceivedFile>() };

/** A body that was refused while it was read. */
export const refusedBody = (problem: FormBodyProblem, unfinished: boolean): FormBody => ({
  ...NOTHING,
  problem,
  unfinished,
  json: false,
});

/** A body that is refused before it is read; the rest of it is discarded. */
export const refuseUnread = async (
  request: IncomingMessage,
  problem: FormBodyProblem,
): Promise<FormBody> => refusedBody(problem, !(await drainBody(request)));

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
  for await (const chunk of readChunks(request, progress)) {
    received += chunk.length;
    if (received > SUBMISSION_DRAIN_MAX_BYTES) return refusedBody('tooLarge', true);
    if (received > max) chunks.length = 0;
    else {
      memory.take(chunk.length);
      chunks.push(chunk);
    }
  }
  return received > max ? refusedBody('tooLarge', false) : Buffer.concat(chunks);
}

/** Decodes UTF-8; `undefined` where the bytes are not UTF-8. A byte order mark is not removed. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
