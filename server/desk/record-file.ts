import { chmodSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import {
  createEntry,
  getChain,
  getHead,
  recordEntrySchema,
  type RecordEntry,
  type RecordFacts,
  type RecordHead,
} from '../cases/record.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import type { SubmissionStore } from '../submissions/store.ts';

/** How long a program waits for another one that writes to the same record, in milliseconds. */
const LOCK_TIMEOUT = 5000;

/** Where the record of a key is: beside the key. */
export const getRecordFile = (keyFile: string): string => `${keyFile}.record`;

/**
 * What a key has done, on the machine where the key is. It is written before anything is done, so that nothing is done
 * without an entry; it finds an end that was cut off elsewhere, and gives the server what a lost copy took with it.
 */
export interface RecordFile {
  /**
   * Makes the next entry and writes it to the disk. Resolves with every entry of its chain that a store does not have
   * yet, to be stored there together with what is done.
   */
  append(
    store: Pick<SubmissionStore, 'findLastEntry'>,
    facts: RecordFacts,
  ): Promise<readonly RecordEntry[]>;
  /** Every entry, in the order in which they were made. */
  readEntries(): readonly RecordEntry[];
  /** The heads of its chains. */
  readHeads(): ReadonlyMap<string, RecordHead>;
  close(): void;
}

/**
 * Opens the record of a key, and makes it where there is none. Throws the error of the system where it cannot be
 * written.
 */
export function openRecordFile(keyFile: string, pair: KeyPair): RecordFile {
  const file = getRecordFile(keyFile);
  const isNew = !existsSync(file);
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
  if (isNew) chmodSync(file, 0o600);
  database.exec('PRAGMA synchronous = EXTRA');
  database.exec(
    'CREATE TABLE IF NOT EXISTS entries (place INTEGER PRIMARY KEY, entry TEXT NOT NULL)',
  );
  /** The entries of one program are made one after the other. */
  let writing: Promise<unknown> = Promise.resolve();

  const readEntries = (): RecordEntry[] =>
    database
      .prepare('SELECT entry FROM entries ORDER BY place')
      .all()
      .map(({ entry }) => recordEntrySchema.parse(JSON.parse(String(entry))));

  async function write(facts: RecordFacts): Promise<RecordEntry> {
    // Another program that uses the key waits.
    database.exec('BEGIN IMMEDIATE');
    try {
      const first = await createEntry(undefined, facts, pair);
      const last = readEntries().findLast((entry) => getChain(entry) === getChain(first));
      const entry = last ? await createEntry(getHead(last), facts, pair) : first;
      database.prepare('INSERT INTO entries (entry) VALUES (?)').run(JSON.stringify(entry));
      database.exec('COMMIT');
      return entry;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    async append(store, facts) {
      const written = writing.then(() => write(facts));
      writing = written.catch(() => undefined);
      const chain = getChain(await written);
      const known = (await store.findLastEntry(chain))?.number ?? 0;
      return readEntries().filter((entry) => getChain(entry) === chain && entry.number > known);
    },
    readEntries,
    readHeads: () => new Map(readEntries().map((entry) => [getChain(entry), getHead(entry)])),
    close: () => database.close(),
  };
}
