import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Syncs the entries of a folder, so that a new name survives a power failure. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Writes a new file that only its owner can read, and returns after it is on the disk.
 * Throws where there is one already, and where it cannot be written; then no part of it stays.
 */
export function writeNewFile(file: string, content: string | Uint8Array): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    // All of it or an error: `writeSync` may write the part that fits on the disk.
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
 * The same for a file that several processes may make at once: it appears complete or not at all, and the
 * first one stays. Returns whether this call made it.
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
