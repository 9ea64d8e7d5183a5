import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of all components and sections, with the name of each component. */
export const COMPONENT_FOLDERS: readonly string[] = globSync(
  path.join(ROOT, 'design-system/src/{components,sections}/*'),
).toSorted();

export interface Source {
  /** Relative to the project's root, with slashes. */
  readonly file: string;
  readonly text: string;
}

const isTestOrStory = (file: string) =>
  /\.(?:test|stories|guidance|example)\.tsx?$|\/stories\//.test(file);

/** Returns the files that match `patterns` (relative to the project's root), without tests, stories and examples. */
export const readSources = (...patterns: string[]): Source[] =>
  globSync(patterns, { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !isTestOrStory(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
