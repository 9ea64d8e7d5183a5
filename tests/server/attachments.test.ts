import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import { extensionOf } from '@site/contract/attachment';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

import { createClamdScan } from '../../server/attachments/clamd.ts';
import { inspectDocument, kindOf } from '../../server/attachments/inspect-document.ts';
import { officeDocumentProblem } from '../../server/attachments/office-document.ts';

import { contentMatchesName, sanitizeAttachment } from '../../server/attachments/attachments.ts';
import { hasClamd, startClamAV } from './fixture/clamd.ts';
import { pdfOf } from './fixture/inquiry.ts';
import {
  compoundFile,
  docxWith,
  hwpxWith,
  OFFICE,
  relationshipsTo,
  xlsxWith,
} from './fixture/zip.ts';

/** Who sends the files of most tests. */
const NETWORK = 'ipv4:c00002';

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
] as const)('%s is stored without its metadata', async (name, kind) => {
  const content = await telling(kind);
  expect(content.includes(MARK)).toBe(true);
  const stored = await sanitizeAttachment({ name, content }, NETWORK);
  if (typeof stored === 'string') throw new Error(stored);
  expect(stored.includes(MARK)).toBe(false);
  expect(stored.includes('<?php')).toBe(false);
  const { exif, width, height, format } = await sharp(stored).metadata();
  expect([exif, width, height, format]).toEqual([undefined, 20, 10, kind]);
});

test('a rotated picture is stored upright', async () => {
  const content = await PICTURE.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const stored = await sanitizeAttachment({ name: 'a.jpg', content }, NETWORK);
  const { width, height, orientation } = await sharp(stored as Buffer).metadata();
  expect([width, height, orientation]).toEqual([10, 20, undefined]);
});

test('a small picture that decodes to more than the memory is refused, and so is a broken one', async () => {
  const flood = Buffer.from(PNG);
  // The size that a PNG claims stands in its first chunk, which ends with a checksum.
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
  ['a.docx', docxWith({ 'word/vbaProject.bin': 'macro' })],
  ['a.pdf', Buffer.from('%PDF-1.7\n1 0 obj << /S /JavaScript >> endobj\n%%EOF\n')],
])('%s that runs something is not stored', async (name, content) => {
  expect(await sanitizeAttachment({ name, content }, NETWORK)).toBe('attachment.active');
});

/** What is wrong with a document. In this process: the one of `documentProblem` takes longer to start than to work. */
async function problemOf(name: string, content: Buffer): Promise<string | undefined> {
  if (!(await contentMatchesName(name, content))) return 'attachment.type';
  return inspectDocument({ kind: kindOf(extensionOf(name)), content });
}

const fieldCode = (text: string) => `<w:instrText xml:space="preserve">${text}</w:instrText>`;
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`, 'latin1');
/** A PDF whose objects stand in a compressed stream. */
const packedPdf = (objects: string | Buffer, dictionary = '', type = '/Type /ObjStm') =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< ${type} /N 1 /First 4 ${dictionary} /Filter /FlateDecode >>\nstream\n`,
    ),
    zlib.deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
/** What Hangul writes into a document without macros. */
const NO_MACROS = {
  header: 'var Documents = XHwpDocuments;\r\nvar Document = Documents.Active_XHwpDocument;\r\n',
  source: 'function OnDocument_New()\r\n{\r\n\t//todo : \r\n}\r\n',
};
const OUTSIDE = 'https://attacker.example/template.dotm';

test.each<[string, string, Buffer]>([
  ['a VBA project', 'a.docx', docxWith({ 'word/vbaProject.bin': 'macro' })],
  ['a macro sheet', 'a.xlsx', xlsxWith({ 'xl/macrosheets/sheet1.xml': '<x/>' })],
  ['an ActiveX control', 'a.docx', docxWith({ 'word/activeX/activeX1.xml': '<ax:ocx/>' })],
  ['an OLE object', 'a.docx', docxWith({ 'word/embeddings/oleObject1.bin': 'OLE' })],
  ['a program', 'a.docx', docxWith({ 'word/media/run.exe': 'MZ' })],
  ['an archive', 'a.docx', docxWith({ 'word/media/more.zip': 'PK' })],
  [
    'a template from outside',
    'a.docx',
    docxWith({ 'word/_rels/settings.xml.rels': relationshipsTo('attachedTemplate', OUTSIDE) }),
  ],
  [
    'a picture from outside',
    'a.docx',
    docxWith({ 'word/_rels/document.xml.rels': relationshipsTo('image', OUTSIDE) }),
  ],
  [
    'a link to a network share',
    'a.docx',
    docxWith({ 'word/_rels/document.xml.rels': relationshipsTo('hyperlink', 'file://host/a') }),
  ],
  [
    'a template from outside whose address ends like an element',
    'a.docx',
    docxWith({
      'word/_rels/settings.xml.rels': relationshipsTo('attachedTemplate', `${OUTSIDE}?>`),
    }),
  ],
  [
    'a template from outside under another prefix',
    'a.docx',
    docxWith({
      'word/_rels/settings.xml.rels': relationshipsTo('attachedTemplate', OUTSIDE).replaceAll(
        /(<\/?)Rel/g,
        '$1r-1:Rel',
      ),
    }),
  ],
  [
    'a macro of Hangul',
    'a.hwpx',
    hwpxWith({ 'Scripts/sourceScripts': NO_MACROS.source.replace('//todo', 'Run("cmd") //todo') }),
  ],
  [
    'a macro behind what looks like a comment',
    'a.hwpx',
    hwpxWith({ 'Scripts/sourceScripts.js': NO_MACROS.source.replace('todo', 'todo\u2028Run()') }),
  ],
  [
    'a script in a drawing',
    'a.docx',
    docxWith({ 'word/media/a.svg': '<svg><svg:script>alert(1)</svg:script></svg>' }),
  ],
  ['DDE in an attribute', 'a.docx', docxWith({}, `<w:fldSimple w:instr = 'DDEAUTO cmd'/>`)],
  ['DDE in a CDATA section', 'a.docx', docxWith({}, fieldCode('<![CDATA[DDEAUTO cmd]]>'))],
  ['DDE around a comment', 'a.docx', docxWith({}, fieldCode('DDE<!-- -->AUTO cmd'))],
  ['a field from outside', 'a.docx', docxWith({}, fieldCode(`INCLUDETEXT "${OUTSIDE}"`))],
  ['DDE', 'a.docx', docxWith({}, fieldCode('DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"'))],
  ['DDE in pieces', 'a.docx', docxWith({}, fieldCode('DD') + fieldCode('EAUTO cmd'))],
  ['DDE in references', 'a.docx', docxWith({}, fieldCode('&#68;&#x44;E cmd "x"'))],
  ['a DDE link', 'a.xlsx', xlsxWith({ 'xl/externalLinks/externalLink1.xml': '<ddeLink/>' })],
  ['a DDE formula', 'a.xlsx', xlsxWith({ 'xl/worksheets/s.xml': "<f>cmd|'/c calc'!A1</f>" })],
  [
    'a macro in a document within it',
    'a.docx',
    docxWith({
      'word/embeddings/Sheet.xlsx': xlsxWith({ 'xl/vbaProject.bin': 'x' }),
    }),
  ],
  ['a script', 'a.pdf', pdf('1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj')],
  ['a script with an escaped name', 'a.pdf', pdf('1 0 obj << /S /J#61vaScript >> endobj')],
  ['a program to start', 'a.pdf', pdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
  ['a file within it', 'a.pdf', pdf('1 0 obj << /Names << /EmbeddedFiles 2 0 R >> >> endobj')],
  ['a script in a compressed stream', 'a.pdf', packedPdf('<< /S /JavaScript >>')],
  [
    'a script in a stream whose dictionary is long',
    'a.pdf',
    packedPdf('1 0 << /S /JavaScript >>', `/Pad (${'A'.repeat(3000)} obj)`),
  ],
  [
    'a script in a stream that does not tell its kind',
    'a.pdf',
    packedPdf('% 1\n1 0 << /S /JavaScript >>', '', ''),
  ],
  ['a password', 'a.pdf', pdf('trailer << /Encrypt 5 0 R >>')],
  ['an archive behind it', 'a.pdf', Buffer.concat([pdf(''), OFFICE.zip])],
])('a document with %s is refused', async (_what, name, content) => {
  expect(['attachment.active', 'attachment.type']).toContain(await problemOf(name, content));
});

test.each<[string, string, Buffer]>([
  ['text before the archive', 'a.docx', Buffer.concat([Buffer.from('MZ'), OFFICE.docx])],
  ['text behind the archive', 'a.docx', Buffer.concat([OFFICE.docx, Buffer.from('<html>')])],
  ['entities', 'a.docx', docxWith({ 'word/a.xml': '<!DOCTYPE a [<!ENTITY b "DDE">]><a/>' })],
  ['parts that are not XML', 'a.docx', docxWith({ 'word/a.xml': '<a><b></a>' })],
  ['parts in another encoding', 'a.docx', docxWith({}, '\ufffd\0<')],
  [
    'objects that are packed twice',
    'a.pdf',
    Buffer.from(
      packedPdf(zlib.deflateSync('1 0 << /S /JavaScript >>'))
        .toString('latin1')
        .replace('/FlateDecode', '[/FlateDecode /FlateDecode]'),
      'latin1',
    ),
  ],
  ['a predictor over its objects', 'a.pdf', packedPdf('<< >>', '/DecodeParms << /Predictor 12 >>')],
  [
    'objects that do not unpack',
    'a.pdf',
    pdf('1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nx\nendstream'),
  ],
])('a document with %s is refused', async (_what, name, content) => {
  expect(['attachment.invalid', 'attachment.type']).toContain(await problemOf(name, content));
});

test('a document that unpacks beyond any memory is refused', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(70 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
  expect(officeDocumentProblem(bomb)).toBe('attachment.invalid');
});

test('a document that takes more memory than there is, is refused, and the server goes on', async () => {
  const attributes = Array.from({ length: 1_500_000 }, (_, index) => `a${index}=""`).join(' ');
  const content = zipSync(
    { ...unzipSync(OFFICE.docx), 'word/a.xml': Buffer.from(`<a ${attributes}/>`) },
    { level: 1 },
  );
  const file = { name: 'a.docx', content: Buffer.from(content) };
  expect(await sanitizeAttachment(file, NETWORK)).toBe('attachment.invalid');
});

test('elements without an end are refused before they take memory', () => {
  expect(officeDocumentProblem(docxWith({}, '<a>'.repeat(1_000_000)))).toBe('attachment.invalid');
});

test('a document that is written to be slow takes no longer than its length', () => {
  // In a time that grows with the square of the length, this takes more than an hour.
  const text = `<f>${'|'.repeat(2_000_000)}</f>${'<w:fldSimple w:instr="IMPORT "/>'.repeat(50_000)}`;
  expect(officeDocumentProblem(docxWith({}, text))).toBeUndefined();
});

test.each<[string, string, Buffer]>([
  [
    'links to the web',
    'a.docx',
    docxWith({
      'word/_rels/document.xml.rels': relationshipsTo('hyperlink', 'https://a.example/'),
    }),
  ],
  ['a sheet behind a chart', 'a.docx', docxWith({ 'word/charts/chart1.xml': '<c:chart/>' })],
  [
    'the words of an attack as text',
    'a.docx',
    docxWith({}, '<w:t>DDE, javascript: and INCLUDETEXT https:</w:t>'),
  ],
  [
    'an equation',
    'a.hwpx',
    hwpxWith({
      'Contents/section0.xml': '<hp:equation><hp:script>a over b</hp:script></hp:equation>',
    }),
  ],
  [
    'the place of macros without any',
    'a.hwpx',
    hwpxWith({
      'Scripts/headerScripts': Buffer.from(NO_MACROS.header, 'utf16le'),
      'Scripts/sourceScripts.js': NO_MACROS.source,
    }),
  ],
  [
    'drawings as Excel writes them',
    'a.xlsx',
    xlsxWith({ 'xl/drawings/vmlDrawing1.vml': '<xml><v:textbox>a<br>b</v:textbox></xml>' }),
  ],
  [
    'a drawing of one long attribute',
    'a.docx',
    docxWith({ 'word/media/a.svg': `<svg><path d="${'M0 0'.repeat(50_000)}"/></svg>` }),
  ],
  ['objects in a compressed stream', 'a.pdf', packedPdf('<< /Type /Page >>')],
  [
    'the words of an attack in a compressed page',
    'a.pdf',
    packedPdf('1 0 0 1 50 700 cm (HTML/JavaScript) Tj', '', ''),
  ],
  [
    'words in a compressed page',
    'a.pdf',
    pdf('1 0 obj << /Length 3 >>\nstream\n/JS\nendstream endobj'),
  ],
])('a document with %s is not refused', async (_what, name, content) => {
  expect(await problemOf(name, content)).toBeUndefined();
});

test('one network that sends many files does not keep those of others waiting', async () => {
  for (const file of [
    { name: 'a.docx', content: OFFICE.docx },
    { name: 'a.png', content: PNG },
  ]) {
    const done: string[] = [];
    const sendFrom = async (network: string) => {
      await sanitizeAttachment(file, network);
      done.push(network);
    };
    const flood = Array.from({ length: 100 }, () => sendFrom('ipv4:c00002'));
    const other = sendFrom('ipv4:cb0071');
    const outcomes = await Promise.allSettled([...flood, other]);
    expect(outcomes.at(-1)?.status).toBe('fulfilled');
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(50);
    expect(done.indexOf('ipv4:cb0071')).toBeLessThan(3);
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
  const stored = await sanitizeAttachment({ name: 'a.webp', content: webp }, NETWORK);
  expect((await sharp(stored as Buffer, { animated: true }).metadata()).pages).toBe(2);
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
  const stored = await sanitizeAttachment({ name: 'a.webp', content: noise }, NETWORK);
  if (typeof stored !== 'string') expect(stored.length).toBeLessThanOrEqual(4 * 1024 * 1024);
  else expect(stored).toBe('attachment.invalid');
});

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

test('the test file of scanners is refused without a scanner', async () => {
  expect(await sanitizeAttachment({ name: 'a.pdf', content: pdf(EICAR) }, NETWORK)).toBe(
    'attachment.infected',
  );
});

/** A clamd that answers `answer` to what it is sent. */
async function startClamd(answer: (content: Buffer) => string): Promise<string> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const chunks: Buffer[] = [];
      for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length;) {
        const length = received.readUInt32BE(at);
        if (length === 0) return void socket.end(answer(Buffer.concat(chunks)));
        chunks.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a scanner is asked; without its answer nothing is received', async () => {
  const file = { name: 'a.pdf', content: Buffer.from(pdfOf(200_000)) };
  const whole = (content: Buffer) => content.equals(file.content);
  const clean = await startClamd((content) =>
    whole(content) ? 'stream: OK\0' : 'stream: ERROR\0',
  );
  expect(await sanitizeAttachment(file, NETWORK, createClamdScan(clean))).toBe(file.content);
  const infected = await startClamd(() => 'stream: Eicar-Test-Signature FOUND\0');
  expect(await sanitizeAttachment(file, NETWORK, createClamdScan(infected))).toBe(
    'attachment.infected',
  );
  const failing = await startClamd(() => 'INSTREAM size limit exceeded. ERROR\0');
  await expect(sanitizeAttachment(file, NETWORK, createClamdScan(failing))).rejects.toThrow(
    /did not say/,
  );
  await expect(sanitizeAttachment(file, NETWORK, createClamdScan('127.0.0.1:9'))).rejects.toThrow();
});

const NO_CLAMD = 'clamd is not installed; on Debian: apt-get install clamav-daemon';

test('ClamAV finds its test file, and what its signatures name in a document', async (context) => {
  if (!hasClamd) context.skip(NO_CLAMD);
  const scan = createClamdScan(
    await startClamAV({ 'Eicar-Test-Signature': EICAR, 'Test.Marker': 'a harmful marker' }),
  );
  expect(await scan(Buffer.from(EICAR, 'latin1'))).toBe(true);
  const infected = { name: 'a.pdf', content: pdf('a harmful marker') };
  expect(await sanitizeAttachment(infected, NETWORK)).toBe(infected.content);
  expect(await sanitizeAttachment(infected, NETWORK, scan)).toBe('attachment.infected');
  const clean = { name: 'a.pdf', content: Buffer.from(pdfOf(1_000_000)) };
  expect(await sanitizeAttachment(clean, NETWORK, scan)).toBe(clean.content);
});
