import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';

import { SERVER_ENVIRONMENT } from '../../scripts/serve.ts';
import { getRecordFile } from '../../server/desk/record-file.ts';
import { addOfficerMessage } from '../../server/cases/conversation.ts';
import { findSubject } from '../../server/cases/record.ts';
import { deriveVerificationKey } from '../../server/submissions/answer-signature.ts';
import { readDepartmentsFile } from '../../server/submissions/departments-file.ts';
import type { KeyPair } from '../../server/submissions/key-pair.ts';
import { getDemonstrationKeyFile } from '../../server/submissions/keys.ts';
import { openSqliteStore, storeFileIn } from '../../server/submissions/sqlite.ts';
import { answerReport, readSubmission } from '../../server/submissions/submission-service.ts';
import { createKeys, DEPARTMENTS, PEOPLE } from '../server/fixture/departments.ts';
import { getForm, REPORT, requestReport, send, sendReport } from '../server/fixture/forms.ts';
import { runDesk, startProgram } from '../server/fixture/program.ts';
import { NOW, startSite } from '../server/fixture/site.ts';

/**
 * Faults at the desk. Nothing that the desk acknowledged is lost, nothing is done twice, and the record can be checked
 * afterwards.
 */

const SENTENCE = 'The answer is sealed and stored.';
/** How many times the desk is killed. */
const ROUNDS = 8;

/** Answers a report in a separate process, which is killed after a time. Resolves with its output. */
async function answerAndKill(
  dataDir: string,
  id: string,
  delay: number,
  limit = '',
): Promise<string> {
  const key = getDemonstrationKeyFile(dataDir);
  const command = `${limit} exec "$0" server/desk/main.ts reports answer ${id} --key-file "${key}"`;
  const child = spawn('/bin/bash', ['-c', command, process.execPath], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], ...SERVER_ENVIRONMENT, DATA_DIR: dataDir, LANG: 'C' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on('error', () => {});
  child.stdin.end(`answer to ${id}\n.\n`);
  const timer = setTimeout(() => child.kill('SIGKILL'), delay);
  await once(child, 'close');
  clearTimeout(timer);
  return output;
}

test(`an answer that the desk acknowledged survives kill -9 of the desk, ${ROUNDS} times; the record is complete`, async () => {
  const site = await startSite();
  const { dataDir } = site.config;
  const receipts = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const receipt = await sendReport(site, { title: `report ${round}` });
    const store = await openSqliteStore(dataDir, { readOnly: true });
    const rows = await store.list('report');
    await store.close();
    receipts.set(rows.find(({ id }) => !receipts.has(id))?.id ?? '', receipt);
  }
  // How long a whole command takes on this machine.
  const [firstId = ''] = receipts.keys();
  const startTime = performance.now();
  expect(await answerAndKill(dataDir, firstId, 60_000)).toContain(SENTENCE);
  const duration = performance.now() - startTime;

  let acknowledgedCount = 0;
  // The program starts for more than half of that time.
  for (const [round, [id, receipt]] of [...receipts].entries()) {
    if (id === firstId) continue;
    const output = await answerAndKill(dataDir, id, duration * (0.6 + (0.5 * round) / ROUNDS));
    const { answer } = await requestReport(site, receipt);
    // Stored completely or not at all; acknowledged only when it is stored.
    expect([undefined, `answer to ${id}`]).toContain(answer);
    if (output.includes(SENTENCE)) {
      acknowledgedCount += 1;
      expect(answer).toBe(`answer to ${id}`);
    }
    // The officer tries again: it is answered once.
    const again = await answerAndKill(dataDir, id, 60_000);
    expect(again).toContain(answer === undefined ? SENTENCE : 'There is the answer above already');
    expect((await requestReport(site, receipt)).answer).toBe(`answer to ${id}`);
  }
  expect(acknowledgedCount).toBeLessThan(ROUNDS);
  const key = getDemonstrationKeyFile(dataDir);
  const checkResult = await runDesk(['record', 'check', '--key-file', key], dataDir);
  expect([checkResult.status, checkResult.output]).toEqual([
    0,
    expect.stringContaining('all signatures and links are valid'),
  ]);
});

test('on a full disk the desk reports that nothing was stored, and the reporter sees no part of an answer', async () => {
  const site = await startSite();
  const { dataDir } = site.config;
  const receipt = await sendReport(site, { title: 'full' });
  const store = await openSqliteStore(dataDir, { readOnly: true });
  const [{ id } = { id: '' }] = await store.list('report');
  await store.close();
  // The record of the key is written first.
  const key = getDemonstrationKeyFile(dataDir);
  await runDesk(['reports', 'show', id, '--key-file', key], dataDir);
  expect(readFileSync(getRecordFile(key)).length).toBeGreaterThan(0);
  // No file may exceed 4 KB, as on a full disk.
  const output = await answerAndKill(dataDir, id, 60_000, 'ulimit -f 4;');
  expect(output).not.toContain(SENTENCE);
  expect((await requestReport(site, receipt)).answer).toBeUndefined();
  expect(await answerAndKill(dataDir, id, 60_000)).toContain(SENTENCE);
  expect((await requestReport(site, receipt)).answer).toBe(`answer to ${id}`);
  const checkResult = await runDesk(['record', 'check', '--key-file', key], dataDir);
  expect(checkResult.status).toBe(0);
});

/** The number of reports that `keys apply` reseals. */
const REPORTS = 10;

/** Starts a site with reports that have an addition, a question and an answer, sealed to one officer; a second one is added. */
async function startWithNewOfficer() {
  const { getPair, getKeyFile, write, file } = await createKeys(PEOPLE);
  const environment = await write({ ...DEPARTMENTS, hotline: [['first'], 'safe'] });
  const site = await startSite({ environment });
  const { dataDir } = site.config;
  const receipts: string[] = [];
  for (let index = 0; index < REPORTS; index += 1) {
    const receipt = await sendReport(site, { title: `report ${index}` });
    const addition = { action: 'add', receipt, password: REPORT.password, message: 'More.' };
    expect((await send(site, 'lookup', getForm(addition))).status).toBe(200);
    receipts.push(receipt);
  }
  const store = await openSqliteStore(dataDir);
  onTestFinished(() => store.close());
  for (const { id } of await store.list('report')) {
    await addOfficerMessage(store, id, 'question', 'Since when?', NOW, getPair('first'));
    await answerReport(store, id, 'Seen to.', NOW, getPair('first'));
  }
  await write(DEPARTMENTS);
  const newName = (await readDepartmentsFile(file)).hotline?.name ?? '';
  return { site, store, receipts, environment, newName, getPair, getKeyFile };
}

test('keys apply survives kill -9: each report is sealed to the old officers or to the new ones, with its record', async () => {
  const { site, store, receipts, environment, newName, getPair, getKeyFile } =
    await startWithNewOfficer();
  const { dataDir } = site.config;
  const database = new DatabaseSync(storeFileIn(dataDir), { readOnly: true });
  onTestFinished(() => database.close());
  const countResealed = (): number =>
    Number(
      database
        .prepare('SELECT count(*) AS count FROM submissions WHERE recipient = ?')
        .get(newName)?.['count'],
    );
  const keyFile = getKeyFile('first');
  const signer = await deriveVerificationKey(getPair('first'));
  const read = (id: string, pair: KeyPair) =>
    readSubmission(store, id, pair, [signer]).catch(() => undefined);
  const whole = {
    answer: { text: 'Seen to.', signed: true },
    messages: [{ text: 'More.' }, { text: 'Since when?', signed: true }],
  };

  let kills = 0;
  for (let resealedCount = 0; resealedCount < REPORTS; resealedCount = countResealed()) {
    const program = startProgram('server/desk/main.ts', ['keys', 'apply', '--key-file', keyFile], {
      ...environment,
      DATA_DIR: dataDir,
      LANG: 'C',
    });
    let hasEnded = false;
    void program.ended.then(() => (hasEnded = true));
    const target = resealedCount + 3;
    await vi.waitUntil(() => hasEnded || countResealed() >= target, {
      timeout: 60_000,
      interval: 1,
    });
    program.child.kill('SIGKILL');
    const { status, output } = await program.ended;
    if (status === null) kills += 1;
    // Acknowledged only when it is complete.
    expect([status, output.includes('sealed to the officers')]).toEqual([status, status === 0]);
    const recordedSubjects = (await store.readRecord())
      .filter(({ action }) => action === 'resealed')
      .map(({ subject }) => subject);
    for (const { id } of await store.list('report')) {
      expect(await read(id, getPair('first'))).toMatchObject(whole);
      const isNew = (await store.find(id))?.recipient === newName;
      if (isNew) expect(recordedSubjects).toContain(await findSubject(store, id));
      const asSecond = await read(id, getPair('second'));
      if (isNew) expect(asSecond).toMatchObject(whole);
      else expect(asSecond).toBeUndefined();
    }
  }
  expect(kills).toBeGreaterThan(0);
  for (const receipt of receipts)
    expect(await requestReport(site, receipt)).toMatchObject({
      answer: 'Seen to.',
      messages: [{ text: 'More.' }, { text: 'Since when?' }],
    });
  const checkResult = await runDesk(
    ['record', 'check', '--key-file', keyFile],
    dataDir,
    '',
    environment,
  );
  expect(checkResult).toMatchObject({ status: 0 });
});
