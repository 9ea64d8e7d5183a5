import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import type { Config } from '../config.ts';

/** The window in which requests are counted, in seconds. */
const WINDOW = 10 * 60;
const DAY = 24 * 60 * 60 * 1000;

/** What is counted: a submission of any form, or a look-up of a report. */
export type LimitedAction = 'submission' | 'lookup';

/** Counts how often a network does something. */
export interface RateLimits {
  /** Counts one request; resolves with the seconds to wait where the limit is exceeded. */
  count(action: LimitedAction, network: string): Promise<number | undefined>;
}

/**
 * Rate limits per network, ten minutes at a time. Networks are counted under a keyed hash whose key
 * is kept in memory and replaced daily; nothing is written to the disk or the log.
 */
export function createRateLimits(
  { rateLimits }: Pick<Config, 'rateLimits'>,
  now: () => Date,
): RateLimits {
  let key = randomBytes(32);
  let keyCreatedAt = now().getTime();
  const limiters: Record<LimitedAction, RateLimiterMemory> = {
    submission: new RateLimiterMemory({ points: rateLimits.submissions, duration: WINDOW }),
    lookup: new RateLimiterMemory({ points: rateLimits.lookups, duration: WINDOW }),
  };
  return {
    async count(action, network) {
      if (Math.abs(now().getTime() - keyCreatedAt) > DAY) {
        key = randomBytes(32);
        keyCreatedAt = now().getTime();
      }
      const name = createHmac('sha256', key).update(network).digest('base64url');
      try {
        await limiters[action].consume(name);
        return undefined;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
        throw error;
      }
    },
  };
}
