import sodium from 'libsodium-wrappers-sumo';

import { isWeak } from './weak-key.ts';

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
