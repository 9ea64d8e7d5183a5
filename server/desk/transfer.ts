import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';

import { StartError } from '../start-error.ts';
import { getKeyName } from '../submissions/keys.ts';
import { openSqliteStore } from '../submissions/sqlite.ts';
import {
  PURPOSES,
  type ReportForDepartment,
  type SealedAnswer,
  type SubmissionFacts,
  type SubmissionState,
  type SubmissionStore,
} from '../submissions/store.ts';
import type { Desk } from './desk.ts';
import { createNotMadeError } from './failures.ts';
import { message } from './messages.ts';
import { formatTime } from './submissions.ts';

/** Writes a copy of everything, still sealed, for the machine that has the key. */
export async function exportStore(desk: Desk, file: string): Promise<void> {
  await desk.withStore('read', async (store) => {
    try {
      await store.copyTo(file);
    } catch (error) {
      throw createNotMadeError(file, error);
    }
  });
  console.log(message('export.done', { file }));
}

/**
 * Takes over from a copy what was done in it: read, answered, signed, decided, closed, sealed to the key that the
 * server seals to by now. Needs no private key. Prints what was taken over of each submission, and what could not be.
 * Throws a `StartError` where nothing was.
 */
export async function merge(desk: Desk, file: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(message('file.missing', { file }));
  const { dataDir, publicKey } = desk.options;
  const inUse = publicKey && getKeyName(publicKey);
  const copy = await openSqliteStore(dataDir, { readOnly: true, file });
  let count = 0;
  try {
    await desk.withStore('write', async (store) => {
      for (const purpose of PURPOSES)
        for (const facts of await copy.list(purpose)) {
          const { taken, left } = await takeOver(copy, store, facts, inUse);
          if (taken.length > 0) {
            count += 1;
            console.log(`${facts.id}  ${message('merge.taken', { what: taken.join(', ') })}`);
          }
          if (left === undefined) continue;
          const line = `${facts.id}  ${message('merge.left', { why: left })}`;
          // A visit belongs to its visitor, who may have changed it meanwhile.
          if (purpose === 'reservation') console.log(line);
          else desk.reportFailure(line);
        }
    });
  } finally {
    await copy.close();
  }
  if (count === 0) throw new StartError(message('merge.nothing', { file }));
  desk.reportChange(message('merge.done', { count, file }), '', 'copy.server');
}

/** In words, what the server took over of one submission, and why it did not take over the rest. */
interface Merged {
  readonly taken: readonly string[];
  readonly left?: string | undefined;
}

const answerIn = (report: ReportForDepartment | undefined): SealedAnswer | undefined =>
  report?.answer && report.answerForReporter && report.answeredAt
    ? {
        forDepartment: report.answer,
        forReporter: report.answerForReporter,
        answeredAt: report.answeredAt,
      }
    : undefined;

const computeHash = (sealed: Uint8Array): string =>
  createHash('sha256').update(sealed).digest('hex');
const findReplacedAnswer = (id: string): string => `replaced-answer ${id}`;

/** Notes in a copy which answer is about to be sealed anew, so that `merge` replaces that one alone. */
export async function noteReplacedAnswer(copy: SubmissionStore, id: string): Promise<void> {
  const answer = answerIn(await copy.getReport(id));
  if (answer) await copy.setMetadata(findReplacedAnswer(id), computeHash(answer.forDepartment));
}

/** From which states one of the copy is taken over. */
const MOVES = new Map<SubmissionState, readonly SubmissionState[]>([
  ['read', ['received']],
  ['closed', ['received', 'read', 'answered']],
  ['confirmed', ['received', 'read', 'declined']],
  ['declined', ['received', 'read', 'confirmed']],
]);

async function takeOver(
  copy: SubmissionStore,
  store: SubmissionStore,
  { id, purpose, state, expiresAt }: SubmissionFacts,
  inUse: string | undefined,
): Promise<Merged> {
  const row = await copy.find(id);
  const live = await store.find(id);
  const isDecided = state === 'confirmed' || state === 'declined';
  if (!row || !live) {
    const hasEnded = expiresAt !== null && expiresAt <= new Date().toISOString();
    // A visit that its visitor changed meanwhile has another id, and has to be confirmed anew.
    return { taken: [], left: isDecided && !hasEnded ? message('merge.gone') : undefined };
  }
  const taken: string[] = [];
  let left: string | undefined;

  const given = purpose === 'report' ? answerIn(await copy.getReport(id)) : undefined;
  const known = purpose === 'report' ? answerIn(await store.getReport(id)) : undefined;
  let isSameAnswer = given?.answeredAt === known?.answeredAt;
  // Only toward the key in use: an old copy must not bring an old key back.
  const isResealed = row.recipient === inUse && live.recipient !== inUse;
  if (given && given.answeredAt > (known?.answeredAt ?? '')) {
    // The department could not open an answer that is sealed to another key than its report.
    if (row.recipient !== live.recipient && !isResealed) left = message('merge.anotherKey');
    else if (await store.answer(id, given)) {
      taken.push(message('merge.answer', { date: formatTime(given.answeredAt) }));
      isSameAnswer = true;
    } else left = message('merge.closed');
  } else if (known && !isSameAnswer && (given || isResealed))
    left = message('merge.later', { date: formatTime(known.answeredAt) });
  else if (
    given &&
    known &&
    row.recipient === live.recipient &&
    !Buffer.from(given.forDepartment).equals(known.forDepartment) &&
    (await copy.metadata(findReplacedAnswer(id))) === computeHash(known.forDepartment) &&
    (await store.reseal(id, live.recipient, live.recipient, row.sealed, given))
  )
    taken.push(message('merge.signature'));

  if (
    isResealed &&
    isSameAnswer &&
    (await store.reseal(id, live.recipient, row.recipient, row.sealed, given ?? null))
  )
    taken.push(message('merge.key'));

  const end = state === 'read' ? live.expiresAt : expiresAt;
  const from = MOVES.get(state);
  if (from && (await store.move(id, from, state, end))) taken.push(message(`state.${state}`));
  else if (isDecided && live.state === 'cancelled') left = message('merge.cancelled');
  return { taken, left };
}
