import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

function sync(file: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(file, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs the entries of a folder, so that a new name survives a power failure. */
export const syncFolder = (folder: string): void => sync(folder, 'r');

/**
 * Writes a new file that only its owner can read, and returns after it is on the disk. Throws if the file exists or
 * cannot be written, and then leaves no part of it.
 */
export function writeNewFile(file: string, content: string | Uint8Array): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    // `writeSync` may write only the part that fits on the disk.
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Creates a file that several processes may create concurrently: it appears complete or not at all, and the first one
 * stays. Returns whether this call created it.
 */
export function publishNewFile(file: string, content: string | Uint8Array): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeNewFile(draft, content);
  try {
    linkSync(draft, file);
    syncFolder(path.dirname(file));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Creates a new file with `write`, which writes it under a temporary name. The file is empty until it is complete and
 * on the disk. Rejects if the file exists (`EEXIST`) or if `write` rejects, and then leaves no part of it.
 */
export async function makeNewFile(
  file: string,
  write: (draft: string) => Promise<void>,
): Promise<void> {
  writeNewFile(file, '');
  const draft = `${file}.${randomUUID()}`;
  try {
    await write(draft);
    sync(draft, 'r+');
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    rmSync(file, { force: true });
    throw error;
  }
  syncFolder(path.dirname(file));
}
