import sodium from 'libsodium-wrappers-sumo';

/** Random keys of 32 bytes have more different bytes; a key with fewer is a typed pattern or a placeholder. */
const DISTINCT_BYTES_MIN = 12;

/** Returns whether 32 bytes are too regular for a key. */
export const isWeak = (bytes: Uint8Array): boolean => new Set(bytes).size < DISTINCT_BYTES_MIN;

/** Returns whether a public key is insecure: a pattern, or a point whose shared secret is known (low order). */
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
