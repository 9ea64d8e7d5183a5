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
 * Returns the departments that a copy is for. If departments have different keys, they must be named: a complete copy
 * would show everyone what others have received. Throws a `StartError` if they are missing.
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

/** Writes a copy of everything, or of some departments, for the machine that has the key. The content stays sealed. */
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
 * Takes over from a copy what officers did in it: read, answered, asked, noted, signed, decided, closed, resealed to
 * the present keys of the server, and the record of it. Does not need a private key. Prints for each submission what
 * was taken over, and what could not be. Throws a `StartError` if nothing was.
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
          const { changes, refusal } = await takeOver(copy, store, facts, departments);
          if (changes.length > 0) {
            count += 1;
            console.log(`${facts.id}  ${message('merge.taken', { what: changes.join(', ') })}`);
          }
          if (refusal === undefined) continue;
          const line = `${facts.id}  ${message('merge.left', { why: refusal })}`;
          // A visit belongs to its visitor, who may have changed it since.
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

/** Records on the server that all submissions of some departments were handed out, sealed. */
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

/** Describes what the server took over of one submission, and why it refused the rest. */
interface Merged {
  readonly changes: string[];
  refusal?: string;
}

const getAnswer = (report: ReportForDepartment | undefined): SealedAnswer | undefined =>
  report?.answer && report.answerForReporter && report.answeredAt
    ? {
        forDepartment: report.answer,
        forReporter: report.answerForReporter,
        answeredAt: report.answeredAt,
      }
    : undefined;

const hashSealed = (sealedBytes: Uint8Array): string =>
  createHash('sha256').update(sealedBytes).digest('hex');
const getSignatureNote = (id: string): string => `replaced-answer ${id}`;

/** Records in a copy which answer will be replaced, so that `merge` replaces only that one. */
export async function noteReplacedAnswer(copy: SubmissionStore, id: string): Promise<void> {
  const answer = getAnswer(await copy.getReport(id));
  if (answer) await copy.setMetadata(getSignatureNote(id), hashSealed(answer.forDepartment));
}

/** A submission in the copy and on the server. */
interface Versions {
  readonly copy: SubmissionStore;
  readonly store: SubmissionStore;
  readonly row: StoredSubmission;
  readonly live: StoredSubmission;
  /**
   * Whether the copy is sealed to the present keys and the server's row is not: an old copy must not restore an old
   * key.
   */
  readonly isResealed: boolean;
  readonly copiedAnswer: SealedAnswer | undefined;
  readonly serverAnswer: SealedAnswer | undefined;
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
    const outcome: Merged = { changes: [] };
    if (!row || !live) {
      const hasEnded = expiresAt !== null && expiresAt <= new Date().toISOString();
      // A visit that its visitor has changed has another id and must be confirmed again.
      if (isDecided && !hasEnded) outcome.refusal = message('merge.gone');
      return outcome;
    }
    // A department cannot change submissions of another one.
    if (getRowDepartment(row) !== getRowDepartment(live)) return outcome;
    const inUse = departments[getRowDepartment(live)]?.name;
    const isReport = purpose === 'report';
    const versions = {
      copy,
      store,
      row,
      live,
      isResealed: row.recipient === inUse && live.recipient !== inUse,
      copiedAnswer: isReport ? getAnswer(await copy.getReport(id)) : undefined,
      serverAnswer: isReport ? getAnswer(await store.getReport(id)) : undefined,
    };
    await takeOverContent(versions, outcome);
    if (isReport) await takeOverEntries(versions, outcome);
    await takeOverState(versions, outcome);
    return outcome;
  });
}

/** Takes over the answer, its signature, and the keys that the row is sealed to. */
async function takeOverContent(versions: Versions, outcome: Merged): Promise<void> {
  const { copy, store, row, live, isResealed, copiedAnswer, serverAnswer } = versions;
  const { id } = row;
  let isSameAnswer = copiedAnswer?.answeredAt === serverAnswer?.answeredAt;
  if (copiedAnswer && !isSameAnswer) {
    const replacedAnswer = await copy.metadata(getAnswerNote(id));
    // The department could not open an answer that is sealed to another key than its report.
    if (row.recipient !== live.recipient && !isResealed)
      outcome.refusal = message('merge.anotherKey');
    else {
      const result = await store.answer(id, copiedAnswer, serverAnswer && replacedAnswer);
      if (result === 'done') {
        outcome.changes.push(
          message('merge.answer', { date: formatTime(copiedAnswer.answeredAt) }),
        );
        isSameAnswer = true;
      } else if (result === 'conflict' && serverAnswer)
        outcome.refusal = message('merge.other', { date: formatTime(serverAnswer.answeredAt) });
      else outcome.refusal = message('merge.closed');
    }
  } else if (serverAnswer && !isSameAnswer && isResealed)
    outcome.refusal = message('merge.other', { date: formatTime(serverAnswer.answeredAt) });
  else if (
    copiedAnswer &&
    serverAnswer &&
    row.recipient === live.recipient &&
    !Buffer.from(copiedAnswer.forDepartment).equals(serverAnswer.forDepartment) &&
    (await copy.metadata(getSignatureNote(id))) === hashSealed(serverAnswer.forDepartment) &&
    (await store.reseal(
      id,
      live.recipient,
      live.recipient,
      row.sealed,
      copiedAnswer,
      await getResealed(copy, id),
    ))
  )
    outcome.changes.push(message('merge.signature'));

  if (
    isResealed &&
    isSameAnswer &&
    (await store.reseal(
      id,
      live.recipient,
      row.recipient,
      row.sealed,
      copiedAnswer ?? null,
      await getResealed(copy, id),
    ))
  )
    outcome.changes.push(message('merge.key'));
}

/** Returns the entries of a copy, in the form in which they replace those of the server. */
const getResealed = (copy: SubmissionStore, id: string): Promise<readonly ResealedEntry[]> =>
  copy.listEntries(id);

/** Takes over questions and notes, and which additions were read. */
async function takeOverEntries(
  { copy, store, row, live }: Versions,
  outcome: Merged,
): Promise<void> {
  const serverEntries = new Map(
    (await store.listEntries(row.id)).map((entry) => [entry.id, entry]),
  );
  // Content that was sealed with the key of another version of the row could not be opened.
  const fits = row.recipient === ((await store.find(row.id))?.recipient ?? live.recipient);
  const counts = { question: 0, note: 0 };
  const readIds: string[] = [];
  for (const entry of await copy.listEntries(row.id)) {
    const there = serverEntries.get(entry.id);
    if (there && entry.state === 'read' && there.state === 'received') readIds.push(entry.id);
    const { kind } = entry;
    if (there || (kind !== 'question' && kind !== 'note')) continue;
    if (!fits) outcome.refusal = message('merge.anotherKey');
    else if ((await store.addEntry(entry)) === 'done') counts[kind] += 1;
    else outcome.refusal = message('merge.closed');
  }
  await store.markEntriesRead(readIds);
  if (counts.question > 0)
    outcome.changes.push(message('merge.questions', { count: counts.question }));
  if (counts.note > 0) outcome.changes.push(message('merge.notes', { count: counts.note }));
}

/** For each state of the copy, the states of the server that it may replace. */
const MOVES = new Map<SubmissionState, readonly SubmissionState[]>([
  ['read', ['received']],
  ['closed', ['received', 'read', 'answered']],
  ['confirmed', ['received', 'read']],
  ['declined', ['received', 'read']],
]);

/** Returns the moves of a visit that only the copy has, and whether the server has others. */
async function compareMoves({ copy, store, row }: Versions) {
  const listMoves = async (from: SubmissionStore): Promise<readonly CaseEntry[]> =>
    (await from.listEntries(row.id)).filter(({ kind }) => kind === 'move');
  const serverMoves = await listMoves(store);
  const copiedMoves = await listMoves(copy);
  const isIn = (entries: readonly CaseEntry[], { id }: CaseEntry): boolean =>
    entries.some((entry) => entry.id === id);
  return {
    added: copiedMoves.filter((entry) => !isIn(serverMoves, entry)),
    isBehind: serverMoves.some((entry) => !isIn(copiedMoves, entry)),
  };
}

/** Returns why the decision about a visit in a copy cannot be taken over, before its state is compared. */
async function findMoveProblem(
  { store, row, live }: Versions,
  { added: newMoves, isBehind }: Awaited<ReturnType<typeof compareMoves>>,
): Promise<MessageKey | undefined> {
  if (isBehind) return newMoves.length > 0 || row.state !== live.state ? 'merge.moved' : undefined;
  if (newMoves.length === 0) return undefined;
  return (await store.find(row.id))?.recipient === row.recipient ? undefined : 'merge.anotherKey';
}

/** Takes over that a submission was read, closed, confirmed, declined or moved. */
async function takeOverState(versions: Versions, outcome: Merged): Promise<void> {
  const { copy, store, row, live } = versions;
  const { id, state } = row;
  const moves = await compareMoves(versions);
  const problem = await findMoveProblem(versions, moves);
  if (problem) {
    outcome.refusal = message(problem);
    return;
  }
  // The state is that of the server, at an earlier time of the visit.
  if (moves.isBehind) return;
  const isDecided = state === 'confirmed' || state === 'declined';
  const end = state === 'read' ? live.expiresAt : row.expiresAt;
  const replacedDecision = isDecided ? await copy.metadata(getDecisionNote(id)) : undefined;
  const from = MOVES.get(state);
  if (!from) return;
  const states = replacedDecision ? [...from, replacedDecision as SubmissionState] : from;
  if (await store.move(id, states, state, end)) {
    for (const entry of moves.added) await store.addEntry(entry);
    if (moves.added.length > 0)
      outcome.changes.push(message('merge.moves', { count: moves.added.length }));
    outcome.changes.push(message(`state.${state}`));
    return;
  }
  if (isDecided && live.state === 'cancelled') outcome.refusal = message('merge.cancelled');
  else if (isDecided && (live.state !== state || moves.added.length > 0))
    outcome.refusal = message('merge.decided', { state: message(`state.${live.state}`) });
  else if (state === 'closed' && live.state !== 'closed') outcome.refusal = message('merge.added');
}
