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

/** What one guess at a password costs. */
export interface DerivationCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** About 200 ms and 64 MiB on the machine that this was measured on. */
export const DERIVATION_COST: DerivationCost = { memory: 64 * 1024, passes: 3 };

export const SALT_BYTES = 16;

/** What comes out of a password. */
export interface Derived {
  /** Stored, to tell the right password from a wrong one. */
  readonly verifier: Buffer;
  /** Never stored: opens the reporter's private key. */
  readonly key: Buffer;
}

export type Derive = (password: string, salt: Uint8Array, id: string) => Promise<Derived>;

/**
 * Makes the one function that turns passwords into keys: NFKC, so that Hangul typed on two systems
 * is one password; argon2id with the server's pepper; HKDF bound to the row's id. `queue` bounds how
 * many run together, because each takes a core and the memory of `cost`; it throws `BusyError` beyond.
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

/** Compares in a time that does not depend on where the bytes differ. */
export const areEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && timingSafeEqual(a, b);

/** Made when the first password is looked at: its words are many. */
let estimator: ZxcvbnFactory | undefined;

/** Guesses that a patient attacker needs (log₁₀) below which a password counts as well known. */
const COMMON_GUESSES = 6;
/** zxcvbn's effort grows with the length; what is longer is not common. */
const ESTIMATED_LENGTH = 64;

/** Digits beside a word that add nothing: a year, or 1234. */
const USUAL_DIGITS = 4;
/** Words in a row become a phrase that is not guessed soon. */
const PHRASE_LENGTH = 16;

/**
 * Whether a password is common words with the usual digits and signs around them: `minsu2026!`.
 *
 * @param words the longest first
 */
function isWordsAndDigits(text: string, words: readonly string[]): boolean {
  if (text.length >= PHRASE_LENGTH) return false;
  const lower = text.toLowerCase();
  let rest = lower;
  for (const word of words) rest = rest.replaceAll(word, '');
  const letters = rest.replaceAll(/\P{L}/gu, '');
  const digits = rest.replaceAll(/\P{Nd}/gu, '');
  return rest !== lower && letters.length <= 1 && digits.length <= USUAL_DIGITS;
}

/** `undefined` where es-hangul knows no way to join the letters, such as the vowel ㅗㅐ of "horse": it throws. */
function getHangul(letters: string): string | undefined {
  try {
    return convertQwertyToHangul(letters);
  } catch {
    return undefined;
  }
}

/**
 * Korean words typed with the keyboard in Latin letters, as the words that they are: `dkssud` is 안녕.
 * `undefined` where the letters give no whole syllables, as in words of other languages.
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
 * What is wrong with a password that keeps the rules of form (`contract`), as a code: it is the
 * receipt number itself, or one of those that everybody tries first.
 */
export type PasswordCheck = (
  password: string,
  receipt?: string,
) => 'password.receipt' | 'password.common' | undefined;

/**
 * Makes the check of passwords. Common are the company's names, and the names and words that Korean passwords begin
 * with.
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
