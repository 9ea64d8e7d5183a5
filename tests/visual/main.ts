/**
 * `npm run visual`: visual regression review. Photographs every component, or with `--pages` every page,
 * before and after the change, on this machine with this browser: no pictures are stored in the repository.
 * Exits with 1 on a difference that was not accepted.
 *
 * npm run visual                      components, against the merge base
 * npm run visual -- --pages           whole pages
 * npm run visual -- --base <commit>   against another commit
 * npm run visual -- --accept          records the differences in accepted.json
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';

import { ROOT } from '../../scripts/run.ts';
import { accept, acceptedFor } from './accepted.ts';
import { launch } from './browser.ts';
import { compare, REPORT } from './compare.ts';
import { capturePages } from './pages.ts';
import { captureStories } from './stories.ts';
import { buildSite, buildStorybook, CACHE, checkOut, findBase } from './tree.ts';

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    pages: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});

/** A hash of the files that decide how pictures are taken. */
async function captureHash(): Promise<string> {
  const hash = createHash('sha256');
  const here = import.meta.dirname;
  for (const file of ['browser.ts', 'stories.ts', 'pages.ts', '../../.storybook/modes.ts'])
    hash.update(await readFile(path.join(here, file)));
  return hash.digest('hex').slice(0, 10);
}

/** Photographs a tree into a folder; the folder appears only when it is complete. */
async function capture(browser: Browser, tree: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  for (const folder of [unfinished, target]) await rm(folder, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  if (options.pages) {
    await buildSite(tree);
    await capturePages(browser, tree, unfinished);
  } else await captureStories(browser, await buildStorybook(tree), unfinished);
  await rename(unfinished, target);
}

async function review(): Promise<number> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const subject = options.pages ? 'pages' : 'components';
  const base = await findBase(options.base);
  const name = base.slice(0, 10);
  const before = path.join(CACHE, subject, base);
  const after = path.join(CACHE, subject, 'now');

  const browser = await launch();
  try {
    // Another browser or another way of capturing invalidates cached pictures.
    const pictures = `${before}-${browser.version()}-${await captureHash()}`;
    if (!existsSync(pictures)) {
      console.log(`Photographing the ${subject} of ${name}, once …`);
      await capture(browser, await checkOut(base), pictures);
    }
    console.log(`Photographing the ${subject} of the working tree … (${seconds()})`);
    await capture(browser, ROOT, after);
    const { differing, same } = await compare(after, pictures);

    console.log(`${same} pictures are as in ${name}, ${differing.length} are not. (${seconds()})`);
    if (differing.length === 0) return 0;
    console.log(`Look at them: ${path.join(path.relative('.', REPORT), 'index.html')}\n`);
    if (options.accept) {
      await accept(base, differing);
      for (const picture of differing) console.log(`  accepted      ${picture}`);
      return 0;
    }
    const accepted = await acceptedFor(base);
    for (const picture of differing)
      console.log(`  ${accepted.has(picture) ? 'accepted      ' : 'not accepted  '}${picture}`);
    const open = differing.filter((picture) => !accepted.has(picture));
    if (open.length > 0)
      console.log('\nAs it should be? `npm run visual -- --accept` remembers that you looked.');
    return open.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

try {
  process.exitCode = await review();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
