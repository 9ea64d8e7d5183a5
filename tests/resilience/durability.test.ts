import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { LookupResult, Received } from '@site/contract/answers';

import { getDemonstrationKeyFile, readKeyFile } from '../../server/submissions/keys.ts';
import { open } from '../../server/submissions/seal.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { readSubmission } from '../../server/submissions/submission-service.ts';
import {
  writePublicData,
  makeFolder,
  getSharedDist,
  WIDE_RATE_LIMITS,
} from '../server/fixture/dist.ts';
import { getForm, formatJson, REPORT, send } from '../server/fixture/forms.ts';
import { createInquiryForm, createPdf } from '../server/fixture/inquiry.ts';
import { getRepetitions } from '../server/fixture/counts.ts';
import { startServer } from '../server/fixture/program.ts';

const ROUNDS = getRepetitions(4, 100);
/** A text that cannot appear anywhere by chance, in any encoding that keeps its letters. */
const CANARY = 'canaryQ7X2';

function createEnvironment(folder: string) {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    DIST_DIR: getSharedDist(),
    PUBLIC_DATA_FILE: writePublicData(folder),
    ...WIDE_RATE_LIMITS,
  };
}

async function readSubjects(dataDir: string): Promise<string[]> {
  const store = await openSqliteStore(dataDir, { readOnly: true });
  const pair = readKeyFile(getDemonstrationKeyFile(dataDir));
  const subjects = [];
  for (const { id } of await store.list('inquiry')) {
    const row = await store.find(id);
    if (row) subjects.push((await open(row, pair)).fields['subject'] ?? '');
  }
  await store.close();
  return subjects;
}

/** Sends inquiries one after the other until the connection breaks; reports each acknowledged one. */
async function sendUntilBroken(
  url: string,
  sender: string,
  onAcknowledged: (subject: string) => void,
): Promise<void> {
  for (let index = 0; ; index += 1) {
    const subject = `${sender}-${index}`;
    try {
      const { status } = await fetch(`${url}/api/inquiries`, {
        method: 'POST',
        body: createInquiryForm({ subject }, { name: 'a.pdf', content: createPdf(40_000) }),
      });
      if (status === 201) onAcknowledged(subject);
    } catch {
      return;
    }
  }
}

/** Adds to a report until the connection breaks; reports each acknowledged addition. */
async function addUntilBroken(
  url: string,
  receipt: string,
  sender: string,
  onAcknowledged: (text: string) => void,
): Promise<void> {
  for (let index = 0; ; index += 1) {
    const message = `${sender}-${index}`;
    const file = { name: `${message}.pdf`, content: createPdf(40_000) };
    try {
      const fields = { action: 'add', receipt, password: REPORT.password, message };
      const response = await send({ url }, 'lookup', getForm(fields, {}, file));
      const { done } = (await response.json()) as LookupResult;
      if (done === 'add') onAcknowledged(message);
    } catch {
      return;
    }
  }
}

test(
  `every acknowledged addition of a reporter survives kill -9, ${ROUNDS} times`,
  { timeout: getRepetitions(600_000, 1_200_000) },
  async () => {
    const environment = createEnvironment(makeFolder());
    const acknowledgedTexts: string[] = [];
    let receipt: string | undefined;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer(environment);
      receipt ??= ((await (await send(server, 'report', getForm(REPORT))).json()) as Received)
        .receipt;
      const underWay = Promise.withResolvers<void>();
      const sender = addUntilBroken(server.url, receipt ?? '', `${round}`, (text) => {
        acknowledgedTexts.push(text);
        underWay.resolve();
      });
      await underWay.promise;
      // A response comes on the half second, so that an addition is stored and not acknowledged for most of that time.
      await setTimeout(Math.random() * 500);
      server.child.kill('SIGKILL');
      await once(server.child, 'close');
      await sender;
    }
    const server = await startServer(environment);
    const look = formatJson({ receipt, password: REPORT.password });
    const { messages } = (await (await send(server, 'lookup', look)).json()) as LookupResult;
    const shownTexts = messages.map(({ text }) => text);
    expect(acknowledgedTexts.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(acknowledgedTexts.filter((text) => !shownTexts.includes(text))).toEqual([]);
    expect(new Set(shownTexts).size).toBe(shownTexts.length);
    // The department has each one, with its whole file.
    const store = await openSqliteStore(environment.DATA_DIR, { readOnly: true });
    const [{ id } = { id: '' }] = await store.list('report');
    const pair = readKeyFile(getDemonstrationKeyFile(environment.DATA_DIR));
    const openedSubmission = await readSubmission(store, id, pair);
    await store.close();
    expect(
      openedSubmission?.messages.map(({ text, attachment }) => [
        text,
        attachment?.name,
        attachment?.content.length,
      ]),
    ).toEqual(shownTexts.map((text) => [text, `${text}.pdf`, 40_000]));
    server.child.kill('SIGTERM');
    await server.ended;
  },
);

test(
  `every 201 survives kill -9, ${ROUNDS} times`,
  { timeout: getRepetitions(600_000, 1_200_000) },
  async () => {
    const environment = createEnvironment(makeFolder());
    const acknowledgedSubjects: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer(environment);
      const initialCount = acknowledgedSubjects.length;
      const underWay = Promise.withResolvers<void>();
      const onAcknowledged = (subject: string) => {
        acknowledgedSubjects.push(subject);
        if (acknowledgedSubjects.length - initialCount === 2) underWay.resolve();
      };
      const senders = ['a', 'b'].map((name) =>
        sendUntilBroken(server.url, `${round}${name}`, onAcknowledged),
      );
      // The first time at a random moment, which includes the creation of its database; later with stored and pending
      // submissions, at a different moment each time.
      if (round > 0) await underWay.promise;
      await setTimeout(Math.random() * 150);
      server.child.kill('SIGKILL');
      await once(server.child, 'close');
      await Promise.all(senders);
    }
    expect(acknowledgedSubjects.length).toBeGreaterThan(ROUNDS);
    const server = await startServer(environment);
    const storedSubjects = await readSubjects(environment.DATA_DIR);
    expect(acknowledgedSubjects.filter((subject) => !storedSubjects.includes(subject))).toEqual([]);
    expect(new Set(storedSubjects).size).toBe(storedSubjects.length);
    server.child.kill('SIGTERM');
    await server.ended;
  },
);

test('on a full disk the response is 503, no partial row stays, and pages are still served', async () => {
  const environment = createEnvironment(makeFolder());
  // No file may exceed 200 KB, as on a full disk.
  const limitedCommand = ['bash', '-c', 'ulimit -f 200; exec "$0" "$@"', process.execPath];
  const server = await startServer(environment, limitedCommand);
  const sendOne = async (subject: string) => {
    const body = createInquiryForm({ subject }, { name: 'a.pdf', content: createPdf(60_000) });
    return (await fetch(`${server.url}/api/inquiries`, { method: 'POST', body })).status;
  };
  const acknowledgedSubjects: string[] = [];
  let status = 201;
  for (let index = 0; status === 201 && index < 50; index += 1) {
    status = await sendOne(`${index}`);
    if (status === 201) acknowledgedSubjects.push(`${index}`);
  }
  expect(status).toBe(503);
  expect(await sendOne('again')).toBe(503);
  expect((await fetch(`${server.url}/home/connected`)).status).toBe(200);
  expect((await readSubjects(environment.DATA_DIR)).toSorted()).toEqual(
    acknowledgedSubjects.toSorted(),
  );
  expect(server.getOutput()).toContain('store.failed');
  server.child.kill('SIGTERM');
  await server.ended;

  // With free space, a refused submission is accepted once.
  const roomy = await startServer(environment);
  const body = createInquiryForm({ subject: 'again' });
  expect((await fetch(`${roomy.url}/api/inquiries`, { method: 'POST', body })).status).toBe(201);
  const storedSubjects = await readSubjects(environment.DATA_DIR);
  expect(storedSubjects.toSorted()).toEqual([...acknowledgedSubjects, 'again'].toSorted());
});

test('a disk that becomes full stores each report completely or not at all', async () => {
  const environment = createEnvironment(makeFolder());
  const limitedCommand = ['bash', '-c', 'ulimit -f 200; exec "$0" "$@"', process.execPath];
  const server = await startServer(environment, limitedCommand);
  const receipts: string[] = [];
  let status = 201;
  for (let index = 0; status === 201 && index < 50; index += 1) {
    const file = { name: 'a.pdf', content: createPdf(60_000) };
    const response = await send(server, 'report', getForm(REPORT, { title: `${index}` }, file));
    ({ status } = response);
    if (status === 201) receipts.push(((await response.json()) as Received).receipt ?? '');
  }
  expect(status).toBe(503);
  expect(receipts.length).toBeGreaterThan(0);
  const look = formatJson({ receipt: receipts.at(-1), password: REPORT.password });
  expect((await send(server, 'lookup', look)).status).toBe(200);
  const store = await openSqliteStore(environment.DATA_DIR, { readOnly: true });
  const rows = await store.list('report');
  expect(rows).toHaveLength(receipts.length);
  for (const { id } of rows) expect(await store.getReport(id)).toBeDefined();
  await store.close();
  server.child.kill('SIGTERM');
  await server.ended;
});

test('no file and no log contains text of visitors, during and after the request', async () => {
  const folder = makeFolder();
  const environment = createEnvironment(folder);
  const server = await startServer({ ...environment, TMPDIR: folder });
  const texts = {
    company: CANARY,
    writer: CANARY,
    email: `${CANARY}@example.com`,
    subject: CANARY,
    content: CANARY,
  };
  const content = createPdf(500_000);
  for (let at = 100; at < content.length - 100; at += 1000)
    content.set(new TextEncoder().encode(CANARY), at);
  const file = { name: `${CANARY}.pdf`, content };
  const post = (target: string, form: FormData) =>
    fetch(server.url + target, { method: 'POST', body: form });

  const findFilesWithCanary = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((name) => name.includes(CANARY) || readFileSync(name).includes(CANARY));

  // Half an upload on an open connection: more than the buffers between both sockets contain.
  const uploadStart = Promise.withResolvers<void>();
  const aborting = new AbortController();
  const abortion = once(aborting.signal, 'abort').then(() => undefined);
  let pieces = 0;
  const half = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = `--a\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n`;
      controller.enqueue(new TextEncoder().encode(head));
    },
    pull(controller) {
      pieces += 1;
      if (pieces <= 80) return controller.enqueue(new TextEncoder().encode(CANARY.repeat(10_000)));
      uploadStart.resolve();
      return abortion;
    },
  });
  const uploading = fetch(`${server.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=a' },
    body: half,
    duplex: 'half',
    signal: aborting.signal,
  } as RequestInit).catch(() => undefined);
  await uploadStart.promise;
  expect(findFilesWithCanary()).toEqual([]);
  aborting.abort();
  await uploading;

  expect((await post('/api/inquiries', createInquiryForm(texts, file))).status).toBe(201);
  expect(
    (await post('/home/inquiry', createInquiryForm({ ...texts, subject: 'x' }, file))).status,
  ).toBe(200);
  expect(
    (await post('/api/inquiries', createInquiryForm({ ...texts, phone: CANARY }))).status,
  ).toBe(422);
  expect((await post('/api/inquiries', createInquiryForm({ [CANARY]: CANARY }))).status).toBe(400);
  await fetch(`${server.url}/${CANARY}?product=${CANARY}`);
  await fetch(`${server.url}/home/inquiry?product=${CANARY}`);
  await fetch(`${server.url}/api/notices?q=${CANARY}`);
  expect(findFilesWithCanary()).toEqual([]);
  server.child.kill('SIGTERM');
  const { output } = await server.ended;
  expect(findFilesWithCanary()).toEqual([]);
  expect(output).not.toContain(CANARY);
  expect(output).not.toContain('127.0.0.1"');
  // The test can detect it: the attachment is stored, sealed.
  const store = await openSqliteStore(environment.DATA_DIR, { readOnly: true });
  expect(await store.list('inquiry')).toHaveLength(2);
  await store.close();
});
