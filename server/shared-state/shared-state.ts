import type { KeyObject } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counts events by name, each for a while after its first. */
export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward'>;

export interface LimiterOptions {
  /** Separates these counts from others. */
  readonly name: string;
  /** The number of events that are allowed in one window. */
  readonly points: number;
  /** Length of a window, in seconds. */
  readonly duration: number;
}

/** One view of a notice. */
export interface PageVisit {
  readonly notice: number;
  /** A keyed hash of notice and network: the same one is counted once a day. */
  readonly visit: string;
}

/** Stores the views of notices permanently. Every method may reject; then nothing was changed. */
export interface PageViewStore {
  /** Returns the views by notice. */
  read(): Promise<ReadonlyMap<number, number>>;
  /** Adds all views of a day (`YYYY-MM-DD`) or none; views that another server has added are skipped. */
  add(visits: readonly PageVisit[], day: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * State, apart from submissions, that the servers of one site share: counts of limits, views, and the keys of a day. It
 * is in memory for a single server, in PostgreSQL if `DATABASE_URL` is set. Submissions can be opened, found and kept
 * without it.
 */
export interface SharedState {
  /**
   * Returns a key of 32 bytes that is the same at every server during a day in Seoul (`YYYY-MM-DD`). It is destroyed
   * within two days.
   */
  dailyKey(day: string): Promise<KeyObject>;
  createLimiter(options: LimiterOptions): Limiter;
  readonly pageViews: PageViewStore;
  /** Whether several servers share it. */
  readonly isShared: boolean;
  close(): Promise<void>;
}
