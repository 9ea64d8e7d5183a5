import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sodium from 'libsodium-wrappers-sumo';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { DESK_COMMAND } from '../desk-command.ts';
import { publishNewFile, writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import { deriveVerificationKey } from './answer-signature.ts';
import type { DepartmentKeys } from './department-keys.ts';
import type { KeyPair } from './key-pair.ts';
import { isWeak } from './weak-key.ts';

/** Whom submissions are sealed to. */
export interface Recipient extends DepartmentKeys {
  /** A key made by the server itself, on the same disk: for trials only. */
  readonly demonstration: boolean;
}

const base64Key = z
  .base64()
  .transform((value) => new Uint8Array(Buffer.from(value, 'base64')))
  .refine((value) => value.length === 32);
const keyFileSchema = z.object({ publicKey: base64Key, privateKey: base64Key });

/** Whether a public key protects nothing: a pattern, or a point whose shared secret is known (low order). */
export async function isWeakPublicKey(publicKey: Uint8Array): Promise<boolean> {
  await sodium.ready;
  if (isWeak(publicKey)) return true;
  try {
    sodium.crypto_scalarmult(
      sodium.randombytes_buf(sodium.crypto_scalarmult_SCALARBYTES),
      publicKey,
    );
    return false;
  } catch {
    return true;
  }
}

/** A short name of a public key, to tell which private key opens what. */
export const getKeyName = (publicKey: Uint8Array): string => hash('sha256', publicKey).slice(0, 16);

/** Where the demonstration key of a data folder is. */
export const getDemonstrationKeyFile = (dataDir: string): string =>
  path.join(dataDir, 'demonstration-key.json');

/** Reads a key file. Throws a `StartError` where it is missing or cannot be used. */
export function readKeyFile(file: string): KeyPair {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`The key file ${file} cannot be read.`);
  }
  try {
    return keyFileSchema.parse(JSON.parse(text));
  } catch {
    throw new StartError(`The key file ${file} does not hold a key pair.`);
  }
}

/** The text of a key file with a new key pair. */
async function createKeyFileText(): Promise<string> {
  await sodium.ready;
  const pair = sodium.crypto_box_keypair();
  const text = JSON.stringify({
    publicKey: Buffer.from(pair.publicKey).toString('base64'),
    privateKey: Buffer.from(pair.privateKey).toString('base64'),
  });
  return `${text}\n`;
}

/** Makes a key pair and writes it to a new file that only its owner can read. Never overwrites one. */
export async function writeNewKeyFile(file: string): Promise<KeyPair> {
  try {
    // Synced: what is sealed to a key that is lost in a power failure could never be opened.
    writeNewFile(file, await createKeyFileText());
  } catch {
    throw new StartError(
      `The key file ${file} cannot be made: it exists already, or its folder cannot be written to.`,
    );
  }
  return readKeyFile(file);
}

/**
 * Whom to seal to: the configured keys; without them a demonstration key in the data folder, made at
 * the first start; in production without them nobody, and the forms stay closed.
 * Throws a `StartError` where the configured key is weak, or is the demonstration key in production.
 */
export async function findRecipient(
  config: Pick<Config, 'departmentKeys' | 'production' | 'dataDir'>,
): Promise<Recipient | undefined> {
  const { departmentKeys, production, dataDir } = config;
  const file = getDemonstrationKeyFile(dataDir);
  if (departmentKeys) {
    const { publicKey } = departmentKeys;
    if (await isWeakPublicKey(publicKey))
      throw new StartError(
        `SUBMISSIONS_PUBLIC_KEY is no key that protects anything. Make one with \`${DESK_COMMAND} keys new <file>\`.`,
      );
    const demonstration =
      existsSync(file) && getKeyName(readKeyFile(file).publicKey) === getKeyName(publicKey);
    if (demonstration && production)
      throw new StartError(
        `SUBMISSIONS_PUBLIC_KEY is the demonstration key, whose private half lies in ${file}.\n` +
          `Make a key elsewhere with \`${DESK_COMMAND} keys new <file>\`.`,
      );
    return { ...departmentKeys, demonstration };
  }
  if (production) return undefined;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) publishNewFile(file, await createKeyFileText());
  const pair = readKeyFile(file);
  return {
    publicKey: pair.publicKey,
    verificationKey: await deriveVerificationKey(pair),
    demonstration: true,
  };
}
