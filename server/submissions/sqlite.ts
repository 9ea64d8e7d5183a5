import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { StartError } from '../start-error.ts';
import type {
  KeyHolder,
  Purpose,
  StoredSubmission,
  SubmissionFacts,
  SubmissionStore,
} from './store.ts';

/** Marks the file as ours ("SUBM"), so that no other database is taken for it. */
const APPLICATION_ID = 0x5355424d;
const SCHEMA_VERSION = 1;

const SCHEMA = `
  CREATE TABLE submissions (
    id              TEXT PRIMARY KEY,
    purpose         TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    created_at      TEXT NOT NULL,
    state           TEXT NOT NULL,
    key_hash        BLOB NOT NULL UNIQUE,
    fingerprint     BLOB NOT NULL,
    recipient       TEXT NOT NULL,
    sealed          BLOB NOT NULL
  ) STRICT;
  CREATE INDEX submissions_by_purpose ON submissions (purpose, created_at);
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

const FACTS = 'id, purpose, consent_version AS consentVersion, created_at AS createdAt, state';

/** How long a statement waits for another process on the same file, in milliseconds. */
const LOCK_TIMEOUT = 5000;

export const storeFileIn = (dataDir: string): string => path.join(dataDir, 'submissions.sqlite');

const numberOf = (database: DatabaseSync, pragma: string): unknown =>
  database.prepare(`PRAGMA ${pragma}`).get()?.[pragma];

/** Names what is wrong with an existing file; `undefined` where it can be used. */
function problemOf(database: DatabaseSync): string | undefined {
  try {
    if (numberOf(database, 'application_id') !== APPLICATION_ID)
      return 'it is empty, or it is another database';
    const version = numberOf(database, 'user_version');
    if (version !== SCHEMA_VERSION) return `it has the unknown schema version ${String(version)}`;
    const check = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    return check === 'ok' ? undefined : 'it is damaged';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const refusal = (file: string, problem: string): StartError =>
  new StartError(
    `The submissions in ${file} cannot be used: ${problem}.\n` +
      'Nothing was changed. Restore the file, with its -wal file, from a backup; or move both away to begin anew.',
  );

function openFile(file: string, readOnly: boolean): DatabaseSync {
  const exists = existsSync(file);
  // A log without its database is what remains when someone deletes half of the store.
  if (!exists && existsSync(`${file}-wal`)) throw refusal(file, 'only its -wal file is there');
  if (!exists && readOnly)
    throw new StartError(`Nothing has been submitted yet: there is no ${file}.`);

  const database = new DatabaseSync(file, { readOnly, timeout: LOCK_TIMEOUT });
  try {
    if (!exists) database.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
    const problem = problemOf(database);
    if (problem) throw refusal(file, problem);
    if (!readOnly) database.exec('PRAGMA journal_mode = WAL;');
    // FULL syncs the log in every commit: an acknowledged submission survives a power cut.
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * Opens the embedded store, and makes it where there is none.
 * Throws a `StartError` where there is one that cannot be used: it never starts empty over old data.
 */
export function openSqliteStore(
  dataDir: string,
  options: { readonly readOnly?: boolean } = {},
): SubmissionStore {
  const file = storeFileIn(dataDir);
  let database: DatabaseSync;
  try {
    if (!options.readOnly) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    database = openFile(file, options.readOnly ?? false);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw refusal(file, error instanceof Error ? error.message : String(error));
  }

  const holder = database.prepare(
    'SELECT created_at AS createdAt, fingerprint FROM submissions WHERE key_hash = ?',
  );
  const insert = database.prepare(
    `INSERT INTO submissions
       (id, purpose, consent_version, created_at, state, key_hash, fingerprint, recipient, sealed)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (key_hash) DO NOTHING`,
  );
  const byPurpose = database.prepare(
    `SELECT ${FACTS} FROM submissions WHERE purpose = ? ORDER BY created_at, id`,
  );
  const byId = database.prepare(`SELECT ${FACTS}, recipient, sealed FROM submissions WHERE id = ?`);
  const holderOf = (keyHash: Uint8Array) => holder.get(keyHash) as KeyHolder | undefined;

  return {
    async holderOf(keyHash) {
      return holderOf(keyHash);
    },
    async add({ id, purpose, consentVersion, createdAt, state, keyHash, ...rest }) {
      const { fingerprint, recipient, sealed } = rest;
      // One statement is one transaction: it is on the disk, whole, when `run` returns.
      insert.run(
        id,
        purpose,
        consentVersion,
        createdAt,
        state,
        keyHash,
        fingerprint,
        recipient,
        sealed,
      );
      const stored = holderOf(keyHash);
      if (!stored) throw new Error('A stored submission could not be read again.');
      return stored;
    },
    async list(purpose: Purpose) {
      return byPurpose.all(purpose) as unknown as SubmissionFacts[];
    },
    async find(id) {
      return byId.get(id) as StoredSubmission | undefined;
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}
