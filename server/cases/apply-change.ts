import { hash } from 'node:crypto';
import { REPORT_KEPT_DAYS } from '@site/contract/limits';

import { getAnswerNote, getDecisionNote } from '../submissions/notes.ts';
import type { ChangeResult, SubmissionStore } from '../submissions/store.ts';
import { OPEN_STATES, type Change, type ChangeOf } from './change.ts';
import { createDeletionEntry, findLastRequest } from './deletion.ts';
import { getChain, hashEntry } from './record.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Marks a submission and its entries as read; its end stays the same. */
async function read(store: SubmissionStore, change: ChangeOf<'read'>): Promise<ChangeResult> {
  const row = await store.find(change.id);
  if (!row) return 'missing';
  const entries = await store.listEntries(change.id);
  const unread = entries.filter(
    (entry) => entry.state === 'received' && change.entries.includes(entry.id),
  );
  await store.markEntriesRead(unread.map((entry) => entry.id));
  await store.move(change.id, ['received'], 'read', row.expiresAt);
  return 'done';
}

async function answer(
  store: SubmissionStore,
  { id, answer: sealedAnswer, replaced }: ChangeOf<'answer'>,
): Promise<ChangeResult> {
  const result = await store.answer(id, sealedAnswer, replaced);
  if (result === 'done' && replaced !== undefined)
    await store.setMetadata(getAnswerNote(id), replaced);
  return result;
}

async function write(
  store: SubmissionStore,
  { id, entry }: ChangeOf<'write'>,
): Promise<ChangeResult> {
  const row = await store.find(id);
  if (!row) return 'missing';
  return store.addEntry({
    ...entry,
    submissionId: id,
    state: 'read',
    keyHash: hash('sha256', entry.id, 'buffer'),
    recipient: row.recipient,
  });
}

/** Closes a report or compliment. A year later it is deleted, including the reporter's copy. */
async function close(
  store: SubmissionStore,
  { id, seen, closedAt }: ChangeOf<'close'>,
): Promise<ChangeResult> {
  const row = await store.find(id);
  if (row?.purpose !== 'report' && row?.purpose !== 'compliment') return 'missing';
  if (row.state === 'closed') return 'closed';
  const end = new Date(Date.parse(closedAt) + REPORT_KEPT_DAYS * DAY).toISOString();
  const from = OPEN_STATES.filter((state) => seen === undefined || state === seen);
  return (await store.move(id, from, 'closed', end)) ? 'done' : 'conflict';
}

const countMoves = async (store: SubmissionStore, id: string): Promise<number> =>
  (await store.listEntries(id)).filter(({ kind }) => kind === 'move').length;

async function move(
  store: SubmissionStore,
  { id, entry, order, endsAt, replaced }: ChangeOf<'move'>,
): Promise<ChangeResult> {
  const row = await store.find(id);
  if (row?.purpose !== 'reservation') return 'missing';
  const result = await store.addEntry({
    ...entry,
    kind: 'move',
    submissionId: id,
    state: 'read',
    keyHash: hash('sha256', `${id} move ${order}`, 'buffer'),
    recipient: row.recipient,
  });
  if (result !== 'done') return result;
  if ((await countMoves(store, id)) !== order) return 'conflict';
  const from = replaced ? [replaced] : (['received', 'read'] as const);
  if (!(await store.move(id, from, 'confirmed', endsAt))) return 'conflict';
  if (replaced !== undefined) await store.setMetadata(getDecisionNote(id), replaced);
  return 'done';
}

async function requestDeletion(
  store: SubmissionStore,
  { id, order, record }: ChangeOf<'deletion'>,
): Promise<ChangeResult> {
  const row = await store.find(id);
  const entry = record.at(-1);
  if (!row || !entry) return 'missing';
  const last = findLastRequest(await store.listEntries(id));
  if ((last?.order ?? 0) !== order - 1) return 'conflict';
  return store.addEntry(createDeletionEntry(row, order, entry));
}

/** Deletes a submission; with `request`, only while it is the last request and was not withdrawn. */
async function remove(
  store: SubmissionStore,
  { id, request }: ChangeOf<'remove'>,
): Promise<ChangeResult> {
  if (request !== undefined) {
    const row = await store.find(id);
    // Setting the same state again locks the row, so that no request is withdrawn in the meantime.
    if (!row || !(await store.move(id, [row.state], row.state, row.expiresAt))) return 'missing';
    const last = findLastRequest(await store.listEntries(id));
    if (!last || hashEntry(last.entry) !== request) return 'conflict';
  }
  return (await store.remove(id)) ? 'done' : 'missing';
}

async function decide(
  store: SubmissionStore,
  { id, decision, replaced, moves }: ChangeOf<'decide'>,
): Promise<ChangeResult> {
  const row = await store.find(id);
  if (row?.purpose !== 'reservation') return 'missing';
  const from = replaced ? [replaced] : (['received', 'read'] as const);
  if (!(await store.move(id, from, decision, row.expiresAt))) return 'conflict';
  if (moves !== undefined && (await countMoves(store, id)) !== moves) return 'conflict';
  if (replaced !== undefined) await store.setMetadata(getDecisionNote(id), replaced);
  return 'done';
}

function carryOut(store: SubmissionStore, change: Change): Promise<ChangeResult> {
  switch (change.kind) {
    case 'read':
      return read(store, change);
    case 'note':
      return Promise.resolve('done');
    case 'answer':
      return answer(store, change);
    case 'write':
      return write(store, change);
    case 'close':
      return close(store, change);
    case 'decide':
      return decide(store, change);
    case 'move':
      return move(store, change);
    case 'deletion':
      return requestDeletion(store, change);
    case 'remove':
      return remove(store, change);
  }
}

/**
 * Returns whether a refused change was carried out before: its entry is the last of its chain, and its effect is
 * stored. Its sender did not receive the response.
 */
async function isRepeated(store: SubmissionStore, change: Change): Promise<boolean> {
  const last = change.record.at(-1);
  const storedEntry = last && (await store.findLastEntry(getChain(last)));
  if (!last || !storedEntry || hashEntry(storedEntry) !== hashEntry(last)) return false;
  const row = await store.find(change.id);
  switch (change.kind) {
    case 'answer':
      return (await store.getReport(change.id))?.answeredAt === change.answer.answeredAt;
    case 'close':
      return row?.state === 'closed';
    case 'decide':
      return row?.state === change.decision;
    case 'move':
      return (await store.listEntries(change.id)).some(({ id }) => id === change.entry.id);
    case 'deletion':
      return (await store.listEntries(change.id)).some(({ id }) => id === hashEntry(last));
    case 'remove':
      return row === undefined;
    default:
      return false;
  }
}

/** Thrown in a transaction to roll back what a refused change has done so far. */
class RefusedChangeError extends Error {
  readonly result: ChangeResult;

  constructor(result: ChangeResult) {
    super(result);
    this.result = result;
  }
}

/** Carries out a change together with its record in one transaction. A repeated change is `done` again. */
export async function applyChange(store: SubmissionStore, change: Change): Promise<ChangeResult> {
  try {
    return await store.atomically(async (inner) => {
      const result = await carryOut(inner, change);
      if (result !== 'done') {
        if (await isRepeated(inner, change)) return 'done';
        throw new RefusedChangeError(result);
      }
      await inner.appendRecord(change.record);
      return result;
    });
  } catch (error) {
    if (error instanceof RefusedChangeError) return error.result;
    throw error;
  }
}
