import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test, vi } from 'vitest';

import { openPostgresStore } from '../../server/submissions/postgres.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { createFolder } from './fixture/dist.ts';
import {
  COMPLIMENT,
  getForm,
  readReceipt,
  REPORT,
  requestReport,
  RESERVATION,
  send,
  sendReport,
} from './fixture/forms.ts';
import { INQUIRY, createPdf } from './fixture/inquiry.ts';
import { emptyPostgres, createPool, serve } from './fixture/postgres.ts';
import { expectEnd, runDesk } from './fixture/program.ts';
import { startSite } from './fixture/site.ts';

// A database that starts inside the test, and desks that are separate programs.
vi.setConfig({ testTimeout: 300_000 });

const KEY = { 'Idempotency-Key': '0b51f2a4-90f1-4d4e-8f7d-1f2f6d1f4f10' };

test('every form is stored, a report is answered at the desk, and its sender reads the answer', async () => {
  const { url: DATABASE_URL } = await serve(await emptyPostgres());
  const site = await startSite({ environment: { DATABASE_URL } });
  const file = { name: 'a.pdf', content: createPdf(300_000) };
  const receipt = await readReceipt(await send(site, 'report', getForm(REPORT, {}, file)));
  for (const [form, fields] of [
    ['inquiry', INQUIRY],
    ['reservation', RESERVATION],
    ['compliment', COMPLIMENT],
  ] as const)
    expect((await send(site, form, getForm(fields))).status).toBe(201);

  const runDeskCommand = (command: string, input = '') =>
    runDesk(command, site.config.dataDir, input, { DATABASE_URL });
  const listedOutput = await runDeskCommand('reports list');
  expect(listedOutput.output).toContain('Reports: 1');
  const [id = ''] = listedOutput.output.split(' ');
  const target = path.join(site.folder, 'out.pdf');
  expect((await runDeskCommand(`reports show ${id} --attachment ${target}`)).output).toContain(
    REPORT.title,
  );
  expect(readFileSync(target)).toEqual(Buffer.from(file.content));
  expect((await runDeskCommand(`reports answer ${id}`, 'Seen to.\n')).status).toBe(0);
  expect(await requestReport(site, receipt)).toMatchObject({
    status: 'answered',
    answer: 'Seen to.',
  });

  // A copy is a file, as with the embedded store, and its work is merged.
  const copy = path.join(site.folder, 'copy.sqlite');
  expect((await runDeskCommand(`export ${copy}`)).status).toBe(0);
  expect(readFileSync(copy).includes(REPORT.title)).toBe(false);
  expect(
    (await runDeskCommand(`reports answer ${id} --replace --store ${copy}`, 'Done.\n')).status,
  ).toBe(0);
  expect(await runDeskCommand(`merge ${copy}`)).toMatchObject({ status: 0 });
  expect((await requestReport(site, receipt)).answer).toBe('Done.');
});

test('a backup of the embedded store can be restored only to an empty PostgreSQL', async () => {
  const initialSite = await startSite();
  const receipt = await sendReport(initialSite);
  const folder = path.join(initialSite.folder, 'backup');
  expect((await runDesk(['backup', folder], initialSite.config.dataDir)).status).toBe(0);

  const { url: DATABASE_URL } = await serve(await emptyPostgres());
  const dataDir = path.join(initialSite.folder, 'elsewhere');
  const restore = () => runDesk(['restore', folder], dataDir, '', { DATABASE_URL });
  expect(await restore()).toMatchObject({ status: 0 });
  expect(await restore()).toMatchObject(expectEnd(1, 'holds submissions already'));
  const nextSite = await startSite({ environment: { DATA_DIR: dataDir, DATABASE_URL } });
  expect((await requestReport(nextSite, receipt)).tip['title']).toBe(REPORT.title);
});

test('a commit whose response is lost is repeated without storing twice', async () => {
  const postgres = await emptyPostgres();
  let losing = false;
  const unreliable = createPool(postgres, (query) => async (text, values) => {
    const result = await query(text, values);
    // The database restarts: it committed, but could not respond.
    if (losing && text === 'commit')
      throw Object.assign(new Error('terminated'), { code: '57P01' });
    return result;
  });
  const store = await openPostgresStore(unreliable);
  const site = await startSite({ store });
  losing = true;
  const lostResponse = await send(site, 'report', getForm(REPORT), KEY);
  expect(lostResponse.status).toBe(503);
  expect(lostResponse.headers.get('retry-after')).toBeTruthy();
  losing = false;
  const receipt = await readReceipt(await send(site, 'report', getForm(REPORT), KEY));
  expect(await store.list('report')).toHaveLength(1);
  expect((await requestReport(site, receipt)).tip['title']).toBe(REPORT.title);
  expect(site.logLines.join('')).toContain('"event":"store.failed","code":"57P01"');
});

test('a connection that breaks in a transaction causes one 503, and the server continues', async () => {
  const database = await serve(await emptyPostgres());
  const site = await startSite({ environment: { DATABASE_URL: database.url } });
  database.breakNext();
  expect((await send(site, 'report', getForm(REPORT), KEY)).status).toBe(503);
  const receipt = await readReceipt(await send(site, 'report', getForm(REPORT), KEY));
  expect((await requestReport(site, receipt)).tip['title']).toBe(REPORT.title);
});

test('a transaction that conflicted with another one is tried again', async () => {
  let failures = 0;
  const contendedPool = createPool(await emptyPostgres(), (query) => async (text, values) => {
    if (text !== 'commit' || failures === 0) return query(text, values);
    failures -= 1;
    await query('rollback', []);
    throw Object.assign(new Error('restart transaction'), { code: '40001' });
  });
  const store = await openPostgresStore(contendedPool);
  failures = 2;
  await store.setMetadata('a', '1');
  expect([failures, await store.metadata('a')]).toEqual([0, '1']);
});

test('a commit is on the disk when it returns, whatever the server settings', async () => {
  const postgres = await emptyPostgres();
  await postgres.query('SET synchronous_commit TO off');
  const modes: unknown[] = [];
  const store = await openPostgresStore(
    createPool(postgres, (query) => async (text, values) => {
      if (text === 'commit') modes.push(await query('SHOW synchronous_commit', []));
      return query(text, values);
    }),
  );
  modes.length = 0;
  await store.setMetadata('a', '1');
  await postgres.query('RESET synchronous_commit');
  expect(modes).toMatchObject([{ rows: [{ synchronous_commit: 'on' }] }]);
});

test('two servers that start together create the tables once; foreign tables are refused', async () => {
  const postgres = await emptyPostgres();
  const open = (options = {}) => openPostgresStore(createPool(postgres), options);
  await expect(open({ readOnly: true })).rejects.toThrow(/Nothing has been submitted yet/);
  const stores = await Promise.all([open(), open(), open({ readOnly: false })]);
  expect(await stores[0].list('report')).toEqual([]);
  await open({ readOnly: true });

  const otherPool = await emptyPostgres();
  await otherPool.exec(
    'CREATE TABLE submissions (mine INTEGER); INSERT INTO submissions VALUES (7)',
  );
  await expect(open()).rejects.toThrow(/already exists/);
  expect((await otherPool.query('SELECT mine FROM submissions')).rows).toEqual([{ mine: 7 }]);
});

test('invalid settings are reported with a message without a password', async () => {
  const nowhere = 'postgresql://clerk:hush@127.0.0.1:9/office';
  const start = (environment: Record<string, string>) => startSite({ environment });
  const refusedSite = start({ DATABASE_URL: nowhere });
  await expect(refusedSite).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:9\/office cannot be used: .*ECONNREFUSED.*\n/,
  );
  await expect(refusedSite).rejects.not.toThrow(/hush/);
  await expect(start({ DATABASE_URL: 'mysql://localhost/x' })).rejects.toThrow(/postgresql:\/\//);

  // The default of PGlite.
  const { url: DATABASE_URL } = await serve(await PGlite.create());
  await expect(start({ DATABASE_URL })).rejects.toThrow(/fsync is off/);

  const dataDir = createFolder();
  await (await openSqliteStore(dataDir)).close();
  await expect(start({ DATABASE_URL: nowhere, DATA_DIR: dataDir })).rejects.toThrow(
    /there are submissions in .*submissions\.sqlite/,
  );
  const desk = await runDesk(['reports', 'list'], createFolder(), '', { DATABASE_URL: nowhere });
  expect(desk).toMatchObject(expectEnd(1, 'ECONNREFUSED'));
  expect(desk.output).not.toContain('hush');
});

test('a server that cannot start closes its connections, so that its process exits', async () => {
  const postgres = await emptyPostgres();
  const store = await openPostgresStore(createPool(postgres));
  await store.setMetadata('server-secret', 'that of another data folder');
  const database = await serve(postgres);
  const refusedSite = startSite({ environment: { DATABASE_URL: database.url } });
  await expect(refusedSite).rejects.toThrow(/secret is not the one/);
  await expect.poll(() => database.connections()).toBe(0);
});
