import { existsSync } from 'node:fs';

import { StartError } from '../start-error.ts';
import { nameOfKey } from '../submissions/keys.ts';
import { openSqliteStore } from '../submissions/sqlite.ts';
import { PURPOSES, type SubmissionState, type SubmissionStore } from '../submissions/store.ts';
import type { Desk } from './desk.ts';
import { notMade } from './failures.ts';
import { message } from './messages.ts';

/** Writes a copy of everything, still sealed, for the machine that has the key. */
export async function exportStore(desk: Desk, file: string): Promise<void> {
  await desk.withStore('read', async (store) => {
    try {
      await store.copyTo(file);
    } catch (error) {
      throw notMade(file, error);
    }
  });
  console.log(message('export.done', { file }));
}

/**
 * Takes over from a copy what was done in it: read, answered, closed, sealed to the key that the server
 * seals to by now. Needs no private key.
 */
export async function merge(desk: Desk, file: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(message('file.missing', { file }));
  const copy = await openSqliteStore(desk.options.dataDir, { readOnly: true, file });
  try {
    await desk.withStore('write', async (store) => {
      const resealed = await takeOverSeals(copy, store, desk.options.publicKey);
      const count = await takeOverStates(copy, store);
      console.log(message('merge.done', { count, resealed }));
    });
  } finally {
    await copy.close();
  }
}

/** Only toward the key in use: an old copy must not bring an old key back. */
async function takeOverSeals(
  copy: SubmissionStore,
  store: SubmissionStore,
  publicKey: Uint8Array | undefined,
): Promise<number> {
  if (!publicKey) return 0;
  const inUse = nameOfKey(publicKey);
  let resealed = 0;
  for (const purpose of PURPOSES)
    for (const { id } of await copy.list(purpose)) {
      const [row, live] = [await copy.find(id), await store.find(id)];
      if (row?.recipient !== inUse || !live || live.recipient === inUse) continue;
      const report = await copy.reportOf(id);
      const answer = report?.answer &&
        report.answerForReporter && {
          forReporter: report.answerForReporter,
          forDepartment: report.answer,
        };
      if (await store.reseal(id, live.recipient, inUse, row.sealed, answer ?? null)) resealed += 1;
    }
  return resealed;
}

/** From which states a decision of the copy is taken over. */
const MOVED_VISITS = new Map<SubmissionState, readonly SubmissionState[]>([
  ['confirmed', ['received', 'read', 'declined']],
  ['declined', ['received', 'read', 'confirmed']],
]);

async function takeOverStates(copy: SubmissionStore, store: SubmissionStore): Promise<number> {
  let changed = 0;
  for (const purpose of ['report', 'compliment'] as const)
    for (const { id, state, expiresAt } of await copy.list(purpose)) {
      const given = await copy.reportOf(id);
      const known = await store.reportOf(id);
      let touched = false;
      if (
        given?.answer &&
        given.answerForReporter &&
        given.answeredAt &&
        given.answeredAt > (known?.answeredAt ?? '')
      )
        touched = await store.answer(id, {
          forReporter: given.answerForReporter,
          forDepartment: given.answer,
          answeredAt: given.answeredAt,
        });
      if (state === 'closed')
        touched =
          (await store.move(id, ['received', 'read', 'answered'], 'closed', expiresAt)) || touched;
      else if (state === 'read')
        touched = (await store.move(id, ['received'], 'read', expiresAt)) || touched;
      if (touched) changed += 1;
    }
  for (const { id, state, expiresAt } of await copy.list('reservation'))
    // A visit that its visitor changed meanwhile has another id, and has to be confirmed anew.
    if (
      (state === 'confirmed' || state === 'declined') &&
      (await store.move(id, MOVED_VISITS.get(state) ?? [], state, expiresAt))
    )
      changed += 1;
  return changed;
}
