import { lookupForm } from '@site/contract/lookup';
import { parseReceipt } from '@site/contract/receipt';

import { openWithPassword } from '../hotline/reporter-access.ts';
import type { Derive } from '../hotline/password.ts';
import type { Receipts } from '../hotline/receipt.ts';
import { BusyError } from '../http/overload.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import { getRowDepartment, type DepartmentMap } from '../submissions/recipients.ts';
import type { SubmissionStore } from '../submissions/store.ts';
import type { CreateFormHandler, Handled } from './form-handler.ts';
import { createGuessDelays, type Pause } from './guess-delays.ts';
import { refuse, type FormHandler } from './outcome.ts';

interface LookupDependencies {
  readonly store: Pick<SubmissionStore, 'findReport'>;
  readonly sharedState: Pick<SharedState, 'createLimiter' | 'dailyKey'>;
  readonly receipts: Receipts;
  readonly derive: Derive;
  /** Their keys verify what officers sign. */
  readonly departments: DepartmentMap;
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

/**
 * Handles look-ups of reports. An unknown number, a wrong password, and a report that has expired or
 * was deleted cause the same work, the same time and the same answer.
 */
export function createLookupHandler(
  createFormHandler: CreateFormHandler,
  { store, sharedState, receipts, derive, departments, now, pause }: LookupDependencies,
): FormHandler {
  const guesses = createGuessDelays({ name: 'report', sharedState, now, pause });
  let inProgress = 0;

  async function find(typed: string, password: string): Promise<Handled> {
    const started = performance.now();
    // The schema has accepted it.
    const receipt = parseReceipt(typed) ?? '';
    const hash = receipts.computeHash(receipt);
    const name = hash.toString('base64url');
    await guesses.wait(name);

    const row = await store.findReport(hash);
    const expired = row?.expiresAt != null && row.expiresAt <= now().toISOString();
    const report = expired ? undefined : row;
    const verificationKeys =
      (report &&
        departments[getRowDepartment({ ...report, purpose: 'report' })]?.verificationKeys) ??
      [];
    const opened = await openWithPassword(report, password, derive, verificationKeys);
    if (opened) await guesses.forgive(name);
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
