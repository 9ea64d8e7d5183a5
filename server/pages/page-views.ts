import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dateInSeoul } from '@site/contract/date';

import type { Config } from '../config.ts';
import type { IdentifyNetwork } from '../http/client-network.ts';
import { describeError, type Log } from '../log.ts';

/** Marks the file as one of this server ("VIEW"). */
const APPLICATION_ID = 0x56494557;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS views (notice INTEGER PRIMARY KEY, count INTEGER NOT NULL) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
`;

/** Visits remembered for a day, at most; the oldest is forgotten first. */
const VISITS_MAX = 100_000;
/** How often counts are written, in milliseconds. */
const WRITE_INTERVAL = 5_000;

/** Counts how often each notice was viewed. Never throws. */
export interface PageViewCounter {
  /** The views of a notice that this site has counted. */
  readonly of: (notice: number) => number;
  /** Counts a view; returns whether it is the first of this notice from the network today. */
  readonly count: (notice: number, request: IncomingMessage) => boolean;
  /** Writes what is not written yet. */
  readonly write: () => void;
  readonly close: () => void;
}

interface Options {
  readonly config: Pick<Config, 'dataDir'>;
  readonly identifyNetwork: IdentifyNetwork;
  readonly log: Log;
  readonly now: () => Date;
  /** How often counts are written, in milliseconds. */
  readonly interval?: number;
}

/** The file of the counts. It does not wait for another process that locks it: the next write will do. */
class ViewFile {
  readonly #dataDir: string;
  #database: DatabaseSync | undefined;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  #open(): DatabaseSync {
    if (this.#database) return this.#database;
    mkdirSync(this.#dataDir, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(path.join(this.#dataDir, 'views.sqlite'), { timeout: 0 });
    try {
      const id = database.prepare('PRAGMA application_id').get()?.['application_id'];
      if (id !== 0 && id !== APPLICATION_ID) throw new Error('another database');
      // A power cut may take back views, but must not damage the file.
      database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`);
    } catch (error) {
      database.close();
      throw error;
    }
    this.#database = database;
    return database;
  }

  read(): Map<number, number> {
    const rows = this.#open().prepare('SELECT notice, count FROM views').all();
    return new Map(rows.map(({ notice, count }) => [Number(notice), Number(count)]));
  }

  /** Adds to the counts: all or nothing. */
  add(views: ReadonlyMap<number, number>): void {
    const database = this.#open();
    const add = database.prepare(
      'INSERT INTO views (notice, count) VALUES (?, ?) ON CONFLICT (notice) DO UPDATE SET count = count + excluded.count',
    );
    database.exec('BEGIN IMMEDIATE');
    try {
      for (const [notice, count] of views) add.run(notice, count);
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    if (this.#database?.isOpen) this.#database.close();
  }
}

/**
 * Counts views once per network, notice and day. Networks are remembered in memory alone, as a hash
 * under a key that is replaced daily. Counts are written to a database of their own every few
 * seconds; where that is not possible (a full disk, a lock, a damaged file) pages are served all the
 * same, the counts stay in memory, and the next write tries again.
 */
export function openPageViews({
  config,
  identifyNetwork,
  log,
  now,
  interval = WRITE_INTERVAL,
}: Options): PageViewCounter {
  const file = new ViewFile(config.dataDir);
  let failing = false;
  /** Runs an operation on the file; logs the first of several failures. */
  function attempt(operation: () => void): boolean {
    try {
      operation();
      failing = false;
      return true;
    } catch (error) {
      if (!failing) log('page-views.failed', describeError(error));
      failing = true;
      return false;
    }
  }

  let stored = new Map<number, number>();
  let isRead = attempt(() => (stored = file.read()));
  let unwritten = new Map<number, number>();
  let day = '';
  let key = randomBytes(32);
  const visits = new Set<string>();

  function write(): void {
    // Without a change there is nothing to try, except to read a file that could not be read before.
    if (!isRead) isRead = attempt(() => (stored = file.read()));
    if (!isRead || unwritten.size === 0) return;
    const views = unwritten;
    if (!attempt(() => file.add(views))) return;
    for (const [notice, count] of views) stored.set(notice, (stored.get(notice) ?? 0) + count);
    unwritten = new Map();
  }
  const timer = setInterval(write, interval).unref();

  return {
    of: (notice) => (stored.get(notice) ?? 0) + (unwritten.get(notice) ?? 0),
    count(notice, request) {
      const today = dateInSeoul(now());
      if (today !== day) {
        day = today;
        key = randomBytes(32);
        visits.clear();
      }
      const visit = createHmac('sha256', key)
        .update(`${notice} ${identifyNetwork(request)}`)
        .digest('base64');
      if (visits.has(visit)) return false;
      if (visits.size >= VISITS_MAX) visits.delete(visits.values().next().value ?? '');
      visits.add(visit);
      unwritten.set(notice, (unwritten.get(notice) ?? 0) + 1);
      return true;
    },
    write,
    close() {
      clearInterval(timer);
      write();
      attempt(() => file.close());
    },
  };
}
