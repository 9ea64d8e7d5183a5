import type { Transaction } from 'kysely';

import type { SubmissionsDatabase } from '../database.ts';
import { getAnswerNote, getDecisionNote } from '../notes.ts';
import type { Purpose, SubmissionStore } from '../store.ts';
import type { Tables } from '../tables.ts';

/** The number of rows that are deleted in one transaction. */
const BATCH = 500;

/** Returns the names of metadata about a submission, which are deleted with it. */
const getNotes = (id: string): string[] => [getAnswerNote(id), getDecisionNote(id)];

/** Deletes submissions with all their parts; resolves with the purpose of each. */
export async function removeAll(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<Purpose[]> {
  if (ids.length === 0) return [];
  await transaction.deleteFrom('mail_queue').where('id', 'in', ids).execute();
  await transaction
    .deleteFrom('mail_queue')
    .where('id', 'in', (where) =>
      where.selectFrom('case_entries').select('id').where('submission_id', 'in', ids),
    )
    .execute();
  await transaction.deleteFrom('metadata').where('name', 'in', ids.flatMap(getNotes)).execute();
  await transaction.deleteFrom('case_entries').where('submission_id', 'in', ids).execute();
  await transaction.deleteFrom('reports').where('id', 'in', ids).execute();
  await transaction.deleteFrom('visits').where('id', 'in', ids).execute();
  const removedRows = await transaction
    .deleteFrom('submissions')
    .where('id', 'in', ids)
    .returning('purpose')
    .execute();
  return removedRows.map(({ purpose }) => purpose);
}

/** Creates the queries that delete submissions. */
export function createRemovalQueries(
  database: SubmissionsDatabase,
): Pick<SubmissionStore, 'remove' | 'removeExpired'> {
  return {
    async remove(id) {
      const removedPurposes = await database.transaction((transaction) =>
        removeAll(transaction, [id]),
      );
      await database.checkpoint();
      return removedPurposes.length === 1;
    },
    async removeExpired(now) {
      const removedPurposes = await database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('submissions')
          .select('id')
          .where('expires_at', '<=', now)
          .limit(BATCH)
          // Rows that another server deletes at this moment are left to it.
          .$if(database.locksRows, (query) => query.forUpdate().skipLocked())
          .execute();
        return removeAll(
          transaction,
          rows.map(({ id }) => id),
        );
      });
      await database.checkpoint();
      const counts: Partial<Record<Purpose, number>> = {};
      for (const purpose of removedPurposes) counts[purpose] = (counts[purpose] ?? 0) + 1;
      return counts;
    },
  };
}
