import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { FOLDERS } from './library.ts';
import { PHOTOGRAPHS } from './photographs.ts';

const listNames = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    // A site may not have it.
    return [];
  }
};

/**
 * Returns an identifier of the state of the content files, the photographs and `db.json` below a root, which changes
 * when any of them is written, added or removed. It takes milliseconds, because no file is read.
 */
export function getContentVersion(root: string): string {
  const files = [
    ...[...FOLDERS, PHOTOGRAPHS].flatMap((folder) =>
      listNames(path.join(root, folder)).map((name) => `${folder}/${name}`),
    ),
    'db.json',
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
    // A file that replaces another one within a tick of the clock has another inode number.
    if (stat?.isFile()) hash.update(`${file} ${stat.mtimeMs} ${stat.ino} ${stat.size}\n`);
  }
  return hash.digest('base64url');
}
