import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sodium from 'libsodium-wrappers';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';

/** An X25519 key pair of libsodium's sealed boxes, 32 bytes each. */
export interface KeyPair {
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array;
}

/** Whom submissions are sealed to. */
export interface Recipient {
  readonly publicKey: Uint8Array;
  /** A key made by the server itself, on the same disk: good for trying things out, and for nothing else. */
  readonly demonstration: boolean;
}

const base64Key = z
  .base64()
  .transform((value) => new Uint8Array(Buffer.from(value, 'base64')))
  .refine((value) => value.length === 32);
const keyFileSchema = z.object({ publicKey: base64Key, privateKey: base64Key });

/** A short name of a public key, to tell which private key opens what. */
export const nameOfKey = (publicKey: Uint8Array): string =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 16);

export const demonstrationKeyFileIn = (dataDir: string): string =>
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

/** Makes a key pair and writes it to a new file that only its owner can read. Never overwrites one. */
export async function writeNewKeyFile(file: string): Promise<KeyPair> {
  await sodium.ready;
  const pair = sodium.crypto_box_keypair();
  const text = JSON.stringify({
    publicKey: Buffer.from(pair.publicKey).toString('base64'),
    privateKey: Buffer.from(pair.privateKey).toString('base64'),
  });
  try {
    // What is sealed to a key that a power cut took away could never be opened.
    writeNewFile(file, `${text}\n`);
  } catch {
    throw new StartError(
      `The key file ${file} cannot be made: it exists already, or its folder cannot be written to.`,
    );
  }
  return pair;
}

/**
 * Whom to seal to: the configured key; without one a demonstration key in the data folder, made at
 * the first start; in production without one nobody, and the forms stay closed.
 */
export async function findRecipient(
  config: Pick<Config, 'submissionsPublicKey' | 'production' | 'dataDir'>,
): Promise<Recipient | undefined> {
  if (config.submissionsPublicKey)
    return { publicKey: config.submissionsPublicKey, demonstration: false };
  if (config.production) return undefined;
  const file = demonstrationKeyFileIn(config.dataDir);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const { publicKey } = existsSync(file) ? readKeyFile(file) : await writeNewKeyFile(file);
  return { publicKey, demonstration: true };
}
