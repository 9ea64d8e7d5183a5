import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';

import { readErrorCode } from '../log.ts';
import { makeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import { copyRows, isEmpty } from './copy-rows.ts';
import type { SubmissionsDatabase } from './database.ts';
import { createLaterReleaseError, POSTGRES_MIGRATIONS, runMigrations } from './migrations.ts';
import { createSqlStore } from './sql-store.ts';
import { openSqliteDatabase } from './sqlite.ts';
import type { SubmissionStore } from './store.ts';
import type { Tables } from './tables.ts';

const VERSION = POSTGRES_MIGRATIONS.length;

/** Conflicts with another transaction, after which PostgreSQL (and distributed databases) require a retry. */
const CONFLICTS = ['40001', '40P01'];
/** Two processes that create the same tables at the same time. */
const CREATED_TWICE = [...CONFLICTS, '23505', '42P07'];
const NO_TABLE = '42P01';
const ATTEMPTS = 4;

async function withRetries<T>(work: () => Promise<T>, codes: readonly string[]): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !codes.includes(readErrorCode(error))) throw error;
    }
}

const createKysely = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

function createDatabase(db: Kysely<Tables>): SubmissionsDatabase {
  return {
    db,
    run: (query, transaction) => (transaction ?? db).executeQuery(query),
    locksRows: true,
    transaction: (work) =>
      withRetries(
        () =>
          db.transaction().execute(async (transaction) => {
            // A commit is on the disk when it returns, regardless of the server's default.
            await sql`SET LOCAL synchronous_commit TO on`.execute(transaction);
            return work(transaction);
          }),
        CONFLICTS,
      ),
    // The vacuum of PostgreSQL does both.
    compact: async () => {},
    checkpoint: async () => {},
    copyTo: (file, departments) =>
      makeNewFile(file, async (draft) => {
        const copy = await openSqliteDatabase(draft, { readOnly: false, isCopy: true });
        try {
          // All tables in one snapshot, while others write.
          await db
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute((from) =>
              copy.transaction((to) => copyRows(from, to, copy.getPlace, departments)),
            );
        } finally {
          await copy.close();
        }
      }),
    close: () => db.destroy(),
  };
}

const createUnknownVersionError = (version: number): StartError =>
  createLaterReleaseError('PostgreSQL', version, VERSION);

interface VersionRow {
  readonly version: number;
}

/** Creates the tables, or migrates those of an earlier version. */
async function migrate(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`CREATE TABLE IF NOT EXISTS submission_tables (id INTEGER PRIMARY KEY, version INTEGER NOT NULL)`.execute(
      transaction,
    );
    await sql`INSERT INTO submission_tables VALUES (1, 0) ON CONFLICT (id) DO NOTHING`.execute(
      transaction,
    );
    const { rows } =
      await sql<VersionRow>`SELECT version FROM submission_tables WHERE id = 1 FOR UPDATE`.execute(
        transaction,
      );
    const version = Number(rows[0]?.version);
    if (!(version <= VERSION)) throw createUnknownVersionError(version);
    await runMigrations(transaction, POSTGRES_MIGRATIONS.slice(version));
    if (version < VERSION)
      await sql`UPDATE submission_tables SET version = ${VERSION} WHERE id = 1`.execute(
        transaction,
      );
  });
}

async function requireVersion(db: Kysely<Tables>): Promise<void> {
  const { rows } =
    await sql<VersionRow>`SELECT version FROM submission_tables WHERE id = 1`.execute(db);
  const version = Number(rows[0]?.version);
  if (version < VERSION)
    throw new StartError('The tables are of an earlier version; start the server once.');
  if (version !== VERSION) throw createUnknownVersionError(version);
}

/**
 * Opens the store over a pool of connections, and creates its tables if they do not exist; readers create nothing.
 * Throws a `StartError` if the tables cannot be used or, for a reader, do not exist.
 */
export async function openPostgresStore(
  pool: PostgresPool,
  { readOnly = false } = {},
): Promise<SubmissionStore> {
  const db = createKysely(pool);
  try {
    if (readOnly) await requireVersion(db);
    else await withRetries(() => migrate(db), CREATED_TWICE);
    return createSqlStore(createDatabase(db));
  } catch (error) {
    await db.destroy();
    if (readOnly && readErrorCode(error) === NO_TABLE)
      throw new StartError('Nothing has been submitted yet: the database has no tables of ours.');
    throw error;
  }
}

/**
 * Imports a copy, as `copyTo` writes it, into a database without submissions. Resolves with `false` if the database is
 * not empty; an interrupted import changes nothing.
 */
export async function fillPostgres(pool: PostgresPool, file: string): Promise<boolean> {
  const db = createKysely(pool);
  const copy = await openSqliteDatabase(file, { readOnly: true, isCopy: true });
  try {
    await withRetries(() => migrate(db), CREATED_TWICE);
    return await createDatabase(db).transaction(async (to) => {
      if (!(await isEmpty(to))) return false;
      await copyRows(copy.db, to);
      return true;
    });
  } finally {
    await copy.close();
    await db.destroy();
  }
}
