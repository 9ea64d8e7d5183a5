/** The public halves of a department's keys, as the server's settings hold them. */
export interface DepartmentKeys {
  /** Seals submissions (X25519, 32 bytes). */
  readonly publicKey: Uint8Array;
  /** Verifies answers (Ed25519, 32 bytes). */
  readonly verificationKey: Uint8Array;
}

const KEY_BYTES = 32;

/** Both keys in one value, for the setting `SUBMISSIONS_PUBLIC_KEY`. */
export const encodeDepartmentKeys = ({ publicKey, verificationKey }: DepartmentKeys): string =>
  Buffer.concat([publicKey, verificationKey]).toString('base64');

/** Reads that value; `undefined` where it is another length. */
export function decodeDepartmentKeys(value: Uint8Array): DepartmentKeys | undefined {
  if (value.length !== 2 * KEY_BYTES) return undefined;
  return {
    publicKey: value.subarray(0, KEY_BYTES),
    verificationKey: value.subarray(KEY_BYTES),
  };
}
