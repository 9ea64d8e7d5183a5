import { createHmac, randomBytes } from 'node:crypto';

const DAY = 24 * 60 * 60 * 1000;

const keyOf = (secret: Buffer, content: string): string =>
  createHmac('sha256', secret).update(content).digest('base64url');

/** Today's key of a content, then yesterday's. */
export type ContentKeys = (content: string) => readonly [string, string];

/**
 * Makes the keys of submissions that come without one, out of their content: a reloaded answer stores
 * nothing new within a day. The secret lives in memory and changes daily, so that nobody who takes
 * the disk can test guesses of what was written.
 */
export function createContentKeys(now: () => Date): ContentKeys {
  let current = randomBytes(32);
  let previous = randomBytes(32);
  let madeAt = now().getTime();
  return (content) => {
    if (Math.abs(now().getTime() - madeAt) > DAY) {
      previous = current;
      current = randomBytes(32);
      madeAt = now().getTime();
    }
    return [keyOf(current, content), keyOf(previous, content)];
  };
}
