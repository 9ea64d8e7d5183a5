import { createHmac } from 'node:crypto';
import { getDateInSeoul } from '@site/contract/date';

import type { SharedState } from '../shared-state/shared-state.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The key of a content on this day, then that on the day before. */
export type ContentKeys = (content: string) => Promise<readonly [string, string]>;

/**
 * Derives the keys of submissions without a key from their content: the same post today or tomorrow, at any server of
 * the site, is stored once. Older keys are deleted, so that someone who reads the disk cannot test guesses of
 * the content.
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
