import { SEOUL_OFFSET } from '@site/contract/date';

import type { Purpose } from './store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Submissions that can harm their sender when it is known who sent them. */
export const HOTLINE_PURPOSES: readonly Purpose[] = ['report', 'compliment'];

const roundDown = (time: number, step: number): number => Math.floor(time / step) * step;

/** The beginning of the day in Seoul, where the departments are, as the milliseconds of `Date`. */
export const startOfDay = (now: Date): number =>
  roundDown(now.getTime() + SEOUL_OFFSET, DAY) - SEOUL_OFFSET;

/** The hour of the day in Seoul, 0 to 23. */
export const getHourOfDay = (now: Date): number =>
  Math.floor((now.getTime() - startOfDay(now)) / HOUR);

/**
 * The time that is stored for a submission, in ISO 8601. Of the hotline it is the day in Seoul and
 * nothing finer: beside the log of a company network, a minute identifies a person. Of the rest it is
 * the hour, so that no exact time around a report tells its own.
 */
export function getStoredTime(purpose: Purpose, now: Date): string {
  const time = HOTLINE_PURPOSES.includes(purpose)
    ? startOfDay(now)
    : roundDown(now.getTime(), HOUR);
  return new Date(time).toISOString();
}
