import { createHmac } from 'node:crypto';
import { getDateInSeoul } from '@site/contract/date';

import type { SharedState } from '../shared-state/shared-state.ts';

/** Waits; tests replace it. */
export type Pause = (milliseconds: number) => Promise<void>;

/** The number of wrong guesses at one receipt number without a delay, and the delays after them, in milliseconds. */
const FREE_GUESSES = 5;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 10_000;
/** The time for which a wrong guess counts, in seconds. */
const GUESS_LIFETIME = 60 * 60;

/**
 * Returns the delay of a look-up after wrong guesses at its receipt number. It applies to everyone: the owner is
 * delayed too, but never locked out. Numbers that do not exist are delayed in the same way.
 */
const delayAfter = (guesses: number): number =>
  guesses < FREE_GUESSES ? 0 : Math.min(FIRST_DELAY * 2 ** (guesses - FREE_GUESSES), LONGEST_DELAY);

/** Slows down guesses at each receipt number. */
export interface GuessDelays {
  /** Counts an attempt at a number and waits. It counts before the attempt, so that simultaneous guesses count, too. */
  wait(name: string): Promise<void>;
  /** Withdraws an attempt that was not a guess. */
  forgive(name: string): Promise<void>;
}

interface Options {
  /** Separates the counts of different kinds of numbers. */
  readonly name: string;
  readonly sharedState: Pick<SharedState, 'createLimiter' | 'dailyKey'>;
  readonly now: () => Date;
  readonly pause: Pause;
}

/** Creates the delays of one kind of receipt number. All servers share the counts. */
export function createGuessDelays({
  name: kind,
  sharedState: { createLimiter, dailyKey },
  now,
  pause,
}: Options): GuessDelays {
  const guesses = createLimiter({ name: `guess-${kind}`, points: 1, duration: GUESS_LIFETIME });
  /** This is not the stored hash of a number: the counts must not reveal which numbers were looked up. */
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
