import { expect, test } from 'vitest';

import { COMPLIMENT, formatJson, readProblem, send, readSubmissions } from './fixture/forms.ts';
import { INQUIRY, createInquiryForm, createPdf } from './fixture/inquiry.ts';
import { getSharedSite, startSite } from './fixture/site.ts';

/** Invisible texts: variation selector, marks without a base, joiners, fillers. */
const INVISIBLE = ['\uFE0F', '\u0301', '\u034F', '\u17B4', '\u200D\u2060', '\u3164', '\u2800 '];

test.each<string[]>([
  ['name', 'a\u0007b', 'name.invalid'],
  ['name', 'a\u001B[31mb', 'name.invalid'],
  ['content', 'a\u009Bb', 'content.invalid'],
  ['contact', '.......', 'contact.invalid'],
  ['contact', '------- 12', 'contact.invalid'],
  ...INVISIBLE.map((text) => ['content', text, 'content.required']),
])('%s %j is %s', async (field = '', value = '', code = '') => {
  const site = await getSharedSite();
  const { status, errors } = await readProblem(
    await send(site, 'compliment', formatJson(COMPLIMENT, { [field]: value })),
  );
  expect([status, errors?.map((error) => error.code)]).toEqual([422, [code]]);
  expect(errors?.[0]?.detail.en).toBeTruthy();
});

test('tabs and line breaks do not count as control characters', async () => {
  const site = await startSite();
  const content = 'a\tb\nc\r\nd';
  expect((await send(site, 'compliment', formatJson(COMPLIMENT, { content }))).status).toBe(201);
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=X' };

/** Returns a multipart body with one field of these bytes, and the rest of a compliment. */
function createMultipart(bytes: Buffer, name = 'content'): Buffer {
  const createPartHead = (field: string) =>
    `--X\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n`;
  const otherFields = Object.entries(COMPLIMENT)
    .filter(([field]) => field !== name)
    .map(
      ([field, value]) =>
        `--X\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
  return Buffer.concat([
    Buffer.from(otherFields.join('') + createPartHead(name)),
    bytes,
    Buffer.from('\r\n--X--\r\n'),
  ]);
}

test.each([
  ['a byte order mark before JSON', JSON_TYPE, Buffer.from(`\uFEFF${formatJson(COMPLIMENT)}`)],
  [
    'broken UTF-8 in JSON',
    JSON_TYPE,
    Buffer.from(formatJson(COMPLIMENT).replace('guest', '\u00E9'), 'latin1'),
  ],
  ['broken UTF-8 in multipart', MULTIPART, createMultipart(Buffer.from([0xff, 0xfe, 0x41]))],
  [
    'broken UTF-8 in a urlencoded form',
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    Buffer.from(`${new URLSearchParams({ ...COMPLIMENT, content: '' }).toString()}%FF%FE`),
  ],
])('%s is refused with a message', async (_what, headers, body) => {
  const site = await getSharedSite();
  const problem = await readProblem(await send(site, 'compliment', new Uint8Array(body), headers));
  expect([problem.status, problem.code]).toEqual([400, 'malformed']);
  expect(problem.detail.ko).toBeTruthy();
});

test('a typed replacement character is accepted', async () => {
  const site = await startSite();
  const body = new Uint8Array(createMultipart(Buffer.from('a\uFFFDb')));
  expect((await send(site, 'compliment', body, MULTIPART)).status).toBe(201);
  const [row] = await readSubmissions(site, 'compliment');
  expect(row?.content.fields['content']).toBe('a\uFFFDb');
});

test.each([
  ["filename*=klingon''%AB.pdf", '\uFFFD.pdf'],
  ["filename*=EUC-KR''%B0%A1.pdf", '\uFFFD\uFFFD.pdf'],
  ["filename*=UTF-8''%EA%B0%80.pdf", '가.pdf'],
  ['filename="\uAC00.pdf"', '가.pdf'],
  // Cleaned like every text of one line.
  ['filename="a\u202Efdp\u200B.pdf"', 'afdp.pdf'],
  ['filename="../../x.pdf"', 'x.pdf'],
  ['filename="=cmd|calc.pdf"', '=cmd|calc.pdf'],
])('a file with the name %s is not dropped', async (parameter, name) => {
  const site = await startSite();
  const fields = Object.entries(INQUIRY).map(
    ([field, value]) =>
      `--X\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = `--X\r\nContent-Disposition: form-data; name="attachment"; ${parameter}\r\n\r\n%PDF-1.7\n\r\n--X--\r\n`;
  const body = new Uint8Array(Buffer.from(fields.join('') + file));
  expect((await send(site, 'inquiry', body, MULTIPART)).status).toBe(201);
  const [row] = await readSubmissions(site, 'inquiry');
  expect(row?.content.attachment?.name).toBe(name);
});

test('invisible characters in a line are not stored, and the length of a file name is limited', async () => {
  const site = await startSite();
  const typedFields = {
    ...COMPLIMENT,
    name: '\u202D가온\u00A0모빌리티\u200B',
    contact: '\u2068010\u20111234\u20115678\u2069',
  };
  expect((await send(site, 'compliment', formatJson(typedFields))).status).toBe(201);
  const [row] = await readSubmissions(site, 'compliment');
  expect(row?.content.fields).toMatchObject({ name: '가온 모빌리티', contact: '010-1234-5678' });
  const long = createInquiryForm({}, { name: `${'a'.repeat(260)}.pdf`, content: createPdf(100) });
  const { errors } = await readProblem(await send(site, 'inquiry', long));
  expect(errors?.map(({ code }) => code)).toEqual(['attachment.name']);
});
