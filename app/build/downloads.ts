import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@site/contract/language';
import { DOWNLOADS } from '@site/contract/paths';

import { brandFiles } from '../../content/brand/files.ts';
import { csvOf } from '../../content/build/charts.ts';
import { readLibrary } from '../../content/build/library.ts';
import { CLIENT } from './paths.ts';

let made: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;

/** Every file that pages offer, by its name, made once per process. */
const madeFiles = () => (made ??= Promise.resolve(new Map(brandFiles())));

/** The true size in bytes of every file that pages offer. */
export async function downloadSizes(): Promise<ReadonlyMap<string, number>> {
  const files = await madeFiles();
  return new Map([...files].map(([name, body]) => [name, Buffer.byteLength(body)]));
}

/** Writes every file that pages offer, and the figures of charts as CSV files in both languages. */
export async function buildDownloads(): Promise<void> {
  const folder = path.join(CLIENT, DOWNLOADS);
  await mkdir(folder, { recursive: true });
  const { library } = readLibrary();
  const blocks = [...library.pages.values()].flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.type === 'tabs'
        ? block.tabs.flatMap((tab) => ('blocks' in tab ? tab.blocks : []))
        : [block],
    ),
  );
  const files = await madeFiles();
  await Promise.all([
    ...[...files].map(([name, body]) => writeFile(path.join(folder, name), body)),
    ...blocks.flatMap((block) =>
      block.type === 'charts' && block.download
        ? LANGUAGES.map((language) =>
            writeFile(
              path.join(folder, `${block.download}-${language}.csv`),
              csvOf(block, language),
            ),
          )
        : [],
    ),
  ]);
}
