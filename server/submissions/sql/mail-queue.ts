import type { SubmissionsDatabase } from '../database.ts';
import type { SubmissionStore } from '../store.ts';

/** Creates the queries of mails that no server has sent yet. */
export function createMailQueueQueries(
  database: SubmissionsDatabase,
): Pick<SubmissionStore, 'claimNotifications' | 'removeNotifications' | 'releaseNotifications'> {
  return {
    claimNotifications: (topic, lease, now, until, storedBefore) =>
      database.transaction(async (transaction) => {
        const claimedRows = await transaction
          .updateTable('mail_queue')
          .set({ lease, lease_until: until })
          .where('id', 'in', (free) =>
            free
              .selectFrom('mail_queue')
              .select('id')
              .where('purpose', '=', topic)
              .where((where) =>
                where.or([where('lease', 'is', null), where('lease_until', '<=', now)]),
              )
              .$if(storedBefore !== undefined, (query) =>
                query.where('id', 'in', (where) =>
                  where
                    .selectFrom('submissions')
                    .select('id')
                    .where('created_at', '<', storedBefore ?? '')
                    .union(
                      where
                        .selectFrom('case_entries')
                        .select('id')
                        .where('created_at', '<', storedBefore ?? ''),
                    ),
                ),
              )
              // A mail that another server claims at this moment is left to it.
              .$if(database.locksRows, (query) => query.forUpdate().skipLocked()),
          )
          .returning('id')
          .execute();
        return claimedRows.map(({ id }) => id).toSorted();
      }),
    removeNotifications: (lease) =>
      database.transaction(async (transaction) => {
        await transaction.deleteFrom('mail_queue').where('lease', '=', lease).execute();
      }),
    releaseNotifications: (lease) =>
      database.transaction(async (transaction) => {
        await transaction
          .updateTable('mail_queue')
          .set({ lease: null, lease_until: null })
          .where('lease', '=', lease)
          .execute();
      }),
  };
}
