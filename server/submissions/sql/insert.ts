import type { Transaction } from 'kysely';

import type { SubmissionsDatabase } from '../database.ts';
import { prepareQuery } from '../prepared-query.ts';
import type { KeyHolder, MailTopic, SealedSubmission } from '../store.ts';
import type { Tables } from '../tables.ts';

/** Adds submissions, and finds them by the key under which they were sent. */
export interface Insertion {
  /** Resolves with the submission that was sent under a key; `undefined` if there is none. */
  findHolder(
    keyHash: Uint8Array,
    transaction?: Transaction<Tables>,
  ): Promise<KeyHolder | undefined>;
  /** Adds a submission with its parts unless its key is already used; resolves with the submission that has the key. */
  insert(transaction: Transaction<Tables>, row: SealedSubmission): Promise<KeyHolder>;
}

/** Adds the data with which the sender of a report or a reservation can find it again. */
async function insertAccess(
  transaction: Transaction<Tables>,
  { id, reporter, visitor }: SealedSubmission,
): Promise<void> {
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
}

/** Creates the insertion of submissions, whose queries are compiled once. */
export function createInsertion({ db, run, getPlace }: SubmissionsDatabase): Insertion {
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

  async function findHolder(
    keyHash: Uint8Array,
    transaction?: Transaction<Tables>,
  ): Promise<KeyHolder | undefined> {
    const [holder] = await selectHolder({ keyHash }, transaction);
    return holder;
  }

  async function insert(
    transaction: Transaction<Tables>,
    row: SealedSubmission,
  ): Promise<KeyHolder> {
    const { id, purpose, notify } = row;
    const [insertedRow] = await insertSubmission(
      getPlace ? { ...row, place: getPlace(id) } : row,
      transaction,
    );
    if (!insertedRow) {
      const holder = await findHolder(row.keyHash, transaction);
      if (!holder) throw new Error('The holder of a key was not found.');
      return holder;
    }
    await insertAccess(transaction, row);
    if (notify) await insertMail({ id, topic: row.topic ?? purpose }, transaction);
    return { id, createdAt: row.createdAt, fingerprint: row.fingerprint };
  }

  return { findHolder, insert };
}
