import type { Transaction } from 'kysely';

import type { SubmissionsDatabase } from '../database.ts';
import type { Purpose, ResealedEntry, SealedAnswer, SubmissionStore } from '../store.ts';
import type { Tables } from '../tables.ts';

/** Locks a submission until the transaction ends, and resolves with whether it can be changed. */
export async function lockSubmission(
  transaction: Transaction<Tables>,
  id: string,
  purposes: readonly Purpose[],
): Promise<'open' | 'closed' | 'missing'> {
  // An update that changes nothing locks the row in either database.
  const [row] = await transaction
    .updateTable('submissions')
    .set({ id })
    .where('id', '=', id)
    .where('purpose', 'in', purposes)
    .returning('state')
    .execute();
  if (!row) return 'missing';
  return row.state === 'closed' || row.state === 'cancelled' ? 'closed' : 'open';
}

/** Returns whether all texts of officers in a report are among those that will replace them. */
async function isComplete(
  transaction: Transaction<Tables>,
  id: string,
  answer: Pick<SealedAnswer, 'answeredAt'> | null,
  entries: readonly ResealedEntry[],
): Promise<boolean> {
  const report = await transaction
    .selectFrom('reports')
    .select('answered_at')
    .where('id', '=', id)
    .executeTakeFirst();
  if ((report?.answered_at ?? null) !== (answer?.answeredAt ?? null)) return false;
  const officerEntries = await transaction
    .selectFrom('case_entries')
    .select('id')
    .where('submission_id', '=', id)
    .where('kind', '<>', 'addition')
    .execute();
  return officerEntries.every((entry) =>
    entries.some((resealedEntry) => resealedEntry.id === entry.id),
  );
}

/** Creates the queries of reports: for their reporters, and for the department that answers. */
export function createReportQueries(
  database: SubmissionsDatabase,
): Pick<SubmissionStore, 'findReport' | 'getReport' | 'answer' | 'reseal'> {
  const { db } = database;

  return {
    findReport: (receiptHash) =>
      db
        .selectFrom('reports')
        .innerJoin('submissions', 'submissions.id', 'reports.id')
        .select([
          'submissions.id',
          'recipient',
          'consent_version as consentVersion',
          'state',
          'created_at as createdAt',
          'expires_at as expiresAt',
          'salt',
          'verifier',
          'public_key as publicKey',
          'wrapped_private_key as wrappedPrivateKey',
          'tip',
          'answer',
          'answered_at as answeredAt',
        ])
        .where('receipt_hash', '=', receiptHash)
        .executeTakeFirst(),
    getReport: (id) =>
      db
        .selectFrom('reports')
        .select([
          'public_key as reporterPublicKey',
          'answer_copy as answer',
          'answer as answerForReporter',
          'answered_at as answeredAt',
        ])
        .where('id', '=', id)
        .executeTakeFirst(),
    answer: (id, { forReporter, forDepartment, answeredAt }, replacedTime) =>
      database.transaction(async (transaction) => {
        const state = await lockSubmission(transaction, id, ['report']);
        if (state !== 'open') return state;
        const updatedRow = await transaction
          .updateTable('reports')
          .set({ answer: forReporter, answer_copy: forDepartment, answered_at: answeredAt })
          .where('id', '=', id)
          .where('answered_at', replacedTime === undefined ? 'is' : '=', replacedTime ?? null)
          .returning('id')
          .execute();
        if (updatedRow.length !== 1) return 'conflict';
        await transaction
          .updateTable('submissions')
          .set({ state: 'answered' })
          .where('id', '=', id)
          .execute();
        return 'done';
      }),
    reseal: (id, from, to, sealedContent, answer, entries = []) =>
      database.transaction(async (transaction) => {
        const lockedRows = await transaction
          .updateTable('submissions')
          .set({ recipient: from })
          .where('id', '=', id)
          .where('recipient', '=', from)
          .returning('id')
          .execute();
        if (lockedRows.length !== 1) return false;
        // Texts that an officer wrote since are sealed with the key that this one replaces.
        if (!(await isComplete(transaction, id, answer, entries))) return false;
        await transaction
          .updateTable('submissions')
          .set({ sealed: sealedContent, recipient: to })
          .where('id', '=', id)
          .execute();
        if (answer)
          await transaction
            .updateTable('reports')
            .set({ answer: answer.forReporter, answer_copy: answer.forDepartment })
            .where('id', '=', id)
            .execute();
        for (const { id: entry, recipient, forDepartment, forReporter } of entries)
          await transaction
            .updateTable('case_entries')
            .set({ recipient, for_department: forDepartment, for_reporter: forReporter })
            .where('id', '=', entry)
            .execute();
        return true;
      }),
  };
}
