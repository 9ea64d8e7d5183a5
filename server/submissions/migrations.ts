import { sql, type Kysely } from 'kysely';

import { StartError } from '../start-error.ts';

/**
 * The schema of the submissions database as numbered steps, forward only. A database of any earlier version is migrated
 * in one transaction when it is opened for writing. A released step is never changed, because stores exist that it
 * created. On PostgreSQL, servers of the previous release continue to run during a migration: from version 2 on, a step
 * only adds tables and columns that do not need a value.
 */
type Migration = readonly string[];

/** Returns the statements of a step, in order. */
const listStatements = (...texts: readonly string[]): Migration => texts;

/** Runs steps in order. */
export async function runMigrations<DB>(
  db: Kysely<DB>,
  migrations: readonly Migration[],
): Promise<void> {
  for (const statement of migrations.flat()) await sql.raw(statement).execute(db);
}

const SUBMISSION_COLUMNS = [
  'id',
  'purpose',
  'consent_version',
  'created_at',
  'state',
  'expires_at',
  'key_hash',
  'fingerprint',
  'recipient',
  'sealed',
].join(', ');
const REPORT_COLUMNS = [
  'id',
  'receipt_hash',
  'salt',
  'verifier',
  'public_key',
  'wrapped_private_key',
  'tip',
  'answer',
  'answer_copy',
  'answered_at',
].join(', ');

/**
 * Tables without rowid are ordered by their random ids, so that neither row numbers nor neighbors show which submission
 * came first.
 */
const SQLITE_WITHOUT_ROWID = listStatements(
  `CREATE TABLE submissions_3 (
     id              TEXT PRIMARY KEY,
     purpose         TEXT NOT NULL,
     consent_version TEXT NOT NULL,
     created_at      TEXT NOT NULL,
     state           TEXT NOT NULL,
     expires_at      TEXT,
     key_hash        BLOB NOT NULL UNIQUE,
     fingerprint     BLOB NOT NULL,
     recipient       TEXT NOT NULL,
     sealed          BLOB NOT NULL
   ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE reports_3 (
     id                  TEXT PRIMARY KEY REFERENCES submissions_3 (id),
     receipt_hash        BLOB NOT NULL UNIQUE,
     salt                BLOB NOT NULL,
     verifier            BLOB NOT NULL,
     public_key          BLOB NOT NULL,
     wrapped_private_key BLOB NOT NULL,
     tip                 BLOB NOT NULL,
     answer              BLOB,
     answer_copy         BLOB,
     answered_at         TEXT
   ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE mail_queue (
     id          TEXT PRIMARY KEY,
     purpose     TEXT NOT NULL,
     lease       TEXT,
     lease_until TEXT
   ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE metadata (
     name  TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT, WITHOUT ROWID`,
  `INSERT INTO submissions_3 (${SUBMISSION_COLUMNS})
   SELECT ${SUBMISSION_COLUMNS} FROM submissions ORDER BY id`,
  `INSERT INTO reports_3 (${REPORT_COLUMNS}) SELECT ${REPORT_COLUMNS} FROM reports ORDER BY id`,
  'INSERT INTO mail_queue SELECT id, purpose, lease, lease_until FROM notices ORDER BY id',
  'INSERT INTO metadata SELECT name, value FROM facts',
  'DROP TABLE reports',
  'DROP TABLE submissions',
  'DROP TABLE notices',
  'DROP TABLE facts',
  'ALTER TABLE submissions_3 RENAME TO submissions',
  'ALTER TABLE reports_3 RENAME TO reports',
  'CREATE INDEX submissions_by_purpose ON submissions (purpose, created_at)',
);

/**
 * Orders the rows of submissions by a number that is derived from their random id (`place.ts`; `place_of` is that
 * function). To find a position among rows that are ordered by a text, SQLite completely reads each row that it
 * compares, with its sealed content. The desk's lists of one purpose do not need an index, because they read rows
 * without their content.
 */
const SQLITE_PLACES = listStatements(
  `CREATE TABLE submissions_5 (
     place           INTEGER PRIMARY KEY,
     id              TEXT NOT NULL UNIQUE,
     purpose         TEXT NOT NULL,
     consent_version TEXT NOT NULL,
     created_at      TEXT NOT NULL,
     state           TEXT NOT NULL,
     expires_at      TEXT,
     key_hash        BLOB NOT NULL UNIQUE,
     fingerprint     BLOB NOT NULL,
     recipient       TEXT NOT NULL,
     sealed          BLOB NOT NULL
   ) STRICT`,
  `INSERT INTO submissions_5 (place, ${SUBMISSION_COLUMNS})
   SELECT place_of(id), ${SUBMISSION_COLUMNS} FROM submissions ORDER BY 1`,
  'DROP TABLE submissions',
  'ALTER TABLE submissions_5 RENAME TO submissions',
);

const createReportTable = (bytes: string, options: string): string =>
  `CREATE TABLE reports (
       id                  TEXT PRIMARY KEY REFERENCES submissions (id),
       receipt_hash        ${bytes} NOT NULL UNIQUE,
       salt                ${bytes} NOT NULL,
       verifier            ${bytes} NOT NULL,
       public_key          ${bytes} NOT NULL,
       wrapped_private_key ${bytes} NOT NULL,
       tip                 ${bytes} NOT NULL,
       answer              ${bytes},
       answer_copy         ${bytes},
       answered_at         TEXT
     )${options}`;

const createVisitTable = (bytes: string, options: string): string =>
  `CREATE TABLE visits (
       id           TEXT PRIMARY KEY REFERENCES submissions (id),
       receipt_hash ${bytes} NOT NULL UNIQUE,
       details      ${bytes} NOT NULL
     )${options}`;

/**
 * Entries that are added to a report after it arrived, and the record of officers' actions. A server of the previous
 * release deletes submissions without these tables.
 */
const createCaseTables = (bytes: string, options: string): Migration =>
  listStatements(
    `CREATE TABLE case_entries (
       id             TEXT PRIMARY KEY,
       submission_id  TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
       kind           TEXT NOT NULL,
       state          TEXT NOT NULL,
       created_at     TEXT NOT NULL,
       key_hash       ${bytes} NOT NULL UNIQUE,
       recipient      TEXT NOT NULL,
       for_department ${bytes} NOT NULL,
       for_reporter   ${bytes}
     )${options}`,
    'CREATE INDEX case_entries_by_submission ON case_entries (submission_id)',
    `CREATE TABLE record_entries (
       id         TEXT PRIMARY KEY,
       department TEXT NOT NULL,
       chain      TEXT NOT NULL,
       number     INTEGER NOT NULL,
       entry      TEXT NOT NULL
     )${options}`,
    'CREATE INDEX record_entries_by_chain ON record_entries (chain, number)',
  );

/** Creates the tables for published versions of the news, with their photographs. */
const createNewsTables = (bytes: string, options: string): Migration =>
  listStatements(
    `CREATE TABLE news_versions (
       number       INTEGER PRIMARY KEY,
       published_at TEXT NOT NULL,
       key          TEXT NOT NULL,
       content      TEXT NOT NULL
     )${options}`,
    `CREATE TABLE news_pictures (
       address TEXT PRIMARY KEY,
       content ${bytes} NOT NULL
     )${options}`,
  );

/** Identifies the file as ours ("SUBM"), so that another database is not opened. */
export const APPLICATION_ID = 0x5355424d;

/** The embedded database. The first entry creates version 1; the version is in `user_version`. */
export const SQLITE_MIGRATIONS: readonly Migration[] = [
  listStatements(
    `CREATE TABLE submissions (
       id              TEXT PRIMARY KEY,
       purpose         TEXT NOT NULL,
       consent_version TEXT NOT NULL,
       created_at      TEXT NOT NULL,
       state           TEXT NOT NULL,
       key_hash        BLOB NOT NULL UNIQUE,
       fingerprint     BLOB NOT NULL,
       recipient       TEXT NOT NULL,
       sealed          BLOB NOT NULL
     ) STRICT`,
    'CREATE INDEX submissions_by_purpose ON submissions (purpose, created_at)',
    `PRAGMA application_id = ${APPLICATION_ID}`,
  ),
  listStatements(
    'ALTER TABLE submissions ADD COLUMN expires_at TEXT',
    createReportTable('BLOB', ' STRICT'),
    `CREATE TABLE notices (
       id          TEXT PRIMARY KEY,
       purpose     TEXT NOT NULL,
       lease       TEXT,
       lease_until TEXT
     ) STRICT`,
    'CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
  ),
  SQLITE_WITHOUT_ROWID,
  listStatements(createVisitTable('BLOB', ' STRICT, WITHOUT ROWID')),
  SQLITE_PLACES,
  createCaseTables('BLOB', ' STRICT, WITHOUT ROWID'),
  createNewsTables('BLOB', ' STRICT'),
];

/** PostgreSQL. The version is in the table `submission_tables`. */
export const POSTGRES_MIGRATIONS: readonly Migration[] = [
  listStatements(
    `CREATE TABLE submissions (
       id              TEXT PRIMARY KEY,
       purpose         TEXT NOT NULL,
       consent_version TEXT NOT NULL,
       created_at      TEXT NOT NULL,
       state           TEXT NOT NULL,
       expires_at      TEXT,
       key_hash        BYTEA NOT NULL UNIQUE,
       fingerprint     BYTEA NOT NULL,
       recipient       TEXT NOT NULL,
       sealed          BYTEA NOT NULL
     )`,
    'CREATE INDEX submissions_by_purpose ON submissions (purpose, created_at)',
    createReportTable('BYTEA', ''),
    'CREATE TABLE notices (id TEXT PRIMARY KEY, purpose TEXT NOT NULL, lease TEXT, lease_until TEXT)',
    'CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ),
  listStatements(
    'ALTER TABLE notices RENAME TO mail_queue',
    'ALTER TABLE facts RENAME TO metadata',
  ),
  listStatements(createVisitTable('BYTEA', '')),
  // The state that several servers share (`shared-state/postgres-state.ts`).
  listStatements(
    `CREATE UNLOGGED TABLE rate_limits (
       key    VARCHAR(255) PRIMARY KEY,
       points INTEGER NOT NULL DEFAULT 0,
       expire BIGINT
     )`,
    'CREATE UNLOGGED TABLE daily_keys (day TEXT PRIMARY KEY, key BYTEA NOT NULL)',
    'CREATE UNLOGGED TABLE page_visits (visit TEXT PRIMARY KEY, notice INTEGER NOT NULL, day TEXT NOT NULL)',
    'CREATE TABLE page_views (notice INTEGER PRIMARY KEY, count BIGINT NOT NULL)',
  ),
  createCaseTables('BYTEA', ''),
  createNewsTables('BYTEA', ''),
];

/** Creates the error for a store that a later release has migrated. */
export const createLaterReleaseError = (
  store: string,
  version: number,
  latestVersion: number,
): StartError =>
  new StartError(
    `The submissions in ${store} cannot be used: they are of a later release (version ${version}; this one knows up to ${latestVersion}).\n` +
      'Nothing was changed. Start that release again; docs/upgrade.md says how to go back ("Going back").',
  );
