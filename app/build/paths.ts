import { fileURLToPath } from 'node:url';

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const APP = below('..');
export const ROOT = below('../..');
export const DIST = below('../dist');
export const CLIENT = below('../dist/client');
export const SERVER = below('../dist/server');
export const PAGES = below('../dist/pages');
/** Cache of files that take long to make, by the hash of their sources. */
export const CACHE = below('../../.cache');
