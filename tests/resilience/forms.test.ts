import { once } from 'node:events';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

import { openSqliteStore, storeFileIn } from '../../server/submissions/sqlite.ts';
import type { SubmissionStore } from '../../server/submissions/store.ts';
import { getRepetitions } from '../server/fixture/counts.ts';
import { createFolder } from '../server/fixture/dist.ts';
import {
  COMPLIMENT,
  getForm,
  readProblem,
  readReceipt,
  readSubmissions,
  REPORT,
  requestReport,
  RESERVATION,
  send,
} from '../server/fixture/forms.ts';
import { INQUIRY, createPdf } from '../server/fixture/inquiry.ts';
import { startSite, waitUntil, type RunningSite } from '../server/fixture/site.ts';

const KEY = { 'Idempotency-Key': '0b51f2a4-90f1-4d4e-8f7d-1f2f6d1f4f10' };
const SUBMISSIONS = getRepetitions(100, 1000);
const REPORTS = getRepetitions(40, 1000);
const REPETITIONS = getRepetitions(30, 100);
const FORMS = [
  ['inquiry', INQUIRY],
  ['reservation', RESERVATION],
  ['report', REPORT],
  ['compliment', COMPLIMENT],
] as const;

/** Returns the number of rows in each table. */
function countRows({ config }: RunningSite): number[] {
  const database = new DatabaseSync(storeFileIn(config.dataDir), { readOnly: true });
  const counts = ['submissions', 'reports', 'mail_queue'].map((table) =>
    Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count']),
  );
  database.close();
  return counts;
}

/** Wraps a store so that `add` fails on demand, before or after it writes. */
async function createFailingStore(dataDir: string) {
  const real = await openSqliteStore(dataDir);
  const state: { fails: 'before' | 'after' | 'never'; errcode: number } = {
    fails: 'never',
    errcode: 13,
  };
  const createFailure = () => Object.assign(new Error('the disk'), { errcode: state.errcode });
  const store: SubmissionStore = {
    ...real,
    async add(submission) {
      if (state.fails === 'before') throw createFailure();
      const holder = await real.add(submission);
      if (state.fails === 'after') throw createFailure();
      return holder;
    },
  };
  return { store, state };
}

test.each(FORMS)(
  '%s: a stored submission without a response is answered when it is repeated',
  async (name, fields) => {
    const { store, state } = await createFailingStore(createFolder());
    const site = await startSite({ store });
    state.fails = 'after';
    const lostResponse = await send(site, name, getForm(fields), KEY);
    expect(lostResponse.status).toBe(503);
    expect((await readProblem(lostResponse)).code).toBe('unavailable');
    state.fails = 'never';
    const firstReceipt = await readReceipt(await send(site, name, getForm(fields), KEY));
    expect(await readReceipt(await send(site, name, getForm(fields), KEY))).toBe(firstReceipt);
    expect(await store.list(name)).toHaveLength(1);
    if (name !== 'report') return;
    expect((await requestReport(site, firstReceipt)).tip).toMatchObject({
      title: REPORT.title,
    });
  },
);

test.each([
  ['full', 13],
  ['read-only', 8],
  ['broken', 10],
  ['locked', 5],
])(
  'on a disk that is %s nothing is received, nothing stays, and it says so',
  async (_how, errcode) => {
    const { store, state } = await createFailingStore(createFolder());
    Object.assign(state, { fails: 'before', errcode });
    const site = await startSite({ store });
    for (const [name, fields] of FORMS) {
      const refusedResponse = await send(site, name, getForm(fields), KEY);
      expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([
        503,
        '5',
      ]);
      expect(await store.list(name)).toEqual([]);
    }
    expect(site.logLines.join('')).toContain(`"code":"SQLITE_${errcode}"`);
    state.fails = 'never';
    for (const [name, fields] of FORMS)
      expect((await send(site, name, getForm(fields), KEY)).status).toBe(201);
  },
);

test('a store that ends during a report keeps none of it', async () => {
  const site = await startSite();
  const database = new DatabaseSync(storeFileIn(site.config.dataDir));
  // The second of its two rows cannot be written.
  database.exec(
    "CREATE TRIGGER stop BEFORE INSERT ON reports BEGIN SELECT RAISE(ABORT, 'stop'); END",
  );
  expect((await send(site, 'report', getForm(REPORT), KEY)).status).toBe(503);
  expect(countRows(site)).toEqual([0, 0, 0]);
  database.exec('DROP TRIGGER stop');
  database.close();
  expect((await send(site, 'report', getForm(REPORT), KEY)).status).toBe(201);
  expect(countRows(site)).toEqual([1, 1, 0]);
});

test(`${SUBMISSIONS} concurrent forms become as many readable rows`, async () => {
  const site = await startSite();
  const compliments = Array.from({ length: SUBMISSIONS }, (_, index) =>
    send(site, 'compliment', getForm(COMPLIMENT, { subject: `${index}` })),
  );
  const statuses = (await Promise.all(compliments)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  const rows = await readSubmissions(site, 'compliment');
  expect(new Set(rows.map(({ content }) => content.fields['subject'])).size).toBe(SUBMISSIONS);
});

test(`each of ${REPORTS} concurrent reports is received or told to retry`, async () => {
  const site = await startSite();
  const receipts = new Set<string>();
  const sendReport = async (index: number): Promise<void> => {
    const headers = { 'Idempotency-Key': `${KEY['Idempotency-Key']}-${index}` };
    const response = await send(site, 'report', getForm(REPORT, { title: `${index}` }), headers);
    if (response.status === 201) return void receipts.add(await readReceipt(response));
    expect(response.status).toBe(503);
    await response.body?.cancel();
    return sendReport(index);
  };
  await Promise.all(Array.from({ length: REPORTS }, (_, index) => sendReport(index)));
  expect(receipts.size).toBe(REPORTS);
  expect(countRows(site)).toEqual([REPORTS, REPORTS, 0]);
  const [some = ''] = receipts;
  await requestReport(site, some);
});

test(`two servers on one store accept the same report ${REPETITIONS} times, once`, async () => {
  const firstSite = await startSite();
  const secondSite = await startSite({ environment: { DATA_DIR: firstSite.config.dataDir } });
  const answers = await Promise.all(
    Array.from({ length: REPETITIONS }, async (_, index) => {
      const response = await send(
        index % 2 ? firstSite : secondSite,
        'report',
        getForm(REPORT),
        KEY,
      );
      return response.status === 201 ? readReceipt(response) : response.status;
    }),
  );
  const receipts = answers.filter((answer) => typeof answer === 'string');
  expect(new Set(receipts).size).toBe(1);
  expect(answers.every((answer) => typeof answer === 'string' || answer === 503)).toBe(true);
  expect(countRows(firstSite)).toEqual([1, 1, 0]);
});

/** Creates half of a posted report with its file, then nothing. */
const createTornUpload = (target: string): string =>
  `POST ${target} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=a\r\n` +
  'Content-Length: 100000\r\n\r\n--a\r\nContent-Disposition: form-data; name="title"\r\n\r\ntorn\r\n' +
  `--a\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n%PDF-1.7 ${'a'.repeat(5000)}`;

test.each(['/api/reports', '/home/whistleblowing?tab=report', '/api/inquiries'])(
  'an interrupted upload to %s leaves nothing, and takes up no space',
  async (target) => {
    const site = await startSite();
    for (let round = 0; round < 20; round += 1) {
      const socket = connect(site.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(createTornUpload(target));
      await new Promise((resolve) => setImmediate(resolve));
      socket.destroy();
    }
    const countConnections = () =>
      new Promise<number>((resolve) =>
        site.app.server.getConnections((_error, count) => resolve(count)),
      );
    await waitUntil(async () => (await countConnections()) === 0);
    expect(countRows(site)).toEqual([0, 0, 0]);
    expect(site.logLines.join('')).not.toContain('.stored');
    const file = { name: 'a.pdf', content: createPdf(2 * 1024 * 1024) };
    expect((await send(site, 'report', getForm(REPORT, {}, file))).status).toBe(201);
  },
);

test.each([
  ['in the middle of a file', -300],
  ['before its last line', -8],
  ['after its first line', 60],
])('a multipart body that ends %s is refused', async (_where, end) => {
  const site = await startSite();
  const file = { name: 'a.pdf', content: createPdf(1000) };
  const whole = new Request(site.url, { method: 'POST', body: getForm(REPORT, {}, file) });
  const bytes = Buffer.from(await whole.arrayBuffer()).subarray(0, end);
  const type = String(whole.headers.get('content-type'));
  const response = await send(site, 'report', bytes, { 'Content-Type': type });
  expect([400, 422]).toContain(response.status);
  await readProblem(response);
  expect(countRows(site)).toEqual([0, 0, 0]);
});

test('100 parts, or a hundred files, are refused', async () => {
  const site = await startSite();
  const parts = getForm(REPORT);
  for (let index = 0; index < 100; index += 1) parts.append(`part${index}`, 'a');
  expect((await send(site, 'report', parts)).status).toBe(400);
  const files = getForm(REPORT);
  for (let index = 0; index < 100; index += 1)
    files.append('attachment', new Blob([createPdf(10)]), 'a.pdf');
  expect((await send(site, 'report', files)).status).toBe(400);
});

test.each([
  ['../../etc/passwd.pdf'],
  ['CON.pdf'],
  [`${'가'.normalize('NFD').repeat(50)}.pdf`],
  ['=cmd|calc.pdf'],
  ['a\u202Efdp.pdf'],
])('a file with the name %j is data with a name', async (name) => {
  const site = await startSite();
  const body = getForm(REPORT, {}, { name, content: createPdf(10) });
  expect((await send(site, 'report', body)).status).toBe(201);
  const [row] = await readSubmissions(site, 'report');
  expect(row?.content.attachment?.content).toHaveLength(10);
  expect(row?.content.attachment?.name).not.toContain('/');
});
