/** How long all components take to be photographed in every mode; Storybook's own build is named apart. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { launch } from '../../tests/visual/browser.ts';
import { captureStories } from '../../tests/visual/stories.ts';
import { buildStorybook } from '../../tests/visual/tree.ts';
import { ROOT } from '../run.ts';
import { against, rounded, type Figure } from './table.ts';

/** The number of pictures that the goal names. */
const PICTURES = 200;

export async function measure(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-visual-'));
  const browser = await launch();
  try {
    const start = performance.now();
    const storybook = await buildStorybook(ROOT);
    const built = performance.now();
    await captureStories(browser, storybook, folder);
    const seconds = (performance.now() - built) / 1000;
    const pictures = readdirSync(folder, { recursive: true }).filter((file) =>
      String(file).endsWith('.png'),
    ).length;
    return [
      { what: 'Storybook, built', figure: `${rounded((built - start) / 1000)} s` },
      { what: 'pictures of components in every mode', figure: rounded(pictures) },
      { what: 'they take', figure: `${rounded(seconds)} s` },
      against(`${PICTURES} pictures take`, (seconds * PICTURES) / pictures, 's', { atMost: 60 }),
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
