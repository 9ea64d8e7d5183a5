/** The steps of `build.ts`: importing this module builds the site. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { LANGUAGES, type Language } from '@site/contract/language';
import { addressesOf } from '@site/contract/paths';
import {
  ERROR_PATH,
  ERROR_REFERENCE,
  NOT_FOUND_PATH,
  type FinishedPage,
  type ManifestRoute,
  type SiteManifest,
} from '@site/contract/renderer';

import { measuredPage, PAGE_SIZES, type PageSize } from '@site/content/fullness.ts';
import { readLibrary, type Library } from '@site/content/library/library.ts';
import type { DeferredStyles } from '../src/document/deferredStyles.ts';
import { PAGE_STATE_ID } from '../src/islands/pageState.ts';
import type { RenderedPage } from '../src/render.tsx';
import { bundleClient, bundleServer } from './bundles.ts';
import { removeUnused } from './cached.ts';
import { CLIENT_ASSETS, clientAssetsModule } from './clientAssets.ts';
import { buildCards } from './cards.ts';
import { compressedSize, writeCompressed, writePage } from './compress.ts';
import { contentModule, contentModuleIds } from './content/modules.ts';
import { lineOf } from './content/plugin.ts';
import { writeDataModules } from './dataModules.ts';
import { buildDrawings, drawingsModule, drawingsModuleIds, loadDrawings } from './drawings.ts';
import { buildPhotographs } from './photographs.ts';
import { PICTURES, picturesModule, readPictures } from './pictures.ts';
import { buildDownloads, downloadSizes } from './downloads.ts';
import { buildDarkStyles } from './darkStyles.ts';
import { buildFonts } from './fonts.ts';
import { livePageData } from './livePageData.ts';
import { ORIGIN } from './origin.ts';
import { CLIENT, DIST, PAGES, ROOT, SERVER } from './paths.ts';
import { buildSearch } from './search.ts';
import { closeWorkers } from './workers.ts';
import { writeSourceNames } from './isBuilt.ts';
import { buildPublicFiles, siteTexts } from './publicFiles.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml|map)$/;

/** The renderer also names the routes and their tabs, so that the build has no table of its own. */
type Renderer = typeof import('../src/render.tsx');

/** The screens without an address, as routes of their own, with the names of their files. */
const SCREENS = new Map([
  [NOT_FOUND_PATH, 'not-found'],
  [ERROR_PATH, 'error'],
]);
const SCREEN_ROUTES: readonly ManifestRoute[] = [...SCREENS.keys()].map((at) => ({
  path: at,
  tabs: [],
  live: false,
  query: [],
}));

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

interface Finished {
  readonly pages: FinishedPage[];
  readonly sizes: PageSize[];
}

/** A page of one language, rendered. */
interface Rendered {
  readonly path: string;
  readonly tab?: string;
  readonly language: Language;
  /** Whether the server renders it, with the data of that time: here it is only measured. */
  readonly live: boolean;
  readonly page: RenderedPage;
}

async function renderPages({ renderPage, routes }: Renderer): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  for (const language of LANGUAGES)
    for (const route of [...routes, ...SCREEN_ROUTES]) {
      const { path: at, tabs, live, list, item, search } = route;
      if (item || search) continue;
      const isLive = live || list !== undefined;
      const data = isLive ? livePageData(route) : undefined;
      // Among finished pages, the page itself and its first tab have an address each.
      for (const tab of isLive && tabs.length > 0 ? tabs : [undefined, ...tabs]) {
        const address = { path: at, language, ...(tab && { tab }) };
        const query = tab ? `?tab=${tab}` : '';
        const page = await renderPage({ path: at + query, language, ...(data && { data }) });
        rendered.push({ ...address, live: isLive, page });
      }
    }
  return rendered;
}

/** Writes the stylesheet of the site, and its name and rules for the server beside the renderer. */
async function writeStylesheet(renderer: Renderer, pages: Rendered[]): Promise<DeferredStyles> {
  const { text, rules } = renderer.collectStyles(pages.map(({ page }) => page));
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 7);
  const deferred = { href: `/assets/${name}.css`, rules };
  await writeFile(path.join(CLIENT, deferred.href), text);
  await writeFile(path.join(SERVER, renderer.DEFERRED_STYLES_FILE), JSON.stringify(deferred));
  return deferred;
}

/** Finishes pages; each is compressed on other threads while the next one is made. */
async function finishPages(renderer: Renderer, library: Library): Promise<Finished> {
  const { routes } = renderer;
  const rendered = await renderPages(renderer);
  const deferred = await writeStylesheet(renderer, rendered);
  await Promise.all(
    LANGUAGES.map((language) => mkdir(path.join(PAGES, language), { recursive: true })),
  );
  const slugs = addressesOf(library.pages.keys());
  const pages: FinishedPage[] = [];
  const sizes: Promise<PageSize>[] = [];
  const written: Promise<number>[] = [];
  for (const { page, live, ...address } of rendered) {
    const { html, ...result } = renderer.finishPage(page, deferred);
    const { path: at, tab, language } = address;
    if (at === ERROR_PATH && html.split(ERROR_REFERENCE).length !== 2)
      throw new Error('The error screen has to show its reference once.');
    const name = SCREENS.get(at) ?? at.slice(1).replaceAll('/', '.');
    const file = `${language}/${name}${tab ? `.${tab}` : ''}.html`;
    const bytes = live
      ? compressedSize(html)
      : writePage(path.join(PAGES, file), await moveState(html));
    written.push(bytes);
    if (!live) pages.push({ ...address, file, ...result });
    // Pages of one item and searches have no content that could be measured.
    const isMeasured = routes.some((one) => one.path === at && !one.hidden && !one.item);
    const slug = isMeasured ? slugs[at] : undefined;
    // The page is its first tab, which is measured under its own address.
    const isFirstTab = !tab && routes.some((route) => route.path === at && route.tabs.length > 0);
    if (slug && !isFirstTab)
      sizes.push(
        bytes.then((size) => measuredPage(library, { slug, language, ...(tab && { tab }) }, size)),
      );
  }
  await Promise.all(written);
  return { pages, sizes: await Promise.all(sizes) };
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

/** The data modules that do not depend on what the browser build makes. */
function dataModulesOf(library: Library): Map<string, string> {
  const pictureOf = readPictures();
  return new Map([
    ...contentModuleIds(library).map((id) => [id, contentModule(library, id, pictureOf)] as const),
    ...drawingsModuleIds().map((id) => [id, drawingsModule(id)] as const),
    [PICTURES, picturesModule(false)],
  ]);
}

console.log('Building the site …');
const { library: written, problems } = readLibrary();
if (problems.length > 0) throw new Error(problems.map(lineOf).join('\n'));
await Promise.all([rm(DIST, { recursive: true, force: true }), loadDrawings()]);
const library = { ...written, downloads: await downloadSizes(written) };
const data = dataModulesOf(library);
await bundleClient(data);
const manifestFile = path.join(CLIENT, '.vite', 'manifest.json');
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
await rm(path.dirname(manifestFile), { recursive: true });
const [fonts, dark] = await Promise.all([
  buildFonts(),
  buildDarkStyles(),
  bundleServer(),
  buildDrawings(),
  buildPhotographs(),
  buildCards(library),
  buildPublicFiles(),
  buildDownloads(),
]);
data.set(CLIENT_ASSETS, clientAssetsModule({ manifest, fonts, dark }));
await writeDataModules(SERVER, data);
console.log(`  modules, fonts and drawings (${seconds()})`);

const renderer = (await import(pathToFileURL(path.join(SERVER, 'render.js')).href)) as Renderer;
const { pages, sizes } = await finishPages(renderer, library);
await compressClient();
const site: SiteManifest = {
  origin: ORIGIN,
  ...siteTexts(library),
  routes: renderer.routes,
  pages,
};
await buildSearch(pages, library);
await writeSourceNames();
await writeFile(path.join(DIST, 'site.json'), JSON.stringify(site));
await writeFile(path.join(ROOT, PAGE_SIZES), JSON.stringify(sizes));
await removeUnused();
await closeWorkers();
console.log(`  ${pages.length} finished pages (${seconds()})`);
