import { readdirSync, statSync } from 'node:fs';
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

function newest(file: string): number {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(file)
    .filter((name) => name !== 'dist' && name !== 'node_modules')
    .reduce((latest, name) => Math.max(latest, newest(path.join(file, name))), 0);
}

/** Whether the site is built, and none of its sources has changed since. */
export function isBuilt(): boolean {
  const builtAt = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Math.max(...SOURCES.map((name) => newest(path.join(ROOT, name)))) <= builtAt;
}
