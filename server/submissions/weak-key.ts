/** Random keys of 32 bytes have more different bytes; a key with fewer is a typed pattern or a placeholder. */
const DISTINCT_BYTES_MIN = 12;

/** Returns whether 32 bytes are too regular for a key. */
export const isWeak = (bytes: Uint8Array): boolean => new Set(bytes).size < DISTINCT_BYTES_MIN;
