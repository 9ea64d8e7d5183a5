import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { BACKUP_KEPT_DAYS } from '@site/contract/limits';

import { getMarkFile, writeMark } from '../../server/submissions/high-water-mark.ts';
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from '../../server/submissions/migrations.ts';
import { openPostgresStore } from '../../server/submissions/postgres.ts';
import { openSqliteStore, storeFileIn } from '../../server/submissions/sqlite.ts';
import type { SubmissionStore } from '../../server/submissions/store.ts';
import { createFolder } from './fixture/dist.ts';
import {
  createEarlierStore,
  POSTGRES_VERSIONS,
  SQLITE_VERSIONS,
} from './fixture/earlier-schemas.ts';
import { listMisplacedIds } from './fixture/places.ts';
import { emptyPostgres, createPool } from './fixture/postgres.ts';
import { openStore } from './fixture/store.ts';

/** Numbered from 1, with the statements that create a store of that version. */
const numberChapters = (versions: readonly string[]) =>
  versions.map((statements, index) => [index + 1, statements] as const);

const SWEPT = '2026-11-20T00:00:00.000Z';
/** The first versions with reports and with visits, in SQLite and in PostgreSQL. */
const REPORTS_SINCE = { SQLite: 2, PostgreSQL: 1 };
const VISITS_SINCE = { SQLite: 4, PostgreSQL: 3 };

/** Expects the rows of a fixture in a store that was migrated from `version`. */
async function expectRows(
  store: SubmissionStore,
  database: 'SQLite' | 'PostgreSQL',
  version: number,
): Promise<void> {
  if (version >= REPORTS_SINCE[database]) {
    expect(await store.findReport(Buffer.from('number'))).toMatchObject({ id: 'b', answer: null });
    expect(await store.claimNotifications('report', 'x', '2026', '2027')).toEqual(['b']);
    expect(await store.metadata('swept-at')).toBe(SWEPT);
  }
  const visit = await store.findVisit(Buffer.from('visit'));
  expect(visit?.id).toBe(version >= VISITS_SINCE[database] ? 'c' : undefined);
}

function makeSqlite(statements: string): string {
  const dataDir = createFolder();
  createEarlierStore(storeFileIn(dataDir), statements);
  return dataDir;
}

/** Returns tables and indexes with their columns, as the database names them. */
function readSqliteSchema(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const objects = database
    .prepare("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
    .all();
  const columns = objects.map(({ name }) => [
    name,
    database.prepare('SELECT * FROM pragma_table_xinfo(?)').all(String(name)),
    database.prepare('SELECT wr, strict FROM pragma_table_list(?)').all(String(name)),
  ]);
  database.close();
  return columns;
}

async function readPostgresColumns(postgres: PGlite): Promise<Record<string, string>> {
  const { rows } = await postgres.query<Record<string, string>>(
    `SELECT table_name || '.' || column_name AS name, data_type AS type,
            is_nullable = 'YES' OR column_default IS NOT NULL AS optional
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, type, optional }) => [name, `${type} ${optional}`]));
}

test('the release notes name the versions of the tables', () => {
  const notes = readFileSync(new URL('../../docs/upgrade.md', import.meta.url), 'utf8');
  expect(/^### .*\(.*\)$/m.exec(notes)?.[0]).toContain(
    `(SQLite ${SQLITE_MIGRATIONS.length}, PostgreSQL ${POSTGRES_MIGRATIONS.length})`,
  );
});

test('released steps are unchanged, because stores exist that they created', () => {
  const computeDigest = (steps: readonly (readonly string[])[]) =>
    steps.map((statements) => hash('sha256', statements.join(';')).slice(0, 8));
  expect(computeDigest(SQLITE_MIGRATIONS)).toEqual([
    'ef2cf081',
    '6e0cd295',
    'ab5c330c',
    'bce33f45',
    '59afe98f',
    '8fbef3ae',
    'eba9d965',
  ]);
  expect(computeDigest(POSTGRES_MIGRATIONS)).toEqual([
    'bcfbb6a1',
    '6f538a13',
    '7e371e79',
    '7c43bdcb',
    '570bd97c',
    '3d3377ae',
  ]);
});

test.each(numberChapters(SQLITE_VERSIONS))(
  'SQLite of version %i is migrated with all its data by one of two processes, after a copy',
  async (version, statements) => {
    const dataDir = makeSqlite(statements);
    const isEarlier = version < SQLITE_VERSIONS.length;
    const reading = openSqliteStore(dataDir, { readOnly: true }).then((store) => store.close());
    if (isEarlier) await expect(reading).rejects.toThrow(/earlier version/);
    else await reading;
    const stores = await Promise.all([openSqliteStore(dataDir), openSqliteStore(dataDir)]);
    const [firstStore, secondStore] = stores;
    expect(await secondStore.find('a')).toMatchObject({ recipient: 'r', expiresAt: null });
    await expectRows(firstStore, 'SQLite', version);
    for (const store of stores) await store.close();
    const emptyFolder = createFolder();
    await (await openSqliteStore(emptyFolder)).close();
    expect(readSqliteSchema(storeFileIn(dataDir))).toEqual(
      readSqliteSchema(storeFileIn(emptyFolder)),
    );
    expect(listMisplacedIds(storeFileIn(dataDir))).toEqual([]);

    // The previous version is stored next to it, for a rollback.
    const copies = readdirSync(dataDir).filter((name) => name.includes('version'));
    expect(copies).toEqual(isEarlier ? [`submissions.sqlite.version-${version}`] : []);
    for (const name of copies) {
      const file = path.join(dataDir, name);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const copy = new DatabaseSync(file, { readOnly: true });
      expect(copy.prepare('PRAGMA user_version').get()).toEqual({ user_version: version });
      expect(copy.prepare('SELECT id FROM submissions').all().length).toBeGreaterThan(0);
      copy.close();
    }
  },
);

test.each(numberChapters(SQLITE_VERSIONS).slice(2))(
  'SQLite of version %i is migrated with its mark, and refused if it contains less than that',
  async (_version, statements) => {
    const dataDir = makeSqlite(`${statements}; INSERT INTO metadata VALUES ('revision', '7');`);
    const file = storeFileIn(dataDir);
    writeMark(getMarkFile(file), { revision: 8, submissions: 1 });
    await expect(openSqliteStore(dataDir)).rejects.toThrow('ends at write 7 of 8');
    const database = new DatabaseSync(file);
    database.exec(`UPDATE metadata SET value = '8' WHERE name = 'revision'`);
    database.close();
    await (await openSqliteStore(dataDir)).close();
    await (await openSqliteStore(dataDir)).close();
  },
);

test('the copy before a migration is deleted as late as a backup', async () => {
  const dataDir = makeSqlite(SQLITE_VERSIONS[0] ?? '');
  const store = await openStore(dataDir);
  const listCopies = () => readdirSync(dataDir).filter((name) => name.includes('version'));
  const createCopy = (daysAgo: number) => {
    const time = Date.now() / 1000 - daysAgo * 86_400;
    for (const name of listCopies()) utimesSync(path.join(dataDir, name), time, time);
  };
  createCopy(BACKUP_KEPT_DAYS - 1);
  await store.compact();
  expect(listCopies()).toHaveLength(1);
  createCopy(BACKUP_KEPT_DAYS + 1);
  await store.compact();
  expect(listCopies()).toEqual([]);
});

test.each(numberChapters(POSTGRES_VERSIONS))(
  'PostgreSQL of version %i is migrated with all its data by one of two processes',
  async (version, statements) => {
    const postgres = await emptyPostgres();
    await openPostgresStore(createPool(postgres));
    const newColumns = await readPostgresColumns(postgres);
    await emptyPostgres();
    await postgres.exec(statements);
    const open = (options = {}) => openPostgresStore(createPool(postgres), options);
    const reading = open({ readOnly: true });
    if (version < POSTGRES_VERSIONS.length)
      await expect(reading).rejects.toThrow(/earlier version/);
    else await reading;
    const [store] = await Promise.all([open(), open()]);
    await expectRows(store, 'PostgreSQL', version);
    expect(await readPostgresColumns(postgres)).toEqual(newColumns);
  },
);

/** From this version on, every migration keeps the columns of the previous version's servers. */
const ADDITIVE_SINCE = 2;

test('migrations of PostgreSQL keep every column, and new columns require no value', async () => {
  for (const [version, statements] of numberChapters(POSTGRES_VERSIONS).slice(
    ADDITIVE_SINCE - 1,
    -1,
  )) {
    const postgres = await emptyPostgres();
    await postgres.exec(statements);
    const initialColumns = await readPostgresColumns(postgres);
    await emptyPostgres();
    await postgres.exec(POSTGRES_VERSIONS[version] ?? '');
    const nextColumns = await readPostgresColumns(postgres);
    expect(nextColumns).toMatchObject(initialColumns);
    const tables = new Set(Object.keys(initialColumns).map((name) => name.split('.')[0]));
    const addedColumns = Object.entries(nextColumns).filter(
      ([name]) => !(name in initialColumns) && tables.has(name.split('.')[0]),
    );
    expect(addedColumns.filter(([, column]) => !column.endsWith('true'))).toEqual([]);
  }
});

test('a store of a later release is refused with a solution', async () => {
  const dataDir = makeSqlite(`${SQLITE_VERSIONS.at(-1)} PRAGMA user_version = 99;`);
  await expect(openSqliteStore(dataDir)).rejects.toThrow(
    /cannot be used: .* later release \(version 99; .*docs\/upgrade\.md/s,
  );
  const postgres = await emptyPostgres();
  await openPostgresStore(createPool(postgres));
  await postgres.query('UPDATE submission_tables SET version = 99');
  for (const readOnly of [true, false])
    await expect(openPostgresStore(createPool(postgres), { readOnly })).rejects.toThrow(
      /cannot be used: .* later release \(version 99; .*docs\/upgrade\.md/s,
    );
});
