/** Fewer different bytes than in any 32 random ones: a pattern typed by hand, or a placeholder. */
const DISTINCT_BYTES_MIN = 12;

/** Whether 32 bytes are too regular for a key. */
export const isWeak = (bytes: Uint8Array): boolean => new Set(bytes).size < DISTINCT_BYTES_MIN;
