import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './run.ts';

/** Arguments for a process that npm may have started: see `end-with-shell.mjs`. */
export const END_WITH_SHELL = [
  '--import',
  pathToFileURL(path.join(ROOT, 'scripts', 'end-with-shell.mjs')).href,
] as const;

/**
 * Arguments of `process.execPath` that start the server faster and with less memory than Node's defaults.
 * `bundleServer` creates the file; `deploy/bin/server` has the same options.
 */
export const SERVER = [
  // Rendered output lives for one request, so a young generation of a few megabytes is enough.
  '--max-semi-space-size=4',
  // Stack traces name source locations. The map is read at startup and parsed with the first error.
  '--enable-source-maps',
  path.join(ROOT, 'server', 'dist', 'main.js'),
] as const;

/** The environment of the server's process. */
export const SERVER_ENVIRONMENT = {
  // Caches compiled code, so that tests do not strip types and compile the sources at every start.
  NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'compiled'),
  // glibc: returns freed memory to the system and lets compressing threads share arenas.
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_ARENA_MAX: '2',
} as const;
