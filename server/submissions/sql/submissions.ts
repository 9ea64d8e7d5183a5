import { sql, type Transaction } from 'kysely';

import type { SubmissionsDatabase } from '../database.ts';
import { getAnswerNote, getDecisionNote } from '../notes.ts';
import { getRowDepartment } from '../recipients.ts';
import type { Purpose, SubmissionStore } from '../store.ts';
import type { Tables } from '../tables.ts';

const FACTS = [
  'submissions.id',
  'purpose',
  'consent_version as consentVersion',
  'created_at as createdAt',
  'state',
  'expires_at as expiresAt',
] as const;

/** How many rows are deleted in one transaction. */
const BATCH = 500;

/** The names of metadata about a submission, which are deleted with it. */
const getNotes = (id: string): string[] => [getAnswerNote(id), getDecisionNote(id)];

/** Deletes submissions with everything that belongs to them; resolves with the purpose of each. */
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
  const removed = await transaction
    .deleteFrom('submissions')
    .where('id', 'in', ids)
    .returning('purpose')
    .execute();
  return removed.map(({ purpose }) => purpose);
}

/** The queries of submissions of every kind. */
export function createSubmissionQueries(
  database: SubmissionsDatabase,
): Pick<
  SubmissionStore,
  'list' | 'find' | 'findReceiptHash' | 'move' | 'remove' | 'removeExpired' | 'usage'
> {
  const { db } = database;

  return {
    async list(purpose, departments) {
      const rows = await db
        .selectFrom('submissions')
        .select([...FACTS, 'recipient'])
        .where('purpose', '=', purpose)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows
        .filter((row) => departments?.includes(getRowDepartment(row)) ?? true)
        .map(({ recipient: _recipient, ...facts }) => facts);
    },
    find: (id) =>
      db
        .selectFrom('submissions')
        .select([...FACTS, 'recipient', 'sealed'])
        .where('id', '=', id)
        .executeTakeFirst(),
    async findReceiptHash(id) {
      const row = await db
        .selectFrom('reports')
        .select('receipt_hash as receiptHash')
        .where('id', '=', id)
        .unionAll(
          db.selectFrom('visits').select('receipt_hash as receiptHash').where('id', '=', id),
        )
        .executeTakeFirst();
      return row?.receiptHash;
    },
    move: (id, from, to, expiresAt) =>
      database.transaction(async (transaction) => {
        const moved = await transaction
          .updateTable('submissions')
          .set({ state: to, expires_at: expiresAt })
          .where('id', '=', id)
          .where('state', 'in', from)
          .$if(to === 'closed', (query) =>
            query.where('id', 'not in', (unread) =>
              unread
                .selectFrom('case_entries')
                .select('submission_id')
                .where('submission_id', '=', id)
                .where('state', '=', 'received'),
            ),
          )
          .returning('id')
          .execute();
        return moved.length === 1;
      }),
    async remove(id) {
      const removed = await database.transaction((transaction) => removeAll(transaction, [id]));
      await database.checkpoint();
      return removed.length === 1;
    },
    async removeExpired(now) {
      const removed = await database.transaction(async (transaction) => {
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
      for (const purpose of removed) counts[purpose] = (counts[purpose] ?? 0) + 1;
      return counts;
    },
    async usage(since) {
      const sizes = await db
        .selectFrom('submissions')
        .select([
          sql<number | string | null>`sum(length(sealed))`.as('total'),
          sql<
            number | string | null
          >`sum(CASE WHEN created_at >= ${since} THEN length(sealed) END)`.as('since'),
        ])
        .executeTakeFirstOrThrow();
      return { total: Number(sizes.total ?? 0), since: Number(sizes.since ?? 0) };
    },
  };
}
