import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

import { StartError } from '../start-error.ts';
import { storeOver } from './sql-store.ts';
import type { Database, Sql } from './sql.ts';
import { openFile, refusal } from './sqlite-file.ts';
import type { SubmissionStore } from './store.ts';

export const storeFileIn = (dataDir: string): string => path.join(dataDir, 'submissions.sqlite');

export interface OpenOptions {
  readonly readOnly?: boolean;
  /** Another file than the data folder's own, such as one that an officer took away. */
  readonly file?: string;
}

/**
 * Opens the embedded store, and makes it where there is none.
 * Throws a `StartError` where there is one that cannot be used: it never starts empty over old data.
 */
export function openSqliteStore(dataDir: string, options: OpenOptions = {}): SubmissionStore {
  const file = options.file ?? storeFileIn(dataDir);
  try {
    if (!options.readOnly) mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    return storeOver(databaseOver(openFile(file, options.readOnly ?? false)));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw refusal(file, error instanceof Error ? error.message : String(error));
  }
}

/**
 * All connections of this process take turns. A transaction is left and entered again between its
 * statements; whoever waited for its lock there would wait for itself.
 */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** The store's database over an open file. */
export function databaseOver(connection: DatabaseSync): Database {
  const statements = new Map<string, StatementSync>();
  const sql: Sql = {
    async query<Shape>(text: string, values: readonly unknown[] = []) {
      const statement = statements.get(text) ?? connection.prepare(text);
      statements.set(text, statement);
      const places = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
      return statement.all(places as Parameters<StatementSync['all']>[0]) as Shape[];
    },
  };

  return {
    query: (text, values) => inTurn(() => sql.query(text, values)),
    transaction: (work) =>
      inTurn(async () => {
        connection.exec('BEGIN IMMEDIATE');
        try {
          const result = await work(sql);
          connection.exec('COMMIT');
          return result;
        } catch (error) {
          // A full disk has ended the transaction by itself.
          if (connection.isTransaction) connection.exec('ROLLBACK');
          throw error;
        }
      }),
    // The log holds it until it is written over; one that is busy is left for the next time.
    forget: () => inTurn(() => connection.exec('PRAGMA wal_checkpoint(TRUNCATE);')),
    copyTo: (file) =>
      inTurn(() => {
        if (existsSync(file)) throw new StartError(`${file} exists already.`);
        connection.prepare('VACUUM INTO ?').run(file);
      }),
    close: () =>
      inTurn(() => {
        if (connection.isOpen) connection.close();
      }),
  };
}
