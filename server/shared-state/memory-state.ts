import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import type { SharedState } from './shared-state.ts';
import { openViewFile } from './view-file.ts';

/** Today's and yesterday's, and one more in case the clock changes. */
const KEYS_MAX = 3;

/** Creates the state of a single server. It is in memory, except for the views, which are a file in the data folder. */
export function createMemoryState(dataDir: string): SharedState {
  const keys = new Map<string, KeyObject>();
  const pageViews = openViewFile(dataDir);
  return {
    isShared: false,
    async dailyKey(day) {
      const key = keys.get(day) ?? createSecretKey(randomBytes(32));
      keys.set(day, key);
      const [oldest = ''] = [...keys.keys()].toSorted();
      if (keys.size > KEYS_MAX) keys.delete(oldest);
      return key;
    },
    createLimiter: ({ name, points, duration }) =>
      new RateLimiterMemory({ keyPrefix: name, points, duration }),
    pageViews,
    close: () => pageViews.close(),
  };
}
