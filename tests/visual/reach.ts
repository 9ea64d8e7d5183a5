/** Which stories a change can reach, by what their files import. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'node:fs';

const SOURCES = 'design-system/src/**/*.{ts,tsx,json}';
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
/** A change of these may change every story. */
const EVERYTHING =
  /^(?:tokens\/|design-system\/global\.css|\.storybook\/|drawings\/|package-lock\.json|tests\/visual\/)/;

/** The files of the design system that a file imports, by their paths from the root of the tree. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads what the files of a tree's design system import. */
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
        return [file, imported];
      }),
  );
}

/** Everything that a file imports, directly or not, and the file itself. */
function closureOf(file: string, imports: Imports, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of imports.get(file) ?? []) closureOf(next, imports, seen);
  return seen;
}

/**
 * For each file of stories the changed files that reach it; files that none reaches are left out.
 * @param changed paths from the root of the tree
 */
export function reachedStories(
  changed: readonly string[],
  imports: Imports,
): Map<string, readonly string[]> {
  const everywhere = changed.filter((file) => EVERYTHING.test(file));
  const reached = new Map<string, readonly string[]>();
  for (const file of imports.keys()) {
    if (!file.endsWith('.stories.tsx')) continue;
    const closure = closureOf(file, imports);
    const causes = [...everywhere, ...changed.filter((one) => closure.has(one))];
    if (causes.length > 0) reached.set(file, causes);
  }
  return reached;
}
