import { randomBytes } from 'node:crypto';
import sodium from 'libsodium-wrappers';

/** BLAKE2b over both public keys gives the nonce of a sealed box. */
const nonceOf = (ephemeral: Uint8Array, recipient: Uint8Array): Uint8Array =>
  sodium.crypto_generichash(
    sodium.crypto_box_NONCEBYTES,
    Buffer.concat([ephemeral, recipient]),
    null,
  );

/**
 * Seals bytes to a public key: libsodium's sealed box, byte for byte what `crypto_box_seal` makes. That function
 * has its ephemeral key drawn from the system one byte at a time, which takes as long as its arithmetic.
 */
export async function sealBox(plain: Uint8Array, publicKey: Uint8Array): Promise<Uint8Array> {
  await sodium.ready;
  const seed = randomBytes(sodium.crypto_box_SEEDBYTES);
  const ephemeral = sodium.crypto_box_seed_keypair(seed);
  const nonce = nonceOf(ephemeral.publicKey, publicKey);
  const box = sodium.crypto_box_easy(plain, nonce, publicKey, ephemeral.privateKey);
  sodium.memzero(seed);
  sodium.memzero(ephemeral.privateKey);
  return Buffer.concat([ephemeral.publicKey, box]);
}
