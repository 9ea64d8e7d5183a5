import { getAttachmentType } from '@site/contract/attachment';
import { TEXT_MAX } from '@site/contract/limits';
import { createVisitTimeSchema } from '@site/contract/visit';
import type * as z from 'zod/mini';

import { open, SealError, type SubmissionContent } from '../../submissions/seal.ts';
import type {
  DeskStore,
  Purpose,
  StoredSubmission,
  SubmissionFacts,
  SubmissionState,
} from '../../submissions/store.ts';
import {
  answerReport,
  closeSubmission,
  decideVisit,
  markInquiryAnswered,
  markRead,
  openCurrent,
  readSubmission,
  type OpenedSubmission,
} from '../../submissions/submission-service.ts';
import { addOfficerMessage, type Message } from '../../cases/conversation.ts';
import {
  findPendingRequest,
  groupPendingRequests,
  type StoredRequest,
} from '../../cases/deletion.ts';
import { moveVisit } from '../../cases/visit-move.ts';
import { deriveVerificationKey } from '../../submissions/answer-signature.ts';
import {
  removeEarly,
  keepSubmission,
  type DeletionContext,
  type DeletionResult,
} from '../deletion.ts';
import type { RecordAction, RecordEntry } from '../../cases/record.ts';
import { findDepartments } from '../../submissions/recipients.ts';
import { getDue, isOverdue } from '../../submissions/due.ts';
import { compareRecords } from '../record-check.ts';
import { describeAction } from '../record-file.ts';
import {
  HEADLINES,
  RECORD_SHOWN_MAX,
  type Case,
  type CaseMessage,
  type CaseSummary,
  type Deletion,
  type DeletionRequest,
  type decisionRequest,
  type FileFacts,
  type moveRequest,
  type RecordReport,
  type RefusalCode,
} from './api.ts';
import { RefusedError } from './refused-error.ts';
import type { DeskSession, OpenDesk } from './session.ts';

/** Actions on submissions in the window of the desk. All functions reject with a `RefusedError`. */

type Attachment = NonNullable<SubmissionContent['attachment']>;

/** Runs work that needs the key of a row. */
async function refuseSealed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SealError) throw new RefusedError('sealed');
    throw error;
  }
}

async function findRow(store: DeskStore, id: string): Promise<StoredSubmission> {
  const row = await store.find(id);
  if (!row) throw new RefusedError('missing');
  return row;
}

const pickHeadline = (
  purpose: Purpose,
  { fields }: SubmissionContent,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    HEADLINES[purpose].flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  );

function summarize(
  facts: SubmissionFacts,
  deletion: DeletionRequest | undefined,
  now: Date,
): CaseSummary {
  const { id, state, createdAt, expiresAt } = facts;
  const due = getDue(facts);
  return {
    id,
    state,
    createdAt,
    expiresAt,
    ...(due && { due }),
    late: due !== undefined && isOverdue(due, now),
    ...(deletion && { deletion }),
  };
}

/** Creates a function that describes a request for deletion to the officer of the desk. */
async function createRequestDescriber({ pair }: OpenDesk) {
  const ownKey = Buffer.from(await deriveVerificationKey(pair)).toString('base64');
  return (pending: StoredRequest | undefined): DeletionRequest | undefined =>
    pending && {
      key: pending.entry.key.slice(0, 8),
      requestedAt: pending.entry.time,
      isOwn: pending.entry.key === ownKey,
    };
}

/** Lists all cases of one kind, oldest first, with the content that the list shows. */
export const listCases = (desk: OpenDesk, purpose: Purpose, now: Date): Promise<CaseSummary[]> =>
  desk.withStore('read', async (store) => {
    const cases: CaseSummary[] = [];
    const requests = groupPendingRequests(await store.listDeletions());
    const describeRequest = await createRequestDescriber(desk);
    for (const facts of await store.list(purpose)) {
      const summary = summarize(facts, describeRequest(requests.get(facts.id)), now);
      const cachedHeadline = desk.headlines.get(facts.id);
      if (cachedHeadline) {
        cases.push({ ...summary, headline: cachedHeadline });
        continue;
      }
      const row = await store.find(facts.id);
      // The submission was answered or expired since the list was read.
      if (!row) continue;
      try {
        const headline = pickHeadline(purpose, await openCurrent(store, row, desk.pair));
        // Another officer may have moved a visit.
        if (purpose !== 'reservation') desk.headlines.set(facts.id, headline);
        cases.push({ ...summary, headline });
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        cases.push({ ...summary, problem: error.reason === 'key' ? 'anotherKey' : 'damaged' });
      }
    }
    return cases;
  });

async function readCase(
  desk: OpenDesk,
  store: DeskStore,
  row: StoredSubmission,
): Promise<OpenedSubmission> {
  const submission = await refuseSealed(() =>
    readSubmission(store, row.id, desk.pair, desk.getOfficerKeys(row)),
  );
  if (!submission) throw new RefusedError('missing');
  return submission;
}

const describeFile = ({ name, content }: Attachment): FileFacts => ({
  name,
  size: content.length,
  type: getAttachmentType(name),
});

const describeMessage = ({ attachment, ...message }: Message): CaseMessage => ({
  ...message,
  ...(attachment && { attachment: describeFile(attachment) }),
});

function describeCase(
  { facts, content, answer, messages, moves }: OpenedSubmission,
  deletion: DeletionRequest | undefined,
  now: Date,
) {
  const { attachment, fields } = content;
  return {
    ...summarize(facts, deletion, now),
    purpose: facts.purpose,
    consentVersion: facts.consentVersion,
    headline: pickHeadline(facts.purpose, content),
    fields,
    ...(attachment && { attachment: describeFile(attachment) }),
    ...(answer && { answer }),
    messages: messages.map(describeMessage),
    moves,
  };
}

/** Records an action before it is carried out; resolves with the entries to store together with it. */
async function record(
  { desk, now }: Work,
  store: DeskStore,
  row: StoredSubmission,
  action: RecordAction,
): Promise<readonly RecordEntry[]> {
  return desk.record.append(store, await describeAction(store, row, action, now));
}

/** Records an action that changes only the record. */
async function note(
  work: Work,
  store: DeskStore,
  row: StoredSubmission,
  action: RecordAction,
): Promise<void> {
  const entries = await record(work, store, row, action);
  await store.apply({ kind: 'note', id: row.id, record: [...entries] });
}

/** Records that the last recorded action was not carried out. Throws the reason. */
async function refuse(
  work: Work,
  store: DeskStore,
  row: StoredSubmission,
  error: RefusedError,
): Promise<never> {
  await note(work, store, row, 'refused');
  throw error;
}

/** The desk and the time of an action. */
export interface Work {
  readonly session: DeskSession;
  readonly desk: OpenDesk;
  readonly now: Date;
}

/** Reads a submission, and the request to delete it. */
async function readWithRequest(
  desk: OpenDesk,
  store: DeskStore,
  id: string,
): Promise<[OpenedSubmission, DeletionRequest | undefined]> {
  const submission = await readCase(desk, store, await findRow(store, id));
  const describeRequest = await createRequestDescriber(desk);
  return [submission, describeRequest(findPendingRequest(await store.listEntries(id)))];
}

/** Opens one submission, which is then marked as read. */
export async function openCase(work: Work, id: string): Promise<Case> {
  const { session, desk, now } = work;
  const openedCase = await desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    // A submission that cannot be opened is not marked as read, and not recorded as opened.
    await refuseSealed(() => open(row, desk.pair));
    await markRead(store, id, await record(work, store, row, 'opened'));
    return readWithRequest(desk, store, id);
  });
  return { ...describeCase(...openedCase, now), draft: await session.readDraft(desk, id) };
}

/** Shows a case again after an action. */
async function showCase({ session, desk, now }: Work, id: string): Promise<Case> {
  const openedCase = await desk.withStore('read', (store) => readWithRequest(desk, store, id));
  return { ...describeCase(...openedCase, now), draft: await session.readDraft(desk, id) };
}

/**
 * Returns the attachment of a submission or of an addition.
 *
 * @param isSaved whether it leaves the desk, which is recorded
 */
export const readAttachment = (
  work: Work,
  id: string,
  messageId: string | undefined,
  isSaved: boolean,
): Promise<Attachment> =>
  work.desk.withStore(isSaved ? 'write' : 'read', async (store) => {
    const row = await findRow(store, id);
    const { content, messages } = await readCase(work.desk, store, row);
    const from =
      messageId === undefined
        ? content
        : messages.find((caseMessage) => caseMessage.id === messageId);
    if (!from?.attachment) throw new RefusedError('missing');
    if (isSaved) await note(work, store, row, 'saved-file');
    return from.attachment;
  });

/** Records that a case was printed. */
export const notePrint = (work: Work, id: string): Promise<void> =>
  work.desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    await note(work, store, row, 'printed');
  });

/** Returns an officer's text, trimmed. Throws a `RefusedError` if it is empty or too long. */
function cleanWritten(text: string): string {
  const clean = text.replaceAll('\r\n', '\n').trim();
  if (clean === '') throw new RefusedError('empty');
  if ([...clean].length > TEXT_MAX.content) throw new RefusedError('tooLong');
  return clean;
}

/** Answers a report, unless another officer answered it since it was shown: then the refusal contains that answer. */
export async function answerCase(
  work: Work,
  { id, text, replaces }: { id: string; text: string; replaces: string | null },
): Promise<Case> {
  const { session, desk, now } = work;
  const clean = cleanWritten(text);
  await desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    await refuseSealed(() => open(row, desk.pair));
    const result = await answerReport(store, id, clean, now, desk.pair, {
      ...(replaces !== null && { replaced: replaces }),
      record: await record(work, store, row, 'answered'),
      officers: desk.getOfficerKeys(row),
    });
    if (result.status === 'done') return;
    const error =
      result.status === 'conflict'
        ? new RefusedError('answered', { earlier: result.earlier })
        : new RefusedError(result.status);
    await refuse(work, store, row, error);
  });
  await session.keepDraft(desk, id, '');
  return showCase(work, id);
}

/** Asks the reporter a question, or adds a note that only the department reads. */
export async function writeMessage(
  work: Work,
  { id, text, kind }: { id: string; text: string; kind: 'question' | 'note' },
): Promise<Case> {
  const { session, desk, now } = work;
  const clean = cleanWritten(text);
  await desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    await refuseSealed(() => open(row, desk.pair));
    const entries = await record(work, store, row, kind === 'question' ? 'asked' : 'noted');
    const result = await addOfficerMessage(store, id, kind, clean, now, desk.pair, entries);
    if (result === 'done') return;
    const code = result === 'conflict' ? 'changed' : result;
    await refuse(work, store, row, new RefusedError(code));
  });
  await session.keepDraft(desk, id, '');
  return showCase(work, id);
}

/** Closes a report or a compliment in the state that the officer saw; it is deleted a year later. */
export async function closeCase(
  work: Work,
  { id, seen }: { id: string; seen: SubmissionState },
): Promise<Case> {
  const { desk, now } = work;
  await desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    const entries = await record(work, store, row, 'closed');
    if (await closeSubmission(store, id, now, seen, entries)) return;
    const code = row.state === 'closed' ? 'closed' : 'changed';
    await refuse(work, store, row, new RefusedError(code));
  });
  return showCase(work, id);
}

/** Approves or declines a visit in the state that the officer saw. */
export async function decideCase(
  work: Work,
  { id, decision, seen, moves }: z.infer<typeof decisionRequest>,
): Promise<Case> {
  await work.desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    const opposite = decision === 'confirmed' ? 'declined' : 'confirmed';
    const entries = await record(work, store, row, decision);
    const replacedDecision = seen === opposite ? opposite : undefined;
    if (await decideVisit(store, id, decision, replacedDecision, entries, moves)) return;
    const code =
      row.state === 'cancelled' ? 'cancelled' : row.state === decision ? 'decided' : 'changed';
    await refuse(work, store, row, new RefusedError(code));
  });
  return showCase(work, id);
}

/** Moves a visit to another time and confirms it, in the state that the officer saw. */
export async function moveCase(
  work: Work,
  { id, seen, moves, date, time }: z.infer<typeof moveRequest>,
): Promise<Case> {
  const { desk, now } = work;
  const visitTime = createVisitTimeSchema(now).safeParse({ date, time });
  if (!visitTime.success)
    throw new RefusedError('visitTime', {
      fields: Object.fromEntries(
        visitTime.error.issues.map((issue) => [String(issue.path[0]), issue.message]),
      ),
    });
  await desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    if (row.state === 'cancelled') throw new RefusedError('cancelled');
    const { fields } = (await readCase(desk, store, row)).content;
    if (row.state !== 'declined' && fields['date'] === date && fields['time'] === time)
      throw new RefusedError('unchanged');
    const entries = await record(work, store, row, 'moved');
    const moveResult = await moveVisit(store, id, visitTime.data, now, desk.pair, {
      seen: { state: seen, moves },
      record: entries,
    });
    if (moveResult === 'done') return;
    const code = moveResult === 'unsealed' || moveResult === 'missing' ? moveResult : 'changed';
    await refuse(work, store, row, new RefusedError(code));
  });
  return showCase(work, id);
}

/** Deletes an answered inquiry. Works only on the server, because `merge` takes over no deletion. */
export async function finishInquiry(work: Work, id: string): Promise<void> {
  if (work.desk.storeFile !== undefined) throw new RefusedError('inCopy');
  await work.desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    const entries = await record(work, store, row, 'deleted');
    if (await markInquiryAnswered(store, id, entries)) return;
    await refuse(work, store, row, new RefusedError('missing'));
  });
}

const REFUSALS = {
  own: 'ownRequest',
  invalid: 'invalidRequest',
  noDepartments: 'noDepartments',
  changed: 'changed',
} as const satisfies Record<Exclude<DeletionResult, Deletion['result']>, RefusalCode>;

/** Runs a step of a deletion. Works only on the server, because `merge` takes over no deletion. */
function withDeletion<T>(
  work: Work,
  id: string,
  task: (context: DeletionContext) => Promise<T>,
): Promise<T> {
  const { desk } = work;
  if (desk.storeFile !== undefined) throw new RefusedError('inCopy');
  return desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    await refuseSealed(() => open(row, desk.pair));
    return task({
      store,
      row,
      pair: desk.pair,
      departments: desk.departments,
      isRemote: desk.server !== undefined,
      record: (action) => record(work, store, row, action),
    });
  });
}

/** Deletes a submission early, or requests that another officer confirms it. */
export async function removeCase(work: Work, id: string): Promise<Deletion> {
  const result = await withDeletion(work, id, removeEarly);
  if (result === 'deleted' || result === 'requested') return { result };
  throw new RefusedError(REFUSALS[result]);
}

/** Withdraws the request to delete a submission, or refuses that of another officer. */
export async function keepCase(work: Work, id: string): Promise<Case> {
  if (!(await withDeletion(work, id, keepSubmission))) throw new RefusedError('changed');
  return showCase(work, id);
}

/**
 * Returns the record of the store, newest entry first, and its problems, including an end that differs from the record
 * on this machine.
 */
export const checkRecord = ({ desk }: Work): Promise<RecordReport> =>
  desk.withStore('read', async (store) => {
    const entries = await store.readRecord();
    const own = findDepartments(desk.departments, desk.pair.publicKey);
    const { problems, waiting } = await compareRecords(entries, {
      record: desk.record,
      departments: own,
      isCopy: desk.storeFile !== undefined,
    });
    return {
      entries: entries
        .toSorted((a, b) => b.time.localeCompare(a.time) || b.number - a.number)
        .slice(0, RECORD_SHOWN_MAX)
        .map(({ time, department, key, action, subject, number }) => ({
          time,
          department,
          key: key.slice(0, 8),
          action,
          subject: subject.slice(0, 16),
          number,
        })),
      count: entries.length,
      ...(waiting && { waiting }),
      problems: problems.map(({ problem, chain, number }) => {
        const [department = '', key = ''] = chain.split(' ');
        return { problem, key: `${department} ${key.slice(0, 8)}`, number };
      }),
    };
  });
