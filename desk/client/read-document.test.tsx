import { strToU8, zipSync, zlibSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';

import { readDocument } from './read-document.ts';

const createPdf = (text: string): Uint8Array => {
  const content = `BT /F 12 Tf 10 50 Td (${text}) Tj ET`;
  return strToU8(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`);
};

/** Creates a PDF whose page has one packed stream. */
const createPackedPdf = (stream: Uint8Array, filters = '/FlateDecode'): Uint8Array => {
  const [head = '', tail = ''] = new TextDecoder('latin1')
    .decode(createPdf('-'))
    .split(/<<\/Length \d+>>stream[^]*endstream/);
  const parts = [
    strToU8(`${head}<</Length ${stream.length}/Filter[${filters}]>>stream\n`),
    stream,
    strToU8(`\nendstream${tail}`),
  ];
  return new Uint8Array(parts.flatMap((part) => [...part]));
};

const pack = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const HANCOM = 'http://www.hancom.co.kr/hwpml/2011/paragraph';
const createDocx = (body: string, name = 'word/document.xml') =>
  pack({ [name]: `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>` });
const createSection = (body: string) => `<hp:sec xmlns:hp="${HANCOM}">${body}</hp:sec>`;

test('reads a PDF as text', async () => {
  expect(await readDocument(createPdf('Line three is open.'), 'pdf')).toBe('Line three is open.');
});

test('reads a DOCX paragraph by paragraph, with tabs, line breaks and tables, and without deleted text', async () => {
  const createParagraph = (content: string) =>
    `<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>${content}</w:p>`;
  const body =
    createParagraph(
      '<w:r><w:t>안전 </w:t></w:r><w:r><w:t>장치</w:t><w:tab/><w:t>해제</w:t></w:r>',
    ) +
    createParagraph(
      '<w:r><w:t>첫째</w:t><w:br/><w:t>둘째</w:t></w:r><w:del><w:r><w:delText>지운 글</w:delText></w:r></w:del>',
    ) +
    `<w:tbl><w:tr><w:tc>${createParagraph('<w:r><w:t>칸</w:t></w:r>')}</w:tc></w:tr></w:tbl>`;
  const text = '안전 장치\t해제\n첫째\n둘째\n칸';
  expect(await readDocument(createDocx(body), 'docx')).toBe(text);
  // Word in a browser numbers the part.
  expect(await readDocument(createDocx(body, 'word/document2.xml'), 'docx')).toBe(text);
});

test('reads the sections of an HWPX in order, with the text of tables once', async () => {
  const createHwpxSection = (text: string) =>
    createSection(`<hp:p><hp:run><hp:t>${text}<hp:lineBreak/>다음 줄</hp:t></hp:run></hp:p>`);
  const table = createSection(
    '<hp:p><hp:run><hp:tbl><hp:p><hp:run><hp:t>칸</hp:t></hp:run></hp:p></hp:tbl><hp:t>표 뒤</hp:t></hp:run></hp:p>',
  );
  const file = pack({
    'Contents/section10.xml': table,
    'Contents/section2.xml': createHwpxSection('둘째'),
    'Contents/section0.xml': createHwpxSection('첫째'),
    'Contents/header.xml': createSection('<hp:p><hp:run><hp:t>서식</hp:t></hp:run></hp:p>'),
  });
  expect(await readDocument(file, 'hwpx')).toBe('첫째\n다음 줄\n둘째\n다음 줄\n표 뒤\n칸');
});

test('returns an empty text for a document without text', async () => {
  expect(await readDocument(createPdf(''), 'pdf')).toBe('');
  expect(await readDocument(createDocx(''), 'docx')).toBe('');
});

test('rejects a broken file', async () => {
  for (const type of ['pdf', 'docx', 'hwpx'] as const) {
    await expect(readDocument(strToU8('This is not a document.'), type)).rejects.toThrow();
    await expect(readDocument(createDocx('<w:p/>').subarray(0, 40), type)).rejects.toThrow();
  }
  await expect(readDocument(pack({ 'word/document.xml': '<w:p>' }), 'docx')).rejects.toThrow();
});

/** Returns a file whose text unpacks to many times its size. */
const createBomb = (megabytes: number): Uint8Array => {
  const part = new Uint8Array(megabytes * 1024 * 1024).fill(32);
  const parts: Zippable = { 'word/document.xml': part, 'Contents/section0.xml': part };
  return zipSync(parts, { level: 9 });
};

test('rejects a decompression bomb before it unpacks it, also if the directory has a wrong size', async () => {
  const bomb = createBomb(33);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  for (const type of ['docx', 'hwpx'] as const)
    await expect(readDocument(bomb, type)).rejects.toThrow('unpacks to too much');
  // The central directory contains a size of 100 bytes for each part (APPNOTE, 4.3.12: the size is at 24).
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
  let entries = 0;
  for (let at = 0; at < bomb.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) {
      view.setUint32(at + 24, 100, true);
      entries += 1;
    }
  expect(entries).toBe(2);
  // Unpacks at most the size in the directory, which results in an unfinished document.
  await expect(readDocument(bomb, 'docx')).rejects.toThrow();
});

/** Creates page content that draws a text and continues with spaces. */
const createContent = (megabytes: number): Uint8Array => {
  const content = new Uint8Array(megabytes * 1024 * 1024).fill(32);
  content.set(strToU8('BT /F 12 Tf 10 50 Td (Packed.) Tj ET'));
  return content;
};

test('reads a packed PDF, and rejects one whose streams unpack to too much, also if they are packed twice', async () => {
  const small = zlibSync(createContent(1));
  expect(await readDocument(createPackedPdf(small), 'pdf')).toBe('Packed.');
  expect(
    await readDocument(createPackedPdf(zlibSync(small), '/FlateDecode /FlateDecode'), 'pdf'),
  ).toBe('Packed.');
  const large = zlibSync(createContent(40));
  expect(large.length).toBeLessThan(64 * 1024);
  await expect(readDocument(createPackedPdf(large), 'pdf')).rejects.toThrow('cannot be read');
  await expect(
    readDocument(createPackedPdf(zlibSync(large), '/FlateDecode /FlateDecode'), 'pdf'),
  ).rejects.toThrow('cannot be read');
});

test('ends a PDF that takes too long, and the page answers in the meantime', async () => {
  // Spaces within the limits of size, which take a reader longer than the limit of this test.
  const slow = createPackedPdf(zlibSync(createContent(30)));
  const reading = readDocument(slow, 'pdf', 1);
  await expect(reading).rejects.toThrow('too long');
});

test('rejects a document with too many elements before it builds them', async () => {
  const part = strToU8(`<w:document xmlns:w="${WORD}">${'<w:p/>'.repeat(2_100_000)}</w:document>`);
  const file = zipSync({ 'word/document.xml': part }, { level: 1 });
  await expect(readDocument(file, 'docx')).rejects.toThrow('too many elements');
});
