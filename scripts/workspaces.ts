/**
 * Part of `npm run check`: refuses imports between workspaces, and between the folders of `app/src`, other than those
 * that are listed here. Exits with 1 if there are any.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './run.ts';

type Imports = Readonly<Record<string, readonly string[]>>;

/** The workspaces that each workspace imports. Its `package.json` names the same. */
const WORKSPACES: Imports = {
  tokens: [],
  'design-system': ['tokens'],
  content: ['contract', 'tokens'],
  drawings: ['content', 'tokens'],
  contract: [],
  server: ['contract'],
  app: ['content', 'contract', 'design-system', 'drawings', 'tokens'],
  edit: ['content', 'contract', 'design-system', 'server', 'tokens'],
  desk: ['contract', 'design-system', 'edit', 'server', 'tokens'],
};
/** Files of a workspace import others by the name of their package, and these folders never. */
const OTHERS = [...Object.keys(WORKSPACES), 'tests', 'scripts', 'tools'];

/** The folders that each folder of `app/src` imports: they differ in where their code runs. */
const APP_FOLDERS: Imports = {
  'app/src/shared': [],
  'app/src/islands': ['app/src/shared'],
  'app/src/renderer': ['app/src/islands', 'app/src/shared'],
  'app/src/client': ['app/src/islands', 'app/src/shared'],
};

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Returns the imports of other files of the project below a folder, with the imported path from the root. */
function listImports(folder: string) {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: ROOT,
    exclude: (entry) => ['node_modules', 'dist'].includes(path.basename(entry)),
  }).map((file) => file.replaceAll(path.sep, '/'));
  return files.flatMap((file) =>
    // A module whose text is loaded, as `loader.js?loader`, is not executed.
    [...read(file).matchAll(/(?:from|import\(?) '(\.[^'?]+|@site\/[^'?]+)'/g)].map(
      ([, specifier = '']) => {
        const isRelative = specifier.startsWith('.');
        const target = isRelative
          ? path.posix.join(path.posix.dirname(file), specifier)
          : specifier.replace('@site/', '');
        return { file, specifier, isRelative, target };
      },
    ),
  );
}

/** Returns a message for each import of a workspace that is not allowed, and for a difference of its `package.json`. */
function checkWorkspace([workspace, allowedImports]: readonly [
  string,
  readonly string[],
]): string[] {
  const problems: string[] = [];
  const usedPackages = new Set<string>();
  for (const { file, specifier, isRelative, target } of listImports(workspace)) {
    const [top = ''] = target.split('/');
    if (top === workspace || !OTHERS.includes(top)) continue;
    if (isRelative || !allowedImports.includes(top))
      problems.push(`${file}: ${specifier}. Allowed by their names: ${allowedImports.join(', ')}.`);
    else usedPackages.add(top);
  }
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    read(`${workspace}/package.json`),
  ) as Readonly<Record<string, object>>;
  const declaredPackages = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@site/'))
    .map((name) => name.replace('@site/', ''));
  const names = [...usedPackages].toSorted();
  if (
    names.join() !== allowedImports.join() ||
    declaredPackages.toSorted().join() !== allowedImports.join()
  )
    problems.push(
      `${workspace} imports ${names.join(', ')}; its dependencies are ${declaredPackages.join(', ')}. Allowed: ${allowedImports.join(', ')}.`,
    );
  return problems;
}

/** Returns a message for each import between folders of `app/src` that is not allowed. */
const checkFolder = ([folder, allowedImports]: readonly [string, readonly string[]]): string[] =>
  listImports(folder)
    .filter(({ target }) => {
      const importedFolder = target.split('/').slice(0, 3).join('/');
      return (
        importedFolder !== folder &&
        importedFolder in APP_FOLDERS &&
        !allowedImports.includes(importedFolder)
      );
    })
    .map(({ file, specifier }) => `${file}: ${specifier}. Allowed: ${allowedImports.join(', ')}.`);

const problems = [
  ...Object.entries(WORKSPACES).flatMap(checkWorkspace),
  ...Object.entries(APP_FOLDERS).flatMap(checkFolder),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
