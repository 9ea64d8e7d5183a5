import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CACHE } from './paths.ts';

/**
 * Returns the cached file for the same `sources`, or makes it and writes it to the cache. `kind` is its folder
 * and its extension.
 */
export async function cached(
  kind: string,
  sources: string | Uint8Array,
  make: () => Promise<Uint8Array> | Uint8Array,
): Promise<Uint8Array> {
  const key = createHash('sha256').update(sources).digest('hex').slice(0, 24);
  const folder = path.join(CACHE, 'made', kind);
  const file = path.join(folder, `${key}.${kind}`);
  try {
    return await readFile(file);
  } catch {
    const body = await make();
    await mkdir(folder, { recursive: true });
    await writeFile(file, body);
    return body;
  }
}
