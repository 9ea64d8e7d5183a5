import zlib from 'node:zlib';
import { expect, test } from 'vitest';

import sharp from 'sharp';

import { contentMatchesName, sanitizeAttachment } from '../../server/attachments/attachments.ts';
import { pdfOf } from './fixture/inquiry.ts';
import { compoundFile, OFFICE } from './fixture/zip.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const JPG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const WEBP = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\r\0\0\0/\0\0\0\x10', 'latin1');
const PDF = Buffer.from(pdfOf(100));
const HWP = compoundFile('HWP Document File\0');
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

test.each([
  ['a.pdf', PDF],
  ['A.PDF', PDF],
  ['a.jpg', JPG],
  ['a.jpeg', JPG],
  ['a.png', PNG],
  ['a.webp', WEBP],
  ['a.docx', OFFICE.docx],
  ['a.xlsx', OFFICE.xlsx],
  ['a.pptx', OFFICE.pptx],
  ['a.hwp', HWP],
  ['a.hwpx', OFFICE.hwpx],
  ['../../etc/passwd.pdf', PDF],
  [`${'가'.normalize('NFD').repeat(100)}.pdf`, PDF],
  // What follows a picture is data: nothing runs it, nothing serves it.
  ['a.png', Buffer.concat([PNG, Buffer.from('<?php system($_GET[0]);')])],
])('%s is what its name says', async (name, content) => {
  expect(await contentMatchesName(name, content)).toBe(true);
});

test.each([
  ['a program as a picture', 'a.png', EXE],
  ['a program as a PDF', 'a.pdf', EXE],
  ['a program by its last ending', 'a.pdf.exe', EXE],
  ['a PDF called a program', 'a.exe', PDF],
  ['a drawing with a script', 'a.svg', SVG],
  ['a drawing as a picture', 'a.png', SVG],
  ['a page as a PDF', 'a.pdf', HTML],
  ['an archive', 'a.zip', OFFICE.zip],
  ['an archive as a document', 'a.docx', OFFICE.zip],
  ['a document with macros', 'a.docx', OFFICE.docm],
  ['a sheet as a document', 'a.docx', OFFICE.xlsx],
  ['a book as an HWPX', 'a.hwpx', OFFICE.epub],
  ['an HWPX as a document', 'a.docx', OFFICE.hwpx],
  ['another compound file as an HWP', 'a.hwp', compoundFile('Microsoft Office Word')],
  ['the words of an HWP without its file', 'a.hwp', Buffer.from('HWP Document File\0')],
  ['a picture as another', 'a.jpg', PNG],
  ['an empty file', 'a.pdf', Buffer.alloc(0)],
  ['the head of an archive alone', 'a.docx', OFFICE.docx.subarray(0, 20)],
  ['no ending', 'pdf', PDF],
  ['an inherited name', 'a.constructor', PDF],
  ['noise', 'a.pdf', Buffer.from('not a pdf %PDF-')],
])('%s is refused', async (_what, name, content) => {
  expect(await contentMatchesName(name, content)).toBe(false);
});

const MARK = 'canaryQ7X2';
const PICTURE = sharp({ create: { width: 20, height: 10, channels: 3, background: '#204080' } });

/** A picture that tells where and by whom it was taken, with a program behind it. */
async function telling(kind: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const exif = { IFD0: { Copyright: MARK, Artist: MARK }, IFD3: { GPSLatitude: '37/1 28/1 0/1' } };
  const content = await PICTURE.clone().withExif(exif).toFormat(kind).toBuffer();
  return Buffer.concat([content, Buffer.from(`<?php echo '${MARK}'; ?>`)]);
}

test.each([
  ['photo.jpg', 'jpeg'],
  ['PHOTO.JPEG', 'jpeg'],
  ['photo.png', 'png'],
  ['photo.webp', 'webp'],
] as const)('%s is kept without what hung on it', async (name, kind) => {
  const content = await telling(kind);
  expect(content.includes(MARK)).toBe(true);
  const kept = await sanitizeAttachment({ name, content });
  if (typeof kept === 'string') throw new Error(kept);
  expect(kept.includes(MARK)).toBe(false);
  expect(kept.includes('<?php')).toBe(false);
  const { exif, width, height, format } = await sharp(kept).metadata();
  expect([exif, width, height, format]).toEqual([undefined, 20, 10, kind]);
});

test('a picture that lies on its side is kept upright', async () => {
  const content = await PICTURE.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const kept = await sanitizeAttachment({ name: 'a.jpg', content });
  const { width, height, orientation } = await sharp(kept as Buffer).metadata();
  expect([width, height, orientation]).toEqual([10, 20, undefined]);
});

test('a small file that unfolds beyond any memory is refused, and so is a broken one', async () => {
  const flood = Buffer.from(PNG);
  // The size that a PNG claims stands in its first chunk, which ends with a checksum.
  flood.writeUInt32BE(60_000, 16);
  flood.writeUInt32BE(60_000, 20);
  flood.writeUInt32BE(zlib.crc32(flood.subarray(12, 29)), 29);
  expect(await sanitizeAttachment({ name: 'a.png', content: flood })).toBe('attachment.invalid');
  expect(await sanitizeAttachment({ name: 'a.jpg', content: JPG })).toBe('attachment.invalid');
});

test('a document is kept to the last byte', async () => {
  expect(await sanitizeAttachment({ name: 'a.docx', content: OFFICE.docx })).toBe(OFFICE.docx);
});
