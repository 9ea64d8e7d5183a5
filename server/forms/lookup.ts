import { lookupForm } from '@site/contract/lookup';
import { parseReceipt } from '@site/contract/receipt';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { openWithPassword } from '../hotline/reporter-access.ts';
import type { Derive } from '../hotline/password.ts';
import type { Receipts } from '../hotline/receipt.ts';
import { BusyError } from '../http/limits.ts';
import type { SubmissionStore } from '../submissions/store.ts';
import type { createIntake, Handled } from './intake.ts';
import { refuse, type FormHandler } from './outcome.ts';

/** Waits; a test puts something in its place that does not. */
export type Pause = (milliseconds: number) => Promise<void>;

interface LookupDependencies {
  readonly store: Pick<SubmissionStore, 'findReport'>;
  readonly receipts: Receipts;
  readonly derive: Derive;
  readonly now: () => Date;
  readonly pause: Pause;
}

/**
 * Answers leave on steps of this time, in milliseconds. One step is longer than the work takes, and a
 * busy machine goes to the next: what differs in the work is not seen from outside.
 */
export const ANSWER_STEP = 500;
/** Look-ups that may be under way together. */
const UNDER_WAY = 200;

/** Wrong guesses at one receipt that cost no extra time, and what the ones after them cost. */
const FREE_GUESSES = 5;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** How long a wrong guess counts, in seconds. */
const REMEMBERED = 60 * 60;

/**
 * How long a receipt makes everybody wait, its owner included, who is slowed down and never locked out.
 * Receipts that do not exist do the same.
 */
const waitAfter = (guesses: number): number =>
  guesses < FREE_GUESSES ? 0 : Math.min(FIRST_WAIT * 2 ** (guesses - FREE_GUESSES), LONGEST_WAIT);

/**
 * Shows its sender a report again. An unknown number, a wrong password, and a report that has expired
 * or was deleted all take the same way: same work, same time, same answer.
 */
export function createLookupHandler(
  intake: ReturnType<typeof createIntake>,
  { store, receipts, derive, now, pause }: LookupDependencies,
): FormHandler {
  const guesses = new RateLimiterMemory({ points: 1, duration: REMEMBERED });
  let underWay = 0;

  async function find(typed: string, password: string): Promise<Handled> {
    const started = performance.now();
    // The schema has read it before.
    const receipt = parseReceipt(typed) ?? '';
    const hash = receipts.hashOf(receipt);
    const name = hash.toString('base64url');
    // LimitedAction before it is tried, so that guesses made together count too.
    const { consumedPoints } = await guesses.penalty(name);
    await pause(waitAfter(consumedPoints - 1));

    const row = await store.findReport(hash);
    const expired = row?.expiresAt != null && row.expiresAt <= now().toISOString();
    const report = expired ? undefined : row;
    const opened = await openWithPassword(report, password, derive);
    if (opened) await guesses.reward(name);
    await pause(ANSWER_STEP - ((performance.now() - started) % ANSWER_STEP));
    if (!opened || !report) return { refusal: refuse(404, 'noMatch') };
    const { answer, tip } = opened;
    return {
      found: {
        receipt,
        status: answer === undefined ? 'received' : 'answered',
        receivedAt: report.createdAt,
        tip,
        ...(answer !== undefined && { answer }),
        ...(report.answeredAt && { answeredAt: report.answeredAt }),
      },
    };
  }

  return intake({
    form: lookupForm,
    counted: 'lookup',
    refused: 'lookup.refused',
    async handle({ values: { receipt, password } }) {
      if (underWay >= UNDER_WAY) throw new BusyError();
      underWay += 1;
      try {
        return await find(receipt, password);
      } finally {
        underWay -= 1;
      }
    },
  });
}
