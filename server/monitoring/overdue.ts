import { getDue, isOverdue, type Due } from '../submissions/due.ts';
import { getRowDepartment } from '../submissions/recipients.ts';
import { PURPOSES, type Purpose, type SubmissionStore } from '../submissions/store.ts';

/** The number of submissions of one purpose whose next step is overdue. */
export interface OverdueCount {
  readonly purpose: Purpose;
  readonly step: Due['step'];
  readonly count: number;
}

/** All steps that the site promises. */
const STEPS = PURPOSES.flatMap((purpose) =>
  (purpose === 'report' ? (['review', 'answer'] as const) : (['answer'] as const)).map((step) => ({
    purpose,
    step,
  })),
);

/** The time for which a count is reused, in milliseconds: it changes at midnight, and when an officer acts. */
const COUNT_LIFETIME = 60_000;

/**
 * Creates the function that counts overdue submissions, from facts that are stored without encryption. Reports to the
 * audit committee are not counted, because a reader of metrics would learn that one exists. Rejects if the store fails.
 */
export function createOverdueCount(
  store: Pick<SubmissionStore, 'listPending'>,
  now: () => Date,
): () => Promise<readonly OverdueCount[]> {
  let countedAt = Number.NEGATIVE_INFINITY;
  let counts: readonly OverdueCount[] = [];
  return async () => {
    const time = now();
    if (Math.abs(time.getTime() - countedAt) < COUNT_LIFETIME) return counts;
    const overdue = (await store.listPending()).flatMap((row) => {
      const due = getRowDepartment(row) === 'audit' ? undefined : getDue(row);
      return due && isOverdue(due, time) ? [`${row.purpose} ${due.step}`] : [];
    });
    counts = STEPS.map(({ purpose, step }) => ({
      purpose,
      step,
      count: overdue.filter((label) => label === `${purpose} ${step}`).length,
    }));
    countedAt = time.getTime();
    return counts;
  };
}
