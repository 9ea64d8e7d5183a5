import { existsSync, rmSync } from 'node:fs';

import { StartError } from '../start-error.ts';
import { readErrorCode } from '../log.ts';
import { copyRows, isEmpty } from './copy-rows.ts';
import { POSTGRES_STEPS, POSTGRES_VERSION } from './postgres-schema.ts';
import { storeOver } from './sql-store.ts';
import type { Database, Row, Sql } from './sql.ts';
import { databaseOver } from './sqlite.ts';
import { openFile } from './sqlite-file.ts';
import type { SubmissionStore } from './store.ts';

interface Queries {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** What is asked of a connection to PostgreSQL. PGlite has it as it is; `postgres-pool.ts` gives it to `pg`. */
export interface Postgres extends Queries {
  /** Commits what `work` did, or takes it back where it throws. */
  transaction<T>(work: (inside: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Another transaction was in the way, and the database asks to try again (also as distributed engines do). */
const IN_THE_WAY = ['40001', '40P01'];
/** Two processes that make the same tables together. */
const MADE_TOGETHER = [...IN_THE_WAY, '23505', '42P07'];
const NO_TABLE = '42P01';
const ATTEMPTS = 4;

async function attempted<T>(work: () => Promise<T>, codes: readonly string[]): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !codes.includes(readErrorCode(error))) throw error;
    }
}

const sqlOf = (queries: Queries): Sql => ({
  async query<Shape = Row>(text: string, values: readonly unknown[] = []) {
    return (await queries.query(text, [...values])).rows as Shape[];
  },
});

function databaseOf(postgres: Postgres): Database {
  return {
    ...sqlOf(postgres),
    transaction: (work) =>
      attempted(
        () =>
          postgres.transaction(async (inside) => {
            // A commit is on the disk when it returns, whatever the server's default is.
            await inside.query('SET LOCAL synchronous_commit TO on');
            return work(sqlOf(inside));
          }),
        IN_THE_WAY,
      ),
    // Its own vacuum does it.
    forget: async () => {},
    async copyTo(file) {
      if (existsSync(file)) throw new StartError(`${file} exists already.`);
      const connection = openFile(file, false);
      const copy = databaseOver(connection);
      try {
        await postgres.transaction(async (inside) => {
          // All tables as they are at one moment, while others write.
          await inside.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
          await copy.transaction((to) => copyRows(sqlOf(inside), to));
        });
        connection.exec('PRAGMA journal_mode = DELETE;');
      } catch (error) {
        await copy.close();
        rmSync(file, { force: true });
        throw error;
      }
      await copy.close();
    },
    close: () => postgres.close(),
  };
}

const unknownVersion = (version: number): StartError =>
  new StartError(
    `The tables are of the unknown version ${version}. Start the release that made them.`,
  );

/** Makes the tables, or brings those of an earlier version up to date. */
async function bringUpToDate(postgres: Postgres): Promise<void> {
  await postgres.transaction(async (inside) => {
    const sql = sqlOf(inside);
    await sql.query(
      'CREATE TABLE IF NOT EXISTS submission_tables (id INTEGER PRIMARY KEY, version INTEGER NOT NULL)',
    );
    await sql.query('INSERT INTO submission_tables VALUES (1, 0) ON CONFLICT (id) DO NOTHING');
    const [row] = await sql.query<{ version: number }>(
      'SELECT version FROM submission_tables WHERE id = 1 FOR UPDATE',
    );
    const version = Number(row?.version);
    if (!(version <= POSTGRES_VERSION)) throw unknownVersion(version);
    for (const statement of POSTGRES_STEPS.slice(version).flat()) await sql.query(statement);
    if (version < POSTGRES_VERSION)
      await sql.query('UPDATE submission_tables SET version = $1 WHERE id = 1', [POSTGRES_VERSION]);
  });
}

async function holdToVersion(postgres: Postgres): Promise<void> {
  const [row] = await sqlOf(postgres).query<{ version: number }>(
    'SELECT version FROM submission_tables WHERE id = 1',
  );
  const version = Number(row?.version);
  if (version < POSTGRES_VERSION)
    throw new StartError('The tables are of an earlier version; start the server once.');
  if (version !== POSTGRES_VERSION) throw unknownVersion(version);
}

/**
 * Opens the store over a connection, and makes its tables where there are none; readers make nothing.
 * Throws a `StartError` where there are tables that cannot be used, or, for a reader, none.
 */
export async function openPostgresStore(
  postgres: Postgres,
  { readOnly = false } = {},
): Promise<SubmissionStore> {
  try {
    if (readOnly) await holdToVersion(postgres);
    else await attempted(() => bringUpToDate(postgres), MADE_TOGETHER);
    return storeOver(databaseOf(postgres));
  } catch (error) {
    await postgres.close();
    if (readOnly && readErrorCode(error) === NO_TABLE)
      throw new StartError('Nothing has been submitted yet: the database has no tables of ours.');
    throw error;
  }
}

/**
 * Brings a copy, as `copyTo` writes it, into a database where nothing was submitted yet.
 * Tells whether it did; there is nothing of a copy that came halfway.
 */
export async function fillPostgres(postgres: Postgres, file: string): Promise<boolean> {
  const copy = databaseOver(openFile(file, true));
  try {
    await attempted(() => bringUpToDate(postgres), MADE_TOGETHER);
    return await databaseOf(postgres).transaction(async (to) => {
      if (!(await isEmpty(to))) return false;
      await copyRows(copy, to);
      return true;
    });
  } finally {
    await copy.close();
    await postgres.close();
  }
}
