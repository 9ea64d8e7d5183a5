import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import type { ServerSecret } from '../hotline/secret.ts';
import type { PageViewStore, SharedState } from './shared-state.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The time for which the key of the day is cached, in milliseconds. */
const KEY_LIFETIME = 60_000;
/** Today's and yesterday's. */
const KEYS_MAX = 2;
/** The interval in which expired counts are deleted, in milliseconds. */
const CLEARING = 60_000;

const getDayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

const createPageViewStore = (pool: Pool): PageViewStore => ({
  async read() {
    const { rows } = await pool.query<{ notice: number; count: string }>(
      'SELECT notice, count FROM page_views',
    );
    return new Map(rows.map(({ notice, count }) => [notice, Number(count)]));
  },
  async add(visits, day) {
    // In the same order at every server, so that two servers do not deadlock.
    const sortedVisits = visits.toSorted((a, b) => a.visit.localeCompare(b.visit));
    await pool.query(
      `WITH added AS (
         INSERT INTO page_visits (visit, notice, day)
         SELECT visit, notice, $3 FROM unnest($1::text[], $2::int[]) AS visits (visit, notice)
         ON CONFLICT (visit) DO NOTHING
         RETURNING notice
       )
       INSERT INTO page_views (notice, count)
       SELECT notice, count(*) FROM added GROUP BY notice ORDER BY notice
       ON CONFLICT (notice) DO UPDATE SET count = page_views.count + excluded.count`,
      [sortedVisits.map(({ visit }) => visit), sortedVisits.map(({ notice }) => notice), day],
    );
    await pool.query('DELETE FROM page_visits WHERE day < $1', [getDayBefore(day)]);
  },
  async close() {},
});

/**
 * Creates the state of several servers in one PostgreSQL. Tables with data of one day are UNLOGGED: they reach no
 * write-ahead log, archive, replica or backup, and are empty after a crash of the database. Networks and receipts are
 * stored as hashes with the key of the day, which combines a random part in the database with the servers' secret.
 */
export function createPostgresState(pool: Pool, secret: ServerSecret): SharedState {
  const ownPart = secret.keyFor('daily-key');
  const keys = new Map<string, { readonly key: KeyObject; readonly until: number }>();

  async function fetchKey(day: string): Promise<KeyObject> {
    await pool.query(
      'INSERT INTO daily_keys (day, key) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING',
      [day, randomBytes(32)],
    );
    const { rows } = await pool.query<{ key: Buffer }>(
      'SELECT key FROM daily_keys WHERE day = $1',
      [day],
    );
    await pool.query('DELETE FROM daily_keys WHERE day < $1', [getDayBefore(day)]);
    const [row] = rows;
    if (!row) throw new Error('The key of the day is gone.');
    return createSecretKey(createHmac('sha256', ownPart).update(row.key).digest());
  }

  // A failed deletion is repeated in the next interval.
  const clear = (): Promise<unknown> =>
    pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]).catch(() => undefined);
  const clearing = setInterval(() => void clear(), CLEARING).unref();

  return {
    isShared: true,
    async dailyKey(day) {
      const cachedKey = keys.get(day);
      if (cachedKey && performance.now() < cachedKey.until) return cachedKey.key;
      const key = await fetchKey(day);
      keys.set(day, { key, until: performance.now() + KEY_LIFETIME });
      const [oldest = ''] = [...keys.keys()].toSorted();
      if (keys.size > KEYS_MAX) keys.delete(oldest);
      return key;
    },
    createLimiter: ({ name, points, duration }) =>
      new RateLimiterPostgres({
        keyPrefix: name,
        points,
        duration,
        // Prepared statements have no names, because a pooler such as PgBouncer does not keep them.
        storeClient: {
          query: ({ text, values }: { text: string; values: unknown[] }) =>
            pool.query(text, values),
        },
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    pageViews: createPageViewStore(pool),
    async close() {
      clearInterval(clearing);
      await pool.end();
    },
  };
}
