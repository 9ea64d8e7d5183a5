import type { Transaction } from 'kysely';

import type { SubmissionsDatabase } from '../database.ts';
import { getRowDepartment } from '../recipients.ts';
import {
  PURPOSES,
  type CaseEntry,
  type CaseEntryKind,
  type Purpose,
  type SubmissionStore,
} from '../store.ts';
import type { Tables } from '../tables.ts';
import { lockSubmission } from './reports.ts';

const ENTRY = [
  'id',
  'submission_id as submissionId',
  'kind',
  'state',
  'created_at as createdAt',
  'key_hash as keyHash',
  'recipient',
  'for_department as forDepartment',
  'for_reporter as forReporter',
] as const;

/** The purposes of the submissions that have entries of a kind. */
const PURPOSES_OF: Readonly<Record<CaseEntryKind, readonly Purpose[]>> = {
  addition: ['report'],
  question: ['report'],
  note: ['report'],
  move: ['reservation'],
  deletion: PURPOSES,
};

const insertEntry = (transaction: Transaction<Tables>, entry: CaseEntry) =>
  transaction
    .insertInto('case_entries')
    .values({
      id: entry.id,
      submission_id: entry.submissionId,
      kind: entry.kind,
      state: entry.state,
      created_at: entry.createdAt,
      key_hash: entry.keyHash,
      recipient: entry.recipient,
      for_department: entry.forDepartment,
      for_reporter: entry.forReporter,
    })
    .execute();

/** Creates the queries of entries that are added to submissions after they arrived. */
export function createCaseEntryQueries(
  database: SubmissionsDatabase,
): Pick<SubmissionStore, 'listEntries' | 'listDeletions' | 'addEntry' | 'markEntriesRead'> {
  const { db } = database;

  return {
    listEntries: (submissionId) =>
      db
        .selectFrom('case_entries')
        .select(ENTRY)
        .where('submission_id', '=', submissionId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    async listDeletions(departments) {
      const entries = await db
        .selectFrom('case_entries')
        .select(ENTRY)
        .where('kind', '=', 'deletion')
        .execute();
      if (!departments || entries.length === 0) return entries;
      const rows = await db
        .selectFrom('submissions')
        .select(['id', 'purpose', 'recipient'])
        .where(
          'id',
          'in',
          entries.map((entry) => entry.submissionId),
        )
        .execute();
      const visibleIds = new Set(
        rows.filter((row) => departments.includes(getRowDepartment(row))).map(({ id }) => id),
      );
      return entries.filter((entry) => visibleIds.has(entry.submissionId));
    },
    addEntry: (entry, notify) =>
      database.transaction(async (transaction) => {
        const state = await lockSubmission(
          transaction,
          entry.submissionId,
          PURPOSES_OF[entry.kind],
        );
        const earlierEntry = await transaction
          .selectFrom('case_entries')
          .select('id')
          .where('key_hash', '=', entry.keyHash)
          .executeTakeFirst();
        if (earlierEntry) return earlierEntry.id === entry.id ? 'done' : 'conflict';
        // A closed submission can also be deleted early.
        if (state === 'missing' || (state === 'closed' && entry.kind !== 'deletion')) return state;
        await insertEntry(transaction, entry);
        if (notify)
          await transaction
            .insertInto('mail_queue')
            .values({ id: entry.id, purpose: notify })
            .execute();
        return 'done';
      }),
    markEntriesRead: (ids) =>
      database.transaction(async (transaction) => {
        if (ids.length > 0)
          await transaction
            .updateTable('case_entries')
            .set({ state: 'read' })
            .where('id', 'in', ids)
            .execute();
      }),
  };
}
