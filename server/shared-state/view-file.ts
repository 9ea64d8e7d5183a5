import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { PageViewStore } from './shared-state.ts';

/** Identifies the file as one of this server ("VIEW"). */
const APPLICATION_ID = 0x56494557;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS views (notice INTEGER PRIMARY KEY, count INTEGER NOT NULL) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
`;

/**
 * Opens the file of the counts. It does not wait if another process locks the file, because the next write tries again.
 */
function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path.join(dataDir, 'views.sqlite'), { timeout: 0 });
  try {
    const id = database.prepare('PRAGMA application_id').get()?.['application_id'];
    if (id !== 0 && id !== APPLICATION_ID) throw new Error('another database');
    // A power failure may lose views, but must not damage the file.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Creates the counts of a single server, in a file of the data folder that is opened when it is first needed. */
export function openViewFile(dataDir: string): PageViewStore {
  let openedDatabase: DatabaseSync | undefined;
  const openOnce = (): DatabaseSync => (openedDatabase ??= openDatabase(dataDir));
  return {
    async read() {
      const rows = openOnce().prepare('SELECT notice, count FROM views').all();
      return new Map(rows.map(({ notice, count }) => [Number(notice), Number(count)]));
    },
    async add(visits) {
      const database = openOnce();
      const add = database.prepare(
        'INSERT INTO views (notice, count) VALUES (?, 1) ON CONFLICT (notice) DO UPDATE SET count = count + 1',
      );
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const { notice } of visits) add.run(notice);
        database.exec('COMMIT');
      } catch (error) {
        // A full disk has already ended the transaction.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    async close() {
      if (openedDatabase?.isOpen) openedDatabase.close();
    },
  };
}
