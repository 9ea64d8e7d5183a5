import { createHash } from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

import { bindSecret, openSecret, secretFileIn } from '../hotline/secret.ts';
import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import { markFileOf } from '../submissions/high-water-mark.ts';
import { connectPostgres } from '../submissions/postgres-pool.ts';
import { fillPostgres } from '../submissions/postgres.ts';
import { openSqliteStore, storeFileIn } from '../submissions/sqlite.ts';
import { PURPOSES, type Purpose } from '../submissions/store.ts';
import type { Desk } from './desk.ts';
import { message } from './messages.ts';

const STORE = 'submissions.sqlite';
const SECRET = 'server-secret';
const MANIFEST = 'backup.json';

const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  sha256: z.record(z.string(), z.string()),
});

/** SHA-256 of a file of any size, in hexadecimal. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

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
  const sha256: Record<string, string> = {};
  for (const file of files) sha256[file] = await hashOf(path.join(folder, file));
  const manifest = { createdAt: new Date().toISOString(), sha256 };
  writeNewFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
  console.log(message(files.includes(SECRET) ? 'backup.done' : 'backup.withoutSecret', { folder }));
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
    if (!existsSync(path.join(folder, file)) || (await hashOf(path.join(folder, file))) !== hash)
      throw new StartError(message('restore.damaged', { file }));
  return manifest;
}

/**
 * Restores a backup into a scratch folder, counts what it holds and, with a key file, opens every row.
 * Changes nothing elsewhere. Throws a `StartError` where it could not be restored.
 */
export async function verify(desk: Desk, folder: string): Promise<void> {
  const { createdAt, sha256 } = await readManifest(folder);
  const scratch = mkdtempSync(path.join(tmpdir(), 'site-verify-'));
  try {
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
        copyFileSync(path.join(folder, SECRET), secretFileIn(scratch));
        await bindSecret(store, openSecret({ dataDir: scratch }));
      }
      desk.reportFailures(failures);
      console.log(message('verify.done', { folder, date: createdAt, ...counts }));
    } finally {
      await store.close();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Brings a backup into an empty data folder, or into PostgreSQL where nothing was submitted yet.
 * Throws a `StartError` where it is damaged, or data is there.
 */
export async function restore(desk: Desk, folder: string): Promise<void> {
  const { dataDir, databaseUrl } = desk.options;
  const manifest = await readManifest(folder);
  const store = storeFileIn(dataDir);
  const secret = secretFileIn(dataDir);
  const keepsSecret = SECRET in manifest.sha256 && existsSync(secret);
  // The same secret may stay, for whoever moves from one store to another.
  if (keepsSecret && (await hashOf(secret)) !== manifest.sha256[SECRET])
    throw new StartError(message('restore.occupied', { file: secret }));
  if (databaseUrl === undefined)
    // SQLite would apply a log that was left behind to the restored file.
    for (const file of [store, `${store}-wal`])
      if (existsSync(file)) throw new StartError(message('restore.occupied', { file }));

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (databaseUrl === undefined) {
    // The mark of what was lost would refuse the backup, which holds less.
    rmSync(markFileOf(store), { force: true });
    copyFileSync(path.join(folder, STORE), store);
    // Opened at once, so that a backup that cannot be used is noticed now.
    await (await openSqliteStore(dataDir)).close();
  } else if (!(await fillPostgres(await connectPostgres(databaseUrl), path.join(folder, STORE))))
    throw new StartError(message('restore.notEmpty'));
  if (SECRET in manifest.sha256 && !keepsSecret) copyFileSync(path.join(folder, SECRET), secret);
  console.log(message('restore.done', { date: manifest.createdAt }));
}
