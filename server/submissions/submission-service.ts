import { REPORT_KEPT_DAYS } from '@site/contract/limits';

import { sealForReporter, type AnswerForReporter } from '../hotline/reporter-keys.ts';
import { isSigned, signAnswer, deriveVerificationKey, type Answer } from './answer-signature.ts';
import type { KeyPair } from './key-pair.ts';
import { getKeyName } from './keys.ts';
import { open, seal, SealError, type SubmissionContent } from './seal.ts';
import type { SealedAnswer, StoredSubmission, SubmissionFacts, SubmissionStore } from './store.ts';

/**
 * What a department does with submissions. Reading and answering need the private key and are done on
 * the officer's own machine. Everything works on a store that the server writes to at the same time, and
 * on a copy (`store.copyTo`, `openSqliteStore(…, { file })`).
 */

const DAY = 24 * 60 * 60 * 1000;

/** A submission as the department reads it. */
export interface OpenedSubmission {
  readonly facts: SubmissionFacts;
  readonly content: SubmissionContent;
  /** The answer to a report; `signed` says whether this department's key signed it. */
  readonly answer?: {
    readonly text: string;
    readonly answeredAt: string;
    readonly signed: boolean;
  };
}

/** The sealed answer is bound to its report, and cannot be put in the place of the report itself. */
const answerRow = (row: StoredSubmission, sealed: Uint8Array): StoredSubmission => ({
  ...row,
  id: `${row.id} answer`,
  sealed,
});

const getFacts = ({ sealed: _sealed, recipient: _recipient, ...facts }: StoredSubmission) => facts;

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
  if (row.recipient !== getKeyName(pair.publicKey))
    throw new SealError(`It is sealed to another key, whose name is ${row.recipient}.`);
  const opened = { facts: getFacts(row), content: await open(row, pair) };
  const report = row.purpose === 'report' ? await store.getReport(id) : undefined;
  if (!report?.answer || !report.answeredAt) return opened;
  const { fields } = await open(answerRow(row, report.answer), pair);
  const answer = { reportId: id, text: fields['answer'] ?? '', answeredAt: report.answeredAt };
  const signed = await isSigned(
    answer,
    fields['signature'] ?? '',
    await deriveVerificationKey(pair),
  );
  return { ...opened, answer: { text: answer.text, answeredAt: answer.answeredAt, signed } };
}

/** Signs an answer and seals it, to the reporter and to the department. */
async function sealAnswer(
  row: StoredSubmission,
  answer: Answer,
  pair: KeyPair,
  reporterPublicKey: Uint8Array,
): Promise<SealedAnswer> {
  const { text, answeredAt } = answer;
  const signature = await signAnswer(answer, pair);
  const forReporter: AnswerForReporter = { text, answeredAt, signature };
  return {
    forReporter: await sealForReporter(forReporter, 'answer', row.id, reporterPublicKey),
    forDepartment: await seal(
      { fields: { answer: text, signature } },
      answerRow(row, row.sealed),
      pair.publicKey,
    ),
    answeredAt,
  };
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
  pair: KeyPair,
): Promise<boolean> {
  const row = await store.find(id);
  const report = await store.getReport(id);
  if (!row || !report) return false;
  // The copy opens with the same key as the report; after a change of keys, both are sealed anew.
  if (row.recipient !== getKeyName(pair.publicKey))
    throw new SealError(`The report is sealed to another key, whose name is ${row.recipient}.`);
  const answer = { reportId: id, text, answeredAt: now.toISOString() };
  return store.answer(id, await sealAnswer(row, answer, pair, report.reporterPublicKey));
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

/** Confirms or declines a visit, unless it is so already, or its visitor has canceled it. Tells whether it did. */
export async function decideVisit(
  store: SubmissionStore,
  id: string,
  decision: 'confirmed' | 'declined',
): Promise<boolean> {
  const row = await store.find(id);
  if (row?.purpose !== 'reservation') return false;
  const other = decision === 'confirmed' ? 'declined' : 'confirmed';
  return store.move(id, ['received', 'read', other], decision, row.expiresAt);
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
 * Seals one submission to a new key, and signs and seals its answer anew. Resolves with whether it was
 * sealed to the old key. Can be repeated after an interruption. With the same key twice, an answer of a
 * release without signatures gets one.
 */
export async function resealSubmission(
  store: SubmissionStore,
  id: string,
  from: KeyPair,
  to: KeyPair,
): Promise<boolean> {
  const row = await store.find(id);
  if (row?.recipient !== getKeyName(from.publicKey)) return false;
  const sealed = await seal(await open(row, from), row, to.publicKey);
  const report = row.purpose === 'report' ? await store.getReport(id) : undefined;
  let answer: SealedAnswer | null = null;
  if (report?.answer && report.answeredAt) {
    const { fields } = await open(answerRow(row, report.answer), from);
    const given = { reportId: id, text: fields['answer'] ?? '', answeredAt: report.answeredAt };
    answer = await sealAnswer(row, given, to, report.reporterPublicKey);
  }
  return store.reseal(id, row.recipient, getKeyName(to.publicKey), sealed, answer);
}
