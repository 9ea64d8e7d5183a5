import type { KeyObject } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counts events under names, each for a while after its first. */
export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward'>;

export interface LimiterOptions {
  /** Separates its counts from those of others. */
  readonly name: string;
  /** How many events are allowed in one window. */
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

/** Where the views of notices are counted for good. Every method may reject; then nothing was changed. */
export interface PageViewStore {
  /** The views by notice. */
  read(): Promise<ReadonlyMap<number, number>>;
  /** Adds visits of a day (`YYYY-MM-DD`), all or none; those that another server has added are left out. */
  add(visits: readonly PageVisit[], day: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * What the servers of one site agree on beside the submissions: counts of limits, views, and the keys of
 * a day. In memory where one server runs, in PostgreSQL where `DATABASE_URL` is set. Nothing of it is
 * needed to open, find or keep a submission.
 */
export interface SharedState {
  /**
   * A key of 32 bytes that is the same at every server during a day in Seoul (`YYYY-MM-DD`), and known to nobody
   * two days later.
   */
  dailyKey(day: string): Promise<KeyObject>;
  createLimiter(options: LimiterOptions): Limiter;
  readonly pageViews: PageViewStore;
  /** Whether several servers share it. */
  readonly isShared: boolean;
  close(): Promise<void>;
}
