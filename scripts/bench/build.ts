/** How long a build takes, and what one more page adds to it. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '@site/contract/renderer';

import { compressPage } from '../../app/site-build/compress.ts';
import { ROOT } from '../run.ts';
import { endedChildrenTime } from './processorTime.ts';
import { buildSite, DIST, readSite } from './site.ts';
import { against, median, rounded, type Figure } from './table.ts';

const BUILDS = 3;
/** The file of one text. */
const CHANGED = path.join(ROOT, 'content', 'pages', 'greeting.json');

/**
 * Renders and compresses pages as the build does, of which none is in the cache: half of them and all, because what
 * all take more is the pages' own. In milliseconds.
 */
async function perPage(): Promise<number> {
  const { render } = (await import(pathToFileURL(path.join(DIST, 'server', 'render.js')).href)) as {
    render: Render;
  };
  const pages = readSite().pages.filter(({ status }) => status === 200);
  const finish = async (some: typeof pages) => {
    const started = performance.now();
    const compressed = [];
    for (const { path: at, tab, language } of some) {
      const { html } = await render({ path: tab ? `${at}?tab=${tab}` : at, language });
      compressed.push(compressPage(Buffer.from(html)));
    }
    await Promise.all(compressed);
    return performance.now() - started;
  };
  const half = Math.floor(pages.length / 2);
  // The first rendering of a page loads its modules; a build of more pages has that just once.
  await finish(pages);
  const less = await finish(pages.slice(0, half));
  const more = await finish(pages);
  return (more - less) / (pages.length - half);
}

/** A build that has nothing in the cache, in seconds. The cache is put aside meanwhile. */
async function buildAnew(): Promise<number> {
  const made = path.join(ROOT, '.cache', 'made');
  const aside = `${made}-aside`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(made, aside);
  try {
    return await buildSite();
  } finally {
    rmSync(made, { recursive: true, force: true });
    renameSync(aside, made);
  }
}

/** Builds of the site with one text changed, each time to another one, in seconds. The text is put back at the end, and by Ctrl+C. */
async function buildChanged(): Promise<number[]> {
  const written = readFileSync(CHANGED, 'utf8');
  const times: number[] = [];
  const interrupt = () => {
    writeFileSync(CHANGED, written);
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  try {
    for (let index = 0; index < BUILDS; index += 1) {
      const text = `${performance.timeOrigin} ${index}`;
      writeFileSync(CHANGED, written.replace(/(?<="en": ")(?=[A-Z])/, `${text} `));
      times.push(await buildSite());
    }
    return times;
  } finally {
    writeFileSync(CHANGED, written);
    process.removeListener('SIGINT', interrupt);
    await buildSite();
  }
}

const spread = (times: readonly number[]): string =>
  `${rounded(Math.min(...times))} to ${rounded(Math.max(...times))} s`;

/** Builds the site several times: anew, unchanged and with one changed text. */
export async function measure(): Promise<readonly Figure[]> {
  const builds: number[] = [];
  for (let index = 0; index < BUILDS; index += 1) builds.push(await buildSite());
  const changed = await buildChanged();
  const before = endedChildrenTime();
  const anew = await buildAnew();
  const processor = endedChildrenTime() - before;
  return [
    { what: 'finished pages', figure: rounded(readSite().pages.length) },
    against('a build, nothing cached', anew, 's', { atMost: 15 }),
    { what: '  of the processor', figure: `${rounded(processor)} s` },
    against('a build, everything cached', median(builds), 's', { atMost: 5 }),
    { what: `  ${BUILDS} of them`, figure: spread(builds) },
    against('a build, everything cached, one text changed', median(changed), 's', { atMost: 5 }),
    { what: `  ${BUILDS} of them`, figure: spread(changed) },
    against('one more page', await perPage(), 'ms', { atMost: 20 }),
  ];
}
