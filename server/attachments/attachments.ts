import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { extensionOf } from '@site/contract/attachment';

import type { ReceivedFile } from '../http/body.ts';
import { BusyError } from '../http/overload.ts';
import { WorkQueue } from '../http/work-queue.ts';

/** What `file-type` calls a content that may stand behind an extension. */
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
 * It says nothing about the file being harmless: nothing ever runs or serves it.
 */
export async function contentMatchesName(name: string, content: Buffer): Promise<boolean> {
  const extension = extensionOf(name);
  if (extension === 'hwpx') return isHwpx(content);
  const detected = await fileTypeFromBuffer(content).catch(() => undefined);
  if (detected === undefined) return false;
  if (extension === 'hwp') return detected.ext === COMPOUND_FILE && hasHwpHeader(content);
  return DETECTED.get(extension)?.includes(detected.ext) ?? false;
}

/** The kinds that may carry where and when a picture was taken, and how they are written anew. */
const PICTURES: ReadonlyMap<string, (picture: Sharp) => Sharp> = new Map([
  ['jpg', (picture) => picture.jpeg({ quality: 92, mozjpeg: false })],
  ['jpeg', (picture) => picture.jpeg({ quality: 92, mozjpeg: false })],
  ['png', (picture) => picture.png()],
  ['webp', (picture) => picture.webp({ quality: 92 })],
]);

/** More points than a picture of 2 MB usefully has; a small file can claim to be larger than the memory. */
const PICTURE_MAX_POINTS = 50_000_000;
/** How long one picture may take, in seconds. */
const PICTURE_PATIENCE = 20;

/** Decoding takes a core and the memory of the picture: one at a time. */
const decoding = new WorkQueue({ atOnce: 1, waiting: 32 });

/** Writes a picture anew, upright, without location, device, time and whatever else hung on it. */
async function withoutTraces(content: Buffer, write: (picture: Sharp) => Sharp): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return decoding.run(() =>
    write(sharp(content, { limitInputPixels: PICTURE_MAX_POINTS }).rotate())
      .timeout({ seconds: PICTURE_PATIENCE })
      .toBuffer(),
  );
}

/**
 * What is kept of an attachment, or the code of what is wrong with it. Documents are kept as they
 * are; pictures are written anew, because they tell where their sender was.
 * Throws `BusyError` where too many pictures are waiting.
 */
export async function sanitizeAttachment({
  name,
  content,
}: ReceivedFile): Promise<Buffer | 'attachment.type' | 'attachment.invalid'> {
  if (!(await contentMatchesName(name, content))) return 'attachment.type';
  const write = PICTURES.get(extensionOf(name));
  if (!write) return content;
  try {
    return await withoutTraces(content, write);
  } catch (error) {
    if (error instanceof BusyError) throw error;
    return 'attachment.invalid';
  }
}
