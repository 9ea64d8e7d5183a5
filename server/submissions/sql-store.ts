import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';

import type { SubmissionsDatabase } from './database.ts';
import { getAnswerNote, getDecisionNote } from './notes.ts';
import { prepareQuery } from './prepared-query.ts';
import { getChain, hashEntry, type RecordEntry } from '../cases/record.ts';
import type {
  CaseEntry,
  KeyHolder,
  MailTopic,
  Purpose,
  ResealedEntry,
  SealedAnswer,
  SealedSubmission,
  SubmissionStore,
} from './store.ts';
import type { Tables } from './tables.ts';

const FACTS = [
  'submissions.id',
  'purpose',
  'consent_version as consentVersion',
  'created_at as createdAt',
  'state',
  'expires_at as expiresAt',
] as const;

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

/** Adds record entries; those that are there stay as they are. */
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

/** How many rows are deleted in one transaction. */
const BATCH = 500;

/** The names of metadata about a submission, which are deleted with it. */
const getNotes = (id: string): string[] => [getAnswerNote(id), getDecisionNote(id)];

/** Deletes submissions with everything that belongs to them; resolves with the purpose of each. */
async function removeAll(
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

/** Makes a report wait for this transaction, and tells whether it can be changed. */
async function lockReport(
  transaction: Transaction<Tables>,
  id: string,
): Promise<'open' | 'closed' | 'missing'> {
  // An update that changes nothing locks the row in either database.
  const [row] = await transaction
    .updateTable('submissions')
    .set({ id })
    .where('id', '=', id)
    .where('purpose', '=', 'report')
    .returning('state')
    .execute();
  if (!row) return 'missing';
  return row.state === 'closed' ? 'closed' : 'open';
}

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

/** Whether everything that officers wrote in a report is among what is about to replace it. */
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
  const written = await transaction
    .selectFrom('case_entries')
    .select('id')
    .where('submission_id', '=', id)
    .where('kind', '<>', 'addition')
    .execute();
  return written.every((entry) => entries.some((resealed) => resealed.id === entry.id));
}

/** The one implementation of the store, over either database. */
export function createSqlStore(database: SubmissionsDatabase): SubmissionStore {
  const { db, run, getPlace } = database;

  const selectHolder = prepareQuery(run, ({ keyHash }: Pick<SealedSubmission, 'keyHash'>) =>
    db
      .selectFrom('submissions')
      .select(['id', 'created_at as createdAt', 'fingerprint'])
      .where('key_hash', '=', keyHash),
  );
  const insertSubmission = prepareQuery(
    run,
    (row: SealedSubmission & { readonly place?: bigint }) =>
      db
        .insertInto('submissions')
        .values({
          ...(getPlace && { place: row.place }),
          id: row.id,
          purpose: row.purpose,
          consent_version: row.consentVersion,
          created_at: row.createdAt,
          state: row.state,
          expires_at: row.expiresAt,
          key_hash: row.keyHash,
          fingerprint: row.fingerprint,
          recipient: row.recipient,
          sealed: row.sealed,
        })
        .onConflict((conflict) => conflict.column('key_hash').doNothing())
        .returning('id'),
  );
  const insertMail = prepareQuery(run, (row: { readonly id: string; readonly topic: MailTopic }) =>
    db.insertInto('mail_queue').values({ id: row.id, purpose: row.topic }),
  );

  const readHolder = async (keyHash: Uint8Array, transaction?: Transaction<Tables>) => {
    const [holder] = await selectHolder({ keyHash }, transaction);
    return holder;
  };

  /** Adds a submission with what belongs to it, unless its key is taken; tells who holds the key. */
  async function insert(
    transaction: Transaction<Tables>,
    row: SealedSubmission,
  ): Promise<KeyHolder> {
    const { id, purpose, reporter, visitor, notify } = row;
    const [added] = await insertSubmission(
      getPlace ? { ...row, place: getPlace(id) } : row,
      transaction,
    );
    if (!added) {
      const holder = await readHolder(row.keyHash, transaction);
      if (!holder) throw new Error('The holder of a key was not found.');
      return holder;
    }
    if (reporter)
      await transaction
        .insertInto('reports')
        .values({
          id,
          receipt_hash: reporter.receiptHash,
          salt: reporter.salt,
          verifier: reporter.verifier,
          public_key: reporter.publicKey,
          wrapped_private_key: reporter.wrappedPrivateKey,
          tip: reporter.tip,
        })
        .execute();
    if (visitor)
      await transaction
        .insertInto('visits')
        .values({ id, receipt_hash: visitor.receiptHash, details: visitor.details })
        .execute();
    if (notify) await insertMail({ id, topic: row.topic ?? purpose }, transaction);
    return { id, createdAt: row.createdAt, fingerprint: row.fingerprint };
  }

  return {
    atomically: (work) =>
      database.transaction((transaction) =>
        work(
          createSqlStore({
            ...database,
            db: transaction,
            run: (query) => transaction.executeQuery(query),
            transaction: (nested) => nested(transaction),
            // Not within a transaction.
            checkpoint: async () => {},
          }),
        ),
      ),
    findHolder: (keyHash) => readHolder(keyHash),
    add: (submission) => database.transaction((transaction) => insert(transaction, submission)),
    list: (purpose) =>
      db
        .selectFrom('submissions')
        .select(FACTS)
        .where('purpose', '=', purpose)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    find: (id) =>
      db
        .selectFrom('submissions')
        .select([...FACTS, 'recipient', 'sealed'])
        .where('id', '=', id)
        .executeTakeFirst(),
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
        const current = await transaction
          .selectFrom('submissions')
          .select('state')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!current || current.state === 'cancelled') return false;
        // Of two concurrent changes, one finds nothing left to delete.
        if ((await removeAll(transaction, [id])).length !== 1) return false;
        await insert(transaction, submission);
        return true;
      }),
    cancelVisit: (id, expiresAt, notify) =>
      database.transaction(async (transaction) => {
        const cancelled = await transaction
          .updateTable('submissions')
          // The same form sent once more is a reservation of its own.
          .set({ state: 'cancelled', expires_at: expiresAt, key_hash: randomBytes(32) })
          .where('id', '=', id)
          .where('purpose', '=', 'reservation')
          .where('state', '<>', 'cancelled')
          .returning('id')
          .execute();
        if (cancelled.length !== 1) return false;
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
    answer: (id, { forReporter, forDepartment, answeredAt }, replaced) =>
      database.transaction(async (transaction) => {
        const state = await lockReport(transaction, id);
        if (state !== 'open') return state;
        const answered = await transaction
          .updateTable('reports')
          .set({ answer: forReporter, answer_copy: forDepartment, answered_at: answeredAt })
          .where('id', '=', id)
          .where('answered_at', replaced === undefined ? 'is' : '=', replaced ?? null)
          .returning('id')
          .execute();
        if (answered.length !== 1) return 'conflict';
        await transaction
          .updateTable('submissions')
          .set({ state: 'answered' })
          .where('id', '=', id)
          .execute();
        return 'done';
      }),
    listEntries: (submissionId) =>
      db
        .selectFrom('case_entries')
        .select(ENTRY)
        .where('submission_id', '=', submissionId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    addEntry: (entry, notify) =>
      database.transaction(async (transaction) => {
        const earlier = await transaction
          .selectFrom('case_entries')
          .select('id')
          .where('key_hash', '=', entry.keyHash)
          .executeTakeFirst();
        if (earlier) return earlier.id === entry.id ? 'done' : 'conflict';
        const state = await lockReport(transaction, entry.submissionId);
        if (state !== 'open') return state;
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
    reseal: (id, from, to, sealed, answer, entries = []) =>
      database.transaction(async (transaction) => {
        const locked = await transaction
          .updateTable('submissions')
          .set({ recipient: from })
          .where('id', '=', id)
          .where('recipient', '=', from)
          .returning('id')
          .execute();
        if (locked.length !== 1) return false;
        // What an officer wrote since is sealed with the key that this one replaces.
        if (!(await isComplete(transaction, id, answer, entries))) return false;
        await transaction
          .updateTable('submissions')
          .set({ sealed, recipient: to })
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
    claimNotifications: (topic, lease, now, until, before) =>
      database.transaction(async (transaction) => {
        const claimed = await transaction
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
              .$if(before !== undefined, (query) =>
                query.where('id', 'in', (where) =>
                  where
                    .selectFrom('submissions')
                    .select('id')
                    .where('created_at', '<', before ?? '')
                    .union(
                      where
                        .selectFrom('case_entries')
                        .select('id')
                        .where('created_at', '<', before ?? ''),
                    ),
                ),
              )
              // What another server claims at this moment is its own.
              .$if(database.locksRows, (query) => query.forUpdate().skipLocked()),
          )
          .returning('id')
          .execute();
        return claimed.map(({ id }) => id).toSorted();
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
    compact: () => database.compact(),
    copyTo: (file, departments) => database.copyTo(file, departments),
    close: () => database.close(),
  };
}
