import { randomBytes } from 'node:crypto';

import type { SubmissionsDatabase } from '../database.ts';
import type { SubmissionStore } from '../store.ts';
import type { Insertion } from './insert.ts';
import { removeAll } from './removal.ts';

/** Creates the queries for visitors' changes of their reservations. */
export function createVisitQueries(
  database: SubmissionsDatabase,
  insertion: Insertion,
): Pick<SubmissionStore, 'findVisit' | 'replaceVisit' | 'cancelVisit'> {
  const { db } = database;

  return {
    findVisit: (receiptHash) =>
      db
        .selectFrom('visits')
        .innerJoin('submissions', 'submissions.id', 'visits.id')
        .select([
          'submissions.id',
          'consent_version as consentVersion',
          'state',
          'expires_at as expiresAt',
          'details',
        ])
        .where('receipt_hash', '=', receiptHash)
        .executeTakeFirst(),
    replaceVisit: (id, submission) =>
      database.transaction(async (transaction) => {
        const currentRow = await transaction
          .selectFrom('submissions')
          .select('state')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!currentRow || currentRow.state === 'cancelled') return false;
        // Of two concurrent changes, one finds nothing left to delete.
        if ((await removeAll(transaction, [id])).length !== 1) return false;
        await insertion.insert(transaction, submission);
        return true;
      }),
    cancelVisit: (id, expiresAt, notify) =>
      database.transaction(async (transaction) => {
        const cancelledRows = await transaction
          .updateTable('submissions')
          // If the same form is sent again, it is a new reservation.
          .set({ state: 'cancelled', expires_at: expiresAt, key_hash: randomBytes(32) })
          .where('id', '=', id)
          .where('purpose', '=', 'reservation')
          .where('state', '<>', 'cancelled')
          .returning('id')
          .execute();
        if (cancelledRows.length !== 1) return false;
        if (notify)
          await transaction
            .insertInto('mail_queue')
            .values({ id, purpose: 'cancellation' })
            .onConflict((conflict) =>
              conflict.column('id').doUpdateSet({ purpose: 'cancellation' }),
            )
            .execute();
        return true;
      }),
  };
}
