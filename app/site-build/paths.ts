import { fileURLToPath } from 'node:url';

const resolveBelow = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The workspace `app`. */
export const APP = resolveBelow('..');
/** The root of the project. */
export const ROOT = resolveBelow('../..');
/** The folder of the content and `db.json` in development; `npm run edit` sets it to the folder of its drafts. */
export const CONTENT_ROOT = process.env['CONTENT_ROOT'] ?? ROOT;
/** The output of a build: see `contract/src/renderer.ts`. */
export const DIST = resolveBelow('../dist');
/** Files that are served under their own path. */
export const CLIENT = resolveBelow('../dist/client');
/** The renderer. */
export const SERVER = resolveBelow('../dist/server');
/** The finished pages. */
export const PAGES = resolveBelow('../dist/pages');
/** Cache of files that take long to create, by the hash of their sources. */
export const CACHE = resolveBelow('../../.cache');
