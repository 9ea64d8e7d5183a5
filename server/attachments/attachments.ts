import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from '@site/contract/attachment';

import type { ReceivedFile } from '../http/body.ts';
import type { Scan } from './clamd.ts';
import { documentProblem } from './documents.ts';
import { encodePicture, isPicture } from './pictures.ts';

/** The types of `file-type` that belong to an extension. */
const DETECTED: ReadonlyMap<string, readonly string[]> = new Map([
  ['pdf', ['pdf']],
  ['jpg', ['jpg']],
  ['jpeg', ['jpg']],
  ['png', ['png', 'apng']],
  ['webp', ['webp']],
  ['docx', ['docx']],
  ['xlsx', ['xlsx']],
  ['pptx', ['pptx']],
]);

/** Every OLE compound file; Word 97, installers and others are compound files too. */
const COMPOUND_FILE = 'cfb';
/** First words of the stream `FileHeader` that makes a compound file an HWP 5 document. */
const HWP_HEADER = Buffer.from('HWP Document File\0');
/** Streams of a compound file begin on sectors of at least 64 bytes. */
const SECTOR = 64;

/**
 * HWPX is packed like OpenDocument: the archive begins with an uncompressed entry `mimetype`, so its
 * name stands at byte 30 and its content right behind.
 */
const HWPX_ENTRY = Buffer.from('mimetypeapplication/hwp+zip');
const ZIP_HEADER = Buffer.from('PK\u0003\u0004');
const ZIP_NAME_OFFSET = 30;

const isHwpx = (content: Buffer): boolean =>
  content.subarray(0, ZIP_HEADER.length).equals(ZIP_HEADER) &&
  content.subarray(ZIP_NAME_OFFSET, ZIP_NAME_OFFSET + HWPX_ENTRY.length).equals(HWPX_ENTRY);

function hasHwpHeader(content: Buffer): boolean {
  let at = content.indexOf(HWP_HEADER);
  while (at !== -1 && at % SECTOR !== 0) at = content.indexOf(HWP_HEADER, at + 1);
  return at !== -1;
}

/**
 * Whether a file is what its name says, by its first bytes and, for documents, by their parts.
 */
export async function contentMatchesName(name: string, content: Buffer): Promise<boolean> {
  const extension = extensionOf(name);
  if (extension === 'hwpx') return isHwpx(content);
  const detected = await fileTypeFromBuffer(content).catch(() => undefined);
  if (detected === undefined) return false;
  if (extension === 'hwp') return detected.ext === COMPOUND_FILE && hasHwpHeader(content);
  return DETECTED.get(extension)?.includes(detected.ext) ?? false;
}

/** The test file that every scanner knows; refused without one, too. */
const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!';

export type AttachmentProblem =
  | 'attachment.type'
  | 'attachment.invalid'
  | 'attachment.active'
  | 'attachment.animated'
  | 'attachment.infected';

/**
 * What is stored of an attachment, or the code of what is wrong with it. Pictures are encoded anew, because
 * they tell where they were taken. Documents stay as they are, to the last byte, and are refused where
 * they hold anything that runs or loads; HWP 5 is not looked into (docs/threat-model.md).
 * `network` is whose turn it is. Throws `BusyError` where too many are waiting, and an `Error` where a scanner is set and cannot be asked.
 */
export async function sanitizeAttachment(
  { name, content }: ReceivedFile,
  network: string,
  scan?: Scan,
): Promise<Buffer | AttachmentProblem> {
  if (!(await contentMatchesName(name, content))) return 'attachment.type';
  if (content.includes(EICAR, 0, 'latin1')) return 'attachment.infected';
  if (scan && (await scan(content))) return 'attachment.infected';
  const extension = extensionOf(name);
  if (isPicture(extension)) return encodePicture(content, extension, network);
  return (await documentProblem(extension, content, network)) ?? content;
}
