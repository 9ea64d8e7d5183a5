import { expect, test } from 'vitest';

import { contentMatchesName } from '../../server/uploads.ts';
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
