import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const COMPONENTS = path.join(ROOT, 'design-system/src/components');

export interface Source {
  /** From the project's root, with slashes. */
  readonly file: string;
  readonly text: string;
}

const isTestOrStory = (file: string) => /\.(?:test|stories)\.tsx?$|\/stories\//.test(file);

/** The files that `patterns` name, from the project's root; tests and stories are left out. */
export const sources = (...patterns: string[]): Source[] =>
  globSync(patterns, { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !isTestOrStory(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
