import { createHmac } from 'node:crypto';
import { getDateInSeoul } from '@site/contract/date';

import type { SharedState } from '../shared-state/shared-state.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The key of a content under the key of today, then under that of yesterday. */
export type ContentKeys = (content: string) => Promise<readonly [string, string]>;

/**
 * Makes keys of submissions that were sent without one from their content: the same post today or
 * tomorrow, at any server of the site, stores nothing new. Keys of days are not kept, so that who has the
 * disk cannot test guesses of what was written.
 */
export const createContentKeys =
  ({ dailyKey }: Pick<SharedState, 'dailyKey'>, now: () => Date): ContentKeys =>
  async (content) => {
    const createKey = async (time: number): Promise<string> => {
      const key = await dailyKey(getDateInSeoul(new Date(time)));
      return createHmac('sha256', key).update(content).digest('base64url');
    };
    const time = now().getTime();
    return [await createKey(time), await createKey(time - DAY)];
  };
