import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { getSchemaName } from '../library/content-files.ts';
import type { Problem } from '../library/problems.ts';

/** Files of `content/` that are not content: code, its messages and names, and generated files. */
const NO_CONTENT = /\.ts$|^content\/(?:package\.json$|(?:library|schema|dist|node_modules)\/)|\/\./;

/** Lists the content files below a root, with and without a schema. */
export function listContentFiles(root: string): string[] {
  const files: string[] = [];
  const list = (folder: string): void => {
    const place = path.join(root, folder);
    if (!existsSync(place)) return;
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (NO_CONTENT.test(entry.isDirectory() ? `${name}/` : name)) continue;
      if (entry.isDirectory()) list(name);
      else files.push(name);
    }
  };
  list('content');
  list('contract/messages');
  return [...files, ...(existsSync(path.join(root, 'db.json')) ? ['db.json'] : [])].toSorted();
}

/** Files whose name or folder looks like content. */
const LIKE_CONTENT =
  /\.json|^content\/(?:pages|products|documents|reports|forms|messages|languages|originals)\//i;

/** Finds files that nothing reads, because of their folder or name. */
export const checkContentFiles = (root: string): Problem[] =>
  listContentFiles(root)
    .filter((file) => LIKE_CONTENT.test(file) && !getSchemaName(file))
    .map((file) => ({ file, key: '', code: 'file.unread' }));
