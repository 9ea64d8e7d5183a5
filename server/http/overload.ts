/** Longest `Retry-After` of an overloaded server, in seconds. */
const RETRY_AFTER_MAX = 120;
/** `Retry-After` where no better estimate exists, in seconds. */
const RETRY_AFTER_DEFAULT = 5;

/** The server has no capacity for this work now. Answered with 503 and `Retry-After`. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  /** When a retry is likely to succeed, in seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number = RETRY_AFTER_DEFAULT) {
    super('busy');
    this.retryAfter = Math.min(Math.max(1, Math.ceil(retryAfter)), RETRY_AFTER_MAX);
  }
}

/** Memory that one request has taken of a budget. */
export interface Reservation {
  /** Throws `BusyError` where that many bytes are not free. */
  take(bytes: number): void;
  /** Gives everything back. */
  release(): void;
}

/** A number of bytes that many requests share. */
export class MemoryBudget {
  #free: number;

  constructor(bytes: number) {
    this.#free = bytes;
  }

  reserve(): Reservation {
    let taken = 0;
    return {
      take: (bytes) => {
        if (bytes > this.#free) throw new BusyError();
        this.#free -= bytes;
        taken += bytes;
      },
      release: () => {
        this.#free += taken;
        taken = 0;
      },
    };
  }
}
