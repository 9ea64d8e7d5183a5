import { createHmac, randomBytes } from 'node:crypto';

const DAY = 24 * 60 * 60 * 1000;

const createKey = (secret: Buffer, content: string): string =>
  createHmac('sha256', secret).update(content).digest('base64url');

/** The key of a content under the current secret, then under the previous one. */
export type ContentKeys = (content: string) => readonly [string, string];

/**
 * Makes keys of submissions that were sent without one from their content: the same post within a day
 * stores nothing new. The secret is kept in memory and replaced daily, so that who has the disk cannot
 * test guesses of what was written.
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
    return [createKey(current, content), createKey(previous, content)];
  };
}
