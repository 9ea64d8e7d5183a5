/**
 * Limits of the machine, not of the business (those stand in `contract/src/limits.ts`).
 * They count what is going on now, never who does it: nobody is followed.
 */

/** Bytes of unfinished submissions that may be in memory together. */
export const UPLOAD_MEMORY_BYTES = 256 * 1024 * 1024;
/** Pages rendered for a request at one time, and how many more may wait. */
export const RENDERS_AT_ONCE = 2;
export const RENDERS_WAITING = 64;
/** Passwords that may wait to be turned into keys: of new reports, and of look-ups. */
export const REPORTS_WAITING = 32;
export const LOOKUPS_WAITING = 64;
/** Longest address, in characters. */
export const URL_MAX = 4096;
/** All headers of one request, in bytes. */
export const HEADERS_MAX_BYTES = 16 * 1024;

/** There is more to do than can be done now; the sender may try again in a moment. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** A store of bytes that many readers draw on. */
export class MemoryBudget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Throws `BusyError` where that much is not left. */
  take(bytes: number): void {
    if (bytes > this.#left) throw new BusyError();
    this.#left -= bytes;
  }

  giveBack(bytes: number): void {
    this.#left += bytes;
  }
}

/** Lets a few work at a time and a bounded number wait; throws `BusyError` beyond. */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: Array<() => void> = [];
  #working = 0;

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working < this.#atOnce) this.#working += 1;
    else if (this.#waiting.length >= this.#maxWaiting) throw new BusyError();
    // Whoever leaves hands its place to the next one, so the count stays as it is.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }
}
