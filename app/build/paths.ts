import { fileURLToPath } from 'node:url';

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const APP = below('..');
export const ROOT = below('../..');
/** Where development reads the content and `db.json`: `npm run edit` sets it to the folder of its drafts. */
export const CONTENT_ROOT = process.env['CONTENT_ROOT'] ?? ROOT;
export const DIST = below('../dist');
export const CLIENT = below('../dist/client');
export const SERVER = below('../dist/server');
export const PAGES = below('../dist/pages');
/** Cache of files that take long to make, by the hash of their sources. */
export const CACHE = below('../../.cache');
