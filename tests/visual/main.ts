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
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';

import { ROOT } from '../../scripts/run.ts';
import { accept, acceptedFor } from './accepted.ts';
import { launch } from './browser.ts';
import { compare } from './compare.ts';
import { capturePages } from './pages.ts';
import { readImports, reachedStories, storyFiles } from './reach.ts';
import { type Group, writeReport } from './report.ts';
import { captureStories } from './stories.ts';
import {
  buildSite,
  buildStorybook,
  CACHE,
  changedFiles,
  changedProperties,
  changedTokens,
  checkOut,
  findBase,
} from './tree.ts';

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

/** Fills a folder that appears only when it is complete. */
async function fill(target: string, work: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${target}.unfinished`;
  for (const folder of [unfinished, target]) await rm(folder, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await work(unfinished);
  await rename(unfinished, target);
}

/** How the pictures of a file of stories begin; Storybook makes ids out of titles. */
function pictureStart(file: string): string {
  const [, title = ''] =
    /title: '((?:Components|Patterns|Drawings)\/[^']+)'/.exec(
      readFileSync(path.join(ROOT, file), 'utf8'),
    ) ?? [];
  return `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-kitchen-sink-`;
}

/**
 * Photographs the components of the working tree into `after`, and into `before` those of the base that are not
 * there yet. Both Storybooks hold only what is photographed.
 */
async function captureComponents(
  browser: Browser,
  base: string,
  before: string,
  after: string,
  files: readonly string[],
): Promise<void> {
  const tree = await checkOut(base);
  await mkdir(before, { recursive: true });
  const pictures = await readdir(before);
  const missing = files.filter(
    (file) =>
      existsSync(path.join(tree, file)) &&
      !pictures.some((picture) => picture.startsWith(pictureStart(file))),
  );
  const [now, then] = await Promise.all([
    buildStorybook(ROOT, files),
    missing.length > 0 ? buildStorybook(tree, missing) : undefined,
  ]);
  console.log(`Photographing ${files.length} components, ${missing.length} of them twice …`);
  if (then) {
    const added = `${before}.added`;
    await fill(added, (folder) => captureStories(browser, then, folder, missing));
    for (const picture of await readdir(added))
      await rename(path.join(added, picture), path.join(before, picture));
    await rm(added, { recursive: true });
  }
  await fill(after, (folder) => captureStories(browser, now, folder, files));
}

/** Photographs the pages of the working tree into `after`, and those of the base into `before`, once. */
async function captureSite(
  browser: Browser,
  base: string,
  before: string,
  after: string,
): Promise<void> {
  const photograph = async (tree: string, target: string) => {
    await buildSite(tree);
    await fill(target, (folder) => capturePages(browser, tree, folder));
  };
  if (!existsSync(before)) await photograph(await checkOut(base), before);
  await photograph(ROOT, after);
}

/** Differences by the changed files that reach them: one cause may show in many pictures. */
async function groupByCause(
  base: string,
  differing: readonly string[],
  changed: readonly string[],
  reached: ReadonlyMap<string, readonly string[]>,
): Promise<Group[]> {
  const causeOf = new Map<string, string>();
  for (const [file, causes] of reached) {
    const start = pictureStart(file);
    for (const picture of differing)
      if (picture.startsWith(start)) causeOf.set(picture, causes.join('\n'));
  }
  const named = async (cause: string) => {
    if (cause.startsWith('--')) return cause;
    const properties = (await changedProperties(base, cause)).join(', ');
    return properties ? `${cause}: ${properties}` : cause;
  };
  const groups = Map.groupBy(differing, (picture) => causeOf.get(picture) ?? changed.join('\n'));
  return Promise.all(
    [...groups].map(async ([causes, pictures]) => ({
      causes: await Promise.all(causes.split('\n').map(named)),
      pictures,
    })),
  );
}

async function review(): Promise<number> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const subject = options.pages ? 'pages' : 'components';
  const base = await findBase(options.base);
  const name = base.slice(0, 10);
  const before = path.join(CACHE, subject, base);
  const after = path.join(CACHE, subject, 'now');

  const imports = readImports(ROOT);
  const changed = [
    ...(await changedFiles(base)),
    ...(await changedTokens(await checkOut(base), ROOT)),
  ];
  const reached = reachedStories(changed, imports);
  const files = options.all ? storyFiles(imports) : [...reached.keys()];
  if (!options.pages && files.length === 0) {
    console.log('The change reaches no component. `npm run visual -- --all` compares all of them.');
    return 0;
  }

  const browser = await launch();
  try {
    // Another browser or another way of capturing invalidates cached pictures.
    const pictures = `${before}-${browser.version()}-${await captureHash()}`;
    if (options.pages) await captureSite(browser, base, pictures, after);
    else await captureComponents(browser, base, pictures, after, files);
    const starts = files.map(pictureStart);
    const { differing, same } = await compare(
      after,
      pictures,
      (picture) => options.pages || starts.some((start) => picture.startsWith(start)),
    );

    console.log(`${same} pictures are as in ${name}, ${differing.length} are not. (${seconds()})`);
    if (differing.length === 0) return 0;
    const groups = await groupByCause(base, differing, changed, reached);
    const report = await writeReport(name, groups);
    console.log(`Look at them: ${path.relative('.', report)}\n`);
    if (options.accept) {
      await accept(base, differing);
      for (const picture of differing) console.log(`  accepted      ${picture}`);
      return 0;
    }
    for (const { causes, pictures: own } of groups)
      console.log(`${causes.join('\n')}\n  changed ${own.length} pictures\n`);
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
