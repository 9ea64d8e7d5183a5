/**
 * `npm start`: builds the site when its sources are newer than the build, then serves it with its backend.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { ROOT, run } from './run.ts';
import { SERVER, SERVER_ENVIRONMENT } from './serve.ts';

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

const builtAt = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const changedAt = Math.max(...SOURCES.map((name) => newest(path.join(ROOT, name))));
if (changedAt > builtAt) {
  const build = await run('node', ['app/build/build.ts']);
  if (build.status !== 0) process.exit(build.status);
}
// The server replaces this process, so that signals reach it and its end is seen. Windows has no such call.
if (process.platform === 'win32') await import('../server/main.ts');
else if (process.execve)
  process.execve(process.execPath, [process.execPath, ...SERVER], {
    ...process.env,
    ...SERVER_ENVIRONMENT,
  });
else throw new Error('This Node has no process.execve: `npm start` needs the version in .nvmrc.');
