import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

import { CLIENT } from './paths.ts';

/** Writes the stylesheet of the dark mode, a separate file because most visitors do not need it. Returns its URL. */
export async function buildDarkStyles(): Promise<string> {
  const text = await readFile(fileURLToPath(import.meta.resolve('@site/tokens/dark.css')));
  const url = `/assets/dark-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
  await writeFile(path.join(CLIENT, url), text);
  return url;
}
