import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dateInSeoul } from '@site/contract/date';

import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { resolveClientAddress, deriveNetwork } from '../http/rate-limits.ts';

/** Marks the file as ours ("VIEW"). */
const APPLICATION_ID = 0x56494557;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS views (notice INTEGER PRIMARY KEY, count INTEGER NOT NULL) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
`;

/** Visits that are remembered for a day, at most; the oldest is forgotten first. */
const REMEMBERED_MAX = 100_000;

/** How often each notice was read. */
export interface PageViewCounter {
  readonly of: (notice: number) => number;
  /** Counts a view; says whether it was the visitor's first of this notice today. */
  readonly count: (notice: number, request: IncomingMessage) => boolean;
  readonly close: () => void;
}

interface Options {
  readonly config: Pick<Config, 'dataDir' | 'trustProxy'>;
  readonly now: () => Date;
}

function openFile(dataDir: string): DatabaseSync {
  const file = path.join(dataDir, 'views.sqlite');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(file, { timeout: 5000 });
    const found = database.prepare('PRAGMA application_id').get()?.['application_id'];
    if (found !== 0 && found !== APPLICATION_ID) throw new Error('it is another database');
    // A view that a power cut takes back is no loss; a damaged file would be.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`);
    return database;
  } catch (error) {
    throw new StartError(
      `The views in ${file} cannot be used: ${(error as Error).message}.\n` +
        'Move the file away to count anew.',
    );
  }
}

/**
 * Counts views in a database of its own, once per network, notice and day, and follows nobody: who
 * came is kept in memory alone, as a hash under a key that is made anew each day and stored nowhere.
 * Throws a `StartError` where the file cannot be used.
 */
export function openPageViews({ config, now }: Options): PageViewCounter {
  const database = openFile(config.dataDir);
  const rows = database.prepare('SELECT notice, count FROM views').all();
  const counts = new Map(rows.map(({ notice, count }) => [Number(notice), Number(count)]));
  const add = database.prepare(
    'INSERT INTO views (notice, count) VALUES (?, 1) ON CONFLICT (notice) DO UPDATE SET count = count + 1',
  );
  let day = '';
  let key = randomBytes(32);
  const seen = new Set<string>();

  return {
    of: (notice) => counts.get(notice) ?? 0,
    count(notice, request) {
      const today = dateInSeoul(now());
      if (today !== day) {
        day = today;
        key = randomBytes(32);
        seen.clear();
      }
      const visit = createHmac('sha256', key)
        .update(
          `${notice} ${deriveNetwork(resolveClientAddress(request, config.trustProxy)) ?? ''}`,
        )
        .digest('base64');
      if (seen.has(visit)) return false;
      if (seen.size >= REMEMBERED_MAX) seen.delete(seen.values().next().value ?? '');
      seen.add(visit);
      add.run(notice);
      counts.set(notice, (counts.get(notice) ?? 0) + 1);
      return true;
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}
