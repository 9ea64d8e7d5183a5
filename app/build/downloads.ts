import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@site/contract/language';
import { DOWNLOADS } from '@site/contract/paths';

import { csvOf } from '../../content/build/charts.ts';
import { readLibrary } from '../../content/build/library.ts';
import { CLIENT } from './paths.ts';

/** The figures of every set of charts that offers them, as CSV files in both languages. */
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
  await Promise.all(
    blocks.flatMap((block) =>
      block.type === 'charts' && block.download
        ? LANGUAGES.map((language) =>
            writeFile(
              path.join(folder, `${block.download}-${language}.csv`),
              csvOf(block, language),
            ),
          )
        : [],
    ),
  );
}
