import { sealForReporter, type AnswerForReporter } from '../hotline/reporter-keys.ts';
import { readMessages, resealEntries, type Message } from '../cases/conversation.ts';
import { OPEN_STATES } from '../cases/change.ts';
import type { RecordEntry } from '../cases/record.ts';
import { applyMoves, readMoves, resealMoves, type VisitMove } from '../cases/visit-move.ts';
import { isSigned, signAnswer, deriveVerificationKey, type Answer } from './answer-signature.ts';
import type { KeyPair } from './key-pair.ts';
import { isSealedToOneKey, type Recipients } from './recipients.ts';
import {
  open,
  openPart,
  openRow,
  seal,
  SealError,
  sealPart,
  type OpenedRow,
  type SubmissionContent,
} from './seal.ts';
import type {
  DeskStore,
  ReportForDepartment,
  SealedAnswer,
  StoredSubmission,
  SubmissionFacts,
  SubmissionState,
  SubmissionStore,
} from './store.ts';

/**
 * The actions of a department on submissions. Reading and answering need the private key and are carried out on the
 * officer's own machine. All functions work on a store that the server writes to at the same time, and on a copy
 * (`store.copyTo`, `openSqliteStore(…, { file })`).
 */

/** The answer to a report as the department reads it. */
export interface OpenedAnswer {
  readonly text: string;
  readonly answeredAt: string;
  /** Whether an officer of the department signed it. */
  readonly signed: boolean;
}

/** A submission as the department reads it. */
export interface OpenedSubmission {
  readonly facts: SubmissionFacts;
  readonly content: SubmissionContent;
  readonly answer?: OpenedAnswer;
  /** The entries of reporter and officers, oldest first. */
  readonly messages: readonly Message[];
  /** The times to which officers moved a visit, the last one last; the content has the last one. */
  readonly moves: readonly VisitMove[];
}

/** The sealed answer is bound to its report and cannot replace the report itself. */
const getAnswerRow = (row: StoredSubmission, sealedAnswer: Uint8Array): StoredSubmission => ({
  ...row,
  id: `${row.id} answer`,
  sealed: sealedAnswer,
});

const getFacts = ({ sealed: _sealed, recipient: _recipient, ...facts }: StoredSubmission) => facts;

/** Opens the fields of an answer; before rows had separate content keys, it was sealed to the department's key. */
async function openAnswerFields(
  row: StoredSubmission,
  sealedAnswer: Uint8Array,
  contentKey: Uint8Array,
  pair: KeyPair,
): Promise<SubmissionContent['fields']> {
  const answerRow = getAnswerRow(row, sealedAnswer);
  try {
    return (await openPart(sealedAnswer, answerRow, contentKey)).fields;
  } catch (error) {
    if (!isSealedToOneKey(row.recipient)) throw error;
    return (await open(answerRow, pair)).fields;
  }
}

/** Opens the answer to a report; `undefined` if there is none. Throws `SealError` if it was changed. */
async function openAnswer(
  row: StoredSubmission,
  report: ReportForDepartment | undefined,
  contentKey: Uint8Array,
  pair: KeyPair,
  verificationKeys: readonly Uint8Array[],
): Promise<OpenedAnswer | undefined> {
  if (!report?.answer || !report.answeredAt) return undefined;
  const fields = await openAnswerFields(row, report.answer, contentKey, pair);
  const { answeredAt } = report;
  const answer = { reportId: row.id, text: fields['answer'] ?? '', answeredAt };
  const signed = await isSigned(answer, fields['signature'], verificationKeys);
  return { text: answer.text, answeredAt, signed };
}

/**
 * Reads one submission; `undefined` if it does not exist. `officers` are the keys that verify signatures of other
 * officers. Throws `SealError` if it is sealed to another key, or was changed.
 */
export async function readSubmission(
  store: DeskStore,
  id: string,
  pair: KeyPair,
  officers: readonly Uint8Array[] = [],
): Promise<OpenedSubmission | undefined> {
  const row = await store.find(id);
  if (!row) return undefined;
  const { content, contentKey } = await openRow(row, pair);
  const submission = { facts: getFacts(row), content, messages: [], moves: [] };
  const verificationKeys = [await deriveVerificationKey(pair), ...officers];
  if (row.purpose === 'reservation') {
    const moves = await readMoves(await store.listEntries(id), row, contentKey, verificationKeys);
    const fields = applyMoves(content.fields, moves);
    return { ...submission, content: { ...content, fields }, moves };
  }
  if (row.purpose !== 'report') return submission;
  const report = await store.getReport(id);
  const answer = await openAnswer(row, report, contentKey, pair, verificationKeys);
  const messages = await readMessages(store, row, contentKey, pair, verificationKeys);
  return { ...submission, ...(answer && { answer }), messages };
}

/**
 * Opens a submission in its present state: a visit at the time to which it was moved last. Throws as `openRow` does.
 */
export async function openCurrent(
  store: Pick<SubmissionStore, 'listEntries'>,
  row: StoredSubmission,
  pair: KeyPair,
): Promise<SubmissionContent> {
  const { content, contentKey } = await openRow(row, pair);
  if (row.purpose !== 'reservation') return content;
  const moves = await readMoves(await store.listEntries(row.id), row, contentKey, []);
  return { ...content, fields: applyMoves(content.fields, moves) };
}

/** Signs an answer and seals it, to the reporter and to the department. */
async function sealAnswer(
  row: StoredSubmission,
  { text, answeredAt }: Pick<Answer, 'text' | 'answeredAt'>,
  contentKey: Uint8Array,
  pair: KeyPair,
  reporterPublicKey: Uint8Array,
): Promise<SealedAnswer> {
  const signature = await signAnswer({ reportId: row.id, text, answeredAt }, pair);
  const forReporter: AnswerForReporter = { text, answeredAt, signature };
  return {
    forReporter: await sealForReporter(forReporter, 'answer', row.id, reporterPublicKey),
    forDepartment: await sealPart(
      { fields: { answer: text, signature } },
      getAnswerRow(row, row.sealed),
      contentKey,
    ),
    answeredAt,
  };
}

/** Marks a submission and its entries as read; its end stays the same. Resolves with whether it was unread. */
export async function markRead(
  store: DeskStore,
  id: string,
  record: readonly RecordEntry[] = [],
): Promise<boolean> {
  const row = await store.find(id);
  if (!row) return false;
  const allEntries = row.purpose === 'report' ? await store.listEntries(id) : [];
  const entries = allEntries.filter(({ state }) => state === 'received').map((entry) => entry.id);
  const result = await store.apply({ kind: 'read', id, entries, record: [...record] });
  return result === 'done' && row.state === 'received';
}

/** The result of an answer; if another officer was first, with the existing answer. */
export type AnswerResult =
  | { readonly status: 'done' | 'closed' | 'missing' }
  | { readonly status: 'conflict'; readonly earlier: OpenedAnswer };

interface AnswerOptions {
  /** The `answeredAt` of the answer that the officer has read and replaces; absent for a first answer. */
  readonly replaced?: string;
  /** Stored in the same transaction as the answer. */
  readonly record?: readonly RecordEntry[];
  /** The keys that verify what other officers signed: an answer that was first is of one of them. */
  readonly officers?: readonly Uint8Array[];
}

/**
 * Answers a report, for its sender and for the department, unless it has another answer than the one in `replaced`.
 * Throws `SealError` if the report is sealed to another key.
 */
export async function answerReport(
  store: DeskStore,
  id: string,
  text: string,
  now: Date,
  pair: KeyPair,
  { replaced, record = [], officers = [] }: AnswerOptions = {},
): Promise<AnswerResult> {
  const row = await store.find(id);
  const report = await store.getReport(id);
  if (!row || !report) return { status: 'missing' };
  const { contentKey } = await openRow(row, pair);
  const answer = { text, answeredAt: now.toISOString() };
  const sealedAnswer = await sealAnswer(row, answer, contentKey, pair, report.reporterPublicKey);
  const status = await store.apply({
    kind: 'answer',
    id,
    answer: sealedAnswer,
    ...(replaced !== undefined && { replaced }),
    record: [...record],
  });
  if (status !== 'conflict') return { status };
  const there = await store.getReport(id);
  const earlierAnswer = await openAnswer(row, there, contentKey, pair, [
    await deriveVerificationKey(pair),
    ...officers,
  ]);
  // The report was deleted since.
  return earlierAnswer ? { status, earlier: earlierAnswer } : { status: 'missing' };
}

/**
 * Closes a report or a compliment: it is stored for another year, in which its sender can still read it. With `seen`,
 * closes it only in the state that the officer saw. Resolves with `false` if it was already closed, or has an unread
 * addition.
 */
export async function closeSubmission(
  store: DeskStore,
  id: string,
  now: Date,
  seenState?: SubmissionState,
  record: readonly RecordEntry[] = [],
): Promise<boolean> {
  const state = OPEN_STATES.find((candidate) => candidate === seenState);
  if (seenState !== undefined && state === undefined) return false;
  const result = await store.apply({
    kind: 'close',
    id,
    closedAt: now.toISOString(),
    ...(state && { seen: state }),
    record: [...record],
  });
  return result === 'done';
}

/**
 * Confirms or declines a visit that nobody has decided yet; with `replaced`, one that was decided differently; with
 * `moves`, one that was moved as often as the officer saw. Resolves with `false` if another officer decided or moved
 * it, or its visitor has canceled it.
 */
export async function decideVisit(
  store: DeskStore,
  id: string,
  decision: 'confirmed' | 'declined',
  replacedDecision?: 'confirmed' | 'declined',
  record: readonly RecordEntry[] = [],
  moves?: number,
): Promise<boolean> {
  const result = await store.apply({
    kind: 'decide',
    id,
    decision,
    ...(replacedDecision && { replaced: replacedDecision }),
    ...(moves !== undefined && { moves }),
    record: [...record],
  });
  return result === 'done';
}

/** Marks an inquiry as answered, which deletes it: it is only stored until then. Resolves with whether it existed. */
export async function markInquiryAnswered(
  store: DeskStore,
  id: string,
  record: readonly RecordEntry[] = [],
): Promise<boolean> {
  const row = await store.find(id);
  if (row?.purpose !== 'inquiry') return false;
  return (await store.apply({ kind: 'remove', id, record: [...record] })) === 'done';
}

/**
 * Signs the answer of a report from a release without signatures. Resolves with whether there was an answer. Throws
 * `SealError` if the report is sealed to another key, or was changed.
 */
export async function signStoredAnswer(
  store: SubmissionStore,
  id: string,
  pair: KeyPair,
): Promise<boolean> {
  const row = await store.find(id);
  const report = await store.getReport(id);
  if (!row || !report?.answer || !report.answeredAt) return false;
  const { contentKey } = await openRow(row, pair);
  const fields = await openAnswerFields(row, report.answer, contentKey, pair);
  const openedAnswer = { text: fields['answer'] ?? '', answeredAt: report.answeredAt };
  const answer = await sealAnswer(row, openedAnswer, contentKey, pair, report.reporterPublicKey);
  const entries = await store.listEntries(id);
  return store.reseal(id, row.recipient, row.recipient, row.sealed, answer, entries);
}

/**
 * Seals one submission with all its parts to other recipients, under a new content key, and signs officers' texts again
 * with `to`. Resolves with whether `from` opened it and anything changed. Can be repeated after an interruption. With
 * unchanged recipients, an answer of a release without signatures is signed.
 */
export async function resealSubmission(
  store: SubmissionStore,
  id: string,
  from: KeyPair,
  recipients: Recipients,
  to: KeyPair,
): Promise<boolean> {
  const row = await store.find(id);
  if (!row) return false;
  let openedRow: OpenedRow;
  try {
    openedRow = await openRow(row, from);
  } catch (error) {
    if (error instanceof SealError && error.reason === 'key') return false;
    throw error;
  }
  const sealedContent = await seal(openedRow.content, row, recipients.publicKeys);
  // Throws if the signing key is not among the recipients, because it could not open the result.
  const { contentKey } = await openRow(
    { ...row, sealed: sealedContent, recipient: recipients.name },
    to,
  );
  const report = row.purpose === 'report' ? await store.getReport(id) : undefined;
  let answer: SealedAnswer | null = null;
  if (report?.answer && report.answeredAt) {
    const fields = await openAnswerFields(row, report.answer, openedRow.contentKey, from);
    const openedAnswer = { text: fields['answer'] ?? '', answeredAt: report.answeredAt };
    answer = await sealAnswer(row, openedAnswer, contentKey, to, report.reporterPublicKey);
  }
  const resealing = { recipients, contentKey, pair: to };
  const storedEntries = await store.listEntries(id);
  const entries = report
    ? await resealEntries(store, row, openedRow.contentKey, from, {
        ...resealing,
        reporterPublicKey: report.reporterPublicKey,
      })
    : await resealMoves(
        storedEntries,
        row,
        openedRow.content.fields,
        openedRow.contentKey,
        resealing,
      );
  // Requests for deletion are signed, but not sealed.
  const requests = storedEntries
    .filter(({ kind }) => kind === 'deletion')
    .map((entry) => ({ ...entry, recipient: recipients.name }));
  return store.reseal(id, row.recipient, recipients.name, sealedContent, answer, [
    ...entries,
    ...requests,
  ]);
}
