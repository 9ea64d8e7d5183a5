import { SEOUL_OFFSET } from '@site/contract/date';

import type { Purpose } from './store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Submissions that can harm their sender if the sender becomes known. */
export const HOTLINE_PURPOSES: readonly Purpose[] = ['report', 'compliment'];

const roundDown = (time: number, step: number): number => Math.floor(time / step) * step;

/** Returns the beginning of the day in Seoul, where the departments are, in milliseconds as in `Date`. */
export const startOfDay = (now: Date): number =>
  roundDown(now.getTime() + SEOUL_OFFSET, DAY) - SEOUL_OFFSET;

/** Returns the hour of the day in Seoul, 0 to 23. */
export const getHourOfDay = (now: Date): number =>
  Math.floor((now.getTime() - startOfDay(now)) / HOUR);

/**
 * Returns the time that is stored for a submission, in ISO 8601. For the hotline it is only the day in Seoul: together
 * with the log of a company network, a minute identifies a person. For other forms it is the hour, so that no exact
 * times around a report reveal when it was sent.
 */
export function getStoredTime(purpose: Purpose, now: Date): string {
  const time = HOTLINE_PURPOSES.includes(purpose)
    ? startOfDay(now)
    : roundDown(now.getTime(), HOUR);
  return new Date(time).toISOString();
}
