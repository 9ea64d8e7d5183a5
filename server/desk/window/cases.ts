import { getAttachmentType } from '@site/contract/attachment';
import { getDateInSeoul } from '@site/contract/date';
import { TEXT_MAX } from '@site/contract/limits';

import { open, SealError, type SubmissionContent } from '../../submissions/seal.ts';
import type {
  Purpose,
  StoredSubmission,
  SubmissionFacts,
  SubmissionStore,
} from '../../submissions/store.ts';
import {
  answerReport,
  closeSubmission,
  decideVisit,
  markInquiryAnswered,
  markRead,
  readSubmission,
  type OpenedSubmission,
} from '../../submissions/submission-service.ts';
import { getDue } from '../due.ts';
import { HEADLINES, type Case, type CaseSummary } from './api.ts';
import { RefusedError } from './refused-error.ts';
import type { DeskSession, OpenDesk } from './session.ts';

/** What is done with submissions at the window of the desk. Everything rejects with a `RefusedError`. */

/** Runs what needs the key of a row. */
async function refuseSealed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SealError) throw new RefusedError('sealed');
    throw error;
  }
}

async function findRow(store: SubmissionStore, id: string): Promise<StoredSubmission> {
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

function summarize(facts: SubmissionFacts, now: Date): CaseSummary {
  const { id, state, createdAt, expiresAt } = facts;
  const due = getDue(facts);
  return {
    id,
    state,
    createdAt,
    expiresAt,
    ...(due && { due }),
    late: due !== undefined && due.date < getDateInSeoul(now),
  };
}

/** Everything of one kind, oldest first, with what its list shows of the content. */
export const listCases = (desk: OpenDesk, purpose: Purpose, now: Date): Promise<CaseSummary[]> =>
  desk.withStore('read', async (store) => {
    const cases: CaseSummary[] = [];
    for (const facts of await store.list(purpose)) {
      const summary = summarize(facts, now);
      const shown = desk.headlines.get(facts.id);
      if (shown) {
        cases.push({ ...summary, headline: shown });
        continue;
      }
      const row = await store.find(facts.id);
      // Answered or expired since the list was read.
      if (!row) continue;
      try {
        const headline = pickHeadline(purpose, await open(row, desk.pair));
        desk.headlines.set(facts.id, headline);
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
  store: SubmissionStore,
  id: string,
): Promise<OpenedSubmission> {
  const opened = await refuseSealed(() => readSubmission(store, id, desk.pair));
  if (!opened) throw new RefusedError('missing');
  return opened;
}

function describeCase({ facts, content, answer }: OpenedSubmission, now: Date) {
  const { attachment, fields } = content;
  return {
    ...summarize(facts, now),
    purpose: facts.purpose,
    consentVersion: facts.consentVersion,
    headline: pickHeadline(facts.purpose, content),
    fields,
    ...(attachment && {
      attachment: {
        name: attachment.name,
        size: attachment.content.length,
        type: getAttachmentType(attachment.name),
      },
    }),
    ...(answer && { answer }),
  };
}

/** Opens one submission; from then on it counts as read. */
export async function openCase(
  session: DeskSession,
  desk: OpenDesk,
  id: string,
  now: Date,
): Promise<Case> {
  const opened = await desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    // What cannot be opened does not count as read.
    await refuseSealed(() => open(row, desk.pair));
    await markRead(store, id);
    return readCase(desk, store, id);
  });
  return { ...describeCase(opened, now), draft: await session.readDraft(desk, id) };
}

/** The file that came with a submission. */
export const readAttachment = (
  desk: OpenDesk,
  id: string,
): Promise<NonNullable<SubmissionContent['attachment']>> =>
  desk.withStore('read', async (store) => {
    const { attachment } = (await readCase(desk, store, id)).content;
    if (!attachment) throw new RefusedError('missing');
    return attachment;
  });

/**
 * Answers a report unless another officer answered it since it was shown: then the earlier answer is in the refusal.
 */
export async function answerCase(
  session: DeskSession,
  desk: OpenDesk,
  { id, text, replaces }: { id: string; text: string; replaces: string | null },
  now: Date,
): Promise<Case> {
  const clean = text.replaceAll('\r\n', '\n').trim();
  if (clean === '') throw new RefusedError('empty');
  if ([...clean].length > TEXT_MAX.content) throw new RefusedError('tooLong');
  await desk.withStore('write', async (store) => {
    await findRow(store, id);
    const result = await refuseSealed(() =>
      answerReport(
        store,
        id,
        clean,
        now,
        desk.pair,
        replaces === null ? {} : { replaced: replaces },
      ),
    );
    if (result.status === 'conflict')
      throw new RefusedError('answered', { earlier: result.earlier });
    if (result.status !== 'done') throw new RefusedError(result.status);
  });
  await session.keepDraft(desk, id, '');
  return openCase(session, desk, id, now);
}

/** Closes a report or a compliment: it is deleted a year later. */
export async function closeCase(
  session: DeskSession,
  desk: OpenDesk,
  id: string,
  now: Date,
): Promise<Case> {
  await desk.withStore('write', async (store) => {
    await findRow(store, id);
    if (!(await closeSubmission(store, id, now))) throw new RefusedError('closed');
  });
  return openCase(session, desk, id, now);
}

/** Approves or declines a visit. */
export async function decideCase(
  session: DeskSession,
  desk: OpenDesk,
  { id, decision }: { id: string; decision: 'confirmed' | 'declined' },
  now: Date,
): Promise<Case> {
  await desk.withStore('write', async (store) => {
    const row = await findRow(store, id);
    const other = decision === 'confirmed' ? 'declined' : 'confirmed';
    if (await decideVisit(store, id, decision, row.state === other ? other : undefined)) return;
    throw new RefusedError(row.state === decision ? 'decided' : 'cancelled');
  });
  return openCase(session, desk, id, now);
}

/** Marks an inquiry as answered, which deletes it. */
export async function finishInquiry(desk: OpenDesk, id: string): Promise<void> {
  // `merge` takes over no deletion.
  if (desk.storeFile !== undefined) throw new RefusedError('inCopy');
  await desk.withStore('write', async (store) => {
    if (!(await markInquiryAnswered(store, id))) throw new RefusedError('missing');
  });
}
