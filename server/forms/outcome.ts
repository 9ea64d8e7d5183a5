import type { IncomingMessage } from 'node:http';
import type { LookupResult, Received } from '@site/contract/answers';
import type { FieldProblem } from '@site/contract/problem';
import type { FormName } from '@site/contract/renderer';

import type { ProblemCode } from '../http/problems.ts';

export interface Refusal {
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: readonly FieldProblem[];
  /** When it is worth trying again, in seconds. */
  readonly retryAfter?: number;
}

/** What became of a posted form, for the API and for the page alike. */
export interface Outcome {
  readonly refusal?: Refusal;
  readonly received?: Received;
  readonly found?: LookupResult;
  /** What to show again: what was typed, as far as it was read, or the reservation to be summed up. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether the connection has to be closed because part of the body was not read. */
  readonly unfinished: boolean;
}

/**
 * Takes in one kind of form. Forms of pages come as forms alone; the API takes JSON as well.
 * It rejects only where the visitor's connection breaks; everything else is an outcome.
 */
export type FormHandler = (request: IncomingMessage, from: 'page' | 'api') => Promise<Outcome>;

export type FormHandlers = Readonly<Record<FormName, FormHandler>>;

/** How long a sender who met a full house should wait, in seconds. */
const FULL_HOUSE_WAIT = 5;
export const RETRY_AFTER = { 'Retry-After': String(FULL_HOUSE_WAIT) } as const;

export const refuse = (
  status: number,
  code: ProblemCode,
  errors: readonly FieldProblem[] = [],
): Refusal => ({
  status,
  code,
  errors,
  ...(status === 503 && code !== 'closed' && { retryAfter: FULL_HOUSE_WAIT }),
});

/** The headers that come with an outcome. */
export const headersOf = ({ refusal, unfinished }: Outcome): Record<string, string> => ({
  ...(unfinished && { Connection: 'close' }),
  ...(refusal?.retryAfter && { 'Retry-After': String(refusal.retryAfter) }),
});
