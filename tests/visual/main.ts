/**
 * `npm run visual`: visual regression review. Photographs every component, or with `--pages` every page,
 * before and after the change, on this machine with this browser: no pictures are stored in the repository.
 * Exits with 1 on a difference that was not accepted.
 *
 * npm run visual                      components that the change can reach, against the merge base
 * npm run visual -- --all             all components
 * npm run visual -- --pages           whole pages
 * npm run visual -- --base <commit>   against another commit
 * npm run visual -- --accept          records the differences in accepted.json
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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
import { readImports, reachedStories } from './reach.ts';
import { buildSite, buildStorybook, CACHE, changedFiles, checkOut, findBase } from './tree.ts';

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    all: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});

/** A hash of the files that decide how pictures are taken. */
async function captureHash(): Promise<string> {
  const hash = createHash('sha256');
  const here = import.meta.dirname;
  for (const file of [
    'browser.ts',
    'stories.ts',
    'states.ts',
    'pages.ts',
    '../../.storybook/modes.ts',
  ])
    hash.update(await readFile(path.join(here, file)));
  return hash.digest('hex').slice(0, 10);
}

/** Photographs a tree into a folder; the folder appears only when it is complete. */
async function capture(
  browser: Browser,
  tree: string,
  target: string,
  files?: ReadonlySet<string>,
): Promise<void> {
  const unfinished = `${target}.unfinished`;
  for (const folder of [unfinished, target]) await rm(folder, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  if (options.pages) {
    await buildSite(tree);
    await capturePages(browser, tree, unfinished);
  } else await captureStories(browser, await buildStorybook(tree), unfinished, files);
  await rename(unfinished, target);
}

/** How the pictures of a file of stories begin; Storybook makes ids out of titles. */
function storyPictures(files: ReadonlySet<string>): (picture: string) => boolean {
  const starts = [...files].map(pictureStart);
  return (picture) => starts.some((start) => picture.startsWith(start));
}

function pictureStart(file: string): string {
  const [, title = ''] =
    /title: '((?:Components|Patterns)\/[^']+)'/.exec(readFileSync(path.join(ROOT, file), 'utf8')) ??
    [];
  return `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-kitchen-sink-`;
}

/** Differences by the changed files that reach them: one cause may show in many pictures. */
function printCauses(
  differing: readonly string[],
  reached: ReadonlyMap<string, readonly string[]>,
): void {
  const byCause = new Map<string, { components: Set<string>; pictures: number }>();
  for (const [file, causes] of reached) {
    const start = pictureStart(file);
    const own = differing.filter((picture) => picture.startsWith(start));
    if (own.length === 0) continue;
    const cause = causes.join(', ');
    const known = byCause.get(cause) ?? { components: new Set(), pictures: 0 };
    known.components.add(path.basename(file, '.stories.tsx'));
    byCause.set(cause, { ...known, pictures: known.pictures + own.length });
  }
  for (const [cause, { components, pictures }] of byCause)
    console.log(`${cause}\n  changed ${pictures} pictures of ${[...components].join(', ')}\n`);
}

async function review(): Promise<number> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const subject = options.pages ? 'pages' : 'components';
  const base = await findBase(options.base);
  const name = base.slice(0, 10);
  const before = path.join(CACHE, subject, base);
  const after = path.join(CACHE, subject, 'now');

  const reached = reachedStories(await changedFiles(base), readImports(ROOT));
  const files = options.pages || options.all ? undefined : new Set(reached.keys());
  if (files?.size === 0) {
    console.log('The change reaches no component. `npm run visual -- --all` compares all of them.');
    return 0;
  }

  const browser = await launch();
  try {
    // Another browser or another way of capturing invalidates cached pictures.
    const pictures = `${before}-${browser.version()}-${await captureHash()}`;
    if (!existsSync(pictures)) {
      console.log(`Photographing the ${subject} of ${name}, once …`);
      await capture(browser, await checkOut(base), pictures);
    }
    console.log(`Photographing the ${subject} of the working tree … (${seconds()})`);
    await capture(browser, ROOT, after, files);
    const { differing, same } = await compare(after, pictures, files && storyPictures(files));

    console.log(`${same} pictures are as in ${name}, ${differing.length} are not. (${seconds()})`);
    if (differing.length === 0) return 0;
    console.log(`Look at them: ${path.join(path.relative('.', REPORT), 'index.html')}\n`);
    if (options.accept) {
      await accept(base, differing);
      for (const picture of differing) console.log(`  accepted      ${picture}`);
      return 0;
    }
    if (!options.pages) printCauses(differing, reached);
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
