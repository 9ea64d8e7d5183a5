import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Library } from '@site/content/library/library.ts';
import { DOWNLOADS } from '@site/contract/paths';

import { createFiles } from './downloads.ts';
import { CLIENT } from './paths.ts';

/** Returns the sizes in bytes of the files that pages offer. */
export async function downloadSizes(ownLibrary?: Library): Promise<ReadonlyMap<string, number>> {
  return new Map(
    [...(await createFiles(ownLibrary))].map(([name, body]) => [name, Buffer.byteLength(body)]),
  );
}

/** Writes every file that pages offer. */
export async function buildDownloads(): Promise<void> {
  const folder = path.join(CLIENT, DOWNLOADS);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...(await createFiles())].map(([name, body]) => writeFile(path.join(folder, name), body)),
  );
}
