import type { Purpose } from './store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Seoul, where the departments are, has kept one time since 1988. */
const SEOUL = 9 * HOUR;

/** What can harm its sender when it is known who sent it. */
export const HOTLINE_PURPOSES: readonly Purpose[] = ['report', 'compliment'];

const floor = (time: number, step: number): number => Math.floor(time / step) * step;

/**
 * When something arrived, as finely as it is kept, in ISO 8601. What comes through the hotline keeps
 * its day in Seoul and nothing finer: beside the log of a company network, a minute is a name. The rest
 * keeps its hour, so that no exact time around a report tells its own.
 */
export function storedTime(purpose: Purpose, now: Date): string {
  const time = now.getTime();
  const kept = HOTLINE_PURPOSES.includes(purpose)
    ? floor(time + SEOUL, DAY) - SEOUL
    : floor(time, HOUR);
  return new Date(kept).toISOString();
}
