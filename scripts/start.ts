/**
 * `npm start`: builds the site and bundles the server if their sources have changed, then serves the site with its
 * backend.
 */
import { pathToFileURL } from 'node:url';

import { isBuilt } from '../app/site-build/is-built.ts';
import { bundleServer } from './bundle-server.ts';
import { run } from './run.ts';
import './end-with-shell.mjs';
import { END_WITH_SHELL, SERVER, SERVER_ENVIRONMENT } from './serve.ts';

if (!isBuilt()) {
  const build = await run('node', ['app/site-build/build.ts']);
  if (build.status !== 0) process.exit(build.status);
}
await bundleServer();
// The server replaces this process, so that it receives signals and its exit status is reported. Not available on
// Windows.
if (process.platform === 'win32') await import(pathToFileURL(SERVER[2]).href);
else if (process.execve)
  process.execve(process.execPath, [process.execPath, ...END_WITH_SHELL, ...SERVER], {
    ...process.env,
    ...SERVER_ENVIRONMENT,
  });
else throw new Error('This Node has no process.execve: `npm start` needs the version in .nvmrc.');
