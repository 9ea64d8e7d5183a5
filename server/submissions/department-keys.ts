/** A department's public keys, as in the server's settings. */
export interface DepartmentKeys {
  /** Seals submissions (X25519, 32 bytes). */
  readonly publicKey: Uint8Array;
  /** Verifies answers (Ed25519, 32 bytes). */
  readonly verificationKey: Uint8Array;
}

const KEY_BYTES = 32;

/** Encodes both keys in one value, for the setting `SUBMISSIONS_PUBLIC_KEY`. */
export const encodeDepartmentKeys = ({ publicKey, verificationKey }: DepartmentKeys): string =>
  Buffer.concat([publicKey, verificationKey]).toString('base64');

/** Decodes that value; `undefined` if its length is wrong. */
export function decodeDepartmentKeys(value: Uint8Array): DepartmentKeys | undefined {
  if (value.length !== 2 * KEY_BYTES) return undefined;
  return {
    publicKey: value.subarray(0, KEY_BYTES),
    verificationKey: value.subarray(KEY_BYTES),
  };
}
