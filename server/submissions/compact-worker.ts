import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** The maximum time for which the compaction waits for writers, in milliseconds. */
const LOCK_TIMEOUT = 10_000;

const { file } = workerData as { file: string };
const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
try {
  // VACUUM writes each table in the order of its keys, which are random.
  database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; VACUUM;');
  database.exec('PRAGMA wal_checkpoint(TRUNCATE);');
} finally {
  database.close();
}
