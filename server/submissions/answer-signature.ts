import { hkdfSync } from 'node:crypto';
import sodium from 'libsodium-wrappers-sumo';

import type { KeyPair } from './key-pair.ts';

/**
 * Signatures of answers (Ed25519). Anyone can seal a text to a reporter's public key, which stands in the
 * database; only the department can sign it. The signing key is derived from the department's private key,
 * so that one file holds both; the server knows the public half from its settings, not from the database.
 */

/** What a signature binds together: the words cannot be moved to another report or another day. */
export interface Answer {
  readonly reportId: string;
  readonly text: string;
  /** ISO 8601. */
  readonly answeredAt: string;
}

const getAnswerParts = ({ reportId, text, answeredAt }: Answer): SignedParts => [
  'site answer 1',
  reportId,
  answeredAt,
  text,
];

async function deriveSigningPair({ privateKey }: Pick<KeyPair, 'privateKey'>) {
  await sodium.ready;
  const seed = new Uint8Array(hkdfSync('sha256', privateKey, '', 'answer signature', 32));
  return sodium.crypto_sign_seed_keypair(seed);
}

/** The public half of the signing key that belongs to a private key: 32 bytes. */
export const deriveVerificationKey = async (
  pair: Pick<KeyPair, 'privateKey'>,
): Promise<Uint8Array> => (await deriveSigningPair(pair)).publicKey;

/** Values in an order that says what they are: the first names the kind of message. */
export type SignedParts = readonly (string | number)[];

const toBytes = (parts: SignedParts): Uint8Array => Buffer.from(JSON.stringify(parts));

/** Signs bytes; resolves with the signature (64 bytes). */
export async function signBytes(
  bytes: Uint8Array,
  pair: Pick<KeyPair, 'privateKey'>,
): Promise<Buffer> {
  const { privateKey } = await deriveSigningPair(pair);
  return Buffer.from(sodium.crypto_sign_detached(bytes, privateKey));
}

/** Whether a key signed bytes. */
export async function verifyBytes(
  bytes: Uint8Array,
  signature: Uint8Array,
  verificationKey: Uint8Array,
): Promise<boolean> {
  await sodium.ready;
  return (
    signature.length === sodium.crypto_sign_BYTES &&
    sodium.crypto_sign_verify_detached(signature, bytes, verificationKey)
  );
}

/** Signs a message; resolves with the signature in base64. */
export const signParts = async (
  parts: SignedParts,
  pair: Pick<KeyPair, 'privateKey'>,
): Promise<string> => (await signBytes(toBytes(parts), pair)).toString('base64');

/** Whether one of the keys signed a message. `signature` may be anything. */
export async function isSignedByOne(
  parts: SignedParts,
  signature: unknown,
  verificationKeys: readonly Uint8Array[],
): Promise<boolean> {
  const bytes = Buffer.from(typeof signature === 'string' ? signature : '', 'base64');
  for (const key of verificationKeys)
    if (await verifyBytes(toBytes(parts), bytes, key)) return true;
  return false;
}

/** Signs an answer; resolves with the signature in base64. */
export const signAnswer = (answer: Answer, pair: KeyPair): Promise<string> =>
  signParts(getAnswerParts(answer), pair);

/** Whether an officer of the department signed this answer. */
export const isSigned = (
  answer: Answer,
  signature: unknown,
  verificationKeys: readonly Uint8Array[],
): Promise<boolean> => isSignedByOne(getAnswerParts(answer), signature, verificationKeys);
