import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { APPLICATION_ID } from '../../submissions/migrations.ts';
import type { FolderListing } from './api.ts';
import { RefusedError } from './refused-error.ts';

/** The kinds of files that the file dialog finds. */
export type FileKind = 'key' | 'copy';

/** The maximum number of listed entries of one kind in a folder. */
const ENTRIES_MAX = 500;
/** Maximum length of a key file, in bytes. */
const KEY_FILE_MAX = 4096;
/** The header of an SQLite file (https://sqlite.org/fileformat.html#the_database_header). */
const SQLITE = { magic: 'SQLite format 3\0', applicationId: 68, length: 100 } as const;

async function isKeyFile(file: string): Promise<boolean> {
  if ((await stat(file)).size > KEY_FILE_MAX) return false;
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return typeof value === 'object' && value !== null && 'publicKey' in value;
}

async function isCopy(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const header = Buffer.alloc(SQLITE.length);
    const { bytesRead } = await handle.read(header, 0, SQLITE.length, 0);
    return (
      bytesRead === SQLITE.length &&
      header.toString('latin1', 0, SQLITE.magic.length) === SQLITE.magic &&
      header.readUInt32BE(SQLITE.applicationId) === APPLICATION_ID
    );
  } finally {
    await handle.close();
  }
}

const KINDS: Readonly<
  Record<FileKind, { ending: string; is: (file: string) => Promise<boolean> }>
> = {
  key: { ending: '.json', is: isKeyFile },
  copy: { ending: '.sqlite', is: isCopy },
};

/**
 * Lists a folder: its folders, and the key files or copies in it. Hidden ones are left out. Rejects with a
 * `RefusedError` if it cannot be read.
 */
export async function listFolder(folder: string, kind: FileKind): Promise<FolderListing> {
  const { ending, is } = KINDS[kind];
  let entries;
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch {
    throw new RefusedError('folder');
  }
  const visibleEntries = entries.filter(({ name }) => !name.startsWith('.'));
  const files: string[] = [];
  for (const entry of visibleEntries) {
    if (!entry.isFile() || !entry.name.endsWith(ending) || files.length >= ENTRIES_MAX) continue;
    // An unreadable file cannot be opened.
    if (await is(path.join(folder, entry.name)).catch(() => false)) files.push(entry.name);
  }
  const parent = path.dirname(folder);
  return {
    path: folder,
    ...(parent !== folder && { parent }),
    folders: visibleEntries
      .filter((entry) => entry.isDirectory())
      .slice(0, ENTRIES_MAX)
      .map(({ name }) => name)
      .toSorted(),
    files: files.toSorted(),
  };
}
