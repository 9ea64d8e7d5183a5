import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { getDateInSeoul } from '@site/contract/date';

import type { IdentifyNetwork } from '../http/client-network.ts';
import { describeError, type Log } from '../log.ts';
import type { PageVisit, SharedState } from '../shared-state/shared-state.ts';

/** The most visits that are remembered for a day; the oldest is forgotten first. */
const VISITS_MAX = 100_000;
/** The interval in which counts are written and those of other servers are read, in milliseconds. */
const WRITE_INTERVAL = 5_000;

/** Counts how often each notice was viewed. Never throws and never rejects. */
export interface PageViewCounter {
  /** Returns the counted views of a notice. */
  readonly of: (notice: number) => number;
  /** Counts a view; returns whether it is the first of this notice from the network today. */
  readonly count: (notice: number, request: IncomingMessage) => boolean;
  /** Calls `listener` after another server has counted views. */
  readonly onChange: (listener: () => void) => void;
  /** Writes the counts that are not written yet. */
  readonly write: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly sharedState: Pick<SharedState, 'dailyKey' | 'pageViews'>;
  readonly identifyNetwork: IdentifyNetwork;
  readonly log: Log;
  readonly now: () => Date;
  /** The interval in which counts are written, in milliseconds. */
  readonly interval?: number;
}

/** Creates the function that runs an operation on the store and logs the first of several failures. */
function createAttempt(log: Log): (operation: () => Promise<unknown>) => Promise<void> {
  let isFailing = false;
  return async (operation) => {
    try {
      await operation();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log('page-views.failed', describeError(error));
      isFailing = true;
    }
  };
}

/**
 * Counts views once per network, notice and day. Networks are remembered only as hashes under the key of the day. Counts
 * are written every few seconds. If a write fails (full disk, lock, damaged file, lost database), pages are served all
 * the same, the counts stay in memory, and the next write tries again.
 */
export async function openPageViews({
  sharedState: { dailyKey, pageViews },
  identifyNetwork,
  log,
  now,
  interval = WRITE_INTERVAL,
}: Options): Promise<PageViewCounter> {
  const attempt = createAttempt(log);
  const listeners: Array<() => void> = [];
  let storedCounts: ReadonlyMap<number, number> = new Map();
  let unwritten: PageVisit[] = [];
  /** Views by notice that are not in `storedCounts`. */
  const uncounted = new Map<number, number>();
  let day = '';
  let key = createSecretKey(randomBytes(32));
  const visits = new Set<string>();

  const add = (counts: Map<number, number>, notice: number, count: number): void =>
    void counts.set(notice, (counts.get(notice) ?? 0) + count);

  function beginDay(today: string): void {
    day = today;
    // A random key is used until the next write reads the key of the day.
    key = createSecretKey(randomBytes(32));
    visits.clear();
  }

  /** Reads the key of the day, which may be new after a crash of the database. */
  async function readKey(): Promise<void> {
    const today = getDateInSeoul(now());
    const shared = await dailyKey(today);
    if (today !== day) beginDay(today);
    key = shared;
  }

  async function read(): Promise<void> {
    const previousCounts = storedCounts;
    storedCounts = await pageViews.read();
    const hasChanged = [...storedCounts].some(
      ([notice, count]) => (previousCounts.get(notice) ?? 0) !== count,
    );
    if (hasChanged) for (const listener of listeners) listener();
  }

  async function writeVisits(): Promise<void> {
    const pageVisits = unwritten;
    unwritten = [];
    try {
      await pageViews.add(pageVisits, day);
    } catch (error) {
      unwritten = [...pageVisits, ...unwritten];
      throw error;
    }
    const counts = new Map(storedCounts);
    for (const { notice } of pageVisits) {
      add(counts, notice, 1);
      add(uncounted, notice, -1);
    }
    storedCounts = counts;
  }

  const writeNow = (): Promise<unknown> =>
    attempt(async () => {
      if (unwritten.length > 0) await writeVisits();
      await read();
      await readKey();
    });
  let writing: Promise<unknown> = writeNow();
  const write = (): Promise<unknown> => (writing = writing.then(writeNow));

  await writing;
  const timer = setInterval(() => void write(), interval).unref();

  return {
    of: (notice) => (storedCounts.get(notice) ?? 0) + (uncounted.get(notice) ?? 0),
    count(notice, request) {
      const today = getDateInSeoul(now());
      if (today !== day) beginDay(today);
      const visit = createHmac('sha256', key)
        .update(`${notice} ${identifyNetwork(request)}`)
        .digest('base64');
      if (visits.has(visit)) return false;
      if (visits.size >= VISITS_MAX) visits.delete(visits.values().next().value ?? '');
      visits.add(visit);
      unwritten.push({ notice, visit });
      add(uncounted, notice, 1);
      return true;
    },
    onChange: (listener) => void listeners.push(listener),
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}
