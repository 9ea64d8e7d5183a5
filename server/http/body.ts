import type { IncomingMessage } from 'node:http';
import { SUBMISSION_DRAIN_MAX_BYTES } from '@site/contract/limits';

export interface ReceivedFile {
  /** As the visitor's system named it; only ever shown, never a path. */
  readonly name: string;
  readonly content: Buffer;
}

export type FormBodyProblem =
  'tooLarge' | 'attachmentTooLarge' | 'unsupportedMediaType' | 'malformed';

export interface FormBody {
  /** Fields by name, as far as they were read: texts in a form, any simple value in JSON. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** Files by the name of their field. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
  readonly problem?: FormBodyProblem;
  /** Whether part of the body was left unread, so that the connection cannot be used again. */
  readonly unfinished: boolean;
  /** Whether it came as JSON, where a box is `true` or `false` instead of a text. */
  readonly json: boolean;
}

/** Reads a body to its end and throws it away, as long as it is not longer than a browser may need to see the answer. */
async function drain(request: IncomingMessage): Promise<boolean> {
  let received = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    received += (chunk as Buffer).length;
    if (received > SUBMISSION_DRAIN_MAX_BYTES) return false;
  }
  return true;
}

/** Takes in the rest of a request that is refused for another reason. Tells whether it was read to its end. */
export const drainBody = (request: IncomingMessage): Promise<boolean> =>
  Number(request.headers['content-length'] ?? 0) > SUBMISSION_DRAIN_MAX_BYTES
    ? Promise.resolve(false)
    : drain(request);

/** Nothing was read that could be used. */
export const unusable = async (
  request: IncomingMessage,
  problem: FormBodyProblem,
): Promise<FormBody> => ({
  fields: new Map(),
  files: new Map(),
  problem,
  unfinished: !(await drainBody(request)),
  json: false,
});

/** Whether a body comes as it is: a compressed one could be a bomb, and no browser sends one. */
export const isPlain = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] === undefined || headers['content-encoding'] === 'identity';
