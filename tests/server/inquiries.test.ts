import path from 'node:path';
import { expect, test } from 'vitest';
import type { Received } from '@site/contract/answers';
import { ATTACHMENT_MAX_BYTES } from '@site/contract/limits';

import { writeNewKeyFile } from '../../server/submissions/keys.ts';
import { deriveVerificationKey } from '../../server/submissions/answer-signature.ts';
import { encodeDepartmentKeys } from '../../server/submissions/department-keys.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import type { SubmissionStore } from '../../server/submissions/store.ts';
import { createFolder } from './fixture/dist.ts';
import { readProblem, readSubmissions } from './fixture/forms.ts';
import { INQUIRY, createInquiryForm, createPdf } from './fixture/inquiry.ts';
import { NOW, getSharedSite, startSite, type RunningSite } from './fixture/site.ts';

const KEY = '0b51f2a4-90f1-4d4e-8f7d-1f2f6d1f4f10';

const post = (site: RunningSite, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/inquiries`, { method: 'POST', body, headers });

const readInquiries = (site: RunningSite) => readSubmissions(site, 'inquiry');

test('an inquiry is stored, sealed, and answered with its reference and the time', async () => {
  const site = await startSite();
  const response = await post(
    site,
    createInquiryForm({}, { name: '사양서.pdf', content: createPdf(300) }),
  );
  expect(response.status).toBe(201);
  const received = (await response.json()) as Received;
  expect(received).toEqual({ receivedAt: NOW.toISOString(), receipt: expect.any(String) });
  const [first, ...otherRows] = await readInquiries(site);
  expect(otherRows).toEqual([]);
  expect(first?.row.id.toUpperCase().replaceAll('-', '')).toContain(
    received.receipt?.replaceAll('-', ''),
  );
  const { consent: _ticked, ...texts } = INQUIRY;
  expect(first?.content.fields).toEqual(texts);
  expect(first?.content.attachment?.name).toBe('사양서.pdf');
  expect(first?.content.attachment?.content).toEqual(Buffer.from(createPdf(300)));
  expect(first?.row).toMatchObject({
    purpose: 'inquiry',
    state: 'received',
    consentVersion: '2026-11-01',
    createdAt: NOW.toISOString(),
  });
});

test('optional fields may be blank or missing, and urlencoded forms are accepted', async () => {
  const site = await startSite();
  const response = await post(
    site,
    new URLSearchParams({ ...INQUIRY, company: '', phone: '', consent: 'on' }),
  );
  expect(response.status).toBe(201);
  const least = await post(
    site,
    createInquiryForm({ company: undefined, phone: undefined, subject: 'b' }),
  );
  expect(least.status).toBe(201);
  expect((await readInquiries(site)).map(({ content }) => content.fields['company'])).toEqual([
    '',
    '',
  ]);
});

test('returns all errors together, in both languages, in the order of the form', async () => {
  const site = await startSite();
  const response = await post(
    site,
    createInquiryForm(
      {
        category: 'secret',
        writer: '\u3164',
        email: 'nobody',
        subject: undefined,
        consent: 'false',
      },
      { name: 'program.exe', content: createPdf(10) },
    ),
  );
  expect(response.status).toBe(422);
  const problem = await readProblem(response);
  expect(problem).toMatchObject({ type: 'about:blank', status: 422, code: 'invalid' });
  expect(problem.errors?.map(({ field, code }) => [field, code])).toEqual([
    ['consent', 'consent.required'],
    ['category', 'category.required'],
    ['writer', 'writer.required'],
    ['email', 'email.invalid'],
    ['subject', 'subject.required'],
    ['attachment', 'attachment.type'],
  ]);
  for (const { detail } of problem.errors ?? []) {
    expect(detail.ko).toMatch(/[가-힣]/);
    expect(detail.en).toMatch(/^[A-Z]/);
  }
  expect(await readInquiries(site)).toEqual([]);
});

test.each([
  ['consent of another kind', { consent: 'yes' }, 'consent.required'],
  ['a mail with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email.invalid'],
  ['a text of 4,001 characters', { content: '가'.repeat(4001) }, 'content.tooLong'],
  ['a text of 200,000 bytes', { content: 'a'.repeat(200_000) }, 'content.tooLong'],
  ['a NUL', { content: 'a\0b' }, 'content.invalid'],
  ['letters in the phone', { phone: 'call me maybe' }, 'phone.invalid'],
])('%s is refused', async (_what, change, code) => {
  const site = await getSharedSite();
  const response = await post(site, createInquiryForm(change));
  expect(response.status).toBe(422);
  expect((await readProblem(response)).errors?.map((error) => error.code)).toEqual([code]);
});

test.each([
  ["' OR 1=1 --"],
  ['{{7*7}}'],
  ['<script>alert(1)</script>'],
  ['=cmd|calc'],
  ['한글'.normalize('NFD')],
])('%s is only a text', async (text) => {
  const site = await startSite();
  expect((await post(site, createInquiryForm({ subject: text }))).status).toBe(201);
  const [first] = await readInquiries(site);
  expect(first?.content.fields['subject']).toBe(text.normalize('NFC'));
});

test.each(['status', 'state', 'id', 'answer', 'createdAt', '__proto__', 'constructor', 'password'])(
  'visitors cannot set the field %s',
  async (name) => {
    const site = await startSite();
    const response = await post(site, createInquiryForm({ [name]: 'answered' }));
    if (name === '__proto__') {
      const form = createInquiryForm();
      form.append('__proto__', 'answered');
      expect((await post(site, form)).status).toBe(400);
      return;
    }
    expect(response.status).toBe(400);
    expect((await readProblem(response)).code).toBe('malformed');
    expect(await readInquiries(site)).toEqual([]);
  },
);

test('a repeated field and a second file are refused', async () => {
  const site = await getSharedSite();
  const twice = createInquiryForm();
  twice.append('email', 'other@example.com');
  expect((await post(site, twice)).status).toBe(400);
  const files = createInquiryForm({}, { name: 'a.pdf', content: createPdf(10) });
  files.append('attachment', new Blob([createPdf(10)]), 'b.pdf');
  expect((await post(site, files)).status).toBe(400);
  const elsewhere = createInquiryForm();
  elsewhere.append('other', new Blob([createPdf(10)]), 'b.pdf');
  expect((await post(site, elsewhere)).status).toBe(400);
  const text = createInquiryForm();
  text.append('attachment', 'a text');
  expect((await post(site, text)).status).toBe(400);
});

test('exactly 2 MiB are accepted, one byte more is 413, and an empty file differs from an untouched field', async () => {
  const site = await startSite();
  const send = (size: number) =>
    post(site, createInquiryForm({}, { name: 'a.pdf', content: createPdf(size) }));
  expect((await send(ATTACHMENT_MAX_BYTES)).status).toBe(201);
  const tooLarge = await send(ATTACHMENT_MAX_BYTES + 1);
  expect(tooLarge.status).toBe(413);
  expect(await readProblem(tooLarge)).toMatchObject({
    code: 'tooLarge',
    errors: [{ field: 'attachment', code: 'attachment.tooLarge' }],
  });
  // Larger than anything that is kept, but still answered, with or without a declared length.
  const huge = createInquiryForm({}, { name: 'a.pdf', content: createPdf(5 * 1024 * 1024) });
  expect((await post(site, huge)).status).toBe(413);
  const encodedForm = new Request(site.url, { method: 'POST', body: huge });
  const response = await fetch(`${site.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': String(encodedForm.headers.get('content-type')) },
    body: encodedForm.body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);

  const empty = await post(
    site,
    createInquiryForm({}, { name: 'a.pdf', content: new Uint8Array() }),
  );
  expect((await readProblem(empty)).errors?.[0]?.code).toBe('attachment.empty');
  const untouchedForm = createInquiryForm({ subject: 'untouched' });
  untouchedForm.append('attachment', new Blob([]), '');
  expect((await post(site, untouchedForm)).status).toBe(201);
  const sizes = (await readInquiries(site)).map(
    ({ content }) => content.attachment?.content.length,
  );
  expect(new Set(sizes)).toEqual(new Set([ATTACHMENT_MAX_BYTES, undefined]));
});

test.each([
  ['text/plain', 'a=b', 415],
  ['multipart/form-datax; boundary=a', '--a--', 415],
  ['', '', 415],
  ['multipart/form-data', '--a--', 400],
  ['multipart/form-data; boundary=a', '', 400],
  ['multipart/form-data; boundary=a', 'nonsense', 400],
  [
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="writer"\r\n\r\nhalf',
    400,
  ],
  ['application/x-www-form-urlencoded', '', 422],
])('a body of type "%s" with "%s" is %i', async (type, body, status) => {
  const site = await getSharedSite();
  const response = await post(site, Buffer.from(body), { 'Content-Type': type });
  expect(response.status).toBe(status);
  await readProblem(response);
  const compressedResponse = await post(site, createInquiryForm(), { 'Content-Encoding': 'gzip' });
  expect(compressedResponse.status).toBe(415);
});

test.each([
  [{ 'Sec-Fetch-Site': 'same-origin' }, 201],
  [{ 'Sec-Fetch-Site': 'none' }, 201],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: 'https://other.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'OWN' }, 403],
  [{ Origin: 'OWN' }, 201],
  [{ Origin: 'OWN.other.example' }, 403],
  [{ Origin: 'http://127.0.0.1:9', 'X-Forwarded-Host': '127.0.0.1:9' }, 403],
])('a request with %j is answered with %i', async (headers, status) => {
  const site = await startSite();
  const ownFields = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', site.url)]),
  );
  expect((await post(site, createInquiryForm(), ownFields)).status).toBe(status);
  expect(await readInquiries(site)).toHaveLength(status === 201 ? 1 : 0);
});

test('a public origin is the only accepted one', async () => {
  const environment = { PUBLIC_ORIGIN: 'http://www.example.com' };
  const site = await startSite({ environment });
  expect((await post(site, createInquiryForm(), { Origin: 'http://www.example.com' })).status).toBe(
    201,
  );
  expect((await post(site, createInquiryForm(), { Origin: site.url })).status).toBe(403);
});

test('the same key stores once, and refuses another content', async () => {
  const site = await startSite();
  const headers = { 'Idempotency-Key': KEY };
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => post(site, createInquiryForm(), headers)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await readInquiries(site)).toHaveLength(1);
  const otherResponse = await post(
    site,
    createInquiryForm({ content: 'Something else.' }),
    headers,
  );
  expect(otherResponse.status).toBe(422);
  expect((await readProblem(otherResponse)).code).toBe('idempotencyMismatch');
  const sameAgain = await post(site, createInquiryForm(), { 'Idempotency-Key': `${KEY}-2` });
  expect(sameAgain.status).toBe(201);
  expect(await readInquiries(site)).toHaveLength(2);
});

test('4,000 characters with line breaks are accepted, as browsers count them', async () => {
  const site = await startSite();
  const content = `${'가'.repeat(99)}\n`.repeat(40).trimEnd() + '가';
  expect([...content]).toHaveLength(4000);
  expect((await post(site, createInquiryForm({ content }))).status).toBe(201);
});

test.each(['short', 'x'.repeat(129), 'with spaces in between'])(
  'the key "%s" is refused',
  async (key) => {
    const site = await getSharedSite();
    expect((await post(site, createInquiryForm(), { 'Idempotency-Key': key })).status).toBe(400);
  },
);

test('without a key the same content is stored once within a day', async () => {
  let now = NOW;
  const site = await startSite({ now: () => now });
  const send = async () =>
    (await (await post(site, createInquiryForm())).json()) as { receivedAt: string };
  const firstResponse = await send();
  now = new Date(NOW.getTime() + 60_000);
  expect(await send()).toEqual(firstResponse);
  now = new Date(NOW.getTime() + 25 * 3_600_000);
  expect(await send()).toEqual(firstResponse);
  expect(await readInquiries(site)).toHaveLength(1);
  now = new Date(NOW.getTime() + 75 * 3_600_000);
  expect((await send()).receivedAt).toBe(now.toISOString());
  expect(await readInquiries(site)).toHaveLength(2);
});

test('a store that fails is 503, and no partial row remains', async () => {
  let broken = true;
  const rows: unknown[] = [];
  const real = await openSqliteStore(createFolder());
  const store: SubmissionStore = {
    ...real,
    async add(submission) {
      if (broken) throw Object.assign(new Error(INQUIRY.content), { errcode: 13 });
      rows.push(submission);
      return real.add(submission);
    },
  };
  const site = await startSite({ store });
  const refusedResponse = await post(site, createInquiryForm(), { 'Idempotency-Key': KEY });
  expect(refusedResponse.status).toBe(503);
  expect(refusedResponse.headers.get('retry-after')).toBe('5');
  expect((await readProblem(refusedResponse)).code).toBe('unavailable');
  expect(site.logLines.join('')).toContain('"event":"store.failed","code":"SQLITE_13"');
  expect(site.logLines.join('')).not.toContain('사양서');
  broken = false;
  expect((await post(site, createInquiryForm(), { 'Idempotency-Key': KEY })).status).toBe(201);
  expect(rows).toHaveLength(1);
});

test('in production without a key the form is closed and explains it, and pages are served', async () => {
  const origin = 'https://www.example.com';
  const site = await startSite({ environment: { PUBLIC_ORIGIN: origin } });
  expect(site.app.recipients).toBeUndefined();
  const refusedResponse = await post(site, createInquiryForm(), { Origin: origin });
  expect(refusedResponse.status).toBe(503);
  expect((await readProblem(refusedResponse)).code).toBe('closed');
  expect((await fetch(`${site.url}/home/inquiry`)).status).toBe(200);
});

test('in production with a key the form is open', async () => {
  const origin = 'https://www.example.com';
  const pair = await writeNewKeyFile(path.join(createFolder(), 'key.json'));
  const verificationKey = await deriveVerificationKey(pair);
  const key = encodeDepartmentKeys({ publicKey: pair.publicKey, verificationKey });
  const site = await startSite({
    environment: { PUBLIC_ORIGIN: origin, SUBMISSIONS_PUBLIC_KEY: key },
  });
  expect(site.app.recipients?.demonstration).toBe(false);
  expect((await post(site, createInquiryForm(), { Origin: origin })).status).toBe(201);
});

test('no address serves stored submissions', async () => {
  const site = await startSite();
  await post(site, createInquiryForm());
  const [first] = await readInquiries(site);
  for (const target of ['', '/', `/${first?.row.id}`, '?id=1', '/submissions.sqlite']) {
    const response = await fetch(`${site.url}/api/inquiries${target}`);
    expect([404, 405]).toContain(response.status);
    expect(await response.text()).not.toContain(first?.row.id);
  }
});
