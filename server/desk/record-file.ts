import { chmodSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import {
  createEntry,
  getChain,
  getHead,
  hashEntry,
  findSubject,
  recordEntrySchema,
  type RecordAction,
  type RecordEntry,
  type RecordFacts,
} from '../cases/record.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import { getRowDepartment } from '../submissions/recipients.ts';
import type { StoredSubmission, SubmissionStore } from '../submissions/store.ts';

/** Returns the facts that the record contains about an action on a submission. */
export const describeAction = async (
  store: Pick<SubmissionStore, 'findReceiptHash'>,
  row: StoredSubmission,
  action: RecordAction,
  time: Date,
): Promise<RecordFacts> => ({
  department: getRowDepartment(row),
  action,
  subject: await findSubject(store, row.id),
  time,
});

/** The maximum time for which a program waits for another one that writes to the same record, in milliseconds. */
const LOCK_TIMEOUT = 5000;

/** Returns the path of a key's record, which is next to the key. */
export const getRecordFile = (keyFile: string): string => `${keyFile}.record`;

/**
 * The actions of a key, stored on the machine that has the key. An action is recorded before it is carried out, so that
 * none is missing. The file shows whether the end of the server's record was cut off, and restores entries that were
 * lost with a copy.
 */
export interface RecordFile {
  /**
   * Creates the next entry and writes it to the disk. Resolves with all entries of its chain that a store does not have
   * yet, to be stored there together with the change.
   */
  append(
    store: Pick<SubmissionStore, 'findLastEntry'>,
    facts: RecordFacts,
  ): Promise<readonly RecordEntry[]>;
  /** Returns all entries, in the order of their creation. */
  readEntries(): readonly RecordEntry[];
  /** Returns the copies in which entries were made that no check has found in the store of the server, by hash. */
  readCopies(): ReadonlyMap<string, string>;
  /** Notes that the store of the server has these entries, given by hash. */
  noteStored(hashes: readonly string[]): void;
  close(): void;
}

/** Adds the columns of this release to a file of an earlier one. */
function addColumns(database: DatabaseSync): void {
  const columns = database.prepare("SELECT name FROM pragma_table_info('entries')").all();
  for (const column of ['hash', 'copy'])
    if (!columns.some(({ name }) => name === column))
      database.exec(`ALTER TABLE entries ADD COLUMN ${column} TEXT`);
}

/**
 * Opens the record of a key, and creates it if it does not exist. Throws the system's error if it cannot be written.
 *
 * @param copy the path of the copy in which the key acts; missing for the store of the server
 */
export function openRecordFile(keyFile: string, pair: KeyPair, copy?: string): RecordFile {
  const file = getRecordFile(keyFile);
  const isNew = !existsSync(file);
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
  if (isNew) chmodSync(file, 0o600);
  database.exec('PRAGMA synchronous = EXTRA');
  database.exec(
    'CREATE TABLE IF NOT EXISTS entries (place INTEGER PRIMARY KEY, entry TEXT NOT NULL)',
  );
  addColumns(database);
  /** The entries of one program are created one after the other. */
  let writing: Promise<unknown> = Promise.resolve();

  const readEntries = (): RecordEntry[] =>
    database
      .prepare('SELECT entry FROM entries ORDER BY place')
      .all()
      .map(({ entry }) => recordEntrySchema.parse(JSON.parse(String(entry))));

  async function write(facts: RecordFacts): Promise<RecordEntry> {
    // Another program that uses the key has to wait.
    database.exec('BEGIN IMMEDIATE');
    try {
      const first = await createEntry(undefined, facts, pair);
      const last = readEntries().findLast((entry) => getChain(entry) === getChain(first));
      const entry = last ? await createEntry(getHead(last), facts, pair) : first;
      database
        .prepare('INSERT INTO entries (entry, hash, copy) VALUES (?, ?, ?)')
        .run(JSON.stringify(entry), hashEntry(entry), copy ?? null);
      database.exec('COMMIT');
      return entry;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    async append(store, facts) {
      const writtenEntry = writing.then(() => write(facts));
      writing = writtenEntry.catch(() => undefined);
      const chain = getChain(await writtenEntry);
      const lastNumber = (await store.findLastEntry(chain))?.number ?? 0;
      return readEntries().filter(
        (entry) => getChain(entry) === chain && entry.number > lastNumber,
      );
    },
    readEntries,
    readCopies: () =>
      new Map(
        database
          .prepare('SELECT hash, copy FROM entries WHERE copy IS NOT NULL')
          .all()
          .map((row) => [String(row['hash']), String(row['copy'])]),
      ),
    noteStored(hashes) {
      const update = database.prepare('UPDATE entries SET copy = NULL WHERE hash = ?');
      for (const hash of hashes) update.run(hash);
    },
    close: () => database.close(),
  };
}
