import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './run.ts';

/** For a process that npm may have started, before its script: see `end-with-shell.mjs`. */
export const END_WITH_SHELL = [
  '--import',
  pathToFileURL(path.join(ROOT, 'scripts', 'end-with-shell.mjs')).href,
] as const;

/**
 * How the server's process is started, for `process.execPath`: sooner, and with less memory than Node
 * takes by itself. `bundleServer` makes the file. `deploy/bin/server` has the same options.
 */
export const SERVER = [
  // What is rendered lives for one request: a young generation of a few megabytes holds all of it.
  '--max-semi-space-size=4',
  // Errors name places in the sources; the map is read when the server starts, and used with the first error.
  '--enable-source-maps',
  path.join(ROOT, 'server', 'dist', 'main.js'),
] as const;

/** The environment of the server's process. */
export const SERVER_ENVIRONMENT = {
  // Sources, which tests run, are stripped of their types and compiled once, not at every start.
  NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'compiled'),
  // glibc: what is given back goes back to the system, and threads that compress share their room.
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_ARENA_MAX: '2',
} as const;
