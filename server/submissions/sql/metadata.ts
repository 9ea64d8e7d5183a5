import type { SubmissionsDatabase } from '../database.ts';
import type { SubmissionStore } from '../store.ts';

/** Creates the queries of metadata about the store. */
export function createMetadataQueries(
  database: SubmissionsDatabase,
): Pick<SubmissionStore, 'metadata' | 'setMetadata' | 'initializeMetadata'> {
  const { db } = database;

  return {
    async metadata(name) {
      const row = await db
        .selectFrom('metadata')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.value;
    },
    setMetadata: (name, value) =>
      database.transaction(async (transaction) => {
        await transaction
          .insertInto('metadata')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      }),
    initializeMetadata: (name, value) =>
      database.transaction(async (transaction) => {
        await transaction
          .insertInto('metadata')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        const row = await transaction
          .selectFrom('metadata')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        return row.value;
      }),
  };
}
