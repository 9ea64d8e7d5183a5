import fs, { copyFileSync, mkdirSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { getDemonstrationKeyFile } from '../../server/submissions/keys.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { createFolder } from './fixture/dist.ts';
import { createEarlierStore, SQLITE_VERSIONS } from './fixture/earlier-schemas.ts';
import {
  COMPLIMENT,
  formatJson,
  getForm,
  readReceipt,
  REPORT,
  requestReport,
  RESERVATION,
  send,
  sendReport,
} from './fixture/forms.ts';
import { INQUIRY } from './fixture/inquiry.ts';
import { prepareDatabases } from './fixture/postgres-server.ts';
import { expectEnd, runDesk, startProgram } from './fixture/program.ts';
import { storeUnsignedAnswer } from './fixture/sealed.ts';
import { startSite } from './fixture/site.ts';

/** Tests of files that people move between machines. Each test moves a single file. */

// A database starts inside the test.
vi.setConfig({ testTimeout: 300_000 });

const newDatabase = prepareDatabases();
const ENVIRONMENTS: ReadonlyArray<[string, () => Promise<Record<string, string>>]> = [
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await newDatabase() })],
];

/** Copies only this file into a new folder. */
function carry(file: string): string {
  const folder = path.join(createFolder(), 'carried');
  mkdirSync(folder);
  const carriedFile = path.join(folder, path.basename(file));
  copyFileSync(file, carriedFile);
  return carriedFile;
}

const listNeighbors = (file: string): string[] =>
  readdirSync(path.dirname(file)).filter((name) => name !== path.basename(file));

const MINUTE = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
const getRefusal = (file: string): string =>
  `Nothing was taken over from ${file}: it was merged before, or it is not the file in which the work was done. ` +
  'After keys rotate, SUBMISSIONS_PUBLIC_KEY has to be the value of the new key.\n';

const inCopyOnly = (copy: string): string =>
  `This is stored only in ${copy}. Take this file back to the server and merge it there; until then`;

/** Starts a site, its desk on the server, and one on the officer's machine, which has a copy and the key. */
async function startDesks(environment: Record<string, string>) {
  const site = await startSite({ environment });
  const { dataDir, distDir } = site.config;
  const runOnServer = (command: string, input = '', settings = {}) =>
    runDesk(command, dataDir, input, {
      DIST_DIR: distDir,
      ...environment,
      ...settings,
    });
  const runAsOfficer = (command: string, copy: string, input = '') =>
    runDesk(
      [...command.split(' '), '--store', copy, '--key-file', getDemonstrationKeyFile(dataDir)],
      path.join(site.folder, 'none'),
      input,
    );
  /** Exports a copy and moves it to the officer's machine. */
  const fetchCopy = async (): Promise<string> => {
    const copy = path.join(createFolder(), 'today.sqlite');
    expect(await runOnServer(`export ${copy}`)).toMatchObject({ status: 0 });
    expect(listNeighbors(copy)).toEqual([]);
    return carry(copy);
  };
  const getId = async (purpose = 'reports'): Promise<string> =>
    String((await runOnServer(`${purpose} list`)).output.split(' ')[0]);
  return { site, runOnServer, runAsOfficer, fetchCopy, getId };
}

describe.each(ENVIRONMENTS)('%s', (_name, createEnvironment) => {
  test('the single file that returns contains the work in a copy', async () => {
    const { site, runOnServer, runAsOfficer, fetchCopy, getId } = await startDesks(
      await createEnvironment(),
    );
    const receipt = await sendReport(site);
    const id = await getId();
    const copy = await fetchCopy();
    const untouchedCopy = carry(copy);

    for (const [command, input, expectedText] of [
      ['reports list', '', undefined],
      [`reports show ${id}`, '', undefined],
      [`reports answer ${id}`, 'The guard is on.\n', 'The answer is sealed and stored.'],
      [`reports close ${id}`, '', 'Closed.'],
    ] as const) {
      const { status, output } = await runAsOfficer(command, copy, input);
      expect([command, status, listNeighbors(copy)]).toEqual([command, 0, []]);
      if (expectedText)
        expect(output).toBe(`${expectedText} ${inCopyOnly(copy)} the reporter sees nothing.\n`);
    }
    expect((await requestReport(site, receipt)).status).toBe('received');

    const back = carry(copy);
    const mergeResult = await runOnServer(`merge ${back}`);
    expect(mergeResult.status).toBe(0);
    expect(mergeResult.output.split('\n')).toEqual([
      expect.stringMatching(`^${id}  taken over: the answer of ${MINUTE}, closed$`),
      `Taken over from ${back}: 1.`,
      '',
    ]);
    expect(listNeighbors(back)).toEqual([]);
    expect((await requestReport(site, receipt)).answer).toBe('The guard is on.');
    expect((await runOnServer('reports list')).output).toContain(' closed ');

    expect(await runOnServer(`merge ${back}`)).toEqual({ status: 1, output: getRefusal(back) });
    const late = await runOnServer(`merge ${untouchedCopy}`);
    expect(late).toMatchObject({ status: 1 });
    expect(late.output).toContain(getRefusal(untouchedCopy));
  });

  test('a backup consists of the files that it names, each complete', async () => {
    const { site, runOnServer } = await startDesks(await createEnvironment());
    await sendReport(site);
    const folder = path.join(createFolder(), 'backup');
    expect(await runOnServer(`backup ${folder}`)).toMatchObject({ status: 0 });
    const names = ['backup.json', 'server-secret', 'submissions.sqlite'];
    expect(readdirSync(folder).toSorted()).toEqual(names);
    const file = carry(path.join(folder, 'submissions.sqlite'));
    const store = await openSqliteStore(folder, { file, readOnly: true });
    expect(await store.list('report')).toHaveLength(1);
    await store.close();
    expect(listNeighbors(file)).toEqual([]);
  });
});

test('a copy with a log of an earlier release becomes one file with the next command', async () => {
  const { site, runAsOfficer, fetchCopy } = await startDesks({});
  await sendReport(site);
  const copy = await fetchCopy();
  const earlier = new DatabaseSync(copy);
  earlier.exec(`PRAGMA journal_mode = WAL; UPDATE submissions SET state = 'read'`);
  const reader = new DatabaseSync(copy, { readOnly: true });
  reader.prepare('SELECT id FROM submissions').all();
  earlier.close();
  reader.close();
  expect((await runAsOfficer('reports list', carry(copy))).output).toContain(' received ');

  expect((await runAsOfficer('reports list', copy)).output).toContain(' read ');
  expect(listNeighbors(copy)).toEqual([]);
  expect((await runAsOfficer('reports list', carry(copy))).output).toContain(' read ');
});

test('the next command undoes the half-written work of a killed one', async () => {
  const { site, runAsOfficer, fetchCopy, getId } = await startDesks({});
  await sendReport(site);
  const id = await getId();
  const copy = await fetchCopy();
  const killedWriter = new DatabaseSync(copy);
  // Written to the file before the commit, as happens if it exceeds the memory.
  killedWriter.exec(
    `PRAGMA cache_size = 1; BEGIN; UPDATE submissions SET sealed = zeroblob(1000000)`,
  );
  const leftCopy = carry(copy);
  copyFileSync(`${copy}-journal`, `${leftCopy}-journal`);
  killedWriter.close();

  expect((await runAsOfficer('reports list', leftCopy)).output).toContain(REPORT.title);
  expect(listNeighbors(leftCopy)).toEqual([]);
  expect(await runAsOfficer(`reports answer ${id}`, leftCopy, 'Seen to.\n')).toMatchObject({
    status: 0,
  });
});

test.each(SQLITE_VERSIONS.map((statements, index) => [index + 1, statements] as const))(
  'a copy of version %i can be read by a later release, and stays one file',
  async (version, statements) => {
    const copy = path.join(createFolder(), 'copy.sqlite');
    createEarlierStore(copy, statements);
    const listedOutput = await runDesk(['inquiries', 'list', '--store', copy], path.dirname(copy));
    expect(listedOutput).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^a {2}2026-11-20/),
    });
    expect([version, listNeighbors(copy)]).toEqual([version, []]);
  },
);

test('a read-only copy and a file that is not a copy are reported with a message', async () => {
  const { site, runAsOfficer, fetchCopy, getId } = await startDesks({});
  await sendReport(site);
  const id = await getId();
  const copy = await fetchCopy();
  truncateSync(copy, statSync(copy).size - 4096);
  expect(await runAsOfficer('reports list', copy)).toMatchObject(
    expectEnd(1, 'Fetch the file once more'),
  );
  const whole = await fetchCopy();
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'access', path: whole });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  expect(await runAsOfficer(`reports answer ${id}`, whole, 'Seen to.\n')).toEqual({
    status: 1,
    output: `The command failed: this user must not write there. ${whole}\n`,
  });
});

test('the desk reports work without effect before the merge, and refuses work that could not be merged', async () => {
  const { site, runOnServer, runAsOfficer, fetchCopy, getId } = await startDesks({});
  const receipt = await sendReport(site);
  await send(site, 'compliment', getForm(COMPLIMENT));
  await send(site, 'reservation', getForm(RESERVATION));
  await send(site, 'inquiry', getForm(INQUIRY));
  const copy = await fetchCopy();
  const compliment = await getId('compliments');
  const visit = await getId('reservations');
  for (const [command, output] of [
    [
      `compliments close ${compliment}`,
      `Closed. ${inCopyOnly(copy)} nothing changes on the server.`,
    ],
    [`reservations confirm ${visit}`, `Confirmed. ${inCopyOnly(copy)} the visitor sees nothing.`],
    [
      `reservations decline ${visit} --replace`,
      `Declined. ${inCopyOnly(copy)} the visitor sees nothing.`,
    ],
  ] as const)
    expect(await runAsOfficer(command, copy)).toEqual({ status: 0, output: `${output}\n` });

  const refusal = expectEnd(1, 'Run it on the server');
  expect(
    await runAsOfficer(`inquiries answered ${await getId('inquiries')}`, copy, 'yes\n'),
  ).toEqual(refusal);
  expect(await runAsOfficer('retention accept-clock', copy)).toEqual(refusal);
  expect((await runAsOfficer('inquiries list', copy)).output).toContain('Inquiries: 1');

  const id = await getId();
  const answerResult = await runOnServer(`reports answer ${id}`, 'Seen to.\n');
  expect(answerResult.output).toContain('can read it with the receipt number');
  expect((await requestReport(site, receipt)).answer).toBe('Seen to.');
});

test('the message to return the copy is also in Korean', async () => {
  const { site, fetchCopy, getId } = await startDesks({});
  await sendReport(site);
  const id = await getId();
  const copy = await fetchCopy();
  const key = getDemonstrationKeyFile(site.config.dataDir);
  const { child, ended } = startProgram(
    'server/desk/main.ts',
    ['reports', 'answer', id, '--store', copy, '--key-file', key],
    { DATA_DIR: createFolder(), LANG: 'ko_KR.UTF-8' },
  );
  child.stdin?.end('조치했습니다.\n');
  expect(await ended).toEqual({
    status: 0,
    output: `답변을 암호화해 저장했습니다. ${copy}에만 저장되었습니다. 이 파일을 서버로 가져가 merge로 반영하세요. 그때까지 제보자에게는 아무것도 보이지 않습니다.\n`,
  });
  expect(listNeighbors(copy)).toEqual([]);
});

test('of two answers to a report the first one stays, and merge names the other one', async () => {
  const { site, runOnServer, runAsOfficer, fetchCopy, getId } = await startDesks({});
  const receipt = await sendReport(site);
  const id = await getId();
  const [firstCopy, secondCopy] = [await fetchCopy(), await fetchCopy()];
  await runAsOfficer(`reports answer ${id}`, firstCopy, 'The earlier one.\n');
  await runAsOfficer(`reports answer ${id}`, secondCopy, 'The later one.\n');
  expect(await runOnServer(`merge ${firstCopy}`)).toMatchObject({ status: 0 });
  const mergeResult = await runOnServer(`merge ${secondCopy}`);
  expect(mergeResult.status).toBe(1);
  expect(mergeResult.output).toMatch(
    new RegExp(`^${id}  not taken over: the server has another answer, of ${MINUTE}\\.`, 'm'),
  );
  expect((await requestReport(site, receipt)).answer).toBe('The earlier one.');

  // The command merges the rest and fails because of the conflict.
  const third = await fetchCopy();
  await sendReport(site, { title: 'Another one' });
  const fourth = await fetchCopy();
  for (const copy of [third, fourth])
    await runAsOfficer(`reports answer ${id} --replace`, copy, 'Too late.\n');
  const otherId = (await runAsOfficer('reports list', fourth)).output
    .split('\n')
    .find((line) => !line.startsWith(id) && line.includes(' received '))
    ?.split(' ')[0];
  await runAsOfficer(`reports show ${otherId}`, fourth);
  await runOnServer(`reports close ${id}`);
  const lastMergeResult = await runOnServer(`merge ${fourth}`);
  expect(lastMergeResult.status).toBe(1);
  expect(lastMergeResult.output).toContain(
    `${id}  not taken over: it was closed on the server and takes no answer.\n`,
  );
  expect(lastMergeResult.output).toContain(`${otherId}  taken over: read\n`);
  expect((await requestReport(site, receipt)).answer).toBe('The earlier one.');
});

test('after a key rotation merge does not take over an answer that the department could not open', async () => {
  const { site, runOnServer, fetchCopy, getId } = await startDesks({});
  const receipt = await sendReport(site);
  const id = await getId();
  const old = getDemonstrationKeyFile(site.config.dataDir);
  const key = path.join(createFolder(), 'key.json');
  const keyResult = await runOnServer(`keys new ${key}`);
  const SUBMISSIONS_PUBLIC_KEY = /SUBMISSIONS_PUBLIC_KEY=(\S+)/.exec(keyResult.output)?.[1] ?? '';
  const rotatedCopy = await fetchCopy();
  const rotate = (copy: string) => runOnServer(`keys rotate ${old} ${key} --store ${copy}`);
  const mergeCopy = (copy: string) => runOnServer(`merge ${copy}`, '', { SUBMISSIONS_PUBLIC_KEY });

  // Answered on the server after the copy was resealed: that answer is sealed to the old key.
  await rotate(rotatedCopy);
  await runOnServer(`reports answer ${id} --key-file ${old}`, 'Meanwhile.\n');
  const meanwhile = await mergeCopy(rotatedCopy);
  expect(meanwhile).toMatchObject({ status: 1 });
  expect(meanwhile.output).toContain(`${id}  not taken over: the server has another answer`);
  expect((await runOnServer(`reports show ${id} --key-file ${old}`)).output).toContain(
    'Meanwhile.',
  );

  const [nextCopy, late, early] = [await fetchCopy(), await fetchCopy(), await fetchCopy()];
  await rotate(nextCopy);
  expect((await mergeCopy(nextCopy)).output).toContain(
    `${id}  taken over: sealed to the key in use`,
  );
  await runOnServer(
    `reports answer ${id} --replace --store ${late} --key-file ${old}`,
    'With the old key.\n',
  );
  const mergeResult = await mergeCopy(late);
  expect(mergeResult).toMatchObject({ status: 1 });
  expect(mergeResult.output).toContain('Run keys rotate on the copy');
  const lastCopy = await fetchCopy();
  await runOnServer(
    `reports answer ${id} --replace --store ${lastCopy} --key-file ${key}`,
    'The last one.\n',
  );
  expect(await mergeCopy(lastCopy)).toMatchObject({ status: 0 });
  // Another officer replaced the answer that this officer had read.
  await runOnServer(
    `reports answer ${id} --replace --store ${early} --key-file ${old}`,
    'Too late.\n',
  );
  await rotate(early);
  expect(await mergeCopy(early)).toMatchObject({ status: 1 });
  const showResult = await runOnServer(`reports show ${id} --key-file ${key}`);
  expect(showResult.output).toContain('The last one.');
  expect(showResult.output).not.toContain('did not sign');
  const restartedSite = await startSite({
    environment: { DATA_DIR: site.config.dataDir, SUBMISSIONS_PUBLIC_KEY },
  });
  expect((await requestReport(restartedSite, receipt)).answer).toBe('The last one.');
});

test('a submission that was read in a copy is read on the server', async () => {
  const { site, runOnServer, runAsOfficer, fetchCopy, getId } = await startDesks({});
  await sendReport(site);
  await send(site, 'compliment', getForm(COMPLIMENT));
  await send(site, 'reservation', getForm(RESERVATION));
  await send(site, 'inquiry', getForm(INQUIRY));
  const copy = await fetchCopy();
  const purposes = ['reports', 'compliments', 'reservations', 'inquiries'];
  const retention = (await runOnServer('retention')).output;
  for (const purpose of purposes)
    await runAsOfficer(`${purpose} show ${await getId(purpose)}`, copy);
  expect((await runOnServer(`merge ${carry(copy)}`)).output).toContain(': 4.');
  for (const purpose of purposes)
    expect((await runOnServer(`${purpose} list`)).output).toContain(' read ');
  expect((await runOnServer('retention')).output).toBe(retention);
});

test('a signature from a copy applies to the signed answer only', async () => {
  const { site, runOnServer, runAsOfficer, fetchCopy, getId } = await startDesks({});
  const receipt = await sendReport(site);
  const id = await getId();
  await runOnServer(`reports answer ${id}`, 'Understood.\n');
  await storeUnsignedAnswer(site.config.dataDir, id, 'Understood.');
  const unsignedCopy = await fetchCopy();
  const copy = carry(unsignedCopy);
  expect((await runAsOfficer('reports sign', copy)).output).toContain('signed: 1');
  expect(await requestReport(site, receipt)).toMatchObject({ unverified: true });
  const back = carry(copy);
  expect((await runOnServer(`merge ${back}`)).output).toContain(
    `${id}  taken over: the signature of its answer\n`,
  );
  expect((await requestReport(site, receipt)).answer).toBe('Understood.');
  // The copy without a signature does not restore the answer without one.
  await runAsOfficer(`reports close ${id}`, unsignedCopy);
  expect((await runOnServer(`merge ${unsignedCopy}`)).output).toContain(
    `${id}  taken over: closed\n`,
  );
  expect((await requestReport(site, receipt)).answer).toBe('Understood.');
});

test('a decision in a copy about a visit that its visitor changed or canceled is named and not merged', async () => {
  const { site, runOnServer, runAsOfficer, fetchCopy } = await startDesks({});
  const receipts: string[] = [];
  for (const purpose of ['moved', 'canceled', 'kept']) {
    const response = await send(site, 'reservation', getForm(RESERVATION, { purpose }));
    receipts.push(await readReceipt(response));
  }
  const copy = await fetchCopy();
  const listedLines = (await runAsOfficer('reservations list', copy)).output.split('\n');
  const findVisitId = (receipt = ''): string =>
    String(listedLines[listedLines.findIndex((line) => line.includes(receipt)) - 1]?.split(' ')[0]);
  const [movedId, canceledId, keptId] = receipts.map(findVisitId);
  for (const id of [movedId, canceledId, keptId])
    await runAsOfficer(`reservations confirm ${id}`, copy);
  const visit = (receipt: string | undefined, changes: object) =>
    send(site, 'visit', formatJson({ receipt, contact: RESERVATION.contact, ...changes }));
  expect(
    (await visit(receipts[0], { action: 'change', date: '2026-12-03', time: '10:30', car: 'no' }))
      .status,
  ).toBe(200);
  expect((await visit(receipts[1], { action: 'cancel', confirmed: 'true' })).status).toBe(200);

  const { status, output } = await runOnServer(`merge ${copy}`);
  expect(status).toBe(0);
  expect(output).toContain(`${movedId}  not taken over: it is no longer on the server.`);
  expect(output).toContain(`${canceledId}  not taken over: its visitor has canceled it.\n`);
  expect(output).toContain(`${keptId}  taken over: confirmed\n`);
});
