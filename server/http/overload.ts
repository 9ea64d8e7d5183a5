/** Longest `Retry-After` of an overloaded server, in seconds. */
const RETRY_AFTER_MAX = 120;
/** `Retry-After` without a better estimate, in seconds. */
const RETRY_AFTER_DEFAULT = 5;

/** The server has no capacity for this work now. The response is 503 with `Retry-After`. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  /** When a retry is likely to succeed, in seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number = RETRY_AFTER_DEFAULT) {
    super('busy');
    this.retryAfter = Math.min(Math.max(1, Math.ceil(retryAfter)), RETRY_AFTER_MAX);
  }
}

/** The part of a budget that one request uses. */
export interface Reservation {
  /** Reserves bytes. Throws a `BusyError` if not enough are free. */
  take(bytes: number): void;
  /** Releases all reserved bytes. */
  release(): void;
}

/** A number of bytes that many requests share. */
export class MemoryBudget {
  #free: number;

  constructor(bytes: number) {
    this.#free = bytes;
  }

  reserve(): Reservation {
    let reservedBytes = 0;
    return {
      take: (bytes) => {
        if (bytes > this.#free) throw new BusyError();
        this.#free -= bytes;
        reservedBytes += bytes;
      },
      release: () => {
        this.#free += reservedBytes;
        reservedBytes = 0;
      },
    };
  }
}
