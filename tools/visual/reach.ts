/** Finds the stories and modes that a change can affect, by the imports of story files. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type ModeName, MODES } from '../../.storybook/modes.ts';

const GLOBAL_STYLES = 'design-system/global.css';
const SOURCES = [GLOBAL_STYLES, 'design-system/src/**/*.{ts,tsx,json}'];
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const TOKEN = /var\((--[a-z0-9-]+)/g;
/** Changes of these files may affect every story. Changes in `tokens/src` are compared token by token. */
const EVERYTHING =
  /^(?:tokens\/(?!src\/)|design-system\/global\.css|\.storybook\/[^/]+$|package-lock\.json)/;

/**
 * The files of the design system that a file imports, relative to the root, and the tokens that it uses, as `--name`.
 */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of all files of the design system in a tree. */
export function readImports(tree: string): Imports {
  return new Map(
    globSync(SOURCES, { cwd: tree })
      .map((file) => file.replaceAll(path.sep, '/'))
      .map((file) => {
        const text = readFileSync(path.join(tree, file), 'utf8');
        const folder = path.posix.dirname(file);
        const imported = [...text.matchAll(IMPORT)].map(([, to = '']) =>
          path.posix.join(folder, to),
        );
        return [file, [...imported, ...[...text.matchAll(TOKEN)].map(([, name = '']) => name)]];
      }),
  );
}

/** Returns all files of stories. */
export const listStoryFiles = (imports: Imports): string[] =>
  [...imports.keys()].filter((file) => file.endsWith('.stories.tsx'));

/** Returns a file and all files that it imports, directly or indirectly. */
function collectImports(file: string, imports: Imports, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of imports.get(file) ?? []) collectImports(next, imports, seen);
  return seen;
}

/**
 * Returns the changed files that affect each story file; unaffected story files are left out.
 * @param changed paths from the root of the tree, and tokens as `--name`
 */
export function findReachedStories(
  changed: readonly string[],
  imports: Imports,
): Map<string, readonly string[]> {
  const global = collectImports(GLOBAL_STYLES, imports);
  const everywhere = changed.filter(
    (changedFile) => EVERYTHING.test(changedFile) || global.has(changedFile),
  );
  const reachedStories = new Map<string, readonly string[]>();
  for (const file of listStoryFiles(imports)) {
    const closure = collectImports(file, imports);
    const causes = changed.filter(
      (changedFile) => everywhere.includes(changedFile) || closure.has(changedFile),
    );
    if (causes.length > 0) reachedStories.set(file, causes);
  }
  return reachedStories;
}

/** Tokens that do not alter layout. */
const COLOR = /^--(?:color|art|shadow)-/;

/**
 * Returns the modes that changes can affect: of a token those in which its value differs (of a color in one language
 * only), of a message those in its language, of everything else all.
 * @param tokens the changed tokens, as `--name`, with the modes in which their values differ
 */
export function findReachedModes(
  changes: Iterable<string>,
  tokens: ReadonlyMap<string, readonly ModeName[]>,
): ModeName[] {
  const reachedModes = [...changes].map((change) => {
    const [, language] = /^design-system\/src\/messages\/(ko|en)\.json$/.exec(change) ?? [];
    const only = language ?? (COLOR.test(change) ? 'ko' : undefined);
    return (mode: ModeName) =>
      (tokens.get(change)?.includes(mode) ?? true) && (!only || MODES[mode].language === only);
  });
  return (Object.keys(MODES) as ModeName[]).filter((mode) =>
    reachedModes.some((isSeen) => isSeen(mode)),
  );
}
