/**
 * Checks a package before it is published: publint reads its `package.json` and files; "Are the types wrong?" resolves
 * its entries as TypeScript does for bundlers and Node.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPackage, Package } from '@arethetypeswrong/core';

import { run } from '../../scripts/run.ts';
import { PACKAGES } from './build.ts';

/** The packages are ESM only, for bundlers and Node 20 or later. */
const RESOLUTIONS = new Set(['node16-esm', 'bundler', 'node16']);

async function findWrongTypes(folder: string): Promise<string[]> {
  const { name, version } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as { readonly name: string; readonly version: string };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = Object.fromEntries(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = path.join(entry.parentPath, entry.name);
          const inside = path.relative(folder, file).replaceAll(path.sep, '/');
          return [`/node_modules/${name}/${inside}`, await readFile(file, 'utf8')] as const;
        }),
    ),
  );
  const result = await checkPackage(new Package(files, name, version), {
    excludeEntrypoints: [/\.css$/],
  });
  if (!result.types) return ['The package has no types.'];
  return result.problems
    .filter((problem) => {
      if ('resolutionKind' in problem) return RESOLUTIONS.has(problem.resolutionKind);
      return !('resolutionOption' in problem) || RESOLUTIONS.has(problem.resolutionOption);
    })
    .map((problem) => JSON.stringify(problem));
}

/** Returns the problems of a built package, `tokens` or `design-system`, one per line; empty if there are none. */
export async function getProblems(name: string): Promise<string[]> {
  const folder = path.join(PACKAGES, name);
  const [publint, types] = await Promise.all([
    run('publint', [folder, '--strict'], { quiet: true }),
    findWrongTypes(folder),
  ]);
  return [...(publint.status === 0 ? [] : [publint.output.trim()]), ...types];
}
