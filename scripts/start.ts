/**
 * `npm start`: builds the site when its sources are newer than the build, then serves it with its backend.
 */
import { isBuilt } from '../app/build/isBuilt.ts';
import { run } from './run.ts';
import './endWithShell.mjs';
import { END_WITH_SHELL, SERVER, SERVER_ENVIRONMENT } from './serve.ts';

if (!isBuilt()) {
  const build = await run('node', ['app/build/build.ts']);
  if (build.status !== 0) process.exit(build.status);
}
// The server replaces this process, so that signals reach it and its end is seen. Windows has no such call.
if (process.platform === 'win32') await import('../server/main.ts');
else if (process.execve)
  process.execve(process.execPath, [process.execPath, ...END_WITH_SHELL, ...SERVER], {
    ...process.env,
    ...SERVER_ENVIRONMENT,
  });
else throw new Error('This Node has no process.execve: `npm start` needs the version in .nvmrc.');
