import type { IncomingMessage } from 'node:http';
import { SUBMISSION_DRAIN_MAX_BYTES, TEXTS_MAX_BYTES } from '@site/contract/limits';

import { isPlain, unusable, type FormBody } from './body.ts';
import type { MemoryBudget } from './limits.ts';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

export const isJson = ({ headers }: IncomingMessage): boolean =>
  JSON_TYPE.test(headers['content-type'] ?? '');

/** Nothing that a form asks for has parts: an object or a list is as good as nothing. */
const simple = (value: unknown): unknown => (typeof value === 'object' ? null : value);

function fieldsOf(bytes: Buffer): ReadonlyMap<string, unknown> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return new Map(Object.entries(value).map(([name, field]) => [name, simple(field)]));
  } catch {
    return undefined;
  }
}

/**
 * Reads a form that was sent as one flat JSON object; a file cannot come this way.
 * What is too large is read to a bound and thrown away. Rejects where the connection breaks;
 * `budget` is charged while this runs and throws `BusyError`.
 */
export async function readJsonBody(
  request: IncomingMessage,
  budget: MemoryBudget,
): Promise<FormBody> {
  if (!isPlain(request)) return unusable(request, 'unsupportedMediaType');
  if (Number(request.headers['content-length'] ?? 0) > TEXTS_MAX_BYTES)
    return unusable(request, 'tooLarge');
  const chunks: Buffer[] = [];
  let received = 0;
  let charged = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      received += bytes.length;
      if (received > SUBMISSION_DRAIN_MAX_BYTES) break;
      if (received > TEXTS_MAX_BYTES) {
        chunks.length = 0;
        continue;
      }
      budget.take(bytes.length);
      charged += bytes.length;
      chunks.push(bytes);
    }
  } finally {
    budget.giveBack(charged);
  }
  const nothing = { fields: new Map(), files: new Map(), json: true };
  if (received > TEXTS_MAX_BYTES)
    return {
      ...nothing,
      problem: 'tooLarge',
      unfinished: received > SUBMISSION_DRAIN_MAX_BYTES,
    };
  const fields = fieldsOf(Buffer.concat(chunks));
  return fields
    ? { ...nothing, fields, unfinished: false }
    : { ...nothing, problem: 'malformed', unfinished: false };
}
