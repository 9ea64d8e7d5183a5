import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

import { secretFileIn } from '../hotline/secret.ts';
import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import { connectPostgres } from '../submissions/postgres-pool.ts';
import { fillPostgres } from '../submissions/postgres.ts';
import { openSqliteStore, storeFileIn } from '../submissions/sqlite.ts';
import { nameOfKey } from '../submissions/keys.ts';
import { PURPOSES, type SubmissionStore } from '../submissions/store.ts';
import type { Desk } from './desk.ts';
import { message } from './messages.ts';

/** Writes a copy of everything, still sealed, for the machine that has the key. */
export async function exportStore(desk: Desk, file: string): Promise<void> {
  await desk.withStore('read', (store) => store.copyTo(file));
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

/** Only towards the key in use: an old copy must not bring an old key back. */
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
      const answer = (await copy.reportOf(id))?.answer ?? null;
      if (await store.reseal(id, live.recipient, inUse, row.sealed, answer)) resealed += 1;
    }
  return resealed;
}

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
  return changed;
}

const STORE = 'submissions.sqlite';
const SECRET = 'server-secret';
const MANIFEST = 'backup.json';

const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  sha256: z.record(z.string(), z.string()),
});

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Puts all that the forms need to go on elsewhere into a new folder: the store, and the server's
 * secret, without which no receipt is found again. Everything in the store stays sealed.
 */
export async function backup(desk: Desk, folder: string): Promise<void> {
  const { dataDir } = desk.options;
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    throw new StartError(
      message('file.notMade', { file: folder, reason: (error as Error).message }),
    );
  }
  const store = path.join(folder, STORE);
  await desk.withStore('read', (live) => live.copyTo(store));
  const files = [STORE];
  const secret = secretFileIn(dataDir);
  if (existsSync(secret)) {
    writeNewFile(path.join(folder, SECRET), readFileSync(secret));
    files.push(SECRET);
  }
  const sha256 = Object.fromEntries(files.map((file) => [file, hashOf(path.join(folder, file))]));
  const manifest = { createdAt: new Date().toISOString(), sha256 };
  writeNewFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
  console.log(message(files.includes(SECRET) ? 'backup.done' : 'backup.withoutSecret', { folder }));
}

/**
 * Brings a backup into an empty data folder, or into PostgreSQL where nothing was submitted yet.
 * Throws a `StartError` where it is damaged, or data is there.
 */
export async function restore(desk: Desk, folder: string): Promise<void> {
  const { dataDir, databaseUrl } = desk.options;
  let manifest: z.infer<typeof manifestSchema>;
  try {
    manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new StartError(message('restore.noBackup', { folder }));
  }
  for (const [file, hash] of Object.entries(manifest.sha256))
    if (!existsSync(path.join(folder, file)) || hashOf(path.join(folder, file)) !== hash)
      throw new StartError(message('restore.damaged', { file }));

  const store = storeFileIn(dataDir);
  const secret = secretFileIn(dataDir);
  const keepsSecret = SECRET in manifest.sha256 && existsSync(secret);
  // The same secret may stay, for whoever moves from one store to another.
  if (keepsSecret && hashOf(secret) !== manifest.sha256[SECRET])
    throw new StartError(message('restore.occupied', { file: secret }));
  if (databaseUrl === undefined && existsSync(store))
    throw new StartError(message('restore.occupied', { file: store }));

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (databaseUrl === undefined) {
    copyFileSync(path.join(folder, STORE), store);
    // Opens what came back, so that nobody finds out later that it cannot be used.
    await (await openSqliteStore(dataDir)).close();
  } else if (!(await fillPostgres(await connectPostgres(databaseUrl), path.join(folder, STORE))))
    throw new StartError(message('restore.notEmpty'));
  if (SECRET in manifest.sha256 && !keepsSecret) copyFileSync(path.join(folder, SECRET), secret);
  console.log(message('restore.done', { date: manifest.createdAt }));
}
