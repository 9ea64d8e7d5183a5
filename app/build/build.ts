/**
 * `npm run build`: tokens → fonts and drawings → browser build → renderer → every page in every
 * language, finished and compressed. What it leaves in `app/dist/` is described in
 * `contract/src/renderer.ts`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { LANGUAGES } from '@site/contract/language';
import type { FinishedPage, ManifestRoute, Render, SiteManifest } from '@site/contract/renderer';

import {
  measuredPage,
  PAGE_SIZES,
  type PageAddress,
  type PageSize,
} from '@site/content/fullness.ts';
import { readLibrary } from '@site/content/library/library.ts';
import { PAGE_STATE_ID } from '../src/islands/pageState.ts';
import { buildTokens } from '@site/tokens/build';
import { ROUTES } from '../src/routes.ts';
import { configOf } from '../vite.config.ts';
import { buildCards } from './cards.ts';
import { compressedSize, writeCompressed, writePage } from './compress.ts';
import { buildDrawings } from './drawings.ts';
import { buildDownloads } from './downloads.ts';
import { buildFonts } from './fonts.ts';
import { livePageData } from './livePageData.ts';
import { ORIGIN } from './origin.ts';
import { CLIENT, DIST, PAGES, ROOT, SERVER } from './paths.ts';
import { productionBuild } from './productionBuild.ts';
import { buildSearch } from './search.ts';
import { buildPublicFiles, feedTexts } from './publicFiles.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml|map)$/;

/** The renderer also names the routes and their tabs, so that the build has no table of its own. */
interface Renderer {
  readonly render: Render;
  readonly routes: readonly ManifestRoute[];
}

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

const STATE = new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">([^]*?)</script>`);

/**
 * Moves what the islands of a page need into a file named by its hash, so that the document arrives in one
 * round trip. Pages that the server renders keep it inside.
 */
async function moveState(html: string): Promise<string> {
  const [element, state] = STATE.exec(html) ?? [];
  if (!element || !state) return html;
  const name = createHash('sha256').update(state).digest('base64url').slice(0, 7);
  await writeFile(path.join(CLIENT, 'assets', `${name}.json`), state);
  return html
    .replace(element, '')
    .replace(' data-entry=', () => ` data-props="${name}" data-entry=`);
}

/** Renders a page; it is compressed on other threads while the next one is rendered. */
async function finishPage(
  render: Render,
  address: { path: string; tab?: string },
  language: (typeof LANGUAGES)[number],
): Promise<{ page: FinishedPage; written: Promise<number> }> {
  const query = address.tab ? `?tab=${address.tab}` : '';
  const { html, ...page } = await render({ path: address.path + query, language });
  const name = address.path === '*' ? 'not-found' : address.path.slice(1).replaceAll('/', '.');
  const file = `${language}/${name}${address.tab ? `.${address.tab}` : ''}.html`;
  return {
    page: { ...address, language, file, ...page },
    written: writePage(path.join(PAGES, file), await moveState(html)),
  };
}

interface Finished {
  readonly pages: FinishedPage[];
  readonly sizes: PageSize[];
}

/** The slug of the content of a path; pages of one item and searches have none that could be measured. */
const slugs = new Map(
  ROUTES.filter(({ item, search, sameAs }) => !item && !search && !sameAs).map((route) => [
    route.path,
    route.slug,
  ]),
);

async function finishPages({ render, routes }: Renderer): Promise<Finished> {
  const addresses = routes
    .filter(({ live, list, item, search }) => !live && !list && !item && !search)
    .flatMap(({ path: at, tabs }) => [{ path: at }, ...tabs.map((tab) => ({ path: at, tab }))]);
  await Promise.all(
    LANGUAGES.map((language) => mkdir(path.join(PAGES, language), { recursive: true })),
  );
  const { library } = readLibrary();
  const sizes: Promise<PageSize>[] = [];
  const measure = (
    address: Omit<PageAddress, 'slug'> & { path: string },
    bytes: Promise<number>,
  ) => {
    const { path: at, ...page } = address;
    const slug = slugs.get(at);
    // The page is its first tab, which is measured under its own address.
    if (!page.tab && routes.some((route) => route.path === at && route.tabs.length > 0)) return;
    if (slug) sizes.push(bytes.then((size) => measuredPage(library, { slug, ...page }, size)));
  };
  const finished = [];
  for (const language of LANGUAGES) {
    for (const address of [...addresses, { path: '*' }]) {
      const one = await finishPage(render, address, language);
      finished.push(one);
      measure({ ...address, language }, one.written);
    }
    for (const route of routes.filter(({ live, list }) => live || list))
      for (const tab of route.tabs.length > 0 ? route.tabs : [undefined]) {
        const query = tab ? `?tab=${tab}` : '';
        const data = livePageData(route);
        const { html } = await render({ path: route.path + query, language, data });
        measure({ path: route.path, language, ...(tab && { tab }) }, compressedSize(html));
      }
  }
  await Promise.all(finished.map(({ written }) => written));
  return { pages: finished.map(({ page }) => page), sizes: await Promise.all(sizes) };
}

async function compressClient(): Promise<void> {
  const files = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  await Promise.all(
    files.map(async (file) => {
      const full = path.join(file.parentPath, file.name);
      if (!file.isFile() || !COMPRESSIBLE.test(file.name)) return;
      if ((await stat(full)).size > 512) await writeCompressed(full, await readFile(full));
    }),
  );
}

console.log('Building the site …');
await rm(DIST, { recursive: true, force: true });
await buildTokens();
await productionBuild(configOf('client'));
const manifestFile = path.join(CLIENT, '.vite', 'manifest.json');
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
await rm(path.dirname(manifestFile), { recursive: true });
const [fonts] = await Promise.all([
  buildFonts(),
  buildDrawings(),
  buildCards(),
  buildPublicFiles(),
  buildDownloads(),
]);
await productionBuild(configOf('server', { manifest, fonts }));
console.log(`  modules, fonts and drawings (${seconds()})`);

const renderer = (await import(pathToFileURL(path.join(SERVER, 'render.js')).href)) as Renderer;
const { pages, sizes } = await finishPages(renderer);
await compressClient();
const feeds = await feedTexts();
const site: SiteManifest = { origin: ORIGIN, feeds, routes: renderer.routes, pages };
await buildSearch(pages);
await writeFile(path.join(DIST, 'site.json'), JSON.stringify(site));
await writeFile(path.join(ROOT, PAGE_SIZES), JSON.stringify(sizes));
console.log(`  ${pages.length} finished pages (${seconds()})`);
