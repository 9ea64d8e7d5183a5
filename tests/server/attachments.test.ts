import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

import { createClamdScan } from '../../server/attachments/clamd.ts';

import { sanitizeAttachment, findTypeProblem } from '../../server/attachments/attachments.ts';
import { hasClamd, startClamAV } from './fixture/clamd.ts';
import { createPdf } from './fixture/inquiry.ts';
import { createCompoundFile, createDocx, OFFICE } from './fixture/zip.ts';

/** The sender of the files in most tests. */
const NETWORK = 'ipv4:c00002';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const JPG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const WEBP = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\r\0\0\0/\0\0\0\x10', 'latin1');
const PDF = Buffer.from(createPdf(100));
const HWP = createCompoundFile('HWP Document File\0');
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

const MARK = 'canaryQ7X2';
const PICTURE = sharp({ create: { width: 20, height: 10, channels: 3, background: '#204080' } });

test.each([
  ['a.pdf', PDF],
  ['A.PDF', PDF],
  ['white space before it.pdf', Buffer.concat([Buffer.from('\r\n \0'), PDF])],
  ['a.jpg', JPG],
  ['a.jpeg', JPG],
  ['twitter.jfif', JPG],
  ['a.jpe', JPG],
  ['a.PJPEG', JPG],
  ['a.png', PNG],
  ['a.webp', WEBP],
  // It has the extension of another format and is encoded in that format.
  ['a picture as another.jpg', WEBP],
  ['a.docx', OFFICE.docx],
  ['a.xlsx', OFFICE.xlsx],
  ['a.pptx', OFFICE.pptx],
  ['a.hwp', HWP],
  ['a template.hwt', HWP],
  ['a.hwpx', OFFICE.hwpx],
  ['../../etc/passwd.pdf', PDF],
  ['(최종) 계약서 - 수정본 [v2].jpg', JPG],
  [`${'가'.normalize('NFD').repeat(100)}.pdf`, PDF],
  // Data after a picture is never run or served.
  ['a.png', Buffer.concat([PNG, Buffer.from('<?php system($_GET[0]);')])],
])('the content of %s matches its name', (name, content) => {
  expect(findTypeProblem({ name, content })).toBeUndefined();
});

const ENCRYPTED = Buffer.concat([HWP, Buffer.from('EncryptedPackage', 'utf16le')]);
const HWP_WITH_PASSWORD = Buffer.from(HWP);
// After the 32 bytes of its name and the 4 of its version.
HWP_WITH_PASSWORD.writeUInt8(2, HWP.indexOf('HWP Document File') + 36);

test.each([
  ['a program as a picture', 'a.png', EXE, 'attachment.mismatch'],
  ['a program as a PDF', 'a.pdf', EXE, 'attachment.mismatch'],
  ['a program by its last ending', 'a.pdf.exe', EXE, 'attachment.type'],
  ['a PDF called a program', 'a.exe', PDF, 'attachment.type'],
  ['a drawing with a script', 'a.svg', SVG, 'attachment.type'],
  ['a drawing as a picture', 'a.png', SVG, 'attachment.mismatch'],
  ['a page as a PDF', 'a.pdf', HTML, 'attachment.mismatch'],
  ['a page before a PDF', 'a.pdf', Buffer.concat([HTML, PDF]), 'attachment.mismatch'],
  ['an archive', 'a.zip', OFFICE.zip, 'attachment.type'],
  [
    'another compound file as an HWP',
    'a.hwp',
    createCompoundFile('Microsoft Office Word'),
    'attachment.mismatch',
  ],
  [
    'the words of an HWP without its file',
    'a.hwp',
    Buffer.from('HWP Document File\0'),
    'attachment.mismatch',
  ],
  ['an HWP with a password', 'a.hwp', HWP_WITH_PASSWORD, 'attachment.password'],
  ['a document with a password', 'a.docx', ENCRYPTED, 'attachment.password'],
  [
    'a document of an earlier release',
    'a.docx',
    createCompoundFile('Microsoft Office Word'),
    'attachment.mismatch',
  ],
  ['a picture as a PDF', 'a.pdf', PNG, 'attachment.mismatch'],
  ['an empty file', 'a.pdf', Buffer.alloc(0), 'attachment.mismatch'],
  ['no ending', 'pdf', PDF, 'attachment.type'],
  ['an inherited name', 'a.constructor', PDF, 'attachment.type'],
  ['noise', 'a.pdf', Buffer.from('not a pdf %PDF-'), 'attachment.mismatch'],
])('%s is refused', (_what, name, content, problem) => {
  expect(findTypeProblem({ name, content })).toBe(problem);
});

test('a picture with the name of another type is stored in the format of its name', async () => {
  const content = await PICTURE.clone().webp().toBuffer();
  const sanitized = await sanitizeAttachment({ name: 'a.jpg', content }, NETWORK);
  expect((await sharp(sanitized as Buffer).metadata()).format).toBe('jpeg');
});

/** Creates a picture with metadata about the place and the photographer, followed by a program. */
async function createPictureWithMetadata(kind: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const exif = { IFD0: { Copyright: MARK, Artist: MARK }, IFD3: { GPSLatitude: '37/1 28/1 0/1' } };
  const content = await PICTURE.clone().withExif(exif).toFormat(kind).toBuffer();
  return Buffer.concat([content, Buffer.from(`<?php echo '${MARK}'; ?>`)]);
}

test.each([
  ['photo.jpg', 'jpeg'],
  ['PHOTO.JPEG', 'jpeg'],
  ['photo.png', 'png'],
  ['photo.webp', 'webp'],
] as const)('%s is stored without its metadata', async (name, kind) => {
  const content = await createPictureWithMetadata(kind);
  expect(content.includes(MARK)).toBe(true);
  const sanitized = await sanitizeAttachment({ name, content }, NETWORK);
  if (typeof sanitized === 'string') throw new Error(sanitized);
  expect(sanitized.includes(MARK)).toBe(false);
  expect(sanitized.includes('<?php')).toBe(false);
  const { exif, width, height, format } = await sharp(sanitized).metadata();
  expect([exif, width, height, format]).toEqual([undefined, 20, 10, kind]);
});

test('a rotated picture is stored upright', async () => {
  const content = await PICTURE.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const sanitized = await sanitizeAttachment({ name: 'a.jpg', content }, NETWORK);
  const { width, height, orientation } = await sharp(sanitized as Buffer).metadata();
  expect([width, height, orientation]).toEqual([10, 20, undefined]);
});

test('refuses a small picture that decodes to more than the memory, and a broken one', async () => {
  const flood = Buffer.from(PNG);
  // The first chunk of a PNG contains its size, and ends with a checksum.
  flood.writeUInt32BE(60_000, 16);
  flood.writeUInt32BE(60_000, 20);
  flood.writeUInt32BE(zlib.crc32(flood.subarray(12, 29)), 29);
  expect(await sanitizeAttachment({ name: 'a.png', content: flood }, NETWORK)).toBe(
    'attachment.invalid',
  );
  expect(await sanitizeAttachment({ name: 'a.jpg', content: JPG }, NETWORK)).toBe(
    'attachment.invalid',
  );
});

test.each([
  ['a.docx', OFFICE.docx],
  ['a.hwpx', OFFICE.hwpx],
  ['a.hwp', HWP],
  ['a.pdf', PDF],
])('%s is stored byte for byte', async (name, content) => {
  expect(await sanitizeAttachment({ name, content }, NETWORK)).toBe(content);
});

test.each([
  ['a.docx', createDocx({ 'word/vbaProject.bin': 'macro' }), 'attachment.macro'],
  [
    'a.pdf',
    Buffer.from('%PDF-1.7\n1 0 obj << /S /JavaScript >> endobj\n%%EOF\n'),
    'attachment.macro',
  ],
])('%s that runs something is not stored', async (name, content, problem) => {
  expect(await sanitizeAttachment({ name, content }, NETWORK)).toBe(problem);
});

test('refuses a document that needs more memory than exists, and the server continues', async () => {
  const attributes = Array.from({ length: 1_500_000 }, (_, index) => `a${index}=""`).join(' ');
  const content = zipSync(
    { ...unzipSync(OFFICE.docx), 'word/a.xml': Buffer.from(`<a ${attributes}/>`) },
    { level: 1 },
  );
  const file = { name: 'a.docx', content: Buffer.from(content) };
  expect(await sanitizeAttachment(file, NETWORK)).toBe('attachment.invalid');
});

test('many files of one network do not delay those of others', async () => {
  for (const file of [
    { name: 'a.docx', content: OFFICE.docx },
    { name: 'a.png', content: PNG },
  ]) {
    const finishedNames: string[] = [];
    const sendFrom = async (network: string) => {
      await sanitizeAttachment(file, network);
      finishedNames.push(network);
    };
    const flood = Array.from({ length: 100 }, () => sendFrom('ipv4:c00002'));
    const otherUpload = sendFrom('ipv4:cb0071');
    const outcomes = await Promise.allSettled([...flood, otherUpload]);
    expect(outcomes.at(-1)?.status).toBe('fulfilled');
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(50);
    expect(finishedNames.indexOf('ipv4:cb0071')).toBeLessThan(3);
  }
});

test('an animated picture stays animated, or is refused', async () => {
  const frames = await Promise.all(
    ['#204080', '#802040'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const webp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const sanitized = await sanitizeAttachment({ name: 'a.webp', content: webp }, NETWORK);
  expect((await sharp(sanitized as Buffer, { animated: true }).metadata()).pages).toBe(2);
  const png = Buffer.concat([PNG.subarray(0, 33), Buffer.from('\0\0\0\bacTL'), PNG.subarray(33)]);
  expect(await sanitizeAttachment({ name: 'a.png', content: png }, NETWORK)).toBe(
    'attachment.animated',
  );
});

test('a small picture that becomes large is encoded within a cap, or refused', async () => {
  const side = 2400;
  const raw = { width: side, height: side, channels: 3 } as const;
  const noise = await sharp(randomBytes(side * side * 3), { raw })
    .webp({ quality: 20 })
    .toBuffer();
  const sanitized = await sanitizeAttachment({ name: 'a.webp', content: noise }, NETWORK);
  if (typeof sanitized !== 'string') expect(sanitized.length).toBeLessThanOrEqual(4 * 1024 * 1024);
  else expect(sanitized).toBe('attachment.invalid');
});

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

test('the test file of scanners is refused without a scanner', async () => {
  expect(
    await sanitizeAttachment(
      { name: 'a.pdf', content: Buffer.from(`%PDF-1.7\n${EICAR}`) },
      NETWORK,
    ),
  ).toBe('attachment.infected');
});

/** Starts a clamd that answers with `answer`. */
async function startClamd(answer: (content: Buffer) => string): Promise<string> {
  const server = createServer((socket) => {
    let receivedBytes = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      receivedBytes = Buffer.concat([receivedBytes, chunk]);
      const chunks: Buffer[] = [];
      for (let at = 'zINSTREAM\0'.length; at + 4 <= receivedBytes.length;) {
        const length = receivedBytes.readUInt32BE(at);
        if (length === 0) return void socket.end(answer(Buffer.concat(chunks)));
        chunks.push(receivedBytes.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a scanner is asked; without its answer the file is refused', async () => {
  const file = { name: 'a.pdf', content: Buffer.from(createPdf(200_000)) };
  const isWhole = (content: Buffer) => content.equals(file.content);
  const clean = await startClamd((content) =>
    isWhole(content) ? 'stream: OK\0' : 'stream: ERROR\0',
  );
  expect(await sanitizeAttachment(file, NETWORK, createClamdScan(clean))).toBe(file.content);
  const scanner = await startClamd(() => 'stream: Eicar-Test-Signature FOUND\0');
  expect(await sanitizeAttachment(file, NETWORK, createClamdScan(scanner))).toBe(
    'attachment.infected',
  );
  const failing = await startClamd(() => 'INSTREAM size limit exceeded. ERROR\0');
  await expect(sanitizeAttachment(file, NETWORK, createClamdScan(failing))).rejects.toThrow(
    /is not clear/,
  );
  await expect(sanitizeAttachment(file, NETWORK, createClamdScan('127.0.0.1:9'))).rejects.toThrow();
});

const NO_CLAMD = 'clamd is not installed; on Debian: apt-get install clamav-daemon';

test('ClamAV finds its test file, and content of its signatures in a document', async (context) => {
  if (!hasClamd) context.skip(NO_CLAMD);
  const scan = createClamdScan(
    await startClamAV({ 'Eicar-Test-Signature': EICAR, 'Test.Marker': 'a harmful marker' }),
  );
  expect(await scan(Buffer.from(EICAR, 'latin1'))).toBe(true);
  const infectedFile = { name: 'a.pdf', content: Buffer.from('%PDF-1.7\na harmful marker') };
  expect(await sanitizeAttachment(infectedFile, NETWORK)).toBe(infectedFile.content);
  expect(await sanitizeAttachment(infectedFile, NETWORK, scan)).toBe('attachment.infected');
  const clean = { name: 'a.pdf', content: Buffer.from(createPdf(1_000_000)) };
  expect(await sanitizeAttachment(clean, NETWORK, scan)).toBe(clean.content);
});
