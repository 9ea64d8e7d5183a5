import { sql, type Kysely } from 'kysely';

import type { SubmissionsDatabase } from './database.ts';
import type { Department } from './departments.ts';
import { getRowDepartment } from './recipients.ts';
import type { Tables } from './tables.ts';

/** Every table with its key, in an order in which foreign keys are satisfied. */
const KEYS = {
  submissions: 'id',
  reports: 'id',
  visits: 'id',
  case_entries: 'id',
  record_entries: 'id',
  mail_queue: 'id',
  metadata: 'name',
  news_versions: 'number',
  news_pictures: 'address',
} as const;
type Table = keyof typeof KEYS;

/** What no copy for departments contains. */
const NOT_OF_DEPARTMENTS: readonly Table[] = [
  'mail_queue',
  'metadata',
  'news_versions',
  'news_pictures',
];

/** The columns of submissions in either database. A new one that is missing here does not compile. */
const SUBMISSION_COLUMNS = {
  id: true,
  purpose: true,
  consent_version: true,
  created_at: true,
  state: true,
  expires_at: true,
  key_hash: true,
  fingerprint: true,
  recipient: true,
  sealed: true,
} satisfies Record<Exclude<keyof Tables['submissions'], 'place'>, true>;

/** Rows that are in memory together; each may hold a file. */
const BATCH = 20;

type Row = Readonly<Record<string, unknown>>;

/** Whether there is no row in any table. */
export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  for (const table of Object.keys(KEYS) as Table[])
    if (await db.selectFrom(table).select(KEYS[table]).limit(1).executeTakeFirst()) return false;
  return true;
}

/** The rows of a table behind a key, in the order of keys. */
async function readRows(
  from: Kysely<Tables>,
  table: Table,
  last: string | number | undefined,
): Promise<readonly Row[]> {
  const key = KEYS[table];
  const rows = from
    .selectFrom(table)
    .$if(last !== undefined, (query) => query.where(sql.ref(key), '>', last ?? ''))
    .orderBy(key)
    .limit(BATCH);
  return table === 'submissions'
    ? rows.select(Object.keys(SUBMISSION_COLUMNS) as (keyof typeof SUBMISSION_COLUMNS)[]).execute()
    : rows.selectAll().execute();
}

/** Makes what tells whether a row of a table belongs to some departments. The queue of mails and values of the store do not. */
async function createFilter(
  from: Kysely<Tables>,
  departments: readonly Department[],
): Promise<(table: Table, row: Row) => boolean> {
  const submissions = await from
    .selectFrom('submissions')
    .select(['id', 'purpose', 'recipient'])
    .execute();
  const ids = new Set<unknown>(
    submissions.filter((row) => departments.includes(getRowDepartment(row))).map(({ id }) => id),
  );
  return (table, row) => {
    if (NOT_OF_DEPARTMENTS.includes(table)) return false;
    if (table === 'record_entries') return departments.includes(row['department'] as Department);
    return ids.has(table === 'case_entries' ? row['submission_id'] : row['id']);
  };
}

/**
 * Copies every row, or those of some departments, into another, empty database, where `getPlace` orders the submissions.
 * To be run in a transaction of `to`.
 */
export async function copyRows(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  getPlace?: SubmissionsDatabase['getPlace'],
  departments?: readonly Department[],
): Promise<void> {
  const isCopied = departments && (await createFilter(from, departments));
  for (const table of Object.keys(KEYS) as Table[]) {
    let last: string | number | undefined;
    for (;;) {
      const rows = await readRows(from, table, last);
      for (const row of rows) {
        if (isCopied && !isCopied(table, row)) continue;
        const place = table === 'submissions' ? getPlace?.(String(row['id'])) : undefined;
        await to
          .insertInto(table)
          .values({ ...row, ...(place !== undefined && { place }) })
          .execute();
      }
      const end = rows.at(-1)?.[KEYS[table]];
      if (typeof end !== 'string' && typeof end !== 'number') break;
      last = end;
    }
  }
}
