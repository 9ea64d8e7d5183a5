import fs, {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LookupResult, Received } from '@site/contract/answers';

import { demonstrationKeyFileIn } from '../../server/submissions/keys.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { newFolder } from './fixture/dist.ts';
import { SQLITE_VERSIONS } from './fixture/earlier-schemas.ts';
import { COMPLIMENT, formOf, jsonOf, REPORT, RESERVATION, send } from './fixture/forms.ts';
import { INQUIRY } from './fixture/inquiry.ts';
import { databasesOfFile } from './fixture/postgres-server.ts';
import { runDesk, startProgram } from './fixture/program.ts';
import { startSite, type RunningSite } from './fixture/site.ts';

/** Files that people take from one machine to another: each is carried here by its name alone. */

// A database that starts inside the test.
vi.setConfig({ testTimeout: 300_000 });

const newDatabase = databasesOfFile();
const ENVIRONMENTS: ReadonlyArray<[string, () => Promise<Record<string, string>>]> = [
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await newDatabase() })],
];

/** Copies one file, and nothing beside it, into a folder of its own. */
function carry(file: string): string {
  const folder = path.join(newFolder(), 'carried');
  mkdirSync(folder);
  const carried = path.join(folder, path.basename(file));
  copyFileSync(file, carried);
  return carried;
}

const besides = (file: string): string[] =>
  readdirSync(path.dirname(file)).filter((name) => name !== path.basename(file));

const inCopyOnly = (copy: string): string =>
  `This is in ${copy} only. Take this file back to the server and merge it there; until then`;

async function report(site: RunningSite, changes = {}): Promise<string> {
  const response = await send(site, 'report', formOf(REPORT, changes));
  expect(response.status).toBe(201);
  return String(((await response.json()) as Received).receipt);
}

async function lookUp(site: RunningSite, receipt: string): Promise<LookupResult> {
  const response = await send(site, 'lookup', jsonOf({ receipt, password: REPORT.password }));
  expect(response.status).toBe(200);
  return (await response.json()) as LookupResult;
}

/** A running site, its desk on the server, and one on the officer's machine, which has a copy and the key. */
async function startDesks(environment: Record<string, string>) {
  const site = await startSite({ environment });
  const { dataDir, distDir } = site.config;
  const server = (command: string, input = '', settings = {}) =>
    runDesk(command.split(' '), dataDir, input, {
      DIST_DIR: distDir,
      ...environment,
      ...settings,
    });
  const officer = (command: string, copy: string, input = '') =>
    runDesk(
      [...command.split(' '), '--store', copy, '--key-file', demonstrationKeyFileIn(dataDir)],
      path.join(site.folder, 'none'),
      input,
    );
  /** Exports a copy and carries it to the officer's machine. */
  const fetchCopy = async (): Promise<string> => {
    const copy = path.join(newFolder(), 'today.sqlite');
    expect(await server(`export ${copy}`)).toMatchObject({ status: 0 });
    expect(besides(copy)).toEqual([]);
    return carry(copy);
  };
  const idOf = async (purpose = 'reports'): Promise<string> =>
    String((await server(`${purpose} list`)).output.split(' ')[0]);
  return { site, server, officer, fetchCopy, idOf };
}

describe.each(ENVIRONMENTS)('%s', (_name, environmentOf) => {
  test('what is done in a copy is in the one file that is carried back', async () => {
    const { site, server, officer, fetchCopy, idOf } = await startDesks(await environmentOf());
    const receipt = await report(site);
    const id = await idOf();
    const copy = await fetchCopy();

    for (const [command, input, done] of [
      ['reports list', '', undefined],
      [`reports show ${id}`, '', undefined],
      [`reports answer ${id}`, 'The guard is on.\n', 'The answer is sealed and stored.'],
      [`reports close ${id}`, '', 'Closed.'],
    ] as const) {
      const { status, output } = await officer(command, copy, input);
      expect([command, status, besides(copy)]).toEqual([command, 0, []]);
      if (done) expect(output).toBe(`${done} ${inCopyOnly(copy)} the reporter sees nothing.\n`);
    }
    expect((await lookUp(site, receipt)).status).toBe('received');

    const back = carry(copy);
    expect(await server(`merge ${back}`)).toMatchObject({ status: 0 });
    expect(besides(back)).toEqual([]);
    expect((await lookUp(site, receipt)).answer).toBe('The guard is on.');
    expect((await server('reports list')).output).toContain(' closed ');
  });

  test('a backup is the files that it names, and each is whole', async () => {
    const { site, server } = await startDesks(await environmentOf());
    await report(site);
    const folder = path.join(newFolder(), 'backup');
    expect(await server(`backup ${folder}`)).toMatchObject({ status: 0 });
    const names = ['backup.json', 'server-secret', 'submissions.sqlite'];
    expect(readdirSync(folder).toSorted()).toEqual(names);
    const file = carry(path.join(folder, 'submissions.sqlite'));
    const store = await openSqliteStore(folder, { file, readOnly: true });
    expect(await store.list('report')).toHaveLength(1);
    await store.close();
    expect(besides(file)).toEqual([]);
  });
});

test('a copy whose log an earlier release left beside it is one file after the next command', async () => {
  const { site, officer, fetchCopy, idOf } = await startDesks({});
  await report(site);
  const id = await idOf();
  const copy = await fetchCopy();
  const earlier = new DatabaseSync(copy);
  earlier.exec(`PRAGMA journal_mode = WAL; UPDATE submissions SET state = 'read'`);
  const reader = new DatabaseSync(copy, { readOnly: true });
  reader.prepare('SELECT id FROM submissions').all();
  earlier.close();
  reader.close();
  expect(existsSync(`${copy}-wal`)).toBe(true);

  expect(await officer(`reports answer ${id}`, copy, 'Seen to.\n')).toMatchObject({ status: 0 });
  expect(besides(copy)).toEqual([]);
  expect((await officer('reports list', carry(copy))).output).toContain(' answered');
});

test('what a command that was killed left half written is undone by the next one', async () => {
  const { site, officer, fetchCopy, idOf } = await startDesks({});
  await report(site);
  const id = await idOf();
  const copy = await fetchCopy();
  const killed = new DatabaseSync(copy);
  // Written to the file before the commit, as more than the memory holds is.
  killed.exec(`PRAGMA cache_size = 1; BEGIN; UPDATE submissions SET sealed = zeroblob(1000000)`);
  const left = carry(copy);
  copyFileSync(`${copy}-journal`, `${left}-journal`);
  killed.close();

  expect((await officer('reports list', left)).output).toContain(REPORT.title);
  expect(besides(left)).toEqual([]);
  expect(await officer(`reports answer ${id}`, left, 'Seen to.\n')).toMatchObject({ status: 0 });
});

test.each(SQLITE_VERSIONS.map((statements, index) => [index + 1, statements] as const))(
  'a copy of version %i is read where the release is later, and stays one file',
  async (version, statements) => {
    const copy = path.join(newFolder(), 'copy.sqlite');
    const earlier = new DatabaseSync(copy);
    earlier.exec(statements);
    earlier.close();
    const listed = await runDesk(['inquiries', 'list', '--store', copy], path.dirname(copy));
    expect(listed).toMatchObject({ status: 0, output: expect.stringMatching(/^a {2}2026-11-20/) });
    expect([version, besides(copy)]).toEqual([version, []]);
  },
);

test('a copy that may not be written, and one that is none, are told in a sentence', async () => {
  const { site, officer, fetchCopy, idOf } = await startDesks({});
  await report(site);
  const id = await idOf();
  const copy = await fetchCopy();
  truncateSync(copy, statSync(copy).size - 4096);
  expect(await officer('reports list', copy)).toMatchObject({
    status: 1,
    output: expect.stringContaining('Fetch the file once more'),
  });
  const whole = await fetchCopy();
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'access', path: whole });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  expect(await officer(`reports answer ${id}`, whole, 'Seen to.\n')).toEqual({
    status: 1,
    output: `The command could not be done: this user may not write there. ${whole}\n`,
  });
});

test('what has no effect before a copy is merged is said so, and what could not be merged is refused', async () => {
  const { site, server, officer, fetchCopy, idOf } = await startDesks({});
  const receipt = await report(site);
  await send(site, 'compliment', formOf(COMPLIMENT));
  await send(site, 'reservation', formOf(RESERVATION));
  await send(site, 'inquiry', formOf(INQUIRY));
  const copy = await fetchCopy();
  const compliment = await idOf('compliments');
  const visit = await idOf('reservations');
  for (const [command, output] of [
    [
      `compliments close ${compliment}`,
      `Closed. ${inCopyOnly(copy)} nothing changes on the server.`,
    ],
    [`reservations confirm ${visit}`, `Confirmed. ${inCopyOnly(copy)} the visitor sees nothing.`],
    [`reservations decline ${visit}`, `Declined. ${inCopyOnly(copy)} the visitor sees nothing.`],
  ] as const)
    expect(await officer(command, copy)).toEqual({ status: 0, output: `${output}\n` });

  const refused = { status: 1, output: expect.stringContaining('Do it on the server') };
  expect(await officer(`inquiries answered ${await idOf('inquiries')}`, copy, 'yes\n')).toEqual(
    refused,
  );
  expect(await officer('retention accept-clock', copy)).toEqual(refused);
  expect((await officer('inquiries list', copy)).output).toContain('Inquiries: 1');

  const id = await idOf();
  const answered = await server(`reports answer ${id}`, 'Seen to.\n');
  expect(answered.output).toContain('can read it with the receipt number');
  expect((await lookUp(site, receipt)).answer).toBe('Seen to.');
});

test('in Korean, too, the officer is told to take the copy back', async () => {
  const { site, fetchCopy, idOf } = await startDesks({});
  await report(site);
  const id = await idOf();
  const copy = await fetchCopy();
  const key = demonstrationKeyFileIn(site.config.dataDir);
  const { child, ended } = startProgram(
    'server/desk/main.ts',
    ['reports', 'answer', id, '--store', copy, '--key-file', key],
    { DATA_DIR: newFolder(), LANG: 'ko_KR.UTF-8' },
  );
  child.stdin?.end('조치했습니다.\n');
  expect(await ended).toEqual({
    status: 0,
    output: `답변을 암호화해 저장했습니다. ${copy}에만 저장되었습니다. 이 파일을 서버로 가져가 merge로 반영하세요. 그때까지 제보자에게는 아무것도 보이지 않습니다.\n`,
  });
  expect(besides(copy)).toEqual([]);
});
