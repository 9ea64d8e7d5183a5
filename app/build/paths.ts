import { fileURLToPath } from 'node:url';

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const APP = below('..');
export const ROOT = below('../..');
export const DIST = below('../dist');
export const CLIENT = below('../dist/client');
export const SERVER = below('../dist/server');
export const PAGES = below('../dist/pages');
/** What takes long to make is kept here, by the hash of what it was made from. */
export const CACHE = below('../../.cache');
