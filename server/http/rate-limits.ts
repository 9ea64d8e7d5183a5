import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { getDateInSeoul } from '@site/contract/date';

import type { Config } from '../config.ts';
import type { Limiter, SharedState } from '../shared-state/shared-state.ts';

/** The window in which requests are counted, in seconds. */
const WINDOW = 10 * 60;

/**
 * The counted actions. Reports are counted separately, so that submissions of other forms do not block the hotline for
 * the same network.
 */
export type LimitedAction = 'submission' | 'report' | 'lookup';

/** Counts the actions of each network. */
export interface RateLimits {
  /**
   * Counts one request; resolves with the seconds to wait if the limit is exceeded. Rejects if the shared counts cannot
   * be reached.
   */
  count(action: LimitedAction, network: string): Promise<number | undefined>;
}

/**
 * Creates limits of requests by each network in ten minutes. Networks are counted under a hash whose key changes daily, in memory
 * or in a table that never reaches a disk log (`shared-state/`).
 */
export function createRateLimits(
  { rateLimits }: Pick<Config, 'rateLimits'>,
  { createLimiter, dailyKey }: Pick<SharedState, 'createLimiter' | 'dailyKey'>,
  now: () => Date,
): RateLimits {
  const createActionLimiter = (name: LimitedAction, points: number): Limiter =>
    createLimiter({ name, points, duration: WINDOW });
  const limiters: Record<LimitedAction, Limiter> = {
    submission: createActionLimiter('submission', rateLimits.submissions),
    report: createActionLimiter('report', rateLimits.submissions),
    lookup: createActionLimiter('lookup', rateLimits.lookups),
  };
  return {
    async count(action, network) {
      const key = await dailyKey(getDateInSeoul(now()));
      const hashedNetwork = createHmac('sha256', key).update(network).digest('base64url');
      try {
        await limiters[action].consume(hashedNetwork);
        return undefined;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
        throw error;
      }
    },
  };
}
