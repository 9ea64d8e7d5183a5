import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import type { LookupResult } from '@site/contract/answers';
import { formatReceipt } from '@site/contract/receipt';
import type { FormState } from '@site/contract/renderer';

import { ANSWER_STEP } from '../../server/forms/lookup.ts';
import { makeAccess, openWithPassword } from '../../server/hotline/reporter-access.ts';
import { createDerive } from '../../server/hotline/password.ts';
import { createReceipts } from '../../server/hotline/receipt.ts';
import { createSecret, openSecret } from '../../server/hotline/secret.ts';
import { WorkQueue } from '../../server/http/work-queue.ts';
import { storeFileIn } from '../../server/submissions/sqlite.ts';
import { getRepetitions } from './fixture/counts.ts';
import {
  formatJson,
  getForm,
  readProblem,
  readReceipt,
  REPORT,
  send,
  sendReport,
} from './fixture/forms.ts';
import {
  ask,
  CHEAP,
  parseRenderedRequest,
  startSite,
  TODAY,
  type RunningSite,
} from './fixture/site.ts';

const password: string = REPORT.password;
const WRONG = '바다는 3번 깊다!';
const ROUNDS = getRepetitions(10, 200);
const GUESSES = getRepetitions(300, 10_000);

const postLookup = (site: RunningSite, receipt: string, guess: string = password) =>
  send(site, 'lookup', formatJson({ receipt, password: guess }));

/** Changes rows without the server. */
function change({ config }: RunningSite, sql: string) {
  const database = new DatabaseSync(storeFileIn(config.dataDir));
  database.exec(sql);
  database.close();
}

test('the sender reads the report again, however number and password are typed', async () => {
  const site = await startSite();
  const receipt = await sendReport(site);
  const typings = [
    receipt,
    receipt.toLowerCase().replaceAll('-', ' '),
    receipt.replaceAll('0', 'o'),
  ];
  for (const typedReceipt of typings) {
    const response = await postLookup(site, typedReceipt);
    expect(response.status).toBe(200);
    const lookupResult = (await response.json()) as LookupResult;
    expect(lookupResult).toMatchObject({ receipt, status: 'received', receivedAt: TODAY });
    expect(lookupResult.tip).toMatchObject({ title: REPORT.title, content: REPORT.content });
    expect(JSON.stringify(lookupResult)).not.toContain(REPORT.email);
  }
  expect((await postLookup(site, receipt, password.normalize('NFD'))).status).toBe(200);
  const form = await send(site, 'lookup', new URLSearchParams({ receipt, password }));
  expect(form.status).toBe(200);
});

test('unknown, wrong, expired and deleted are indistinguishable', async () => {
  const pauses: number[] = [];
  const site = await startSite({ pause: async (time) => void pauses.push(time) });
  const receipt = await sendReport(site);
  const seenTexts = new Set<string>();
  const fail = async (number: string, guess: string = password) => {
    const { status, headers, body } = await ask(site, '/api/reports/lookup', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: formatJson({ receipt: number, password: guess }),
    });
    const { date: _date, ...rest } = headers;
    seenTexts.add(JSON.stringify([rest, body.toString()]));
    expect(status).toBe(404);
  };
  const unknown = formatReceipt(Buffer.alloc(10, 7));
  for (let round = 0; round < ROUNDS; round += 1) {
    await fail(unknown);
    await fail(receipt, `${WRONG}${round}`);
    change(site, "UPDATE submissions SET expires_at = '2026-01-01'");
    await fail(receipt);
    change(site, 'UPDATE submissions SET expires_at = NULL');
  }
  expect((await postLookup(site, receipt)).status).toBe(200);
  change(site, 'DELETE FROM reports');
  await fail(receipt);
  expect(seenTexts.size).toBe(1);
  // Every response waited for the next multiple of the step.
  const steps = pauses.filter((_, index) => index % 2 === 1);
  expect(steps).toHaveLength(3 * ROUNDS + 2);
  expect(steps.every((time) => time > 0 && time <= ANSWER_STEP)).toBe(true);
});

test('an unknown report costs the same work as an existing one', async () => {
  const secret = createSecret(randomBytes(32));
  const derive = vi.fn(createDerive(secret, new WorkQueue({ atOnce: 1, waiting: 10 }), CHEAP));
  const report = { id: 'a', receipt: 'r', password, tip: {} };
  const access = await makeAccess(report, derive, createReceipts(secret));
  const row = {
    ...access,
    id: 'a',
    recipient: 'r',
    consentVersion: '1',
    state: 'received' as const,
    createdAt: '',
    expiresAt: null,
    answer: null,
    answeredAt: null,
  };
  for (const [foundReport, guess] of [
    [row, WRONG],
    [undefined, password],
    [row, password],
  ] as const) {
    derive.mockClear();
    const openedReport = await openWithPassword(foundReport, guess, derive, []);
    expect(openedReport !== undefined).toBe(foundReport === row && guess === password);
    expect(derive).toHaveBeenCalledTimes(1);
  }
});

test(`${GUESSES} guesses at one receipt delay every look-up of it, and its owner is not locked out`, async () => {
  const pauses: number[] = [];
  const site = await startSite({ pause: async (time) => void pauses.push(time) });
  const receipt = await sendReport(site);
  for (let guess = 0; guess < GUESSES; guess += 50) {
    const statuses = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, index) => (await postLookup(site, receipt, `${WRONG}${guess + index}`)).status,
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
  }
  expect(Math.max(...pauses)).toBe(10_000);
  expect((await postLookup(site, receipt)).status).toBe(200);
  // Another receipt is not delayed.
  pauses.length = 0;
  await postLookup(site, formatReceipt(Buffer.alloc(10, 1)));
  expect(pauses[0]).toBe(0);
});

test('200 concurrent look-ups are answered or told to retry, while pages are served', async () => {
  const site = await startSite({ derivationCost: { memory: 8 * 1024, passes: 1 } });
  const receipt = await sendReport(site);
  const pendingResponses = Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const response = await postLookup(site, receipt, `${WRONG}${index}`);
      if (response.status === 503)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      return response.status;
    }),
  );
  expect((await fetch(`${site.url}/home/connected`)).status).toBe(200);
  expect(new Set(await pendingResponses)).toEqual(new Set([404, 503]));
  expect((await send(site, 'report', getForm(REPORT, { title: 'meanwhile' }))).status).toBe(201);
  expect((await postLookup(site, receipt)).status).toBe(200);
});

test('a typing error is detected before a look-up; a look-up is a POST', async () => {
  const site = await startSite();
  const receipt = await sendReport(site);
  const [firstCharacter = ''] = receipt;
  const typo = await postLookup(site, (firstCharacter === '7' ? '8' : '7') + receipt.slice(1));
  expect(typo.status).toBe(422);
  expect((await readProblem(typo)).errors?.[0]?.code).toBe('receipt.invalid');
  const address = `${site.url}/api/reports/lookup?receipt=${receipt}&password=x`;
  expect((await fetch(address)).status).toBe(405);
  expect((await postLookup(site, receipt, '')).status).toBe(422);
  const foreign = await send(site, 'lookup', formatJson({ receipt, password }), {
    'Sec-Fetch-Site': 'cross-site',
  });
  expect(foreign.status).toBe(403);
});

test.each(['tip', 'wrapped_private_key', 'public_key'])(
  'a report whose %s was changed or swapped is not shown',
  async (column) => {
    const site = await startSite();
    const receipt = await sendReport(site);
    await sendReport(site, { title: 'another' });
    // Each of two reports gets the value of the other one.
    change(
      site,
      `CREATE TEMP TABLE before AS SELECT id, ${column} AS value FROM reports;
       UPDATE reports SET ${column} = (SELECT value FROM before WHERE before.id <> reports.id)`,
    );
    const response = await postLookup(site, receipt);
    expect(response.status).toBe(503);
    expect((await readProblem(response)).code).toBe('unavailable');
    expect(site.logLines.join('')).toContain('"code":"SealError"');
  },
);

test.each(['/tipResult', '/home/whistleblowing?tab=result'])(
  '%s shows a report without scripts, and never the password',
  async (page) => {
    const site = await startSite();
    const receipt = await sendReport(site);
    const post = async (guess: string) => {
      const body = new URLSearchParams({ receipt, password: guess });
      const response = await fetch(site.url + page, { method: 'POST', body });
      expect(response.headers.get('cache-control')).toBe('no-store');
      const form = parseRenderedRequest(await response.text())['form'] as FormState;
      return { status: response.status, form };
    };
    const foundPage = await post(password);
    expect(foundPage).toMatchObject({
      status: 200,
      form: { form: 'lookup', status: 'sent', found: { receipt, status: 'received' } },
    });
    const missedPage = await post(WRONG);
    expect(missedPage).toMatchObject({
      status: 404,
      form: { form: 'lookup', status: 'failed', problem: 'noMatch', values: { receipt } },
    });
    expect(JSON.stringify(missedPage)).not.toContain(WRONG);
  },
);

test('the log does not contain look-ups or their results', async () => {
  const site = await startSite();
  const receipt = await sendReport(site);
  await postLookup(site, receipt);
  await postLookup(site, receipt, WRONG);
  await send(site, 'report', formatJson({ title: 'incomplete' }));
  expect(site.logLines.filter((line) => /lookup|report/.test(line))).toEqual([]);
});

test('a secret that differs from that of the stored reports is refused at the start', async () => {
  const site = await startSite();
  await sendReport(site);
  const DATA_DIR = site.config.dataDir;
  const SERVER_SECRET = randomBytes(32).toString('base64');
  await expect(startSite({ environment: { DATA_DIR, SERVER_SECRET } })).rejects.toThrow(
    /no reporter could look/,
  );
});

test('an existing receipt number is drawn again, and a repetition gets the same number', async () => {
  const site = await startSite();
  await sendReport(site);
  const key = 'a-key-of-the-sender-1';
  const receipts = createReceipts(openSecret(site.config));
  const takenHash = receipts.computeHash(receipts.for(key)).toString('hex');
  change(site, `UPDATE reports SET receipt_hash = x'${takenHash}'`);
  const sendAgain = async () =>
    readReceipt(await send(site, 'report', getForm(REPORT), { 'Idempotency-Key': key }));
  const receipt = await sendAgain();
  expect(receipt).toBe(receipts.for(key, 1));
  expect(await sendAgain()).toBe(receipt);
  expect((await postLookup(site, receipt)).status).toBe(200);
});
