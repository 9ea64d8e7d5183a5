import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';

import { StartError } from '../start-error.ts';
import { getAnswerNote, getDecisionNote } from '../submissions/notes.ts';
import { getRowDepartment, type DepartmentMap } from '../submissions/recipients.ts';
import { openSqliteStore } from '../submissions/sqlite.ts';
import {
  PURPOSES,
  type CaseEntry,
  type ReportForDepartment,
  type ResealedEntry,
  type SealedAnswer,
  type StoredSubmission,
  type SubmissionFacts,
  type SubmissionState,
  type SubmissionStore,
} from '../submissions/store.ts';
import { createServerEntry, findServerSecret } from '../cases/server-record.ts';
import { DEPARTMENTS, type Department } from '../submissions/departments.ts';
import type { Desk } from './desk.ts';
import { createNotMadeError } from './failures.ts';
import { message, type MessageKey } from './messages.ts';
import { formatTime } from './submissions.ts';

/**
 * The departments that a copy is for. Where each has keys of its own, they have to be named: a copy for all would tell
 * everybody what others have received. Throws a `StartError` where they are not.
 */
function parseDepartments(
  desk: Desk,
  names: string | undefined,
): readonly Department[] | undefined {
  const { isOneKey } = desk.options;
  if (names === undefined) {
    if (isOneKey === false)
      throw new StartError(message('export.department', { names: DEPARTMENTS.join(', ') }));
    return undefined;
  }
  const departments = DEPARTMENTS.filter((name) => names.split(',').includes(name));
  if (departments.length !== names.split(',').length)
    throw new StartError(message('export.department', { names: DEPARTMENTS.join(', ') }));
  return departments;
}

/** Writes a copy of everything, or of some departments, still sealed, for the machine that has the key. */
export async function exportStore(desk: Desk, file: string, names?: string): Promise<void> {
  const departments = parseDepartments(desk, names);
  await desk.withOwnStore('read', async (store) => {
    try {
      await store.copyTo(file, departments);
    } catch (error) {
      throw createNotMadeError(file, error);
    }
  });
  if (desk.options.storeFile === undefined) await recordExport(desk, departments ?? DEPARTMENTS);
  console.log(message('export.done', { file }));
}

/**
 * Takes over from a copy what was done in it: read, answered, asked, noted, signed, decided, closed, sealed to the keys
 * that the server seals to by now, and the record of it. Needs no private key. Prints what was taken over of each
 * submission, and what could not be. Throws a `StartError` where nothing was.
 */
export async function merge(desk: Desk, file: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(message('file.missing', { file }));
  const { dataDir, departments = {} } = desk.options;
  const copy = await openSqliteStore(dataDir, { readOnly: true, file });
  let count = 0;
  try {
    await desk.withOwnStore('write', async (store) => {
      const record = await copy.readRecord();
      for (const purpose of PURPOSES)
        for (const facts of await copy.list(purpose)) {
          const { taken, left } = await takeOver(copy, store, facts, departments);
          if (taken.length > 0) {
            count += 1;
            console.log(`${facts.id}  ${message('merge.taken', { what: taken.join(', ') })}`);
          }
          if (left === undefined) continue;
          const line = `${facts.id}  ${message('merge.left', { why: left })}`;
          // A visit belongs to its visitor, who may have changed it in the meantime.
          if (purpose === 'reservation') console.log(line);
          else desk.reportFailure(line);
        }
      await store.appendRecord(record);
    });
  } finally {
    await copy.close();
  }
  if (count === 0) throw new StartError(message('merge.nothing', { file }));
  desk.reportChange(message('merge.done', { count, file }), '', 'copy.server');
}

/** Records on the server that everything of some departments was handed out, sealed. */
async function recordExport(desk: Desk, departments: readonly Department[]): Promise<void> {
  const secret = findServerSecret(desk.options);
  if (!secret) return;
  await desk.withOwnStore('write', (store) =>
    store.atomically(async (inner) => {
      for (const department of departments) {
        const facts = { department, action: 'handed-out', subject: '', time: new Date() } as const;
        await inner.appendRecord([await createServerEntry(inner, facts, secret)]);
      }
    }),
  );
}

/** In words, what the server took over of one submission, and why it did not take over the rest. */
interface Merged {
  readonly taken: string[];
  left?: string;
}

const getAnswer = (report: ReportForDepartment | undefined): SealedAnswer | undefined =>
  report?.answer && report.answerForReporter && report.answeredAt
    ? {
        forDepartment: report.answer,
        forReporter: report.answerForReporter,
        answeredAt: report.answeredAt,
      }
    : undefined;

const hashSealed = (sealed: Uint8Array): string =>
  createHash('sha256').update(sealed).digest('hex');
const getSignatureNote = (id: string): string => `replaced-answer ${id}`;

/** Records in a copy which answer is about to be resealed, so that `merge` replaces only that one. */
export async function noteReplacedAnswer(copy: SubmissionStore, id: string): Promise<void> {
  const answer = getAnswer(await copy.getReport(id));
  if (answer) await copy.setMetadata(getSignatureNote(id), hashSealed(answer.forDepartment));
}

/** Both versions of one submission. */
interface Versions {
  readonly copy: SubmissionStore;
  readonly store: SubmissionStore;
  readonly row: StoredSubmission;
  readonly live: StoredSubmission;
  /** Whether the copy is sealed to the keys in use and the server's row is not: an old copy brings no old key back. */
  readonly isResealed: boolean;
  readonly given: SealedAnswer | undefined;
  readonly known: SealedAnswer | undefined;
}

/** Takes over the work on one submission, in one transaction. */
async function takeOver(
  copy: SubmissionStore,
  liveStore: SubmissionStore,
  { id, purpose, state, expiresAt }: SubmissionFacts,
  departments: DepartmentMap,
): Promise<Merged> {
  const isDecided = state === 'confirmed' || state === 'declined';
  return liveStore.atomically(async (store) => {
    const row = await copy.find(id);
    const live = await store.find(id);
    const merged: Merged = { taken: [] };
    if (!row || !live) {
      const hasEnded = expiresAt !== null && expiresAt <= new Date().toISOString();
      // A visit that its visitor has changed has another id and has to be confirmed again.
      if (isDecided && !hasEnded) merged.left = message('merge.gone');
      return merged;
    }
    // What a department brings back changes nothing of another one.
    if (getRowDepartment(row) !== getRowDepartment(live)) return merged;
    const inUse = departments[getRowDepartment(live)]?.name;
    const isReport = purpose === 'report';
    const versions = {
      copy,
      store,
      row,
      live,
      isResealed: row.recipient === inUse && live.recipient !== inUse,
      given: isReport ? getAnswer(await copy.getReport(id)) : undefined,
      known: isReport ? getAnswer(await store.getReport(id)) : undefined,
    };
    await takeOverContent(versions, merged);
    if (isReport) await takeOverEntries(versions, merged);
    await takeOverState(versions, merged);
    return merged;
  });
}

/** Takes over the answer, its signature, and the keys that the row is sealed to. */
async function takeOverContent(versions: Versions, merged: Merged): Promise<void> {
  const { copy, store, row, live, isResealed, given, known } = versions;
  const { id } = row;
  let isSameAnswer = given?.answeredAt === known?.answeredAt;
  if (given && !isSameAnswer) {
    const replaced = await copy.metadata(getAnswerNote(id));
    // The department could not open an answer that is sealed to another key than its report.
    if (row.recipient !== live.recipient && !isResealed) merged.left = message('merge.anotherKey');
    else {
      const result = await store.answer(id, given, known && replaced);
      if (result === 'done') {
        merged.taken.push(message('merge.answer', { date: formatTime(given.answeredAt) }));
        isSameAnswer = true;
      } else if (result === 'conflict' && known)
        merged.left = message('merge.other', { date: formatTime(known.answeredAt) });
      else merged.left = message('merge.closed');
    }
  } else if (known && !isSameAnswer && isResealed)
    merged.left = message('merge.other', { date: formatTime(known.answeredAt) });
  else if (
    given &&
    known &&
    row.recipient === live.recipient &&
    !Buffer.from(given.forDepartment).equals(known.forDepartment) &&
    (await copy.metadata(getSignatureNote(id))) === hashSealed(known.forDepartment) &&
    (await store.reseal(
      id,
      live.recipient,
      live.recipient,
      row.sealed,
      given,
      await getResealed(copy, id),
    ))
  )
    merged.taken.push(message('merge.signature'));

  if (
    isResealed &&
    isSameAnswer &&
    (await store.reseal(
      id,
      live.recipient,
      row.recipient,
      row.sealed,
      given ?? null,
      await getResealed(copy, id),
    ))
  )
    merged.taken.push(message('merge.key'));
}

/** The entries of a copy, as they replace those of the server. */
const getResealed = (copy: SubmissionStore, id: string): Promise<readonly ResealedEntry[]> =>
  copy.listEntries(id);

/** Takes over questions and notes, and which additions were read. */
async function takeOverEntries(
  { copy, store, row, live }: Versions,
  merged: Merged,
): Promise<void> {
  const known = new Map((await store.listEntries(row.id)).map((entry) => [entry.id, entry]));
  // What is sealed with the key of another version of the row could not be opened.
  const fits = row.recipient === ((await store.find(row.id))?.recipient ?? live.recipient);
  const counts = { question: 0, note: 0 };
  const read: string[] = [];
  for (const entry of await copy.listEntries(row.id)) {
    const there = known.get(entry.id);
    if (there && entry.state === 'read' && there.state === 'received') read.push(entry.id);
    const { kind } = entry;
    if (there || (kind !== 'question' && kind !== 'note')) continue;
    if (!fits) merged.left = message('merge.anotherKey');
    else if ((await store.addEntry(entry)) === 'done') counts[kind] += 1;
    else merged.left = message('merge.closed');
  }
  await store.markEntriesRead(read);
  if (counts.question > 0)
    merged.taken.push(message('merge.questions', { count: counts.question }));
  if (counts.note > 0) merged.taken.push(message('merge.notes', { count: counts.note }));
}

/** From which states one of the copy is taken over. */
const MOVES = new Map<SubmissionState, readonly SubmissionState[]>([
  ['read', ['received']],
  ['closed', ['received', 'read', 'answered']],
  ['confirmed', ['received', 'read']],
  ['declined', ['received', 'read']],
]);

/** The moves of a visit that only the copy has, and whether the server has others. */
async function compareMoves({ copy, store, row }: Versions) {
  const listMoves = async (from: SubmissionStore): Promise<readonly CaseEntry[]> =>
    (await from.listEntries(row.id)).filter(({ kind }) => kind === 'move');
  const known = await listMoves(store);
  const given = await listMoves(copy);
  const isIn = (entries: readonly CaseEntry[], { id }: CaseEntry): boolean =>
    entries.some((entry) => entry.id === id);
  return {
    added: given.filter((entry) => !isIn(known, entry)),
    isBehind: known.some((entry) => !isIn(given, entry)),
  };
}

/** Why the decision about a visit in a copy is not taken over, before its state is compared. */
async function findMoveProblem(
  { store, row, live }: Versions,
  { added, isBehind }: Awaited<ReturnType<typeof compareMoves>>,
): Promise<MessageKey | undefined> {
  if (isBehind) return added.length > 0 || row.state !== live.state ? 'merge.moved' : undefined;
  if (added.length === 0) return undefined;
  return (await store.find(row.id))?.recipient === row.recipient ? undefined : 'merge.anotherKey';
}

/** Takes over that a submission was read, closed, confirmed, declined or moved. */
async function takeOverState(versions: Versions, merged: Merged): Promise<void> {
  const { copy, store, row, live } = versions;
  const { id, state } = row;
  const moves = await compareMoves(versions);
  const problem = await findMoveProblem(versions, moves);
  if (problem) {
    merged.left = message(problem);
    return;
  }
  // Its state is the one that the server has, at an earlier time of the visit.
  if (moves.isBehind) return;
  const isDecided = state === 'confirmed' || state === 'declined';
  const end = state === 'read' ? live.expiresAt : row.expiresAt;
  const replaced = isDecided ? await copy.metadata(getDecisionNote(id)) : undefined;
  const from = MOVES.get(state);
  if (!from) return;
  const states = replaced ? [...from, replaced as SubmissionState] : from;
  if (await store.move(id, states, state, end)) {
    for (const entry of moves.added) await store.addEntry(entry);
    if (moves.added.length > 0)
      merged.taken.push(message('merge.moves', { count: moves.added.length }));
    merged.taken.push(message(`state.${state}`));
    return;
  }
  if (isDecided && live.state === 'cancelled') merged.left = message('merge.cancelled');
  else if (isDecided && (live.state !== state || moves.added.length > 0))
    merged.left = message('merge.decided', { state: message(`state.${live.state}`) });
  else if (state === 'closed' && live.state !== 'closed') merged.left = message('merge.added');
}
