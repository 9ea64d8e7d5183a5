import { readErrorCode, type Log } from '../log.ts';
import type { SubmissionStore } from './store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often the sweeper looks, in milliseconds. */
const INTERVAL = HOUR;
/** How far a clock may be behind what it showed before. */
const BEHIND = HOUR;
/** How far it may be ahead of the last sweep, while the server ran and when it was started again. */
const AHEAD_RUNNING = DAY;
const AHEAD_STARTED = 31 * DAY;
/** The fact under which the store keeps when it was last swept. */
const SWEPT_AT = 'swept-at';

export type Swept =
  | { readonly deleted: number }
  /** The clock is not to be believed: nothing was deleted. */
  | { readonly refused: 'clock' };

export interface Retention {
  /** The end of something that is kept for a number of days from now, in ISO 8601, on a full hour. */
  endAfter(days: number): string;
  /** Deletes what has come to its end. Whoever runs it twice deletes nothing more. */
  sweep(): Promise<Swept>;
  /** Sweeps now and every hour. */
  start(): Promise<void>;
  stop(): void;
}

interface Dependencies {
  readonly store: Pick<SubmissionStore, 'metadata' | 'setMetadata' | 'removeExpired'>;
  readonly log: Log;
  readonly now: () => Date;
}

/**
 * Lets a person say that the clock is right after all: the server had been off for over a month.
 * The next sweep begins from here.
 */
export const confirmClock = (
  store: Pick<SubmissionStore, 'setMetadata'>,
  now: Date,
): Promise<void> => store.setMetadata(SWEPT_AT, now.toISOString());

/** Gives personal data its end, and never by a clock that jumped: what is deleted does not come back. */
export function createRetention({ store, log, now }: Dependencies): Retention {
  let believed: number | undefined;
  let allowance = AHEAD_STARTED;
  let timer: NodeJS.Timeout | undefined;

  const isPlausible = (time: number): boolean =>
    believed === undefined || (time >= believed - BEHIND && time <= believed + allowance);

  async function sweep(): Promise<Swept> {
    const fact = await store.metadata(SWEPT_AT);
    if (fact !== undefined) believed = Date.parse(fact);
    const time = now().getTime();
    if (!isPlausible(time)) {
      log('retention.refused', { code: 'clock' });
      return { refused: 'clock' };
    }
    const at = new Date(time).toISOString();
    await store.setMetadata(SWEPT_AT, at);
    believed = time;
    allowance = AHEAD_RUNNING;

    let deleted = 0;
    for (;;) {
      const counts = Object.values(await store.removeExpired(at));
      if (counts.length === 0) break;
      deleted += counts.reduce((sum, count) => sum + count, 0);
    }
    log('retention.swept', { count: deleted });
    return { deleted };
  }

  /** A store that fails now is swept the next time. */
  const trySweep = (): Promise<void> =>
    sweep().then(
      () => undefined,
      (error: unknown) => log('store.failed', { code: readErrorCode(error) }),
    );

  return {
    endAfter(days) {
      const time = now().getTime();
      const from = believed === undefined || isPlausible(time) ? time : believed;
      // Or the end would tell the minute of the beginning.
      return new Date(Math.ceil(from / HOUR) * HOUR + days * DAY).toISOString();
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
