/** Screenshots of every page in both languages at three widths. */
import { mkdtemp, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';

import { openContext, screenshot, forEachConcurrent } from './browser.ts';
import { pictureFile } from './picture.ts';

const LANGUAGES = ['ko', 'en'] as const;
const WIDTHS = [360, 768, 1440];
/** Item pages of a collection share a layout: one per collection is enough. */
const ITEM = /^\/(press|notice)\/view\//;

/** Starts the server of a source tree on a free port; `stop` ends it and deletes its data. */
async function serve(tree: string) {
  const data = await mkdtemp(path.join(tmpdir(), 'site-visual-'));
  const server = spawn('node', ['server/main.ts'], {
    cwd: tree,
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) resolve(found[0]);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', () => reject(new Error(`The server of ${tree} ended at once:\n${output}`)));
  });
  const stop = async () => {
    server.removeAllListeners('exit');
    server.kill();
    await once(server, 'exit');
    await rm(data, { recursive: true });
  };
  return { origin, stop };
}

/** Pages that are not in the sitemap, because they depend on query parameters. */
const QUERY_PAGES = ['/home/compare?product=ccu&product=gateway', '/search?q=ICCB'];

/** The paths to photograph: those of the sitemap and `QUERY_PAGES`. */
async function pathsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = new Set(QUERY_PAGES);
  const kinds = new Set<string>();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'));
    const kind = ITEM.exec(pathname)?.[1];
    if (kind && kinds.has(kind)) continue;
    if (kind) kinds.add(kind);
    searchParams.delete('lang');
    paths.add(searchParams.size ? `${pathname}?${searchParams.toString()}` : pathname);
  }
  return [...paths];
}

/** Photographs every page of the site built in `tree`, into `target`. */
export async function capturePages(browser: Browser, tree: string, target: string) {
  const { origin, stop } = await serve(tree);
  try {
    const paths = await pathsOf(origin);
    const sets = LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ language, width })));
    await forEachConcurrent(sets, async ({ language, width }) => {
      const context = await openContext(browser, width);
      await context.addCookies([{ name: 'language', value: language, url: origin }]);
      // Views are not counted: the number of views on a list would depend on the order of the pictures.
      await context.setExtraHTTPHeaders({ 'Sec-Purpose': 'prefetch' });
      const page = await context.newPage();
      for (const address of paths) {
        await page.goto(origin + address);
        await page.waitForFunction(() => performance.getEntriesByName('font').length > 0);
        await screenshot(page, path.join(target, pictureFile(address, language, String(width))));
      }
      await context.close();
    });
  } finally {
    await stop();
  }
}
