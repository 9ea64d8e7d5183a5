import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { API } from '@site/contract/paths';
import type { FormState } from '@site/contract/renderer';

import { deriveNetwork } from '../../server/http/client-network.ts';
import { boundLog } from '../../server/log.ts';
import { COMPLIMENT, getForm, formatJson, readProblem, REPORT, send } from './fixture/forms.ts';
import { createInquiryForm } from './fixture/inquiry.ts';
import {
  ask,
  parseRenderedRequest,
  getSharedSite,
  startSite,
  talk,
  type RunningSite,
} from './fixture/site.ts';

const ONE_POST = { environment: { RATE_LIMIT_SUBMISSIONS: '1', TRUST_PROXY: 'true' } };
const URLENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' };

const postPage = (site: RunningSite, body: string, headers: Record<string, string> = {}) =>
  ask(site, '/home/inquiry', { method: 'POST', body, headers: { ...URLENCODED, ...headers } });

/** Returns the form in a page of the fixture. */
const parseForm = (body: Buffer): FormState =>
  parseRenderedRequest(body.toString())['form'] as FormState;

test('a post beyond the limit is not read, and its page contains only the reason', async () => {
  const site = await startSite(ONE_POST);
  const content = '"'.repeat(250_000);
  await postPage(site, 'content=a');
  const refusedPage = await postPage(site, `content=${content}`);
  expect(refusedPage.status).toBe(429);
  expect(Number(refusedPage.headers['retry-after'])).toBeGreaterThan(0);
  expect(parseForm(refusedPage.body)).toMatchObject({ problem: 'tooManyRequests', values: {} });
  // The same page again, because it is rendered once.
  const again = await postPage(site, 'content=other');
  expect(again.body.equals(refusedPage.body)).toBe(true);
});

test('a post is counted before its body has arrived', async () => {
  const site = await startSite(ONE_POST);
  const head = `POST ${API.inquiries} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
  const half = connect(site.port, '127.0.0.1').on('error', () => undefined);
  half.write(`${head}Content-Length: 100\r\n\r\n{`);
  await expect
    .poll(async () => (await send(site, 'compliment', getForm(COMPLIMENT))).status)
    .toBe(429);
  half.destroy();
  const answer = await talk(site, `${head}Content-Length: 2\r\nConnection: close\r\n\r\n{}`);
  expect(answer).toMatch(/^HTTP\/1.1 429 /);
});

test('the values that a form repeats are bounded: a person’s texts are repeated, page-filling ones are not', async () => {
  const site = await getSharedSite();
  const longest = '가'.repeat(4000);
  const keptPage = await postPage(
    site,
    new URLSearchParams({ writer: 'Hong', content: longest }).toString(),
  );
  expect(parseForm(keptPage.body).values).toEqual({ writer: 'Hong', content: longest });
  for (const flood of ['"'.repeat(80_000), '<'.repeat(20_000), '가'.repeat(20_000)]) {
    const { status, body } = await postPage(
      site,
      new URLSearchParams({ writer: 'Hong', content: flood }).toString(),
    );
    expect(status).toBe(422);
    expect(parseForm(body).values).toEqual({ writer: 'Hong' });
  }
});

test('a complete post does not wait for the incomplete ones of its network', async () => {
  const site = await startSite();
  const head = `POST ${API.inquiries} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
  // More than are read at a time: small ones, large ones, and ones of unknown length.
  const sockets = [
    'Content-Length: 2000',
    'Content-Length: 2000000',
    'Transfer-Encoding: chunked',
  ].flatMap((length) =>
    Array.from({ length: 20 }, () => {
      const socket = connect(site.port, '127.0.0.1').on('error', () => undefined);
      socket.write(`${head}${length}\r\n\r\n${length.startsWith('T') ? '3\r\n--x\r\n' : '--x'}`);
      return socket;
    }),
  );
  // When a large one waits for its turn, all places are taken.
  expect((await send(site, 'inquiry', createInquiryForm())).status).toBe(201);
  for (const socket of sockets) socket.destroy();
});

test('other forms do not close the hotline for their network', async () => {
  const site = await startSite(ONE_POST);
  for (let index = 0; index < 3; index += 1) await send(site, 'compliment', getForm(COMPLIMENT));
  expect((await send(site, 'compliment', getForm(COMPLIMENT))).status).toBe(429);
  expect((await send(site, 'report', getForm(REPORT))).status).toBe(201);
});

test('the visitors of a translator to IPv6 count as separate networks', () => {
  expect(deriveNetwork('64:ff9b::c000:201')).toBe(deriveNetwork('192.0.2.9'));
  expect(deriveNetwork('64:ff9b::c000:201')).not.toBe(deriveNetwork('64:ff9b::c633:6401'));
});

const MANY_FIELDS = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`a${index}`, 'a']),
);
const createMultipartForm = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test.each([
  ['JSON', (fields: Record<string, string>) => JSON.stringify(fields)],
  ['a urlencoded form', (fields: Record<string, string>) => new URLSearchParams(fields)],
  ['multipart', createMultipartForm],
])('fields are bounded in number and in name in %s', async (_what, encode) => {
  const site = await getSharedSite();
  for (const fields of [MANY_FIELDS, { ['a'.repeat(65)]: 'a' }]) {
    const { status, code } = await readProblem(await send(site, 'compliment', encode(fields)));
    expect([status, code]).toEqual([400, 'malformed']);
  }
});

test('the log writes a bounded number of lines of an event, and the number of dropped lines', () => {
  const lines: Array<readonly [string, unknown]> = [];
  let now = new Date('2026-11-01T00:00:00Z');
  const log = boundLog(
    (event, facts) => void lines.push([event, facts]),
    () => now,
  );
  for (let index = 0; index < 1000; index += 1) log('connection.refused', { status: 400 });
  log('inquiry.stored');
  expect(lines).toHaveLength(121);
  now = new Date('2026-11-01T00:01:00Z');
  log('connection.refused', { status: 400 });
  expect(lines.slice(121)).toEqual([
    ['log.dropped', { code: 'connection.refused', count: 880 }],
    ['connection.refused', { status: 400 }],
  ]);
});

test('searches wait in turn, and a network that sends too many is told when to retry', async () => {
  const site = await startSite({ environment: { TRUST_PROXY: 'true' } });
  const search = (words: string, address: string) =>
    ask(site, `${API.searches}?q=${encodeURIComponent(words)}`, {
      headers: { 'X-Forwarded-For': address },
    });
  const many = Array.from({ length: 300 }, (_, index) => search(`word ${index}`, '203.0.113.1'));
  const otherResponse = await search('하네스', '198.51.100.1');
  expect(otherResponse.status).toBe(200);
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(new Set([200, 503, ...statuses])).toEqual(new Set([200, 503]));
  expect(statuses).toContain(200);
});

test('the API refuses JSON of a form by the same limit', async () => {
  const site = await startSite(ONE_POST);
  await send(site, 'compliment', formatJson(COMPLIMENT));
  const refusedResponse = await send(
    site,
    'compliment',
    formatJson(COMPLIMENT, { content: 'a'.repeat(200_000) }),
  );
  expect(refusedResponse.status).toBe(429);
  expect((await refusedResponse.text()).length).toBeLessThan(2000);
});
