import { expect, test } from 'vitest';
import type { Received } from '@site/contract/answers';
import { parseReceipt } from '@site/contract/receipt';
import type { FormState } from '@site/contract/renderer';

import { getStoredTime } from '../../server/submissions/stored-time.ts';
import {
  COMPLIMENT,
  getForm,
  formatJson,
  readProblem,
  REPORT,
  RESERVATION,
  send,
  readSubmissions,
} from './fixture/forms.ts';
import { INQUIRY, createPdf } from './fixture/inquiry.ts';
import { runDesk } from './fixture/program.ts';
import {
  NOW,
  parseRenderedRequest,
  getSharedSite,
  startSite,
  TODAY,
  type RunningSite,
} from './fixture/site.ts';

const KEY = { 'Idempotency-Key': '0b51f2a4-90f1-4d4e-8f7d-1f2f6d1f4f10' };
/** The versions of the consent texts that differ from the first ones. */
const CONSENT_VERSIONS: Readonly<Record<string, string>> = {
  reservation: '2026-11-22',
  report: '2026-11-26',
};
const FORMS = [
  ['inquiry', INQUIRY],
  ['reservation', RESERVATION],
  ['report', REPORT],
  ['compliment', COMPLIMENT],
] as const;

const readReceived = async (response: Response) => {
  expect(response.status).toBe(201);
  return (await response.json()) as Received;
};

const readCodes = async (response: Response) =>
  (await readProblem(response)).errors?.map(({ field, code }) => [field, code]);

test.each(FORMS)(
  'a valid %s is accepted as a form and as JSON, and stored sealed, with the given consent',
  async (name, fields) => {
    const site = await startSite();
    const firstResult = await readReceived(await send(site, name, getForm(fields)));
    const second = await readReceived(await send(site, name, formatJson(fields), KEY));
    const time = getStoredTime(name, NOW);
    expect([firstResult.receivedAt, second.receivedAt]).toEqual([time, time]);
    const rows = await readSubmissions(site, name);
    expect(rows).toHaveLength(2);
    const [firstRow, secondRow] = rows;
    // Their receipt numbers differ.
    expect({ ...firstRow?.content.fields, receipt: '' }).toEqual({
      ...secondRow?.content.fields,
      receipt: '',
    });
    expect(firstRow?.row).toMatchObject({
      purpose: name,
      consentVersion: CONSENT_VERSIONS[name] ?? '2026-11-01',
      state: 'received',
    });
    const { consent: _given, ...texts } = fields;
    const { password: _secret, ...shownTexts } = { password: '', ...texts };
    expect(firstRow?.content.fields).toMatchObject(shownTexts);
    expect(firstRow?.content.fields).not.toHaveProperty('password');
    // A year after the visit.
    expect(firstRow?.row.expiresAt).toBe(
      name === 'reservation' ? '2027-12-01T15:00:00.000Z' : null,
    );
  },
);

test.each(FORMS)(
  'without consent %s is refused; a text is not consent in JSON',
  async (name, fields) => {
    const site = await startSite();
    const consent = [['consent', 'consent.required']];
    expect(
      await readCodes(await send(site, name, getForm(fields, { consent: undefined }))),
    ).toEqual(consent);
    for (const value of ['true', 'on', 1, null, { a: 1 }])
      expect(
        await readCodes(await send(site, name, formatJson(fields, { consent: value }))),
      ).toEqual(consent);
    expect(await readSubmissions(site, name)).toEqual([]);
  },
);

test.each(FORMS)(
  'the same key stores one %s, and refuses another content',
  async (name, fields) => {
    const site = await startSite();
    const receivedForms = await Promise.all(
      Array.from({ length: 20 }, async () =>
        readReceived(await send(site, name, getForm(fields), KEY)),
      ),
    );
    expect(new Set(receivedForms.map((received) => JSON.stringify(received))).size).toBe(1);
    expect(await readSubmissions(site, name)).toHaveLength(1);
    const [firstField = ''] = Object.keys(fields).filter((field) => /purpose|content/.test(field));
    const otherResponse = await send(
      site,
      name,
      getForm(fields, { [firstField]: 'Something else.' }),
      KEY,
    );
    expect(otherResponse.status).toBe(422);
    expect((await readProblem(otherResponse)).code).toBe('idempotencyMismatch');
  },
);

test('a report that is sent again with another password is another report', async () => {
  const site = await startSite();
  const changedForm = getForm(REPORT, { password: '바다는 3번 깊다!' });
  const firstResult = await readReceived(await send(site, 'report', getForm(REPORT), KEY));
  expect((await send(site, 'report', changedForm, KEY)).status).toBe(422);
  const second = await readReceived(await send(site, 'report', changedForm));
  expect(second.receipt).not.toBe(firstResult.receipt);
  // A reloaded response: the same content and password, without a key.
  expect(await readReceived(await send(site, 'report', changedForm))).toEqual(second);
  expect(await readSubmissions(site, 'report')).toHaveLength(2);
});

test('a report is answered with its receipt number, a compliment with the time only', async () => {
  const site = await startSite();
  const { receipt, ...rest } = await readReceived(await send(site, 'report', getForm(REPORT)));
  expect(parseReceipt(receipt ?? '')).toBe(receipt);
  expect(rest).toEqual({ receivedAt: TODAY });
  for (const [name, fields] of FORMS.filter(([form]) => form !== 'report')) {
    const { receipt: number, ...answer } = await readReceived(
      await send(site, name, getForm(fields)),
    );
    expect(answer).toEqual({ receivedAt: getStoredTime(name, NOW) });
    expect([name, number === undefined]).toEqual([name, name === 'compliment']);
  }
});

test('times of a report are days: in store, log, response and desk', async () => {
  const sentAt = new Date('2026-11-20T16:47:13.289Z');
  const site = await startSite({ now: () => sentAt });
  const day = '2026-11-20T15:00:00.000Z';
  for (const form of ['report', 'compliment'] as const) {
    const fields = form === 'report' ? REPORT : COMPLIMENT;
    expect((await readReceived(await send(site, form, getForm(fields)))).receivedAt).toBe(day);
    expect((await readSubmissions(site, form))[0]?.row).toMatchObject({ createdAt: day });
  }
  // Rows are stored in order: neighbors of a report must not reveal its minute either.
  await readReceived(await send(site, 'reservation', getForm(RESERVATION)));
  expect((await readSubmissions(site, 'reservation'))[0]?.row).toMatchObject({
    createdAt: '2026-11-20T16:00:00.000Z',
    // A year after the visit.
    expiresAt: '2027-12-01T15:00:00.000Z',
  });
  expect(site.logLines.filter((line) => /report|compliment/.test(line))).toEqual([]);
  const listedOutput = await runDesk(['reports', 'list'], site.config.dataDir);
  expect(listedOutput.output).toMatch(/ {2}2026-11-21 {2}received {2}to be read by 2026-11-25\n/);
});

test('the identity of an anonymous reporter is dropped, even if it was sent', async () => {
  const site = await startSite();
  const anonymous = { anonymous: 'true', companyUnknown: 'on' };
  await readReceived(await send(site, 'report', getForm(REPORT, anonymous)));
  const [row] = await readSubmissions(site, 'report');
  expect(row?.content.fields).toMatchObject({
    anonymous: 'true',
    name: '',
    mobile: '',
    email: '',
    company: '',
    thirdPartyConsent: 'false',
  });
});

test('the optional consent may be refused or given, and is recorded', async () => {
  const site = await startSite();
  for (const form of ['report', 'compliment'] as const) {
    const fields = form === 'report' ? REPORT : COMPLIMENT;
    await readReceived(await send(site, form, getForm(fields, { thirdPartyConsent: 'on' })));
    const [row] = await readSubmissions(site, form);
    expect(row?.content.fields['thirdPartyConsent']).toBe('true');
  }
});

test('reports all errors together, with the messages of its form', async () => {
  const site = await getSharedSite();
  const report = await send(
    site,
    'report',
    getForm(
      REPORT,
      { type: 'gossip', name: '', password: 'password1!', title: undefined },
      {
        name: 'a.exe',
        content: createPdf(10),
      },
    ),
  );
  const problem = await readProblem(report);
  expect(problem.errors?.map(({ code }) => code)).toEqual([
    'type.required',
    'name.required',
    'title.required',
    'attachment.type',
    'password.common',
  ]);
  expect(problem.errors?.[1]?.detail.en).toContain('report anonymously');
});

test.each([
  [{ headcount: '0' }, ['headcount.required']],
  [{ headcount: '4' }, ['headcount.required']],
  [{ headcount: 2 }, ['headcount.required']],
  [
    { headcount: '2' },
    ['visitor2Affiliation.required', 'visitor2Name.required', 'visitor2Position.required'],
  ],
  [{ carNumber: '' }, ['carNumber.required']],
  [{ date: '2026-11-19' }, ['date.past']],
  [{ date: '2027-02-30' }, ['date.invalid']],
  [{ date: '2026-11-20' }, ['date.tooSoon']],
  [{ date: '2026-11-28' }, ['date.closed']],
  [{ time: '17:01' }, ['time.closed']],
  [{ contact: '０１０－００００－００００' }, undefined],
  [{ car: 'no', carNumber: 'dropped' }, undefined],
])('a reservation with %j', async (change, codes) => {
  const site = await startSite();
  const response = await send(site, 'reservation', formatJson(RESERVATION, change));
  expect(response.status).toBe(codes ? 422 : 201);
  const body = (await response.json()) as { errors?: Array<{ code: string }> };
  expect(body.errors?.map(({ code }) => code)).toEqual(codes);
});

test('midnight belongs to Seoul', async () => {
  const site = await startSite({ now: () => new Date('2026-11-23T15:30:00Z') });
  const on = async (date: string) =>
    (await send(site, 'reservation', getForm(RESERVATION, { date }))).status;
  // It is already Tuesday in Seoul.
  expect(await on('2026-11-24')).toBe(422);
  expect(await on('2026-11-25')).toBe(201);
});

const nestArrays = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['nothing', '', 400],
  ['half an object', '{"title":', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a text', '"title"', 400],
  ['a broken encoding', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['depth', `{"title":${nestArrays(15_000)}}`, 422],
  ['depth alone', nestArrays(15_000), 400],
  ['a prototype', '{"__proto__":{"status":"answered"}}', 400],
  ['what the server owns', formatJson(REPORT, { receipt: '7K3M-9QXT-2BVD-H0RA-5' }), 400],
  ['an answer of its own', formatJson(REPORT, { answer: 'a', status: 'answered' }), 400],
  ['a file that is none', formatJson(REPORT, { attachment: { name: 'a.pdf', size: 1 } }), 400],
  ['half a character', formatJson(REPORT, { title: '\ud800' }), 422],
  ['a NUL', formatJson(REPORT, { content: 'a\0b' }), 422],
  ['a filler', formatJson(REPORT, { title: '\u3164' }), 422],
  ['a method in a text', formatJson(REPORT, { name: { toString: 1 } }), 422],
  ['more than any form', formatJson(REPORT, { content: 'a'.repeat(300_000) }), 413],
])('JSON that contains %s is refused', async (_what, body, status) => {
  const site = await startSite();
  const response = await send(site, 'report', body, { 'Content-Type': 'application/json' });
  expect(response.status).toBe(status);
  await readProblem(response);
  expect(await readSubmissions(site, 'report')).toEqual([]);
});

test('100,000 names are refused, and pages are still served', async () => {
  const site = await getSharedSite();
  const names = Array.from({ length: 100_000 }, (_, index) => [`n${index}`, 1]);
  const many = await send(site, 'report', JSON.stringify(Object.fromEntries(names)));
  expect([400, 413]).toContain(many.status);
  const compressedResponse = await send(site, 'report', formatJson(REPORT), {
    'Content-Encoding': 'gzip',
  });
  expect(compressedResponse.status).toBe(415);
  expect((await fetch(`${site.url}/home/connected`)).status).toBe(200);
});

test.each([
  ['PUT', {}, 405],
  ['DELETE', {}, 405],
  ['GET', {}, 405],
  ['POST', { 'X-HTTP-Method-Override': 'GET' }, 201],
  ['POST', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['POST', { Origin: 'https://other.example' }, 403],
])('%s with %j is %i', async (method, headers, status) => {
  const site = await startSite();
  for (const form of ['reservation', 'report', 'compliment'] as const) {
    const fields = { reservation: RESERVATION, report: REPORT, compliment: COMPLIMENT }[form];
    const response = await fetch(`${site.url}/api/${form}s`, {
      method,
      headers,
      ...(method !== 'GET' && { body: getForm(fields) }),
    });
    expect(response.status).toBe(status);
    if (status === 405) expect(response.headers.get('allow')).toBe('POST');
  }
});

test('a reservation is refused for a site that does not accept visitors', async () => {
  const site = await getSharedSite();
  const response = await send(site, 'reservation', getForm(RESERVATION, { site: 'plant-9' }));
  expect(response.status).toBe(422);
  expect((await readProblem(response)).errors).toMatchObject([
    { field: 'site', code: 'site.required' },
  ]);
});

const postPage = (site: RunningSite, target: string, body: BodyInit) =>
  fetch(site.url + target, { method: 'POST', body });
const readShownForm = async (response: Response) =>
  parseRenderedRequest(await response.text())['form'] as FormState;

test('without scripts a reservation is summarized, and a report shows its receipt number', async () => {
  const site = await startSite();
  const visit = await readShownForm(
    await postPage(site, '/home/reservation', getForm(RESERVATION)),
  );
  expect(visit).toMatchObject({ form: 'reservation', status: 'sent' });
  expect(visit.values).toMatchObject({ site: 'head-office', date: '2026-12-01' });

  const page = '/home/whistleblowing?tab=report';
  const response = await postPage(site, page, getForm(REPORT));
  expect(response.headers.get('cache-control')).toBe('no-store');
  const sentState = await readShownForm(response);
  expect(sentState).toMatchObject({ form: 'report', status: 'sent', values: {} });
  expect(parseReceipt(sentState.received?.receipt ?? '')).toBeDefined();
  // A reload sends the form again.
  expect(await readShownForm(await postPage(site, page, getForm(REPORT)))).toEqual(sentState);
  expect(await readSubmissions(site, 'report')).toHaveLength(1);
  const praise = await postPage(site, '/home/whistleblowing?tab=compliments', getForm(COMPLIMENT));
  expect(await readShownForm(praise)).toMatchObject({ form: 'compliment', status: 'sent' });
  expect((await postPage(site, '/home/whistleblowing', getForm(REPORT))).status).toBe(405);
});

test('an invalid report returns with the typed values, but without the password', async () => {
  const site = await getSharedSite();
  const body = getForm(REPORT, { title: '' });
  const form = await readShownForm(await postPage(site, '/home/whistleblowing?tab=report', body));
  expect(form).toMatchObject({ form: 'report', status: 'invalid' });
  expect(form.values['content']).toBe(REPORT.content);
  expect(JSON.stringify(form)).not.toContain(REPORT.password);
});

test('behind a trusted proxy, one network is limited and the next one is not', async () => {
  const site = await startSite({
    environment: { TRUST_PROXY: 'true', RATE_LIMIT_SUBMISSIONS: '60' },
  });
  const from = async (address: string) =>
    send(site, 'compliment', getForm(COMPLIMENT), { 'X-Forwarded-For': `203.0.113.9, ${address}` });
  const statuses = [];
  for (let index = 0; index < 61; index += 1)
    statuses.push((await from(`198.51.100.${index}`)).status);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([201]));
  const refusedResponse = await from('198.51.100.7');
  expect(refusedResponse.status).toBe(429);
  expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await readProblem(refusedResponse)).code).toBe('tooManyRequests');
  expect((await from('192.0.2.1')).status).toBe(201);
  expect(site.logLines.join('')).not.toMatch(/198\.51|192\.0/);
});

test('without scripts, values typed for visitors beyond the headcount are not dropped silently', async () => {
  const site = await startSite();
  const post = (changes: Record<string, string>) =>
    fetch(`${site.url}/home/reservation`, {
      method: 'POST',
      body: new URLSearchParams({ ...RESERVATION, ...changes }),
    });
  for (const [changes, code] of [
    [{ visitor2Name: '두 번째' }, 'headcount.more'],
    [{ car: 'no' }, 'car.number'],
  ] as const) {
    const response = await post(changes);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(code);
  }
  expect((await post({ visitor2Name: ' ', car: 'no', carNumber: '' })).status).toBe(200);
});
