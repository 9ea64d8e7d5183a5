import type { IncomingMessage } from 'node:http';
import type { Found, Received } from '@site/contract/answers';
import type { FieldProblem } from '@site/contract/problem';
import type { FormName } from '@site/contract/renderer';

import { BusyError } from '../http/overload.ts';
import type { ProblemCode } from '../http/problems.ts';

export interface Refusal {
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: readonly FieldProblem[];
  /** When a retry is likely to succeed, in seconds. */
  readonly retryAfter?: number;
  /** The reason in the log; never set for the hotline. */
  readonly reference?: string;
}

/** The result of a posted form, for the API and for pages. */
export interface Outcome {
  readonly refusal?: Refusal;
  readonly confirmation?: Received;
  readonly lookupResult?: Found;
  /** The values to show again: the fields that were read, or the reservation to summarize. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether the connection has to be closed because part of the body was not read. */
  readonly unfinished: boolean;
}

/**
 * Handles the posts of one form. Pages only accept form posts; the API also accepts JSON. Rejects only if the
 * connection breaks; everything else is an outcome.
 */
export type FormHandler = (request: IncomingMessage, from: 'page' | 'api') => Promise<Outcome>;

export type FormHandlers = Readonly<Record<FormName, FormHandler>>;

/** `Retry-After` of a failure that may be temporary, in seconds. */
const RETRY_AFTER_FAILURE = 5;

/** Returns a refusal. A failure of the server has a time to retry. */
export const refuse = (
  status: number,
  code: ProblemCode,
  errors: readonly FieldProblem[] = [],
): Refusal => ({
  status,
  code,
  errors,
  ...(status === 503 &&
    code !== 'closed' &&
    code !== 'full' && { retryAfter: RETRY_AFTER_FAILURE }),
});

/** Returns the refusal if the server has no capacity. */
export const refuseBusy = ({ retryAfter }: BusyError): Refusal => ({
  ...refuse(503, 'busy'),
  retryAfter,
});

/** Returns the headers of an outcome. */
export const createOutcomeHeaders = ({ refusal, unfinished }: Outcome): Record<string, string> => ({
  ...(unfinished && { Connection: 'close' }),
  ...(refusal?.retryAfter && { 'Retry-After': String(refusal.retryAfter) }),
});
