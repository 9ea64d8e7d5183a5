/**
 * Limits of the machine. Limits of the business (lengths, sizes, retention) are in
 * `contract/src/limits.ts`.
 */

/** Bytes of received, unfinished submissions in memory, for all requests together. */
export const UPLOAD_MEMORY_BYTES = 256 * 1024 * 1024;
/** A body up to this size is read without waiting: texts, which arrive in one piece. */
export const SMALL_BODY_BYTES = 64 * 1024;
/** How long a request may take to arrive, in milliseconds: a 2 MB file over a slow line needs its time. */
export const BODY_TIME = 120_000;
/** Larger bodies of one network that are read at a time, and how many more may wait. */
export const BODIES_PER_NETWORK = { atOnce: 16, waiting: 1024 } as const;
/**
 * A body that brings fewer bytes than this in one interval is given up with 408: a connection that
 * sends one byte at a time must not hold memory or a place.
 */
export const BODY_PROGRESS = { bytes: 1024, milliseconds: 15_000 } as const;

/** Requests that are started in one iteration of the event loop. */
export const REQUESTS_PER_ITERATION = 8;
/** Pages rendered for a request at one time, and how many more may wait. */
export const RENDERS_AT_ONCE = 2;
export const RENDERS_WAITING = 64;
export const RENDERS_WAITING_PER_NETWORK = 32;
/** Reports processed at one time, how many more may wait, and how many of these for one network. */
export const REPORTS_AT_ONCE = 2;
export const REPORTS_WAITING = 128;
export const REPORTS_WAITING_PER_NETWORK = 16;
/** Searches that may wait, and how many of these of one network. */
export const SEARCHES_WAITING = 512;
export const SEARCHES_WAITING_PER_NETWORK = 64;
/** Pictures, and documents, that may wait to be looked at, and how many of these of one network. */
export const FILES_WAITING = 32;
export const FILES_WAITING_PER_NETWORK = 8;
/** Passwords of look-ups that may wait for their key derivation. */
export const LOOKUPS_WAITING = 64;

/** Longest request target, in characters. */
export const URL_MAX = 4096;
/** All headers of one request, in characters. */
export const HEADERS_MAX = 16 * 1024;
/**
 * What node:http reads before it gives up. Larger than the two limits above, so that the server
 * itself can tell a long address (414) from large headers (431).
 */
export const HEAD_MAX_BYTES = 64 * 1024;
