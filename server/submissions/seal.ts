import sodium from 'libsodium-wrappers-sumo';

import type { KeyPair } from './key-pair.ts';
import { getPaddedSize } from './padding.ts';
import { sealBox } from './sealed-box.ts';
import type { StoredSubmission } from './store.ts';

/** What the department gets to read. */
export interface SubmissionContent {
  /** Text fields by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly attachment?: { readonly name: string; readonly content: Uint8Array };
}

/** The columns of a row that are repeated in its sealed content: content moved to another row is refused. */
type Bound = Pick<StoredSubmission, 'id' | 'purpose' | 'consentVersion' | 'createdAt'>;

interface Header {
  /** 1 had no padding: everything behind the header is the attachment. */
  readonly version: 1 | 2;
  readonly bound: Bound;
  readonly fields: Readonly<Record<string, string>>;
  /** `size` in bytes; since version 2. */
  readonly attachment?: { readonly name: string; readonly size?: number };
}

const LENGTH_BYTES = 4;

const getBound = ({ id, purpose, consentVersion, createdAt }: Bound): Bound => ({
  id,
  purpose,
  consentVersion,
  createdAt,
});

/** The content is sealed to another key, was changed, or belongs to another row. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Seals a submission to a public key (libsodium sealed box, X25519 + XSalsa20-Poly1305). The box holds
 * the length of a JSON header, the header, the attachment's bytes, and zeros up to a fixed size.
 */
export async function seal(
  content: SubmissionContent,
  row: Bound,
  publicKey: Uint8Array,
): Promise<Uint8Array> {
  const { fields, attachment } = content;
  const header: Header = {
    version: 2,
    bound: getBound(row),
    fields,
    ...(attachment && {
      attachment: { name: attachment.name, size: attachment.content.length },
    }),
  };
  const headerBytes = Buffer.from(JSON.stringify(header));
  const headerEnd = LENGTH_BYTES + headerBytes.length;
  const plain = Buffer.alloc(getPaddedSize(headerEnd + (attachment?.content.length ?? 0)));
  plain.writeUInt32BE(headerBytes.length);
  plain.set(headerBytes, LENGTH_BYTES);
  if (attachment) plain.set(attachment.content, headerEnd);
  return sealBox(plain, publicKey);
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
  let header: Header;
  let headerEnd: number;
  try {
    headerEnd = LENGTH_BYTES + plain.readUInt32BE();
    header = JSON.parse(plain.toString('utf8', LENGTH_BYTES, headerEnd)) as Header;
  } catch {
    throw new SealError('Its content is not in the form of a submission.');
  }
  const expected = JSON.stringify(getBound(row));
  if (header.version > 2 || JSON.stringify(header.bound) !== expected)
    throw new SealError('Its content belongs to another row.');
  return {
    fields: header.fields,
    ...(header.attachment && {
      attachment: {
        name: header.attachment.name,
        content: plain.subarray(headerEnd, headerEnd + (header.attachment.size ?? plain.length)),
      },
    }),
  };
}
