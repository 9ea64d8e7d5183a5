import { argon2, hkdfSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { normalizePassword } from '@site/contract/password';
import { convertQwertyToHangul } from 'es-hangul';
import { parseReceipt } from '@site/contract/receipt';

import type { WorkQueue } from '../http/work-queue.ts';
import commonWords from './common-words.json' with { type: 'json' };
import type { ServerSecret } from './secret.ts';

const argon2id = promisify(argon2);

/** The cost of one guess at a password. */
export interface DerivationCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** About 64 MiB, and 200 ms on the machine on which it was measured. */
export const DERIVATION_COST: DerivationCost = { memory: 64 * 1024, passes: 3 };

export const SALT_BYTES = 16;

/** The values that are derived from a password. */
export interface DerivedValues {
  /** Stored, to check a password. */
  readonly verifier: Buffer;
  /** Never stored: opens the reporter's private key. */
  readonly key: Buffer;
}

export type Derive = (password: string, salt: Uint8Array, id: string) => Promise<DerivedValues>;

/**
 * Creates the function that derives keys from passwords: NFKC, so that Hangul typed on two systems is the same
 * password; argon2id with the server's pepper; HKDF bound to the row's id. `queue` limits how many run at the same
 * time, because each uses a core and the memory of `cost`; it throws `BusyError` above the limit.
 */
export function createDerive(secret: ServerSecret, queue: WorkQueue, cost: DerivationCost): Derive {
  const pepper = secret.keyFor('pepper');
  return (password, salt, id) =>
    queue.run(async () => {
      const root = await argon2id('argon2id', {
        message: normalizePassword(password),
        nonce: salt,
        secret: pepper,
        parallelism: 1,
        tagLength: 32,
        memory: cost.memory,
        passes: cost.passes,
      });
      const part = (use: string) => Buffer.from(hkdfSync('sha256', root, '', `${use} ${id}`, 32));
      return { verifier: part('verifier'), key: part('key') };
    });
}

/** Compares bytes in a time that does not depend on where they differ. */
export const areEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && timingSafeEqual(a, b);

/** Created for the first password, because its word lists are large. */
let estimator: ZxcvbnFactory | undefined;

/** The number of guesses (log₁₀) that a patient attacker makes: a password that is found with fewer is common. */
const COMMON_GUESSES = 6;
/** The time that zxcvbn needs grows with the length, and longer passwords are not common. */
const ESTIMATED_LENGTH = 64;

/** The maximum number of digits that do not make a word safer: a year, or 1234. */
const USUAL_DIGITS = 4;
/** From this length, several words are a phrase that is hard to guess. */
const PHRASE_LENGTH = 16;

/**
 * Returns whether a password consists of common words with the usual digits and signs: `minsu2026!`.
 *
 * @param words the longest first
 */
function isWordsAndDigits(text: string, words: readonly string[]): boolean {
  if (text.length >= PHRASE_LENGTH) return false;
  const lower = text.toLowerCase();
  let remainder = lower;
  for (const word of words) remainder = remainder.replaceAll(word, '');
  const letters = remainder.replaceAll(/\P{L}/gu, '');
  const digits = remainder.replaceAll(/\P{Nd}/gu, '');
  return remainder !== lower && letters.length <= 1 && digits.length <= USUAL_DIGITS;
}

/**
 * Converts letters to Hangul; `undefined` if es-hangul throws because they do not form syllables, such as the vowel ㅗㅐ
 * of "horse".
 */
function getHangul(letters: string): string | undefined {
  try {
    return convertQwertyToHangul(letters);
  } catch {
    return undefined;
  }
}

/**
 * Converts Korean words that were typed in Latin letters: `dkssud` is 안녕. Returns `undefined` if the letters do not
 * form complete syllables, as in words of other languages.
 */
function toHangul(text: string): string | undefined {
  let words = 0;
  const converted = text.replaceAll(/[a-z]{4,}/gi, (letters) => {
    const hangul = getHangul(letters);
    if (!hangul || !/^[\uAC00-\uD7A3]+$/.test(hangul)) return letters;
    words += 1;
    return hangul;
  });
  return words > 0 ? converted : undefined;
}

/**
 * Returns the problem of a password that satisfies the rules of the form (`contract`), as a code: it is the receipt
 * number itself, or one of the most common passwords.
 */
export type PasswordCheck = (
  password: string,
  receipt?: string,
) => 'password.receipt' | 'password.common' | undefined;

/**
 * Creates the check of passwords. Common passwords contain names of the company, and the names and words that Korean
 * passwords often begin with.
 *
 * @param names of the company: each as a whole and word by word
 */
export function createPasswordCheck(names: readonly string[]): PasswordCheck {
  const ownWords = names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\d]+/u)])
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => word.length > 1);
  const words = [...commonWords, ...ownWords].toSorted((a, b) => b.length - a.length);
  return (password, receipt) => {
    const text = normalizePassword(password);
    if (receipt !== undefined && parseReceipt(text) === receipt) return 'password.receipt';
    estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
    for (const spelling of [text, toHangul(text)])
      if (
        spelling !== undefined &&
        (isWordsAndDigits(spelling, words) ||
          estimator.check(spelling.slice(0, ESTIMATED_LENGTH)).guessesLog10 < COMMON_GUESSES)
      )
        return 'password.common';
    return undefined;
  };
}
