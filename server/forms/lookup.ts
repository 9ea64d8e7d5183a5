import { lookupForm } from '@site/contract/lookup';
import { parseReceipt } from '@site/contract/receipt';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { openWithPassword } from '../hotline/reporter-access.ts';
import type { Derive } from '../hotline/password.ts';
import type { Receipts } from '../hotline/receipt.ts';
import { BusyError } from '../http/overload.ts';
import type { SubmissionStore } from '../submissions/store.ts';
import type { CreateFormHandler, Handled } from './form-handler.ts';
import { refuse, type FormHandler } from './outcome.ts';

/** Waits; tests replace it by one that does not. */
export type Pause = (milliseconds: number) => Promise<void>;

interface LookupDependencies {
  readonly store: Pick<SubmissionStore, 'findReport'>;
  readonly receipts: Receipts;
  readonly derive: Derive;
  /** Verifies answers; absent where the forms are closed. */
  readonly verificationKey: Uint8Array | undefined;
  readonly now: () => Date;
  readonly pause: Pause;
}

/**
 * Answers are sent at multiples of this time after the request, in milliseconds. It is longer than
 * the work usually takes, so that the time of an answer does not tell which work was done.
 */
export const ANSWER_STEP = 500;
/** Look-ups in progress at one time. */
const IN_PROGRESS_MAX = 200;

/** Wrong guesses at one receipt number without a delay, and the delays after them, in milliseconds. */
const FREE_GUESSES = 5;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 10_000;
/** How long a wrong guess counts, in seconds. */
const GUESS_LIFETIME = 60 * 60;

/**
 * The delay of a look-up after wrong guesses at its receipt number, for everybody: the owner is
 * delayed too, and never locked out. Numbers that do not exist are delayed alike.
 */
const delayAfter = (guesses: number): number =>
  guesses < FREE_GUESSES ? 0 : Math.min(FIRST_DELAY * 2 ** (guesses - FREE_GUESSES), LONGEST_DELAY);

/**
 * Handles look-ups of reports. An unknown number, a wrong password, and a report that has expired or
 * was deleted cause the same work, the same time and the same answer.
 */
export function createLookupHandler(
  createFormHandler: CreateFormHandler,
  { store, receipts, derive, verificationKey, now, pause }: LookupDependencies,
): FormHandler {
  const guesses = new RateLimiterMemory({ points: 1, duration: GUESS_LIFETIME });
  let inProgress = 0;

  async function find(typed: string, password: string): Promise<Handled> {
    const started = performance.now();
    // The schema has accepted it.
    const receipt = parseReceipt(typed) ?? '';
    const hash = receipts.hashOf(receipt);
    const name = hash.toString('base64url');
    // LimitedAction before it is tried, so that guesses made together count too.
    const { consumedPoints } = await guesses.penalty(name);
    await pause(delayAfter(consumedPoints - 1));

    const row = await store.findReport(hash);
    const expired = row?.expiresAt != null && row.expiresAt <= now().toISOString();
    const report = expired ? undefined : row;
    const opened = await openWithPassword(report, password, derive, verificationKey);
    if (opened) await guesses.reward(name);
    await pause(ANSWER_STEP - ((performance.now() - started) % ANSWER_STEP));
    if (!opened || !report) return { refusal: refuse(404, 'noMatch') };
    const { answer, tip, unverified } = opened;
    return {
      found: {
        receipt,
        status: answer ? 'answered' : 'received',
        receivedAt: report.createdAt,
        tip,
        ...(answer && { answer: answer.text, answeredAt: answer.answeredAt }),
        ...(unverified && { unverified }),
      },
    };
  }

  return createFormHandler({
    form: lookupForm,
    limitedAs: 'lookup',
    refusedEvent: 'lookup.refused',
    async handle({ values: { receipt, password } }) {
      if (inProgress >= IN_PROGRESS_MAX) throw new BusyError();
      inProgress += 1;
      try {
        return await find(receipt, password);
      } finally {
        inProgress -= 1;
      }
    },
  });
}
