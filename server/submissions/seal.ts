import { hkdfSync } from 'node:crypto';
import sodium from 'libsodium-wrappers-sumo';

import {
  decryptWithKey,
  deriveContentKey,
  encryptWithKey,
  openEnvelope,
  SealError,
  sealEnvelope,
} from './envelope.ts';
import type { KeyPair } from './key-pair.ts';
import { getPaddedSize } from './padding.ts';
import { isSealedToOneKey, getKeyName } from './recipients.ts';
import type { StoredSubmission } from './store.ts';

export { SealError };

/** The content that the department reads. */
export interface SubmissionContent {
  /** Text fields by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly attachment?: { readonly name: string; readonly content: Uint8Array };
}

/** The columns of a row that are repeated in its sealed content: content that was moved to another row is refused. */
type Bound = Pick<StoredSubmission, 'id' | 'purpose' | 'consentVersion' | 'createdAt'>;

interface Header {
  /** Version 1 had no padding: everything after the header is the attachment. */
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

/**
 * Packs the content of an envelope: the length of a JSON header, the header, the attachment's bytes, and zeros up to a
 * fixed size.
 */
function packContent({ fields, attachment }: SubmissionContent, row: Bound): Buffer {
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
  const bytes = Buffer.alloc(getPaddedSize(headerEnd + (attachment?.content.length ?? 0)));
  bytes.writeUInt32BE(headerBytes.length);
  bytes.set(headerBytes, LENGTH_BYTES);
  if (attachment) bytes.set(attachment.content, headerEnd);
  return bytes;
}

const toBoundBytes = (row: Bound): Buffer => Buffer.from(JSON.stringify(getBound(row)));

/** Seals a submission to public keys; each of them opens it (`envelope.ts`). */
export const seal = (
  content: SubmissionContent,
  row: Bound,
  publicKeys: readonly Uint8Array[],
): Promise<Uint8Array> => sealEnvelope(packContent(content, row), toBoundBytes(row), publicKeys);

/** Reads the output of `packContent`. Throws `SealError` if it was created for another row. */
function unpackContent(bytes: Buffer, row: Bound): SubmissionContent {
  let header: Header;
  let headerEnd: number;
  try {
    headerEnd = LENGTH_BYTES + bytes.readUInt32BE();
    header = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, headerEnd)) as Header;
  } catch {
    throw new SealError('Its content is not in the form of a submission.');
  }
  const expectedBinding = JSON.stringify(getBound(row));
  if (header.version > 2 || JSON.stringify(header.bound) !== expectedBinding)
    throw new SealError('Its content belongs to another row.');
  const { fields, attachment } = header;
  if (!attachment) return { fields };
  const content = bytes.subarray(headerEnd, headerEnd + (attachment.size ?? bytes.length));
  return { fields, attachment: { name: attachment.name, content } };
}

/** Opens a row of an earlier release: a libsodium sealed box to one key. */
function unsealBox({ sealed, id, recipient }: StoredSubmission, pair: KeyPair) {
  try {
    return {
      plain: Buffer.from(sodium.crypto_box_seal_open(sealed, pair.publicKey, pair.privateKey)),
      // Such a row has no separate content key; it can be derived when the row is opened.
      contentKey: new Uint8Array(hkdfSync('sha256', pair.privateKey, id, 'content key', 32)),
    };
  } catch {
    if (recipient === getKeyName(pair.publicKey)) throw new SealError('It was changed.');
    throw new SealError(`It is sealed to another key, whose name is ${recipient}.`, 'key');
  }
}

async function unseal(row: StoredSubmission, pair: KeyPair) {
  await sodium.ready;
  if (isSealedToOneKey(row.recipient)) return unsealBox(row, pair);
  try {
    return await openEnvelope(row.sealed, toBoundBytes(row), pair);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new SealError(
      error.reason === 'key'
        ? `It is sealed to other keys, whose name is ${row.recipient}.`
        : 'It was changed, or it belongs to another row.',
      error.reason,
    );
  }
}

/** A submission with the key that opens its other parts. */
export interface OpenedRow {
  readonly content: SubmissionContent;
  readonly contentKey: Uint8Array;
}

/** Opens a stored submission. Throws `SealError` if key, content or row do not belong together. */
export async function openRow(row: StoredSubmission, pair: KeyPair): Promise<OpenedRow> {
  const { plain, contentKey } = await unseal(row, pair);
  return { content: unpackContent(plain, row), contentKey };
}

/** Opens a stored submission and returns what the department reads. Throws as `openRow` does. */
export const open = async (row: StoredSubmission, pair: KeyPair): Promise<SubmissionContent> =>
  (await openRow(row, pair)).content;

/**
 * Seals a part of a row, such as its answer, for everyone who can open the row. `part` has a different id, so that it
 * cannot replace another part.
 */
export const sealPart = (
  content: SubmissionContent,
  part: Bound,
  contentKey: Uint8Array,
): Promise<Uint8Array> =>
  encryptWithKey(
    packContent(content, part),
    toBoundBytes(part),
    deriveContentKey(contentKey, 'part of a submission'),
  );

/** Opens a part of a row with the key of the row. Throws `SealError` if it was changed or belongs to another row. */
export async function openPart(
  sealedPart: Uint8Array,
  part: Bound,
  contentKey: Uint8Array,
): Promise<SubmissionContent> {
  const key = deriveContentKey(contentKey, 'part of a submission');
  return unpackContent(await decryptWithKey(sealedPart, toBoundBytes(part), key), part);
}
