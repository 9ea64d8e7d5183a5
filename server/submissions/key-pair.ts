/** An X25519 key pair of libsodium's sealed boxes, 32 bytes each. */
export interface KeyPair {
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array;
}
