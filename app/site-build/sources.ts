import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './paths.ts';

/** Sources of both the site and the server. */
const SHARED = [
  'contract',
  // Derived from content that the server does not read otherwise.
  'contract/dist/languages.json',
  'contract/dist/messages.json',
  'package-lock.json',
  'tsconfig.json',
];

/** The sources of each built product, below the root of the project. */
export const SOURCES = {
  site: [...SHARED, 'tokens', 'design-system', 'drawings', 'content', 'app', 'db.json'],
  server: [...SHARED, 'server', 'scripts/bundle-server.ts'],
} as const;

const LEFT_OUT = new Set(['node_modules', 'dist']);

function listFiles(place: string): string[] {
  const full = path.join(ROOT, place);
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full)
    .filter((name) => !LEFT_OUT.has(name))
    .toSorted()
    .flatMap((name) => listFiles(`${place}/${name}`));
}

/** Returns a hash of the names and contents of all files that a product is built from, and of the version of Node. */
export function hashSources(product: keyof typeof SOURCES): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES[product].flatMap(listFiles)) {
    const body = readFileSync(path.join(ROOT, file));
    hash.update(`\0${file}\0${body.length}\0`).update(body);
  }
  return hash.digest('hex');
}
