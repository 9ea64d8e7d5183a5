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

/** The size of a read in bytes. With Node's default of 64 KiB, reading takes ten times as long as hashing. */
const PIECE = 1024 * 1024;

/** Returns the SHA-256 of a file of any size, in hexadecimal. */
export async function computeHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: PIECE }), hash);
  return hash.digest('hex');
}

/** Runs `work` with a new folder, which is deleted afterwards. Backups in it need as much space as the store. */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'site-backup-'));
  try {
    return await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Writes everything that the forms need on another machine into an empty folder: the store, and the server's secret,
 * without which no receipt can be found. The content of the store stays sealed. Resolves with the names of the files.
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

/** Returns a text about the files of a backup and what to store next to it. */
export const describeBackup = (files: readonly string[], folder: string): string =>
  message(files.includes(SECRET) ? 'backup.done' : 'backup.withoutSecret', { folder });

/** Creates a backup in a new folder. Throws a `StartError` if that fails. */
export async function createBackup(desk: Desk, folder: string): Promise<void> {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    throw createNotMadeError(folder, error);
  }
  try {
    console.log(describeBackup(await writeBackup(desk, folder), folder));
  } catch (error) {
    // An incomplete backup is useless.
    rmSync(folder, { recursive: true, force: true });
    throw createNotMadeError(folder, error);
  }
}

/** Runs `work` with the folder of a backup; an encrypted one is unpacked into a scratch folder. */
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

/** Reads the manifest of a backup and checks its files. Throws a `StartError` if it is damaged. */
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
 * Restores a backup into a scratch folder, counts its submissions and, with a key file, opens every row. Nothing
 * outside the scratch folder changes. Resolves with the counts, in words. Throws a `StartError` if it cannot be
 * restored.
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

/** Tests a backup, encrypted or not. Throws a `StartError` if it cannot be restored. */
export const verify = (desk: Desk, target: string): Promise<void> =>
  withBackup(desk, target, async (folder) => console.log(await tryBackup(desk, folder, target)));

/**
 * Restores a backup, encrypted or not, into an empty data folder, or into a PostgreSQL database without submissions.
 * Throws a `StartError` if the backup is damaged or data already exists.
 */
export const restore = (desk: Desk, target: string): Promise<void> =>
  withBackup(desk, target, (folder) => restoreFolder(desk, folder));

async function restoreFolder(desk: Desk, folder: string): Promise<void> {
  const { dataDir, databaseUrl } = desk.options;
  const manifest = await readManifest(folder);
  const store = storeFileIn(dataDir);
  const secret = getSecretFile(dataDir);
  const keepsSecret = SECRET in manifest.sha256 && existsSync(secret);
  // The secret stays the same when a store is moved from one database to another.
  if (keepsSecret && (await computeHash(secret)) !== manifest.sha256[SECRET])
    throw new StartError(message('restore.occupied', { file: secret }));
  if (databaseUrl === undefined)
    // SQLite would apply a remaining log to the restored file.
    for (const file of [store, `${store}-wal`])
      if (existsSync(file)) throw new StartError(message('restore.occupied', { file }));

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (databaseUrl === undefined) {
    // The mark of the lost database would refuse the backup, which contains less.
    rmSync(getMarkFile(store), { force: true });
    try {
      copyFileSync(path.join(folder, STORE), store, constants.COPYFILE_EXCL);
    } catch (error) {
      // An incomplete store would be refused, and would block the next attempt.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(store, { force: true });
      throw createNotMadeError(store, error);
    }
    // Opening it now shows whether the backup is usable.
    await (await openSqliteStore(dataDir)).close();
  } else if (!(await fillPostgres(await connectPostgres(databaseUrl), path.join(folder, STORE))))
    throw new StartError(message('restore.notEmpty'));
  if (SECRET in manifest.sha256 && !keepsSecret) copyFileSync(path.join(folder, SECRET), secret);
  console.log(message('restore.done', { date: manifest.createdAt }));
}
