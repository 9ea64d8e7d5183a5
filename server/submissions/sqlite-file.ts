import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { StartError } from '../start-error.ts';
import { APPLICATION_ID, SCHEMA_VERSION, stepsFrom } from './schema.ts';

/** How long a statement waits for another process on the same file, in milliseconds. */
const LOCK_TIMEOUT = 5000;

const numberOf = (database: DatabaseSync, pragma: string): unknown =>
  database.prepare(`PRAGMA ${pragma}`).get()?.[pragma];

/** Names what is wrong with an existing file; `undefined` where it can be used. */
function createProblem(database: DatabaseSync): string | undefined {
  try {
    if (numberOf(database, 'application_id') !== APPLICATION_ID)
      return 'it is empty, or it is another database';
    const version = numberOf(database, 'user_version');
    if (!Number.isInteger(version) || Number(version) < 1 || Number(version) > SCHEMA_VERSION)
      return `it has the unknown schema version ${String(version)}`;
    const check = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    return check === 'ok' ? undefined : 'it is damaged';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Two processes may open an old store together: the second one finds it done. */
function bringUpToDate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(numberOf(database, 'user_version'));
    if (version < SCHEMA_VERSION) database.exec(stepsFrom(version));
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

export const refusal = (file: string, problem: string): StartError =>
  new StartError(
    `The submissions in ${file} cannot be used: ${problem}.\n` +
      'Nothing was changed. Restore the file, with its -wal file, from a backup; or move both away to begin anew.',
  );

/**
 * Opens a database file of ours, or makes it; brings one of an earlier version up to date.
 * Throws a `StartError` where there is one that cannot be used.
 */
export function openFile(file: string, readOnly: boolean): DatabaseSync {
  const exists = existsSync(file);
  // A log without its database is what remains when someone deletes half of the store.
  if (!exists && existsSync(`${file}-wal`)) throw refusal(file, 'only its -wal file is there');
  if (!exists && readOnly)
    throw new StartError(`Nothing has been submitted yet: there is no ${file}.`);

  const database = new DatabaseSync(file, { readOnly, timeout: LOCK_TIMEOUT });
  try {
    if (!exists) database.exec(`BEGIN IMMEDIATE; ${stepsFrom(0)} COMMIT;`);
    const problem = createProblem(database);
    if (problem) throw refusal(file, problem);
    if (!readOnly) {
      database.exec('PRAGMA journal_mode = WAL;');
      bringUpToDate(database);
    } else if (numberOf(database, 'user_version') !== SCHEMA_VERSION)
      throw refusal(file, 'it is of an earlier version; start the server once');
    // FULL syncs the log in every commit: an acknowledged submission survives a power cut.
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}
