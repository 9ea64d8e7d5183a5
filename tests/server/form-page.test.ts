import { expect, test } from 'vitest';
import type { FormState } from '@site/contract/renderer';

import { INQUIRY, createInquiryForm, createPdf } from './fixture/inquiry.ts';
import {
  ask,
  NOW,
  parseRenderedRequest,
  startSite,
  talk,
  type RunningSite,
} from './fixture/site.ts';
import { withStore } from './fixture/store.ts';

const post = (site: RunningSite, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/home/inquiry`, { method: 'POST', body, headers });

const readShownForm = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { form, ...request } = parseRenderedRequest(await response.text());
  return { form: form as FormState, request };
};

const getRows = (site: RunningSite): Promise<number> =>
  withStore(site, async (store) => (await store.list('inquiry')).length);

test('a form posted without scripts is stored and confirmed, once', async () => {
  const site = await startSite();
  const response = await post(
    site,
    createInquiryForm({}, { name: 'a.pdf', content: createPdf(50) }),
    {
      Cookie: 'language=en',
    },
  );
  expect(response.status).toBe(200);
  expect(await readShownForm(response)).toEqual({
    request: {
      path: '/home/inquiry',
      language: 'en',
      formsAvailability: { inquiry: 'demonstration' },
    },
    form: {
      form: 'inquiry',
      status: 'sent',
      values: {},
      errors: [],
      received: { receivedAt: NOW.toISOString(), receipt: expect.any(String) },
    },
  });
  // Reloading the response sends the form again.
  await post(site, createInquiryForm({}, { name: 'a.pdf', content: createPdf(50) }));
  expect(await getRows(site)).toBe(1);
  await post(site, createInquiryForm({}, { name: 'a.pdf', content: createPdf(51) }));
  expect(await getRows(site)).toBe(2);
});

test('a urlencoded form works, too', async () => {
  const site = await startSite();
  const response = await post(site, new URLSearchParams({ ...INQUIRY, consent: 'on' }));
  expect((await readShownForm(response)).form.status).toBe('sent');
  expect(await getRows(site)).toBe(1);
});

test('an invalid form returns with its errors and typed values, never with the file', async () => {
  const site = await startSite();
  const typedFields = { subject: '<script>&amp;', email: 'nobody', consent: undefined };
  const file = { name: 'private.pdf', content: createPdf(20) };
  const response = await post(site, createInquiryForm(typedFields, file));
  expect(response.status).toBe(422);
  const { form } = await readShownForm(response);
  expect(form.status).toBe('invalid');
  expect(form.errors).toEqual([
    { field: 'consent', code: 'consent.required' },
    { field: 'email', code: 'email.invalid' },
  ]);
  expect(form.values).toMatchObject({ subject: '<script>&amp;', email: 'nobody' });
  expect(JSON.stringify(form)).not.toContain('private');
  expect(await getRows(site)).toBe(0);
});

test('an oversize form is read up to a limit, so that its sender sees the page with the typed values', async () => {
  const site = await startSite();
  for (const size of [2 * 1024 * 1024 + 1, 4 * 1024 * 1024, 7 * 1024 * 1024]) {
    const response = await post(
      site,
      createInquiryForm({}, { name: 'a.pdf', content: createPdf(size) }),
    );
    expect(response.status).toBe(413);
    const { form } = await readShownForm(response);
    expect(form).toMatchObject({ status: 'failed', problem: 'tooLarge' });
    expect(form.values['content']).toBe(INQUIRY.content);
  }
  const announcedLengths =
    'POST /home/inquiry HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=a\r\n' +
    'Content-Length: 9000000000\r\n\r\n--a\r\n';
  const answer = await talk(site, announcedLengths);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toMatch(/connection: close/i);
  expect(await getRows(site)).toBe(0);
});

test('every other refusal is a page, too', async () => {
  const site = await startSite();
  const crossSite = await post(site, createInquiryForm(), { 'Sec-Fetch-Site': 'cross-site' });
  expect(crossSite.status).toBe(403);
  expect((await readShownForm(crossSite)).form).toMatchObject({
    status: 'failed',
    problem: 'crossSite',
  });
  const unknown = await post(site, createInquiryForm({ status: 'answered' }));
  expect(unknown.status).toBe(400);
  expect((await readShownForm(unknown)).form).toMatchObject({
    status: 'failed',
    problem: 'malformed',
  });
  const json = await post(site, '{}', { 'Content-Type': 'application/json' });
  expect(json.status).toBe(415);
  expect((await readShownForm(json)).form.problem).toBe('unsupportedMediaType');
});

test('a closed form shows that it is closed, and reads nothing', async () => {
  const origin = 'https://www.example.com';
  const site = await startSite({ environment: { PUBLIC_ORIGIN: origin } });
  const response = await post(site, createInquiryForm(), { Origin: origin });
  expect(response.status).toBe(503);
  const { form } = await readShownForm(response);
  expect(form).toMatchObject({ status: 'failed', problem: 'closed', values: {} });
});

test('a trailing slash keeps method and body', async () => {
  const site = await startSite();
  const response = await fetch(`${site.url}/home/inquiry/?lang=en`, {
    method: 'POST',
    body: new URLSearchParams(INQUIRY),
  });
  expect(response.status).toBe(200);
  expect((await readShownForm(response)).request['language']).toBe('en');
  expect(await getRows(site)).toBe(1);
});

test.each([
  '/tipResult?receipt=7K3M-9QXT-2BVD-H0RA-5&password=canary',
  '/tipResult?password=canary',
  '/home/whistleblowing?tab=result&password=canary&lang=en',
  '/home/whistleblowing?password=canary',
])('%s is refused: an address must not contain a password', async (target) => {
  const site = await startSite();
  const response = await ask(site, target);
  expect(response.status).toBe(400);
  expect(response.headers['cache-control']).toBe('no-store');
  const html = response.body.toString();
  expect(parseRenderedRequest(html)).toMatchObject({
    form: { status: 'failed', problem: 'secretInAddress', values: {} },
  });
  expect(html).not.toContain('canary');
  expect(site.logLines.join('')).not.toContain('canary');
});
