import { diffieHellman, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto';
import sodium from 'libsodium-wrappers-sumo';

import type { KeyPair } from './key-pair.ts';
import { deriveBoxKey, exportRawKey, getBoxNonce, importPublicKey } from './sealed-box.ts';

/**
 * An envelope contains a content under a separate key, and that key once for each recipient:
 *
 * SEB3 | slots (1 byte) | ephemeral public key (32) | slots × wrapped key (48) | hash of the key (32) | nonce (24) |
 * box
 *
 * Each wrapped key is the box of a libsodium sealed box under the one ephemeral key. Empty slots are random bytes,
 * which look the same, so that the number of recipients stays hidden. The hash binds all recipients to one key: a
 * sender cannot create an envelope that shows different contents to different recipients.
 */
const MAGIC = Buffer.from('SEB3');
const KEY_BYTES = 32;
const PUBLIC_KEY_BYTES = 32;
const SLOT_BYTES = KEY_BYTES + 16;
/** The number of slots is a multiple of this. */
const SLOTS = 8;
const HASH_BYTES = 32;
const NONCE_BYTES = 24;
const SLOTS_START = MAGIC.length + 1 + PUBLIC_KEY_BYTES;

/** A content is sealed to other keys (`key`), or was changed or moved from another row (`damaged`). */
export class SealError extends Error {
  override readonly name = 'SealError';
  readonly reason: 'key' | 'damaged';

  constructor(message: string, reason: 'key' | 'damaged' = 'damaged') {
    super(message);
    this.reason = reason;
  }
}

/** Derives a key for one use from the key of an envelope. */
export const deriveContentKey = (key: Uint8Array, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', use, KEY_BYTES));

const isEnvelope = (sealedBytes: Uint8Array): boolean =>
  Buffer.from(sealedBytes.subarray(0, MAGIC.length)).equals(MAGIC);

/** Encrypts bytes with a symmetric key (XChaCha20-Poly1305): nonce and box. `bound` is authenticated with them. */
export async function encryptWithKey(
  bytes: Uint8Array,
  bound: Uint8Array,
  key: Uint8Array,
): Promise<Uint8Array> {
  await sodium.ready;
  const nonce = randomBytes(NONCE_BYTES);
  const box = sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(bytes, bound, null, nonce, key);
  return Buffer.concat([nonce, box]);
}

/** Decrypts the output of `encryptWithKey`. Throws `SealError` if the key, the bytes or `bound` differ. */
export async function decryptWithKey(
  sealedBytes: Uint8Array,
  bound: Uint8Array,
  key: Uint8Array,
): Promise<Buffer> {
  await sodium.ready;
  try {
    const nonce = sealedBytes.subarray(0, NONCE_BYTES);
    const box = sealedBytes.subarray(NONCE_BYTES);
    const bytes = sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(null, box, bound, nonce, key);
    return Buffer.from(bytes);
  } catch {
    throw new SealError('The content was changed, or it belongs elsewhere.');
  }
}

const hashKey = (key: Uint8Array): Buffer =>
  Buffer.from(deriveContentKey(key, 'hash of a content key'));

/**
 * Seals bytes to several public keys. `bound` identifies the row that the envelope belongs to, and is needed to open
 * it. Throws if a public key is a point of low order, or if there are no keys.
 */
export async function sealEnvelope(
  bytes: Uint8Array,
  bound: Uint8Array,
  publicKeys: readonly Uint8Array[],
): Promise<Uint8Array> {
  if (publicKeys.length === 0) throw new Error('An envelope needs a recipient.');
  await sodium.ready;
  const contentKey = randomBytes(KEY_BYTES);
  const ephemeral = generateKeyPairSync('x25519');
  const ephemeralPublicKey = exportRawKey(ephemeral.publicKey);
  const wraps = publicKeys.map((publicKey) => {
    const secret = diffieHellman({
      privateKey: ephemeral.privateKey,
      publicKey: importPublicKey(publicKey),
    });
    const key = deriveBoxKey(secret);
    const nonce = getBoxNonce(ephemeralPublicKey, publicKey);
    return sodium.crypto_secretbox_easy(contentKey, nonce, key);
  });
  const slots = Math.ceil(wraps.length / SLOTS) * SLOTS;
  const empty = randomBytes((slots - wraps.length) * SLOT_BYTES);
  const hash = hashKey(contentKey);
  const box = await encryptWithKey(bytes, Buffer.concat([hash, bound]), contentKey);
  sodium.memzero(contentKey);
  return Buffer.concat([
    MAGIC,
    Buffer.from([slots]),
    ephemeralPublicKey,
    ...wraps,
    empty,
    hash,
    box,
  ]);
}

/** Returns the key of an envelope from the slot of a key pair; `undefined` if it has none. */
function unwrapKey(envelope: Uint8Array, slots: number, pair: KeyPair): Uint8Array | undefined {
  const ephemeralPublicKey = envelope.subarray(MAGIC.length + 1, SLOTS_START);
  for (let slot = 0; slot < slots; slot += 1) {
    const start = SLOTS_START + slot * SLOT_BYTES;
    const box = Buffer.concat([ephemeralPublicKey, envelope.subarray(start, start + SLOT_BYTES)]);
    try {
      return sodium.crypto_box_seal_open(box, pair.publicKey, pair.privateKey);
    } catch {
      // The slot of another recipient.
    }
  }
  return undefined;
}

export interface OpenedEnvelope {
  readonly plain: Buffer;
  /** Opens other parts of the content (`deriveContentKey`). */
  readonly contentKey: Uint8Array;
}

/** Opens an envelope. Throws `SealError` if this key does not open it, or it was changed. */
export async function openEnvelope(
  envelope: Uint8Array,
  bound: Uint8Array,
  pair: KeyPair,
): Promise<OpenedEnvelope> {
  await sodium.ready;
  const slots = envelope[MAGIC.length] ?? 0;
  const hashStart = SLOTS_START + slots * SLOT_BYTES;
  if (!isEnvelope(envelope) || envelope.length < hashStart + HASH_BYTES)
    throw new SealError('It is not an envelope.');
  const contentKey = unwrapKey(envelope, slots, pair);
  const hash = Buffer.from(envelope.subarray(hashStart, hashStart + HASH_BYTES));
  if (!contentKey) throw new SealError('It was sealed to other keys.', 'key');
  if (!hash.equals(hashKey(contentKey))) throw new SealError('Its keys do not agree.');
  const box = envelope.subarray(hashStart + HASH_BYTES);
  return {
    plain: await decryptWithKey(box, Buffer.concat([hash, bound]), contentKey),
    contentKey,
  };
}
