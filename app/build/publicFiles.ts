import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CLIENT } from './paths.ts';

/** Files that live at a fixed address. */
export async function buildPublicFiles(): Promise<void> {
  await mkdir(CLIENT, { recursive: true });
  await writeFile(path.join(CLIENT, 'robots.txt'), 'User-agent: *\nAllow: /\n');
}
