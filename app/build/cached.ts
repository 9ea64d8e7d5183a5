import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CACHE } from './paths.ts';

/**
 * What takes long to make is made once: the file that was made from the same `ingredients` before, or
 * a new one, which is kept. `kind` is its folder and its ending.
 */
export async function cached(
  kind: string,
  ingredients: string | Uint8Array,
  make: () => Promise<Uint8Array> | Uint8Array,
): Promise<Uint8Array> {
  const key = createHash('sha256').update(ingredients).digest('hex').slice(0, 24);
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
