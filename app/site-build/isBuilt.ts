import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from './paths.ts';

const SOURCES = [
  'tokens',
  'design-system',
  'drawings',
  'content',
  'contract',
  'app',
  'db.json',
  'package-lock.json',
];
const BUILT = path.join(ROOT, 'app', 'dist', 'site.json');

/** The names of the sources that the build was made from: a file that is deleted leaves nothing newer behind. */
const NAMES = path.join(ROOT, 'app', 'dist', 'sources.txt');

/** The files of the sources, sorted. */
function sourceFiles(): string[] {
  const filesIn = (name: string): string[] => {
    if (!statSync(path.join(ROOT, name)).isDirectory()) return [name];
    return readdirSync(path.join(ROOT, name))
      .filter((one) => one !== 'dist' && one !== 'node_modules')
      .flatMap((one) => filesIn(`${name}/${one}`));
  };
  return SOURCES.flatMap(filesIn).toSorted();
}

const namesOf = (files: readonly string[]): string => `${files.join('\n')}\n`;

/** Remembers what the site is built from, for `isBuilt`. */
export const writeSourceNames = (): Promise<void> => writeFile(NAMES, namesOf(sourceFiles()));

/** Whether the site is built, and none of its sources has been changed, added or deleted since. */
export function isBuilt(): boolean {
  const builtAt = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined || !existsSync(NAMES)) return false;
  const files = sourceFiles();
  return (
    readFileSync(NAMES, 'utf8') === namesOf(files) &&
    files.every((name) => statSync(path.join(ROOT, name)).mtimeMs <= builtAt)
  );
}
