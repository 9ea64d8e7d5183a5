/** How long a build takes, and what one more page adds to it. */
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '@site/contract/renderer';

import { writePage } from '../../app/build/compress.ts';
import { ROOT } from '../run.ts';
import { buildSite, DIST, readSite } from './site.ts';
import { against, median, rounded, type Figure } from './table.ts';

const BUILDS = 3;

/** Renders and compresses pages as the build does, in halves: what the larger set takes more is the pages' own. */
async function perPage(): Promise<number> {
  const { render } = (await import(pathToFileURL(path.join(DIST, 'server', 'render.js')).href)) as {
    render: Render;
  };
  const pages = readSite().pages.filter(({ status }) => status === 200);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const finish = async (some: typeof pages) => {
    const started = performance.now();
    const written = [];
    for (const { path: at, tab, language, file } of some) {
      const { html } = await render({ path: tab ? `${at}?tab=${tab}` : at, language });
      written.push(writePage(path.join(folder, file.replaceAll('/', '-')), html));
    }
    await Promise.all(written);
    return performance.now() - started;
  };
  try {
    const half = Math.floor(pages.length / 2);
    // The first rendering of a page loads its modules; a build of more pages has that just once.
    await finish(pages);
    const less = await finish(pages.slice(0, half));
    const more = await finish(pages);
    return (more - less) / (pages.length - half);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A build that has nothing in the cache, in seconds. The cache is put aside meanwhile. */
async function buildAnew(): Promise<number> {
  const made = path.join(ROOT, '.cache', 'made');
  const aside = `${made}-aside`;
  renameSync(made, aside);
  try {
    return await buildSite();
  } finally {
    rmSync(made, { recursive: true, force: true });
    renameSync(aside, made);
  }
}

export async function measure(): Promise<readonly Figure[]> {
  const builds: number[] = [];
  for (let index = 0; index < BUILDS; index += 1) builds.push(await buildSite());
  return [
    { what: 'finished pages', figure: rounded(readSite().pages.length) },
    against('a build, with everything cached', median(builds), 's', { atMost: 5 }),
    against('a build, with nothing cached', await buildAnew(), 's', { atMost: 15 }),
    against('one more page', await perPage(), 'ms', { atMost: 20 }),
  ];
}
