import type { Transaction } from 'kysely';

import { getChain, hashEntry, type RecordEntry } from '../../cases/record.ts';
import type { SubmissionsDatabase } from '../database.ts';
import type { SubmissionStore } from '../store.ts';
import type { Tables } from '../tables.ts';

/** Adds record entries; existing ones stay as they are. */
async function insertRecord(
  transaction: Transaction<Tables>,
  entries: readonly RecordEntry[],
): Promise<void> {
  for (const entry of entries)
    await transaction
      .insertInto('record_entries')
      .values({
        id: hashEntry(entry),
        department: entry.department,
        chain: getChain(entry),
        number: entry.number,
        entry: JSON.stringify(entry),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

/** Creates the queries of the record of officers' actions. */
export function createRecordQueries(
  database: SubmissionsDatabase,
): Pick<SubmissionStore, 'findLastEntry' | 'appendRecord' | 'readRecord'> {
  const { db } = database;

  return {
    async findLastEntry(chain) {
      const row = await db
        .selectFrom('record_entries')
        .select('entry')
        .where('chain', '=', chain)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && (JSON.parse(row.entry) as RecordEntry);
    },
    appendRecord: (entries) =>
      database.transaction((transaction) => insertRecord(transaction, entries)),
    async readRecord(departments) {
      const rows = await db
        .selectFrom('record_entries')
        .select('entry')
        .$if(departments !== undefined, (query) =>
          query.where('department', 'in', departments ?? []),
        )
        .orderBy('chain')
        .orderBy('number')
        .execute();
      return rows.map(({ entry }) => JSON.parse(entry) as RecordEntry);
    },
  };
}
