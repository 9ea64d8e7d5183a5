import { argon2, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import sodium from 'libsodium-wrappers-sumo';
import { z } from 'zod';

import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import { readKeyFile } from '../submissions/keys.ts';
import { createNotMadeError } from './failures.ts';
import { message } from './messages.ts';

const argon2id = promisify(argon2);

/** The cost of one guess at a passphrase, as for reporters. The file contains it, so that it can be raised. */
const COST = { memory: 64 * 1024, passes: 3 };

/** The passphrase is wrong. */
export class PassphraseError extends StartError {}

const bytes = z.base64().transform((value) => new Uint8Array(Buffer.from(value, 'base64')));
const lockedSchema = z.object({
  publicKey: bytes,
  locked: z.object({
    salt: bytes,
    nonce: bytes,
    box: bytes,
    memory: z.int().positive(),
    passes: z.int().positive(),
  }),
});

const encodeBase64 = (value: Uint8Array): string => Buffer.from(value).toString('base64');

const parseKey = (passphrase: string, salt: Uint8Array, { memory, passes }: typeof COST) =>
  argon2id('argon2id', {
    message: passphrase.normalize('NFKC'),
    nonce: salt,
    parallelism: 1,
    tagLength: 32,
    memory,
    passes,
  });

/**
 * Creates a key pair and writes it to a new file, encrypted with a passphrase unless that is empty (argon2id,
 * XChaCha20-Poly1305). Throws a `StartError` if the file cannot be created.
 */
export async function makeKeyFile(file: string, passphrase: string): Promise<KeyPair> {
  await sodium.ready;
  const pair = sodium.crypto_box_keypair();
  let content: object = { privateKey: encodeBase64(pair.privateKey) };
  if (passphrase !== '') {
    const salt = randomBytes(16);
    const nonce = sodium.randombytes_buf(sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES);
    const key = await parseKey(passphrase, salt, COST);
    const box = sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(
      pair.privateKey,
      pair.publicKey,
      null,
      nonce,
      key,
    );
    content = {
      locked: {
        salt: encodeBase64(salt),
        nonce: encodeBase64(nonce),
        box: encodeBase64(box),
        ...COST,
      },
    };
  }
  try {
    writeNewFile(
      file,
      `${JSON.stringify({ publicKey: encodeBase64(pair.publicKey), ...content })}\n`,
    );
  } catch (error) {
    throw createNotMadeError(file, error);
  }
  return pair;
}

/**
 * Opens a key file; asks for its passphrase if it has one. Throws a `StartError` if the file cannot be used, and a
 * `PassphraseError` if the passphrase is wrong.
 */
export async function openKeyFile(file: string, ask: () => Promise<string>): Promise<KeyPair> {
  let keyFile: z.infer<typeof lockedSchema>;
  try {
    keyFile = lockedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The file is not encrypted, or is not a key file, which the other function reports.
    return readKeyFile(file);
  }
  await sodium.ready;
  const { salt, nonce, box, ...cost } = keyFile.locked;
  const key = await parseKey(await ask(), salt, cost);
  try {
    const privateKey = sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(
      null,
      box,
      keyFile.publicKey,
      nonce,
      key,
    );
    return { publicKey: keyFile.publicKey, privateKey };
  } catch {
    throw new PassphraseError(message('key.wrongPassphrase'));
  }
}
