import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

import { bindSecret, openSecret, getSecretFile } from '../hotline/secret.ts';
import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import { getMarkFile } from '../submissions/high-water-mark.ts';
import { connectPostgres } from '../submissions/postgres-pool.ts';
import { fillPostgres } from '../submissions/postgres.ts';
import { openSqliteStore, storeFileIn } from '../submissions/sqlite.ts';
import { PURPOSES, type Purpose } from '../submissions/store.ts';
import type { Desk } from './desk.ts';
import { createNotMadeError } from './failures.ts';
import { message } from './messages.ts';
import { ArchiveError, openArchive } from './sealed-archive.ts';

const STORE = 'submissions.sqlite';
const SECRET = 'server-secret';
const MANIFEST = 'backup.json';

const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  sha256: z.record(z.string(), z.string()),
});

/** The size of a read in bytes: with Node's 64 KiB, reading takes ten times as long as hashing. */
const PIECE = 1024 * 1024;

/** SHA-256 of a file of any size, in hexadecimal. */
export async function computeHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: PIECE }), hash);
  return hash.digest('hex');
}

/** Runs `work` with a new folder that is gone afterwards. Backups in it need as much space as the store. */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'site-backup-'));
  try {
    return await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Puts all that the forms need to go on elsewhere into an empty folder: the store, and the server's
 * secret, without which no receipt is found again. Everything in the store stays sealed. Resolves with
 * the names of the files.
 */
export async function writeBackup(desk: Desk, folder: string): Promise<string[]> {
  const { dataDir } = desk.options;
  const store = path.join(folder, STORE);
  await desk.withOwnStore('read', (live) => live.copyTo(store));
  const files = [STORE];
  const secret = getSecretFile(dataDir);
  if (existsSync(secret)) {
    writeNewFile(path.join(folder, SECRET), readFileSync(secret));
    files.push(SECRET);
  }
  const sha256: Record<string, string> = {};
  for (const file of files) sha256[file] = await computeHash(path.join(folder, file));
  const manifest = { createdAt: new Date().toISOString(), sha256 };
  writeNewFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return [MANIFEST, ...files];
}

/** What to keep beside a backup, in words. */
export const describeBackup = (files: readonly string[], folder: string): string =>
  message(files.includes(SECRET) ? 'backup.done' : 'backup.withoutSecret', { folder });

/** Makes a backup in a new folder. Throws a `StartError` where it cannot. */
export async function createBackup(desk: Desk, folder: string): Promise<void> {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    throw createNotMadeError(folder, error);
  }
  try {
    console.log(describeBackup(await writeBackup(desk, folder), folder));
  } catch (error) {
    // Half a backup is none.
    rmSync(folder, { recursive: true, force: true });
    throw createNotMadeError(folder, error);
  }
}

/** Runs `work` with the folder of a backup; one that is encrypted is opened into a scratch folder. */
async function withBackup<T>(
  desk: Desk,
  target: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (!statSync(target, { throwIfNoEntry: false })?.isFile()) return work(target);
  const { recoveryKeyFile } = desk.options;
  if (recoveryKeyFile === undefined)
    throw new StartError(message('restore.encrypted', { file: target }));
  const pair = await desk.key(recoveryKeyFile);
  return withScratch(async (folder) => {
    try {
      await openArchive(target, folder, pair);
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      throw new StartError(message('restore.notOpened', { file: target }));
    }
    return work(folder);
  });
}

/** Reads what a backup says of itself and checks its files. Throws a `StartError` where it is damaged. */
async function readManifest(folder: string): Promise<z.infer<typeof manifestSchema>> {
  let manifest: z.infer<typeof manifestSchema>;
  try {
    manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new StartError(message('restore.noBackup', { folder }));
  }
  for (const [file, hash] of Object.entries(manifest.sha256))
    if (
      !existsSync(path.join(folder, file)) ||
      (await computeHash(path.join(folder, file))) !== hash
    )
      throw new StartError(message('restore.damaged', { file }));
  return manifest;
}

/**
 * Restores a backup into a scratch folder, counts what it holds and, with a key file, opens every row.
 * Changes nothing elsewhere. Resolves with the counts, in words. Throws a `StartError` where it could not
 * be restored.
 */
export async function tryBackup(desk: Desk, folder: string, name: string): Promise<string> {
  const { createdAt, sha256 } = await readManifest(folder);
  return withScratch(async (scratch) => {
    copyFileSync(path.join(folder, STORE), storeFileIn(scratch));
    const store = await openSqliteStore(scratch);
    try {
      const counts: Partial<Record<Purpose, number>> = {};
      const failures: string[] = [];
      for (const purpose of PURPOSES) {
        const rows = await store.list(purpose);
        counts[purpose] = rows.length;
        if (desk.options.keyFile !== undefined)
          failures.push(...(await desk.openAll(store, rows, () => {})));
      }
      if (SECRET in sha256) {
        copyFileSync(path.join(folder, SECRET), getSecretFile(scratch));
        await bindSecret(store, openSecret({ dataDir: scratch }));
      }
      desk.reportFailures(failures);
      return message('verify.done', { folder: name, date: createdAt, ...counts });
    } finally {
      await store.close();
    }
  });
}

/** Tries a backup, encrypted or not. Throws a `StartError` where it could not be restored. */
export const verify = (desk: Desk, target: string): Promise<void> =>
  withBackup(desk, target, async (folder) => console.log(await tryBackup(desk, folder, target)));

/**
 * Brings a backup, encrypted or not, into an empty data folder, or into PostgreSQL where nothing was
 * submitted yet. Throws a `StartError` where it is damaged, or data is there.
 */
export const restore = (desk: Desk, target: string): Promise<void> =>
  withBackup(desk, target, (folder) => restoreFolder(desk, folder));

async function restoreFolder(desk: Desk, folder: string): Promise<void> {
  const { dataDir, databaseUrl } = desk.options;
  const manifest = await readManifest(folder);
  const store = storeFileIn(dataDir);
  const secret = getSecretFile(dataDir);
  const keepsSecret = SECRET in manifest.sha256 && existsSync(secret);
  // The same secret may stay when one store is moved to another.
  if (keepsSecret && (await computeHash(secret)) !== manifest.sha256[SECRET])
    throw new StartError(message('restore.occupied', { file: secret }));
  if (databaseUrl === undefined)
    // SQLite would apply a log that was left behind to the restored file.
    for (const file of [store, `${store}-wal`])
      if (existsSync(file)) throw new StartError(message('restore.occupied', { file }));

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (databaseUrl === undefined) {
    // The mark of what was lost would refuse the backup, which holds less.
    rmSync(getMarkFile(store), { force: true });
    try {
      copyFileSync(path.join(folder, STORE), store, constants.COPYFILE_EXCL);
    } catch (error) {
      // Half a store would be refused, and would refuse the next attempt.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(store, { force: true });
      throw createNotMadeError(store, error);
    }
    // Opened immediately, so that an unusable backup is noticed now.
    await (await openSqliteStore(dataDir)).close();
  } else if (!(await fillPostgres(await connectPostgres(databaseUrl), path.join(folder, STORE))))
    throw new StartError(message('restore.notEmpty'));
  if (SECRET in manifest.sha256 && !keepsSecret) copyFileSync(path.join(folder, SECRET), secret);
  console.log(message('restore.done', { date: manifest.createdAt }));
}
