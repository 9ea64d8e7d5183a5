import { REPORT_KEPT_DAYS } from '@site/contract/limits';

import { sealForReporter } from '../hotline/reporter-keys.ts';
import { nameOfKey, type KeyPair } from './keys.ts';
import { open, seal, SealError, type SubmissionContent } from './seal.ts';
import type { StoredSubmission, SubmissionFacts, SubmissionStore } from './store.ts';

/**
 * What a department does with what was received. Reading needs the private key and is done on the
 * officer's own machine; answering needs public keys alone. Everything works on a store that the
 * server writes to at the same time, and on a copy (`store.copyTo`, `openSqliteStore(…, { file })`).
 */

const DAY = 24 * 60 * 60 * 1000;

/** A submission as the department reads it. */
export interface OpenedSubmission {
  readonly facts: SubmissionFacts;
  readonly content: SubmissionContent;
  /** The answer that was given to a report. */
  readonly answer?: { readonly text: string; readonly answeredAt: string };
}

/** The box of an answer belongs to a report, and cannot be put in the place of the report itself. */
const answerRow = (row: StoredSubmission, sealed: Uint8Array): StoredSubmission => ({
  ...row,
  id: `${row.id} answer`,
  sealed,
});

const factsOf = ({ sealed: _sealed, recipient: _recipient, ...facts }: StoredSubmission) => facts;

/**
 * Reads one submission; `undefined` where there is none.
 * Throws `SealError` where it is sealed to another key, or was changed.
 */
export async function readSubmission(
  store: SubmissionStore,
  id: string,
  pair: KeyPair,
): Promise<OpenedSubmission | undefined> {
  const row = await store.find(id);
  if (!row) return undefined;
  if (row.recipient !== nameOfKey(pair.publicKey))
    throw new SealError(`It is sealed to another key, whose name is ${row.recipient}.`);
  const opened = { facts: factsOf(row), content: await open(row, pair) };
  const report = row.purpose === 'report' ? await store.reportOf(id) : undefined;
  if (!report?.answer || !report.answeredAt) return opened;
  const { fields } = await open(answerRow(row, report.answer), pair);
  return { ...opened, answer: { text: fields['answer'] ?? '', answeredAt: report.answeredAt } };
}

/** Marks a submission as read; when it ends stays as it is. Tells whether it was new. */
export async function markRead(store: SubmissionStore, id: string): Promise<boolean> {
  const row = await store.find(id);
  return row !== undefined && store.move(id, ['received'], 'read', row.expiresAt);
}

/**
 * Answers a report, for its sender and for the department's own record; an earlier answer is replaced.
 * Resolves with `false` where there is no such report, or it is closed.
 */
export async function answerReport(
  store: SubmissionStore,
  id: string,
  text: string,
  now: Date,
  departmentKey: Uint8Array,
): Promise<boolean> {
  const row = await store.find(id);
  const report = await store.reportOf(id);
  if (!row || !report) return false;
  // The copy opens with the same key as the report; after a change of keys, both are sealed anew.
  if (row.recipient !== nameOfKey(departmentKey))
    throw new SealError(`The report is sealed to another key, whose name is ${row.recipient}.`);
  return store.answer(id, {
    forReporter: await sealForReporter(text, 'answer', id, report.reporterPublicKey),
    forDepartment: await seal(
      { fields: { answer: text } },
      answerRow(row, row.sealed),
      departmentKey,
    ),
    answeredAt: now.toISOString(),
  });
}

/**
 * Closes a report or a compliment: from here it is kept for another year, and its sender can read it
 * as long. Tells whether it was open.
 */
export async function closeSubmission(
  store: SubmissionStore,
  id: string,
  now: Date,
): Promise<boolean> {
  const row = await store.find(id);
  if (row?.purpose !== 'report' && row?.purpose !== 'compliment') return false;
  const end = new Date(now.getTime() + REPORT_KEPT_DAYS * DAY).toISOString();
  return store.move(id, ['received', 'read', 'answered'], 'closed', end);
}

/**
 * An inquiry is kept until it is answered, then deleted: marking it answered is deleting it.
 * Tells whether it was there.
 */
export async function markInquiryAnswered(store: SubmissionStore, id: string): Promise<boolean> {
  const row = await store.find(id);
  return row?.purpose === 'inquiry' && store.remove(id);
}

/**
 * Seals one submission to a new key, with the department's copy of its answer. Tells whether it was
 * sealed to the old one. Can be repeated after an interruption.
 */
export async function resealSubmission(
  store: SubmissionStore,
  id: string,
  from: KeyPair,
  to: Uint8Array,
): Promise<boolean> {
  const row = await store.find(id);
  if (row?.recipient !== nameOfKey(from.publicKey)) return false;
  const report = row.purpose === 'report' ? await store.reportOf(id) : undefined;
  const again = async (box: StoredSubmission) => seal(await open(box, from), box, to);
  return store.reseal(
    id,
    row.recipient,
    nameOfKey(to),
    await again(row),
    report?.answer ? await again(answerRow(row, report.answer)) : null,
  );
}
