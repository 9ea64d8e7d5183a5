import { getDateInSeoul } from '@site/contract/date';
import { ANSWER_WORKING_DAYS, REVIEW_WORKING_DAYS } from '@site/contract/limits';
import { getWorkingDayAfter } from '@site/contract/working-days';

import type { SubmissionFacts } from './store.ts';

/** What the site has promised of a submission, and by which day: `YYYY-MM-DD` in Seoul. */
export interface Due {
  /** `review`: an officer reads the report. `answer`: it is answered, confirmed or passed on. */
  readonly step: 'review' | 'answer';
  readonly date: string;
}

const addWorkingDays = (createdAt: string, days: number): string =>
  getWorkingDayAfter(getDateInSeoul(new Date(createdAt)), days);

/** Returns the next step that was promised; `undefined` if nothing is due any more. */
export function getDue({
  purpose,
  state,
  createdAt,
}: Pick<SubmissionFacts, 'purpose' | 'state' | 'createdAt'>): Due | undefined {
  if (state !== 'received' && state !== 'read') return undefined;
  if (purpose === 'report' && state === 'received')
    return { step: 'review', date: addWorkingDays(createdAt, REVIEW_WORKING_DAYS) };
  return { step: 'answer', date: addWorkingDays(createdAt, ANSWER_WORKING_DAYS[purpose]) };
}

/** Returns whether the day by which something was promised has passed in Seoul. */
export const isOverdue = ({ date }: Due, now: Date): boolean => date < getDateInSeoul(now);
