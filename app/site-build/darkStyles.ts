import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { TOKEN_NAMES } from '@site/tokens';

import { CLIENT } from './paths.ts';
import { shortened, shortNames } from './shortTokens.ts';
import { onlyUsed } from './usedTokens.ts';

/**
 * Writes the stylesheet of the dark mode and returns its URL. It is a file of its own: most visitors need none of
 * it, and pages have no room for the tokens of a second mode.
 */
export async function buildDarkStyles(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const [dark, light] = await Promise.all(
    ['dark', 'tokens'].map((name) => readFile(resolve(`@site/tokens/${name}.css`), 'utf8')),
  );
  const text = shortened(onlyUsed(dark ?? '', light), shortNames(TOKEN_NAMES));
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 7);
  const url = `/assets/${name}.css`;
  await writeFile(path.join(CLIENT, url), text);
  return url;
}
