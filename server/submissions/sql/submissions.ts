import { sql } from 'kysely';

import type { SubmissionsDatabase } from '../database.ts';
import { getRowDepartment } from '../recipients.ts';
import type { SubmissionStore } from '../store.ts';

const FACTS = [
  'submissions.id',
  'purpose',
  'consent_version as consentVersion',
  'created_at as createdAt',
  'state',
  'expires_at as expiresAt',
] as const;

/** Creates the queries of submissions of every kind. */
export function createSubmissionQueries(
  database: SubmissionsDatabase,
): Pick<SubmissionStore, 'list' | 'listPending' | 'find' | 'findReceiptHash' | 'move' | 'usage'> {
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
    listPending: () =>
      db
        .selectFrom('submissions')
        .select(['purpose', 'state', 'created_at as createdAt', 'recipient'])
        .where('state', 'in', ['received', 'read'])
        .execute(),
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
        const movedRows = await transaction
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
        return movedRows.length === 1;
      }),
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
