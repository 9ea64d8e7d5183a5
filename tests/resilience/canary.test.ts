import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { LookupResult, Received } from '@site/contract/answers';

import { createLog } from '../../server/log.ts';
import { createMailQueue } from '../../server/notifications/mail-queue.ts';
import { createSmtp } from '../../server/notifications/smtp.ts';
import { getDemonstrationKeyFile, readKeyFile } from '../../server/submissions/keys.ts';
import { answerReport, readSubmission } from '../../server/submissions/submission-service.ts';
import { createPrivateClient } from '../../server/private/client.ts';
import { createRemoteStore } from '../../server/private/desk-store.ts';
import { addOfficerMessage } from '../../server/cases/conversation.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { createNextEntry } from '../server/fixture/departments.ts';
import {
  writePublicData,
  createFolder,
  getSharedDist,
  WIDE_RATE_LIMITS,
} from '../server/fixture/dist.ts';
import {
  COMPLIMENT,
  getForm,
  formatJson,
  REPORT,
  RESERVATION,
  send,
} from '../server/fixture/forms.ts';
import { createPdf } from '../server/fixture/inquiry.ts';
import { startMailServer } from '../server/fixture/mail.ts';
import { startServer } from '../server/fixture/program.ts';

/** A text that cannot appear anywhere by chance, in any encoding that keeps its letters. */
const CANARY = 'canaryQ7X2';
const PASSWORD = `${CANARY}-2!맑음`;

const fillFields = (fields: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => names.includes(name))
      .map((name) => [name, name === 'email' ? `${CANARY}@example.com` : `${CANARY} ${name}`]),
  );

const WRITTEN = ['name', 'email', 'company', 'department', 'personName', 'title', 'content'];
const VISIT = ['purpose', 'place', 'visitor1Affiliation', 'visitor1Name', 'visitor1Position'];
const HOST = ['carNumber', 'hostDepartment', 'hostName'];

test('a text of the hotline is in no file, log, mail or copy, whether it is answered or not', async () => {
  const folder = createFolder();
  const mail = await startMailServer();
  const environment = {
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    TMPDIR: folder,
    DIST_DIR: getSharedDist(),
    PUBLIC_DATA_FILE: writePublicData(folder),
    ...WIDE_RATE_LIMITS,
    // The server queues mails and cannot send them.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'office@example.com',
    DESK_PORT: '0',
  };
  const server = await startServer(environment);
  const content = createPdf(100_000);
  content.set(new TextEncoder().encode(CANARY), 50_000);
  const file = { name: `${CANARY}.pdf`, content };

  const report = getForm(REPORT, { ...fillFields(REPORT, WRITTEN), password: PASSWORD }, file);
  const { receipt = '' } = (await (await send(server, 'report', report)).json()) as Received;
  const visit = getForm(RESERVATION, fillFields(RESERVATION, [...VISIT, ...HOST]));
  expect((await send(server, 'reservation', visit)).status).toBe(201);
  const praise = getForm(COMPLIMENT, fillFields(COMPLIMENT, [...WRITTEN, 'subject']));
  expect((await send(server, 'compliment', praise)).status).toBe(201);
  // Failures, too.
  expect((await send(server, 'report', formatJson({ title: CANARY }))).status).toBe(422);
  expect((await send(server, 'report', `{"${CANARY}`)).status).toBe(400);
  expect((await send(server, 'report', formatJson({ [CANARY]: CANARY }))).status).toBe(400);
  const sendLookup = async (password: string) =>
    send(server, 'lookup', formatJson({ receipt, password }), { 'X-Forwarded-For': CANARY });
  expect((await sendLookup(`${PASSWORD}wrong`)).status).toBe(404);

  const addition = { action: 'add', receipt, password: PASSWORD, message: `${CANARY} added` };
  expect((await send(server, 'lookup', formatJson(addition))).status).toBe(200);

  const store = await openSqliteStore(environment.DATA_DIR);
  const pair = readKeyFile(getDemonstrationKeyFile(environment.DATA_DIR));
  const [{ id } = { id: '' }] = await store.list('report');
  expect(await answerReport(store, id, `${CANARY} answer`, new Date(), pair)).toEqual({
    status: 'done',
  });
  const listener = /Desk {2}(http:\S+)/.exec(server.getOutput())?.[1] ?? '';
  const remote = createRemoteStore(await createPrivateClient(listener, pair));
  for (const [kind, action] of [
    ['question', 'asked'],
    ['note', 'noted'],
  ] as const) {
    const record = [await createNextEntry(remote, pair, action, id)];
    const message = `${CANARY} asked or noted`;
    const now = new Date();
    expect(await addOfficerMessage(remote, id, kind, message, now, pair, record)).toBe('done');
  }
  const openedSubmission = await readSubmission(remote, id, pair);
  expect(openedSubmission?.content.fields['title']).toContain(CANARY);
  expect(openedSubmission?.messages).toHaveLength(3);
  // Plaintext that is sent by mistake is refused, and goes nowhere.
  const client = await createPrivateClient(listener, pair);
  expect((await client.send('/desk/case', { id: CANARY })).status).toBe(404);
  expect((await client.send('/desk/list', { purpose: CANARY })).status).toBe(422);
  const lookupResult = (await (await sendLookup(PASSWORD)).json()) as LookupResult;
  expect(lookupResult).toMatchObject({
    answer: `${CANARY} answer`,
    tip: { title: `${CANARY} title` },
  });
  await store.copyTo(path.join(folder, 'backup.sqlite'));
  await store.close();

  const findFiles = (...needles: readonly string[]) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((name) => needles.some((needle) => readFileSync(name).includes(needle)));
  const bare = receipt.replaceAll('-', '');
  expect(findFiles(CANARY, receipt, bare)).toEqual([]);
  server.child.kill('SIGTERM');
  const { output } = await server.ended;
  // On a later day, when the department of the hotline is also notified.
  const later = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const logLines: string[] = [];
  const again = await openSqliteStore(environment.DATA_DIR);
  await createMailQueue({
    store: again,
    settings: {
      from: 'site@example.com',
      to: 'a@example.com',
      toHotline: 'b@example.com',
      language: 'en',
    },
    send: await createSmtp(mail.url),
    log: createLog((line) => void logLines.push(line)),
    now: () => new Date(`${later}T03:00:00Z`),
  }).deliver();
  await again.close();
  expect(mail.receivedLines.filter((line) => line.startsWith('Subject:'))).toHaveLength(4);

  expect(findFiles(CANARY, receipt, bare)).toEqual([]);
  for (const text of [output, logLines.join(''), mail.receivedLines.join('\n')]) {
    expect(text).not.toContain(CANARY);
    expect(text).not.toContain(receipt);
  }
  const decodedMails = mail.receivedLines
    .map((line) => Buffer.from(line, 'base64').toString())
    .join('\n');
  expect(decodedMails).not.toContain(CANARY);
  expect(statSync(path.join(environment.DATA_DIR, 'submissions.sqlite')).size).toBeGreaterThan(
    100_000,
  );
});
