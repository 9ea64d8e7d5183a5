import type { Sql, Value } from './sql.ts';

/** Every table with its columns, its key first; what others refer to comes first. */
const TABLES = {
  submissions: [
    'id',
    'purpose',
    'consent_version',
    'created_at',
    'state',
    'expires_at',
    'key_hash',
    'fingerprint',
    'recipient',
    'sealed',
  ],
  reports: [
    'id',
    'receipt_hash',
    'salt',
    'verifier',
    'public_key',
    'wrapped_private_key',
    'tip',
    'answer',
    'answer_copy',
    'answered_at',
  ],
  notices: ['id', 'purpose', 'lease', 'lease_until'],
  facts: ['name', 'value'],
} as const;

/** Rows that are in memory together; each may hold a file. */
const BATCH = 20;

/** Whether there is nothing in any table. */
export async function isEmpty(sql: Sql): Promise<boolean> {
  for (const table of Object.keys(TABLES))
    if ((await sql.query(`SELECT 1 AS one FROM ${table} LIMIT 1`)).length > 0) return false;
  return true;
}

/** Brings every row from one database into another, which is empty. To be run in a transaction of `to`. */
export async function copyRows(from: Sql, to: Sql): Promise<void> {
  for (const [table, columns] of Object.entries(TABLES)) {
    const [key] = columns;
    const places = columns.map((_, index) => `$${index + 1}`).join(', ');
    const insert = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
    const select = `SELECT ${columns.join(', ')} FROM ${table}`;
    let last: Value | undefined;
    for (;;) {
      const rows = await from.query<Record<string, Value>>(
        `${select} ${last === undefined ? '' : `WHERE ${key} > $1`} ORDER BY ${key} LIMIT ${BATCH}`,
        last === undefined ? [] : [last],
      );
      for (const row of rows)
        await to.query(
          insert,
          columns.map((column) => row[column] ?? null),
        );
      last = rows.at(-1)?.[key];
      if (last === undefined) break;
    }
  }
}
