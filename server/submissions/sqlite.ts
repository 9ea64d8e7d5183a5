import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Kysely, sql, type Transaction } from 'kysely';
import { BACKUP_KEPT_DAYS } from '@site/contract/limits';

import { makeNewFile, syncFolder } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import { copyRows } from './copy-rows.ts';
import type { SubmissionsDatabase } from './database.ts';
import type { Department } from './departments.ts';
import { createGroupCommit } from './group-commit.ts';
import { getMarkFile, readMark, writeMark, type HighWaterMark } from './high-water-mark.ts';
import {
  APPLICATION_ID,
  createLaterReleaseError,
  runMigrations,
  SQLITE_MIGRATIONS,
} from './migrations.ts';
import { getStorePlace } from './place.ts';
import { createSqlStore } from './sql-store.ts';
import { createNodeSqliteDialect, NodeSqliteConnection } from './sqlite-dialect.ts';
import type { SubmissionStore } from './store.ts';
import type { Tables } from './tables.ts';

const VERSION = SQLITE_MIGRATIONS.length;
/** The first version whose pages do not reveal the order of insertion. */
const UNORDERED_VERSION = 3;
/** The first version that counts its writes; a high-water mark requires the count. */
const COUNTED_SINCE = 3;
/** The maximum time for which the check of a file waits for another process, in milliseconds. */
const INSPECTION_TIMEOUT = 5000;

/** Returns the file of the submissions in a data folder. */
export const storeFileIn = (dataDir: string): string => path.join(dataDir, 'submissions.sqlite');

export interface OpenOptions {
  readonly readOnly?: boolean;
  /** A file other than that of the data folder, such as a copy made by the desk. */
  readonly file?: string;
}

/** Returns the error for a store that cannot be used, with the solution. */
const createRefusal = (file: string, problem: string, isCopy = false): StartError =>
  new StartError(
    isCopy
      ? `The copy ${file} cannot be used: ${problem}.\n` +
          'Nothing was changed. Fetch the file once more from where it was written, or export a new one.'
      : `The submissions in ${file} cannot be used: ${problem}.\n` +
          'Nothing was changed. Restore the file, with its -wal file, from a backup; docs/desk.md says how\n' +
          '("After a loss"). To begin with an empty store, move submissions.sqlite* out of the data folder.',
  );

/** Codes for a folder or file that this user may not write, or on a disk that is mounted read-only. */
const NOT_WRITABLE: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS'];

/** SQLite's result code for a full disk. */
const SQLITE_FULL = 13;

/**
 * Returns the error for a store that cannot be opened. It reassures the operator that no data is lost if only a
 * permission or disk space is missing.
 */
function explainOpenError(
  file: string,
  error: NodeJS.ErrnoException & { readonly errcode?: number },
  isCopy: boolean,
): Error {
  if (error instanceof StartError) return error;
  const folder = path.dirname(file);
  const { code, errcode, message } = error;
  const isNotWritable = NOT_WRITABLE.includes(code);
  const isFull = code === 'ENOSPC' || errcode === SQLITE_FULL;
  // The desk shows these errors in the language of its user, and the data folder is not involved.
  if (isCopy && (isNotWritable || isFull)) return error;
  if (isNotWritable)
    return new StartError(
      `${folder} may not be written by this user (${code}), and submissions are stored there. Change its\n` +
        'owner or its permissions, or choose another folder by DATA_DIR.',
    );
  if (isFull)
    return new StartError(
      `The disk of ${folder} is full, and submissions are stored there. Nothing was changed. Make room on it, or\n` +
        'choose another folder by DATA_DIR.',
    );
  return createRefusal(file, message, isCopy);
}

/**
 * Creates the folder of a store if it does not exist. Throws an error with a code if this user may not write to the
 * folder or the store, because SQLite would report it only at the first write, and `mkdirSync` reports a folder on a
 * read-only disk as missing.
 */
function makeWritableFolder(file: string): void {
  const folder = path.dirname(file);
  let existing = folder;
  while (!existsSync(existing)) existing = path.dirname(existing);
  if (!statSync(existing).isDirectory())
    throw new StartError(
      `${folder} cannot be used: ${existing} is a file, and submissions are stored in a folder. Choose one by DATA_DIR.`,
    );
  accessSync(existing, constants.W_OK);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(file)) accessSync(file, constants.W_OK);
}

const runPragma = (database: DatabaseSync, name: string): unknown =>
  database.prepare(`PRAGMA ${name}`).get()?.[name];

/** How much of the file is memory-mapped, instead of one system call for each page: saves a tenth of an insertion. */
const MAPPED_BYTES = 256 * 1024 * 1024;

/** Submissions are counted up to this number, because each write would otherwise take longer than the one before. */
const COUNTED_MAX = 1000;
const countText = (submissions: number): string =>
  submissions < COUNTED_MAX ? String(submissions) : `${COUNTED_MAX} or more`;

/** Returns the revision and the number of submissions of a database. */
function getContent(database: DatabaseSync): HighWaterMark {
  const revision = database.prepare(`SELECT value FROM metadata WHERE name = 'revision'`).get()?.[
    'value'
  ];
  const count = database
    .prepare('SELECT count(*) AS count FROM (SELECT id FROM submissions LIMIT ?)')
    .get(COUNTED_MAX)?.['count'];
  return { revision: Number(revision ?? 0), submissions: Number(count) };
}

/** Returns the problem of an existing file; `undefined` if it can be used. Changes nothing. */
function getProblem(file: string, readOnly: boolean, mark: HighWaterMark | undefined) {
  // A connection that may write would clear the log of a damaged database when it is closed.
  const database = new DatabaseSync(file, { readOnly: true, timeout: INSPECTION_TIMEOUT });
  try {
    if (runPragma(database, 'application_id') !== APPLICATION_ID)
      return 'it is empty, or it is another database';
    const version = runPragma(database, 'user_version');
    if (Number(version) > VERSION) throw createLaterReleaseError(file, Number(version), VERSION);
    if (!Number.isInteger(version) || Number(version) < 1)
      return `it has the unknown schema version ${String(version)}`;
    if (readOnly && version !== VERSION)
      return 'it is of an earlier version; start the server once';
    if (database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok')
      return 'it is damaged';
    if (!mark) return undefined;
    const content =
      Number(version) >= COUNTED_SINCE ? getContent(database) : { revision: 0, submissions: 0 };
    if (content.revision >= mark.revision) return undefined;
    return (
      `it ends at write ${content.revision} of ${mark.revision}, with ${countText(content.submissions)} of ` +
      `${countText(mark.submissions)} submissions: its -wal file was deleted or damaged, or it is an older copy`
    );
  } finally {
    database.close();
  }
}

const getCopyFile = (file: string, version: number): string => `${file}.version-${version}`;
const COPY = /\.version-\d+$/;
const DAY = 24 * 60 * 60 * 1000;

/** Stores a copy of a database next to it before a migration, for a rollback. */
async function copyBefore(db: Kysely<Tables>, file: string, version: number): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await sql`VACUUM INTO ${draft}`.execute(db);
    chmodSync(draft, 0o600);
    linkSync(draft, getCopyFile(file, version));
    syncFolder(path.dirname(file));
  } catch (error) {
    // Another process, or an earlier attempt, has created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Deletes such copies when a backup of their age is deleted. */
function removeOldCopies(file: string): void {
  const folder = path.dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(path.basename(file)) || !COPY.test(name)) continue;
    const copy = path.join(folder, name);
    if (statSync(copy).mtimeMs < Date.now() - BACKUP_KEPT_DAYS * DAY) rmSync(copy, { force: true });
  }
}

/** Migrates a database to the current version. If two processes open it at the same time, one of them migrates it. */
async function migrate(db: Kysely<Tables>, database: DatabaseSync): Promise<void> {
  const currentVersion = Number(runPragma(database, 'user_version'));
  if (currentVersion === VERSION) return;
  database.function('place_of', (id) => getStorePlace(String(id)));
  // The migration replaces a table that others refer to. This pragma has no effect within a transaction.
  database.exec('PRAGMA foreign_keys = OFF');
  await db.transaction().execute(async (transaction) => {
    const version = Number(runPragma(database, 'user_version'));
    await runMigrations(transaction, SQLITE_MIGRATIONS.slice(version));
    await sql.raw(`PRAGMA user_version = ${VERSION}`).execute(transaction);
  });
  database.exec('PRAGMA foreign_keys = ON');
  if (currentVersion > 0 && currentVersion < UNORDERED_VERSION) await sql`VACUUM`.execute(db);
}

/** Creates an empty database under a temporary name and renames it when it is complete. */
async function createFile(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    const database = new DatabaseSync(draft);
    const db = new Kysely<Tables>({ dialect: createNodeSqliteDialect(database) });
    try {
      await migrate(db, database);
    } finally {
      await db.destroy();
    }
    linkSync(draft, file);
    syncFolder(path.dirname(file));
  } catch (error) {
    // Another process has created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Opens a database file of this program, creates it if it does not exist, and migrates one of an earlier version. A
 * copy that is carried between machines has no write-ahead log and no high-water mark, so that the closed
 * file is complete. Throws a `StartError` if it cannot be used.
 */
export async function openSqliteDatabase(
  file: string,
  { readOnly, isCopy }: { readonly readOnly: boolean; readonly isCopy: boolean },
): Promise<SubmissionsDatabase> {
  const hasMark = !isCopy;
  const markFile = getMarkFile(file);
  const mark = hasMark ? readMark(markFile) : undefined;
  if (!existsSync(file)) {
    if (mark?.submissions)
      throw createRefusal(
        file,
        `the file is gone; it held ${countText(mark.submissions)} submissions`,
      );
    // A log without its database remains if half of the store was deleted.
    if (existsSync(`${file}-wal`)) throw createRefusal(file, 'only its -wal file is there', isCopy);
    if (readOnly) throw new StartError(`Nothing has been submitted yet: there is no ${file}.`);
    await createFile(file);
  }
  const problem = getProblem(file, readOnly, mark);
  if (problem) throw createRefusal(file, problem, isCopy);

  const database = new DatabaseSync(file, { readOnly, timeout: 0 });
  const connection = new NodeSqliteConnection(database);
  const db = new Kysely<Tables>({ dialect: createNodeSqliteDialect(database, connection) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely closes nothing before its first query, and a connection that stays open keeps the log from being removed.
    if (database.isOpen) database.close();
  };
  try {
    if (!readOnly) await sql.raw(`PRAGMA journal_mode = ${isCopy ? 'DELETE' : 'WAL'}`).execute(db);
    // Every commit is synced, including the removal of a journal, so that acknowledged data survives a power failure.
    database.exec('PRAGMA synchronous = EXTRA; PRAGMA secure_delete = ON;');
    // Pages are read from a mapping, and still written and synced with system calls. A read error of the disk ends the
    // process, which starts again without losing acknowledged data.
    database.exec(`PRAGMA mmap_size = ${MAPPED_BYTES}`);
    if (!readOnly) {
      const version = Number(runPragma(database, 'user_version'));
      // If a copy is damaged, another copy can be exported.
      if (!isCopy && version < VERSION) await copyBefore(db, file, version);
      await migrate(db, database);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const noteMark = (content: HighWaterMark): void => {
    try {
      writeMark(markFile, content);
    } catch {
      // The commit is complete. A mark that is behind never causes a sound database to be refused.
    }
  };
  if (hasMark && !readOnly && !mark) noteMark(getContent(database));

  const nextRevision = createRevisionCount(db);
  const transaction = createGroupCommit(async (work) => {
    let content: HighWaterMark | undefined;
    const result = await db.transaction().execute(async (begunTransaction) => {
      const workResult = await work(begunTransaction);
      if (hasMark) content = await nextRevision(begunTransaction);
      return workResult;
    });
    if (content) noteMark(content);
    return result;
  });

  return {
    db,
    // The only connection executes queries directly: Kysely would await promises for 10 µs to acquire it.
    run: (query) => connection.executeQuery(query),
    locksRows: false,
    getPlace: getStorePlace,
    transaction,
    checkpoint: async () => void (await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)),
    async compact() {
      await compactInWorker(file);
      removeOldCopies(file);
    },
    copyTo: (target, departments) =>
      makeNewFile(target, (draft) =>
        departments
          ? copyDepartments(db, draft, departments)
          : sql`VACUUM INTO ${draft}`.execute(db).then(() => undefined),
      ),
    close,
  };
}

/** Copies what some departments receive into a new file, from one snapshot that does not block writers. */
async function copyDepartments(
  db: Kysely<Tables>,
  file: string,
  departments: readonly Department[],
): Promise<void> {
  const copy = await openSqliteDatabase(file, { readOnly: false, isCopy: true });
  try {
    await sql`BEGIN`.execute(db);
    try {
      await copy.transaction((to) => copyRows(db, to, copy.getPlace, departments));
    } finally {
      await sql`COMMIT`.execute(db);
    }
  } finally {
    await copy.close();
  }
}

/** Returns a function that counts a write transaction, within that transaction. */
function createRevisionCount(db: Kysely<Tables>) {
  const countRevision = db
    .insertInto('metadata')
    .values({ name: 'revision', value: '1' })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: sql<string>`cast(cast(metadata.value AS INTEGER) + 1 AS TEXT)` }),
    )
    .returning('value')
    .compile();
  const countSubmissions = db
    .selectFrom((from) =>
      from
        .selectFrom('submissions')
        .select('id')
        // With a bound value, SQLite would prepare the statement again each time.
        .limit(sql.lit(COUNTED_MAX))
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .compile();
  return async (transaction: Transaction<Tables>): Promise<HighWaterMark> => {
    const [revision] = (await transaction.executeQuery(countRevision)).rows;
    const [submissions] = (await transaction.executeQuery(countSubmissions)).rows;
    return { revision: Number(revision?.value), submissions: Number(submissions?.count) };
  };
}

/** Rewriting a large database takes seconds of one core, so it does not run on the thread that serves pages. */
async function compactInWorker(file: string): Promise<void> {
  const script = new URL('./compact-worker.ts', import.meta.url);
  const [code] = (await once(new Worker(script, { workerData: { file } }), 'exit')) as [number];
  if (code !== 0) throw new Error(`The compaction ended with ${code}.`);
}

/**
 * Undoes what a command that was killed left half written in a copy, and brings one of an earlier release, in which
 * answers may have been given, to the present version and without a log: a connection that only reads can do neither.
 */
async function prepareCopy(file: string): Promise<void> {
  const readOnly = !existsSync(`${file}-journal`);
  const database = new DatabaseSync(file, { readOnly, timeout: INSPECTION_TIMEOUT });
  let isPresent: boolean;
  try {
    isPresent =
      Number(runPragma(database, 'user_version')) >= VERSION &&
      runPragma(database, 'journal_mode') !== 'wal';
  } finally {
    database.close();
  }
  if (!isPresent) await (await openSqliteDatabase(file, { readOnly: false, isCopy: true })).close();
}

/**
 * Opens the embedded store, and creates it if it does not exist. Throws a `StartError` if it cannot be used or contains
 * less than before: it never starts empty over existing data.
 */
export async function openSqliteStore(
  dataDir: string,
  { readOnly = false, file }: OpenOptions = {},
): Promise<SubmissionStore> {
  const databaseFile = file ?? storeFileIn(dataDir);
  const isCopy = file !== undefined;
  try {
    if (!readOnly) makeWritableFolder(databaseFile);
    if (isCopy) await prepareCopy(databaseFile);
    return createSqlStore(await openSqliteDatabase(databaseFile, { readOnly, isCopy }));
  } catch (error) {
    throw explainOpenError(databaseFile, error as Error, isCopy);
  }
}
