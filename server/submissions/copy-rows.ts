import type { Kysely } from 'kysely';

import type { Tables } from './tables.ts';

/** Every table with its key, in an order in which foreign keys are satisfied. */
const KEYS = {
  submissions: 'id',
  reports: 'id',
  visits: 'id',
  mail_queue: 'id',
  metadata: 'name',
} as const;
type Table = keyof typeof KEYS;

/** Rows that are in memory together; each may hold a file. */
const BATCH = 20;

/** Whether there is no row in any table. */
export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  for (const table of Object.keys(KEYS) as Table[])
    if (await db.selectFrom(table).select(KEYS[table]).limit(1).executeTakeFirst()) return false;
  return true;
}

/** Copies every row into another, empty database. To be run in a transaction of `to`. */
export async function copyRows(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  for (const table of Object.keys(KEYS) as Table[]) {
    const key = KEYS[table];
    let last: string | undefined;
    for (;;) {
      const rows: Array<Readonly<Record<string, unknown>>> = await from
        .selectFrom(table)
        .selectAll()
        .$if(last !== undefined, (query) => query.where(key, '>', last ?? ''))
        .orderBy(key)
        .limit(BATCH)
        .execute();
      for (const row of rows) await to.insertInto(table).values(row).execute();
      const end = rows.at(-1)?.[key];
      if (typeof end !== 'string') break;
      last = end;
    }
  }
}
