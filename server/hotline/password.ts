import { argon2, hkdfSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { normalizePassword } from '@site/contract/password';
import { parseReceipt } from '@site/contract/receipt';

import type { WorkQueue } from '../http/work-queue.ts';
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
 * is one password; argon2id with the server's pepper; HKDF bound to the row's id. `gate` bounds how
 * many run together, because each takes a core and the memory of `cost`; it throws `BusyError` beyond.
 */
export function createDerive(secret: ServerSecret, gate: WorkQueue, cost: DerivationCost): Derive {
  const pepper = secret.keyFor('pepper');
  return (password, salt, id) =>
    gate.run(async () => {
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

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && timingSafeEqual(a, b);

/** Made when the first password is looked at: its words are many. */
let estimator: ZxcvbnFactory | undefined;

/** Guesses that a patient attacker needs (log₁₀) below which a password counts as well known. */
const COMMON_GUESSES = 6;
/** zxcvbn's effort grows with the length; what is longer is not common. */
const ESTIMATED_LENGTH = 64;

/**
 * What is wrong with a password that keeps the rules of form (`contract`), as a code: it is the
 * receipt number itself, or one of those that everybody tries first.
 */
export function passwordProblem(
  password: string,
  receipt?: string,
): 'password.receipt' | 'password.common' | undefined {
  const text = normalizePassword(password);
  if (receipt !== undefined && parseReceipt(text) === receipt) return 'password.receipt';
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { guessesLog10 } = estimator.check(text.slice(0, ESTIMATED_LENGTH));
  return guessesLog10 < COMMON_GUESSES ? 'password.common' : undefined;
}
