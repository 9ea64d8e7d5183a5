import { createHmac } from 'node:crypto';
import { getDateInSeoul } from '@site/contract/date';

import type { SharedState } from '../shared-state/shared-state.ts';

/** Waits; tests replace it by one that does not. */
export type Pause = (milliseconds: number) => Promise<void>;

/** Wrong guesses at one receipt number without a delay, and the delays after them, in milliseconds. */
const FREE_GUESSES = 5;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 10_000;
/** How long a wrong guess counts, in seconds. */
const GUESS_LIFETIME = 60 * 60;

/**
 * The delay of a look-up after wrong guesses at its receipt number, for everybody: the owner is
 * delayed too, and never locked out. Numbers that do not exist are delayed alike.
 */
const delayAfter = (guesses: number): number =>
  guesses < FREE_GUESSES ? 0 : Math.min(FIRST_DELAY * 2 ** (guesses - FREE_GUESSES), LONGEST_DELAY);

/** Slows guesses at receipt numbers down, each number on its own. */
export interface GuessDelays {
  /** Counts an attempt at a number before it is tried, so that guesses made together count too, and waits. */
  wait(name: string): Promise<void>;
  /** Withdraws the attempt: it was not a guess. */
  forgive(name: string): Promise<void>;
}

interface Options {
  /** Separates the counts of one kind of number from those of another. */
  readonly name: string;
  readonly sharedState: Pick<SharedState, 'createLimiter' | 'dailyKey'>;
  readonly now: () => Date;
  readonly pause: Pause;
}

/** Makes the delays of one kind of receipt number, counted at all servers together. */
export function createGuessDelays({
  name: kind,
  sharedState: { createLimiter, dailyKey },
  now,
  pause,
}: Options): GuessDelays {
  const guesses = createLimiter({ name: `guess-${kind}`, points: 1, duration: GUESS_LIFETIME });
  /** Not the stored hash of a number: the counts must not tell which ones were looked up. */
  const hash = async (name: string): Promise<string> =>
    createHmac('sha256', await dailyKey(getDateInSeoul(now())))
      .update(name)
      .digest('base64url');
  return {
    async wait(name) {
      const { consumedPoints } = await guesses.penalty(await hash(name));
      await pause(delayAfter(consumedPoints - 1));
    },
    async forgive(name) {
      await guesses.reward(await hash(name));
    },
  };
}
