import { readErrorCode, type Log } from '../log.ts';
import type { SubmissionStore } from './store.ts';
import { startOfDay } from './stored-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The interval in which expired submissions are deleted, in milliseconds. */
const INTERVAL = HOUR;
/** The maximum time that the clock may be behind the last sweep. */
const BEHIND = HOUR;
/** The maximum times that it may be ahead of it: while the server runs, and after a restart. */
const AHEAD_RUNNING = DAY;
const AHEAD_STARTED = 31 * DAY;
/** The names of the metadata with the times of the last sweep and the last compaction. */
const SWEPT_AT = 'swept-at';
const COMPACTED_AT = 'compacted-at';

export type Swept =
  | { readonly deleted: number }
  /** The clock is not plausible: nothing was deleted. */
  | { readonly refusal: 'clock' };

/** Returns the end of a period of days in ISO 8601, on a full hour: a finer end would show the minute of arrival. */
export const getEndOfPeriod = (days: number, begin: number): string =>
  new Date(Math.ceil(begin / HOUR) * HOUR + days * DAY).toISOString();

export interface Retention {
  /** Returns the end of a period of days from now or from a later time, in ISO 8601, on a full hour. */
  endAfter(days: number, begin?: Date): string;
  /** Deletes expired submissions, and compacts the store once a day. Idempotent. */
  sweep(): Promise<Swept>;
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
 * Accepts the present time as correct, which the operator has confirmed: the server was off for over a month. The next
 * sweep is measured from it.
 */
export const confirmClock = (
  store: Pick<SubmissionStore, 'setMetadata'>,
  now: Date,
): Promise<void> => store.setMetadata(SWEPT_AT, now.toISOString());

/** Creates the deletion of expired personal data. It refuses a clock that jumped, because deletion cannot be undone. */
export function createRetention({ store, log, now }: Dependencies): Retention {
  let lastSweep: number | undefined;
  let allowance = AHEAD_STARTED;
  let timer: NodeJS.Timeout | undefined;

  const isPlausible = (time: number): boolean =>
    lastSweep === undefined || (time >= lastSweep - BEHIND && time <= lastSweep + allowance);

  async function sweep(): Promise<Swept> {
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
    allowance = AHEAD_RUNNING;

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
   * Runs at night, because writers have to wait; until then the files show the order of the day's rows. A store that
   * was never swept was created today.
   */
  async function compactOnceADay(isNew: boolean): Promise<void> {
    const today = new Date(startOfDay(now())).toISOString();
    const last = await store.metadata(COMPACTED_AT);
    if (last !== undefined && last >= today) return;
    await store.setMetadata(COMPACTED_AT, today);
    if (!isNew) await store.compact();
  }

  /** A sweep that failed is retried an hour later. */
  const trySweep = (): Promise<void> =>
    sweep().then(
      () => undefined,
      (error: unknown) => log('store.failed', { code: readErrorCode(error) }),
    );

  return {
    endAfter(days, begin) {
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
