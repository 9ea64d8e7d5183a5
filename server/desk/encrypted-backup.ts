import { readdirSync, rmSync, unlinkSync, linkSync } from 'node:fs';
import path from 'node:path';
import { BACKUP_KEPT_DAYS } from '@site/contract/limits';

import { syncFolder } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import { isWeakPublicKey } from '../submissions/weak-key.ts';
import { describeBackup, tryBackup, withScratch, writeBackup } from './backup.ts';
import type { Desk } from './desk.ts';
import { createNotMadeError } from './failures.ts';
import { message } from './messages.ts';
import { openArchive, sealFiles } from './sealed-archive.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The name of a backup: its time, in UTC. Earlier releases created folders with such names. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)(?:\.backup)?$/;

const nameAt = (time: Date): string =>
  `${time
    .toISOString()
    .slice(0, 19)
    .replaceAll(/(?<=T.*):/g, '')}.backup`;

/** Deletes backups that are older than expired data may be kept. Returns their number. */
export function removeOldBackups(folder: string, now: Date): number {
  const old = readdirSync(folder).filter((name) => {
    const [, date, hours, minutes, seconds] = NAME.exec(name) ?? [];
    const createdAt = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
    return createdAt < now.getTime() - BACKUP_KEPT_DAYS * DAY;
  });
  for (const name of old) rmSync(path.join(folder, name), { recursive: true });
  return old.length;
}

/**
 * Creates a backup in a folder, encrypted as a whole to the recovery key (by default to the department's key), decrypts
 * the written file and restores it into a scratch folder; then deletes backups that are too old. If this test fails,
 * the new backup is removed and no old one is deleted. Throws a `StartError` if no key is set, or the backup cannot be
 * created or restored.
 */
export async function createEncryptedBackup(desk: Desk, folder: string): Promise<void> {
  const publicKey = desk.options.recoveryKey ?? desk.options.publicKey;
  if (!publicKey) throw new StartError(message('backup.noKey'));
  if (await isWeakPublicKey(publicKey)) throw new StartError(message('backup.weakKey'));
  const now = new Date();
  const file = path.join(folder, nameAt(now));
  const draft = `${file}.part`;
  try {
    const { files, key } = await withScratch(async (plainFolder) => {
      const names = await writeBackup(desk, plainFolder);
      return { files: names, key: await sealFiles(plainFolder, names, draft, publicKey) };
    });
    const result = await withScratch(async (scratchFile) => {
      await openArchive(draft, scratchFile, key);
      return tryBackup(desk, scratchFile, file);
    });
    linkSync(draft, file);
    unlinkSync(draft);
    syncFolder(folder);
    console.log(describeBackup(files, file));
    console.log(result);
  } catch (error) {
    rmSync(draft, { force: true });
    throw createNotMadeError(file, error);
  }
  const count = removeOldBackups(folder, now);
  if (count > 0) console.log(message('backup.removed', { count, days: BACKUP_KEPT_DAYS }));
}
