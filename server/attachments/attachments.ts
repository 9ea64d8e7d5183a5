import { getAttachmentType, type AttachmentType } from '@site/contract/attachment';

import type { ReceivedFile } from '../http/body.ts';
import type { Scan } from './clamd.ts';
import type { DocumentProblem } from './document-problem.ts';
import { findDocumentProblem } from './documents.ts';
import { encodePicture } from './pictures.ts';

/** The first bytes of each kind of file. */
const HEADS: ReadonlyArray<readonly [kind: string, isHead: (bytes: string) => boolean]> = [
  ['picture', (bytes) => bytes.startsWith('\xff\xd8\xff')],
  ['picture', (bytes) => bytes.startsWith('\x89PNG\r\n\x1a\n')],
  ['picture', (bytes) => bytes.startsWith('RIFF') && bytes.startsWith('WEBP', 8)],
  // Scanners and mail programs write white space before the head; anything else would make it a second kind of file.
  ['pdf', (bytes) => /^(?:\xef\xbb\xbf)?[\0\s]*%PDF-/.test(bytes)],
  ['archive', (bytes) => bytes.startsWith('PK\x03\x04')],
  ['compound', (bytes) => bytes.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
];
/** The part of a file that is searched for a head, in bytes. */
const HEAD_MAX = 1024;

/** The kind of content of each type. */
const CONTENTS: Readonly<Record<AttachmentType, string>> = {
  pdf: 'pdf',
  // Pictures are re-encoded in the format of their file name, so a wrong extension is accepted.
  jpg: 'picture',
  png: 'picture',
  webp: 'picture',
  docx: 'archive',
  xlsx: 'archive',
  pptx: 'archive',
  hwp: 'compound',
  hwpx: 'archive',
};

/** First words of the stream `FileHeader` that makes a compound file an HWP 5 document. */
const HWP_HEADER = Buffer.from('HWP Document File\0');
/** Streams of a compound file begin on sectors of at least 64 bytes. */
const SECTOR = 64;
/** The offset of the flags in the header of HWP 5, and the flag of a password. */
const HWP_FLAGS = 36;
const HWP_PASSWORD = 2;
/** The stream that contains an Office document with a password, in UTF-16 (MS-OFFCRYPTO, 2.3.4.4). */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/** Returns what its header shows to be wrong with an HWP 5 document. */
function findHwpProblem(content: Buffer): AttachmentProblem | undefined {
  let at = content.indexOf(HWP_HEADER);
  while (at !== -1 && at % SECTOR !== 0) at = content.indexOf(HWP_HEADER, at + 1);
  if (at === -1) return 'attachment.mismatch';
  const hasPassword =
    content.length > at + HWP_FLAGS && (content.readUInt8(at + HWP_FLAGS) & HWP_PASSWORD) !== 0;
  return hasPassword ? 'attachment.password' : undefined;
}

/** Compares the name of a file with its first bytes. Returns the problem, or `undefined` if they agree. */
export function findTypeProblem({ name, content }: ReceivedFile): AttachmentProblem | undefined {
  const type = getAttachmentType(name);
  if (type === undefined) return 'attachment.type';
  const head = content.toString('latin1', 0, HEAD_MAX);
  const detectedType = HEADS.find(([, isHead]) => isHead(head))?.[0];
  if (detectedType === CONTENTS[type]) return type === 'hwp' ? findHwpProblem(content) : undefined;
  const isEncrypted =
    detectedType === 'compound' &&
    CONTENTS[type] === 'archive' &&
    content.includes(ENCRYPTED_PACKAGE);
  return isEncrypted ? 'attachment.password' : 'attachment.mismatch';
}

/** The test file that every scanner detects; it is also refused without a scanner. */
const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!';

export type AttachmentProblem =
  | DocumentProblem
  | 'attachment.type'
  | 'attachment.animated'
  | 'attachment.infected';

/**
 * Returns the content to store of an attachment, or the code of its problem. Pictures are re-encoded, because their
 * metadata contains where they were taken. Documents stay unchanged to the last byte, and are refused if they contain
 * anything that is not known to stay inside them; the content of HWP 5 documents is not inspected
 * (docs/threat-model.md). Networks are served in turn. Throws a `BusyError` if too many attachments are waiting, and an
 * `Error` if a scanner is configured and does not answer.
 */
export async function sanitizeAttachment(
  file: ReceivedFile,
  network: string,
  scan?: Scan,
): Promise<Buffer | AttachmentProblem> {
  const problem = findTypeProblem(file);
  if (problem) return problem;
  const { name, content } = file;
  if (content.includes(EICAR, 0, 'latin1')) return 'attachment.infected';
  if (scan && (await scan(content))) return 'attachment.infected';
  const type = getAttachmentType(name);
  if (type === undefined || type === 'hwp') return content;
  if (type === 'jpg' || type === 'png' || type === 'webp')
    return encodePicture(content, type, network);
  return (await findDocumentProblem({ type, content }, network)) ?? content;
}
