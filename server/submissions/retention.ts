import { readErrorCode, type Log } from '../log.ts';
import type { SubmissionStore } from './store.ts';
import { startOfDay } from './stored-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The interval in which expired submissions are deleted, in milliseconds. */
const INTERVAL = HOUR;
/** The maximum time from the last sweep back to the present time of a plausible clock. */
const BEHIND_MAX = HOUR;
/** The maximum time from the last sweep to the present time: while the server runs, and after a restart. */
const AHEAD_MAX_RUNNING = DAY;
const AHEAD_MAX_STARTED = 31 * DAY;
/** The names of the metadata with the times of the last sweep and the last compaction. */
const SWEPT_AT = 'swept-at';
const COMPACTED_AT = 'compacted-at';

/** The result of a sweep. */
export type SweepResult =
  | { readonly deleted: number }
  /** The clock is not plausible: nothing was deleted. */
  | { readonly refusal: 'clock' };

/** Returns the end of a period of days in ISO 8601, rounded up to a full hour, because minutes would reveal the time of arrival. */
export const getEndOfPeriod = (days: number, begin: number): string =>
  new Date(Math.ceil(begin / HOUR) * HOUR + days * DAY).toISOString();

export interface Retention {
  /** Returns the end of a period of days from now or from a later time, in ISO 8601, on a full hour. */
  getEndAfter(days: number, begin?: Date): string;
  /** Deletes expired submissions, and compacts the store once a day. Idempotent. */
  sweep(): Promise<SweepResult>;
  /** Sweeps now and every hour. */
  start(): Promise<void>;
  stop(): void;
}

interface Dependencies {
  readonly store: Pick<SubmissionStore, 'metadata' | 'setMetadata' | 'removeExpired' | 'compact'>;
  readonly log: Log;
  readonly now: () => Date;
}

/**
 * Stores the present time as that of the last sweep. The operator confirms a correct clock with it after the server was
 * off for over a month, which a sweep refuses.
 */
export const confirmClock = (
  store: Pick<SubmissionStore, 'setMetadata'>,
  now: Date,
): Promise<void> => store.setMetadata(SWEPT_AT, now.toISOString());

/** Creates the service that deletes expired personal data. It refuses a clock that jumped, because deletion cannot be undone. */
export function createRetention({ store, log, now }: Dependencies): Retention {
  let lastSweep: number | undefined;
  let aheadMax = AHEAD_MAX_STARTED;
  let timer: NodeJS.Timeout | undefined;

  const isPlausible = (time: number): boolean =>
    lastSweep === undefined || (time >= lastSweep - BEHIND_MAX && time <= lastSweep + aheadMax);

  async function sweep(): Promise<SweepResult> {
    const sweptAt = await store.metadata(SWEPT_AT);
    if (sweptAt !== undefined) lastSweep = Date.parse(sweptAt);
    const time = now().getTime();
    if (!isPlausible(time)) {
      log('retention.refused', { code: 'clock' });
      return { refusal: 'clock' };
    }
    const at = new Date(time).toISOString();
    await store.setMetadata(SWEPT_AT, at);
    lastSweep = time;
    aheadMax = AHEAD_MAX_RUNNING;

    let deletedCount = 0;
    for (;;) {
      const counts = Object.values(await store.removeExpired(at));
      if (counts.length === 0) break;
      deletedCount += counts.reduce((sum, count) => sum + count, 0);
    }
    log('retention.swept', { count: deletedCount });
    await compactOnceADay(sweptAt === undefined);
    return { deleted: deletedCount };
  }

  /**
   * Compacts the store at the first sweep of a day, at night, because writers have to wait; until then the files show the order of the day's rows. A store that
   * was never swept was created today.
   */
  async function compactOnceADay(isNew: boolean): Promise<void> {
    const today = new Date(startOfDay(now())).toISOString();
    const last = await store.metadata(COMPACTED_AT);
    if (last !== undefined && last >= today) return;
    await store.setMetadata(COMPACTED_AT, today);
    if (!isNew) await store.compact();
  }

  /** Sweeps and logs a failure; the timer sweeps again an hour later. */
  const trySweep = (): Promise<void> =>
    sweep().then(
      () => undefined,
      (error: unknown) => log('store.failed', { code: readErrorCode(error) }),
    );

  return {
    getEndAfter(days, begin) {
      const time = now().getTime();
      const today = lastSweep === undefined || isPlausible(time) ? time : lastSweep;
      const from = Math.max(today, begin?.getTime() ?? 0);
      return getEndOfPeriod(days, from);
    },
    sweep,
    async start() {
      await trySweep();
      timer = setInterval(() => void trySweep(), INTERVAL).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
