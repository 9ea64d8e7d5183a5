import { getDue, isOverdue, type Due } from '../submissions/due.ts';
import { getRowDepartment } from '../submissions/recipients.ts';
import { PURPOSES, type Purpose, type SubmissionStore } from '../submissions/store.ts';

/** How many submissions of one purpose wait for one step longer than the site has promised. */
export interface OverdueCount {
  readonly purpose: Purpose;
  readonly step: Due['step'];
  readonly count: number;
}

/** Every step that the site promises. */
const STEPS = PURPOSES.flatMap((purpose) =>
  (purpose === 'report' ? (['review', 'answer'] as const) : (['answer'] as const)).map((step) => ({
    purpose,
    step,
  })),
);

/** How long a count is used again, in milliseconds: it changes at midnight, and when an officer acts. */
const COUNT_LIFETIME = 60_000;

/**
 * Creates the function that counts what is overdue, by facts that are stored without encryption. Reports to the audit
 * committee are not counted: a reader of metrics would learn that there is one. Rejects if the store fails.
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
      count: overdue.filter((one) => one === `${purpose} ${step}`).length,
    }));
    countedAt = time.getTime();
    return counts;
  };
}
