import sodium from 'libsodium-wrappers';

import type { KeyPair } from './keys.ts';
import type { StoredSubmission } from './store.ts';

/** What the department gets to read. */
export interface SubmissionContent {
  /** Text fields by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly attachment?: { readonly name: string; readonly content: Uint8Array };
}

/** The columns of a row that its sealed content vouches for: a box moved to another row is refused. */
type Bound = Pick<StoredSubmission, 'id' | 'purpose' | 'consentVersion' | 'createdAt'>;

interface Header {
  readonly version: 1;
  readonly bound: Bound;
  readonly fields: Readonly<Record<string, string>>;
  readonly attachment?: { readonly name: string };
}

const LENGTH_BYTES = 4;

const boundOf = ({ id, purpose, consentVersion, createdAt }: Bound): Bound => ({
  id,
  purpose,
  consentVersion,
  createdAt,
});

/** The content was sealed to another key, was changed, or belongs to another row. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Seals a submission to a public key (libsodium sealed box, X25519 + XSalsa20-Poly1305).
 * The box holds a JSON header with its length before it, and the attachment's bytes behind it.
 */
export async function seal(
  content: SubmissionContent,
  row: Bound,
  publicKey: Uint8Array,
): Promise<Uint8Array> {
  await sodium.ready;
  const { fields, attachment } = content;
  const header: Header = {
    version: 1,
    bound: boundOf(row),
    fields,
    ...(attachment && { attachment: { name: attachment.name } }),
  };
  const headerBytes = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(headerBytes.length);
  const plain = Buffer.concat([length, headerBytes, attachment?.content ?? new Uint8Array()]);
  return sodium.crypto_box_seal(plain, publicKey);
}

function unseal(sealed: Uint8Array, { publicKey, privateKey }: KeyPair): Buffer {
  try {
    return Buffer.from(sodium.crypto_box_seal_open(sealed, publicKey, privateKey));
  } catch {
    throw new SealError('It was sealed to another key, or it was changed.');
  }
}

/** Opens a stored submission. Throws `SealError` where key, content or row do not belong together. */
export async function open(row: StoredSubmission, pair: KeyPair): Promise<SubmissionContent> {
  await sodium.ready;
  const plain = unseal(row.sealed, pair);
  const headerEnd = LENGTH_BYTES + plain.readUInt32BE();
  const header = JSON.parse(plain.toString('utf8', LENGTH_BYTES, headerEnd)) as Header;
  const expected = JSON.stringify(boundOf(row));
  if (header.version !== 1 || JSON.stringify(header.bound) !== expected)
    throw new SealError('Its content belongs to another row.');
  return {
    fields: header.fields,
    ...(header.attachment && {
      attachment: { name: header.attachment.name, content: plain.subarray(headerEnd) },
    }),
  };
}
