import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { ROOT } from './run.ts';

interface Package {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const getPackage = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Package;
const WORKSPACES = getPackage('.').workspaces ?? [];

/** Returns the workspace that an import of `file` resolves to, by package name or by a relative path. */
function getWorkspace(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/')) return specifier.split('/').slice(0, 2).join('/');
  if (!specifier.startsWith('..')) return undefined;
  const [folder = ''] = path.posix.join(path.posix.dirname(file), specifier).split('/');
  return WORKSPACES.includes(folder) ? getPackage(folder).name : undefined;
}

it.each(WORKSPACES)('%s declares the workspaces that it imports', (workspace) => {
  const { name, dependencies, devDependencies } = getPackage(workspace);
  const imported = new Set<string>();
  for (const file of globSync(`${workspace}/**/*.{ts,tsx}`, {
    cwd: ROOT,
    exclude: (entry) => ['node_modules', 'dist'].includes(path.basename(entry)),
  }))
    for (const [, specifier = ''] of read(file).matchAll(/(?:from|import\(?) '([^']+)'/g)) {
      const importedWorkspace = getWorkspace(file.replaceAll(path.sep, '/'), specifier);
      if (importedWorkspace && importedWorkspace !== name) imported.add(importedWorkspace);
    }
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  expect([...imported].filter((workspaceName) => !declared.includes(workspaceName))).toEqual([]);
  expect(
    declared.filter(
      (workspaceName) => workspaceName.startsWith('@site/') && !imported.has(workspaceName),
    ),
  ).toEqual([]);
});
