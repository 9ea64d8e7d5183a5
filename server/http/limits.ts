/** Technical limits. Business limits (lengths, sizes, retention) are in `contract/src/limits.ts`. */

/** The memory of unfinished submissions, in bytes, for all requests together. */
export const UPLOAD_MEMORY_BYTES = 256 * 1024 * 1024;
/** Bodies up to this size, which contain only texts and arrive in one piece, are read without waiting. In bytes. */
export const SMALL_BODY_BYTES = 64 * 1024;
/** The time in which a request has to arrive, in milliseconds: 2 MB over a slow line take long. */
export const BODY_TIME = 120_000;
/** The number of larger bodies of one network that are read at a time, and that may wait. */
export const BODIES_PER_NETWORK = { atOnce: 16, waiting: 1024 } as const;
/**
 * A body that brings fewer bytes than this in one interval is answered with 408, because a connection that sends one
 * byte at a time must not occupy memory or a place.
 */
export const BODY_PROGRESS = { bytes: 1024, milliseconds: 15_000 } as const;

/** Requests that are started in one iteration of the event loop. */
export const REQUESTS_PER_ITERATION = 8;
/** The number of pages that are rendered for requests at one time, and that may wait. */
export const RENDERS_AT_ONCE = 2;
export const RENDERS_WAITING = 64;
export const RENDERS_WAITING_PER_NETWORK = 32;
/** The number of reports that are processed at one time, that may wait, and that may wait from one network. */
export const REPORTS_AT_ONCE = 2;
export const REPORTS_WAITING = 128;
export const REPORTS_WAITING_PER_NETWORK = 16;
/** The number of searches that may wait, and of those from one network. */
export const SEARCHES_WAITING = 512;
export const SEARCHES_WAITING_PER_NETWORK = 64;
/** The number of pictures, and of documents, that may wait, and of those from one network. */
export const FILES_WAITING = 32;
export const FILES_WAITING_PER_NETWORK = 8;
/** The number of look-ups that may wait for their key derivation. */
export const LOOKUPS_WAITING = 64;

/** Longest request target, in characters. */
export const URL_MAX = 4096;
/** The size of all headers of one request, in characters. */
export const HEADERS_MAX = 16 * 1024;
/**
 * The limit of node:http. It is larger than the two limits above, so that the server itself can answer with 414 (long
 * address) or 431 (large headers).
 */
export const HEAD_MAX_BYTES = 64 * 1024;
