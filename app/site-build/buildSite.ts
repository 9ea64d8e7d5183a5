/** The steps of `build.ts`: importing this module builds the site. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { LANGUAGES, type Language } from '@site/contract/language';
import { addressesOf } from '@site/contract/paths';
import {
  ERROR_PATH,
  ERROR_REFERENCE,
  NOT_FOUND_PATH,
  type ManifestRoute,
  type SiteManifest,
} from '@site/contract/renderer';

import { measuredPage, PAGE_SIZES, type PageSize } from '@site/content/fullness.ts';
import { readLibrary, type Library } from '@site/content/library/library.ts';
import { problemLine } from '@site/content/library/problems.ts';
import { editorLanguage } from '@site/content/library/sentences.ts';
import type { DeferredStyles } from '../src/document/deferredStyles.ts';
import { PAGE_STATE_ID } from '../src/islands/pageState.ts';
import type { RenderedPage } from '../src/render.tsx';
import { bundleClient, bundleServer, hashOfSources, isClientModule } from './bundles.ts';
import { removeUnused } from './cached.ts';
import { CLIENT_ASSETS, clientAssetsModule } from './clientAssets.ts';
import { buildCards } from './cards.ts';
import { compressedSize, writeCompressed, writePage } from './compress.ts';
import { contentModule, contentModuleIds } from './content/modules.ts';
import { writeDataModules, type DataModules } from './dataModules.ts';
import { buildDrawings, drawingsModule, drawingsModuleIds, loadDrawings } from './drawings.ts';
import { buildPhotographs } from './photographs.ts';
import { PICTURES, picturesModule, readPictures } from './pictures.ts';
import { buildDownloads, downloadSizes } from './downloadFolder.ts';
import { buildDarkStyles } from './darkStyles.ts';
import { buildFonts } from './fonts.ts';
import { livePageData } from './livePageData.ts';
import { ORIGIN } from './origin.ts';
import { CLIENT, DIST, PAGES, ROOT, SERVER } from './paths.ts';
import { buildSearch, type WrittenPage } from './search.ts';
import { closeWorkers } from './workers.ts';
import { writeSourceNames } from './isBuilt.ts';
import { buildPublicFiles, siteTexts } from './publicFiles.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml|map)$/;
/** Those of them that are all there before pages are: nothing else is read while pages write more files. */
const SCRIPTS_AND_DRAWINGS = /\.(?:js|svg)$/;

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
const startedAt = new Date();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

const STATE = new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">([^]*?)</script>`);

/**
 * Writes a page. What its islands need goes into a file named by its hash, so that the document arrives in one
 * round trip; pages that the server renders hold it themselves.
 * @returns the bytes of the page as `.br`
 */
async function writeFinished(file: string, html: string): Promise<number> {
  const [element, state] = STATE.exec(html) ?? [];
  if (!element || !state) return writePage(file, html);
  const name = createHash('sha256').update(state).digest('base64url').slice(0, 7);
  const document = html
    .replace(element, '')
    .replace(' data-entry=', () => ` data-props="${name}" data-entry=`);
  const [bytes] = await Promise.all([
    writePage(file, document),
    writeFile(path.join(CLIENT, 'assets', `${name}.json`), state),
  ]);
  return bytes;
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

interface Finished {
  readonly pages: readonly WrittenPage[];
  /** Once all pages are compressed and written. */
  readonly sizes: Promise<PageSize[]>;
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
  const known = new Map(routes.map((route) => [route.path, route]));
  const pages: WrittenPage[] = [];
  const sizes: Promise<PageSize | undefined>[] = [];
  for (const { page, live, ...address } of rendered) {
    const { html, ...result } = renderer.finishPage(page, deferred);
    const { path: at, tab, language } = address;
    if (at === ERROR_PATH && html.split(ERROR_REFERENCE).length !== 2)
      throw new Error('The error screen has to show its reference once.');
    const name = SCREENS.get(at) ?? at.slice(1).replaceAll('/', '.');
    const file = `${language}/${name}${tab ? `.${tab}` : ''}.html`;
    if (!live) pages.push({ ...address, file, ...result, html });
    const route = known.get(at);
    // The page is its first tab, which is measured under its own address.
    const isMeasured = route && !route.hidden && (tab || route.tabs.length === 0);
    const slug = isMeasured ? slugs[at] : undefined;
    const bytes = live ? compressedSize(html) : writeFinished(path.join(PAGES, file), html);
    sizes.push(
      bytes.then((size) =>
        slug ? measuredPage(library, { slug, language, ...(tab && { tab }) }, size) : undefined,
      ),
    );
  }
  return {
    pages,
    sizes: Promise.all(sizes).then((all) => all.filter((one) => one !== undefined)),
  };
}

const compressed = new Set<string>();

/** Compresses the files of the client of some kinds that were not compressed before. */
async function compressClient(kinds: RegExp): Promise<void> {
  const files = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  await Promise.all(
    files.map(async (file) => {
      const full = path.join(file.parentPath, file.name);
      if (!file.isFile() || !kinds.test(file.name) || compressed.has(full)) return;
      compressed.add(full);
      if ((await stat(full)).size > 512) await writeCompressed(full, await readFile(full));
    }),
  );
}

/** Renders and finishes all pages, and writes their texts for the search. */
async function buildPages(library: Library, modules: DataModules): Promise<SiteManifest> {
  await writeDataModules(SERVER, modules);
  const renderer = (await import(pathToFileURL(path.join(SERVER, 'render.js')).href)) as Renderer;
  const { pages, sizes } = await finishPages(renderer, library);
  const [measured] = await Promise.all([sizes, buildSearch(pages, library)]);
  await writeFile(path.join(ROOT, PAGE_SIZES), JSON.stringify(measured));
  return {
    origin: ORIGIN,
    ...siteTexts(library),
    routes: renderer.routes,
    pages: pages.map(({ html: _html, ...page }) => page),
  };
}

/** The data modules that do not depend on what is bundled, or those of them whose ids are `isWanted`. */
function dataModulesOf(library: Library, isWanted = (_id: string) => true): DataModules {
  const pictureOf = readPictures();
  const modules: readonly (readonly [ids: string[], codeOf: (id: string) => string])[] = [
    [contentModuleIds(library), (id) => contentModule(library, id, pictureOf)],
    [drawingsModuleIds(), drawingsModule],
    [[PICTURES], () => picturesModule(false)],
  ];
  return new Map(
    modules.flatMap(([ids, codeOf]) => ids.filter(isWanted).map((id) => [id, codeOf(id)] as const)),
  );
}

/** Bundles the client code; returns its manifest. */
async function buildClient(sources: string, library: Library): Promise<Manifest> {
  await bundleClient(sources, dataModulesOf(library, isClientModule));
  const file = path.join(CLIENT, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(path.dirname(file), { recursive: true });
  return manifest;
}

console.log('Building the site …');
const { library: written, problems } = readLibrary();
if (problems.length > 0) {
  const language = editorLanguage(undefined, process.env);
  for (const problem of problems) console.error(`✗ ${problemLine(problem, language)}`);
  process.exit(1);
}
await rm(DIST, { recursive: true, force: true });
await mkdir(path.join(CLIENT, 'assets'), { recursive: true });

// All steps are begun at once and wait for each other. The threads take up first what the pages wait for.
const sources = hashOfSources();
const bundled = bundleServer(sources);
const drawn = loadDrawings();
const manifest = drawn.then(() => buildClient(sources, written));
const assembled = drawn.then(async () => ({ ...written, downloads: await downloadSizes(written) }));
const data = assembled.then((library) => dataModulesOf(library));
const assets = Promise.all([manifest, buildFonts(), buildDarkStyles()]);
const files = Promise.all([
  drawn.then(buildDrawings),
  assembled.then(buildDownloads),
  buildPhotographs(),
  buildPublicFiles(),
  manifest,
]);
const cards = drawn.then(() => buildCards(written));
const site = Promise.all([assembled, data, assets, bundled]).then(
  ([library, modules, [client, fonts, dark]]) => {
    const code = clientAssetsModule({ manifest: client, fonts, dark });
    return buildPages(library, new Map([...modules, [CLIENT_ASSETS, code]]));
  },
);
const [{ pages }] = await Promise.all([
  site,
  cards,
  files.then(() => compressClient(SCRIPTS_AND_DRAWINGS)),
]);
await compressClient(COMPRESSIBLE);
await writeSourceNames();
const manifestFile = path.join(DIST, 'site.json');
await writeFile(manifestFile, JSON.stringify(await site));
// `isBuilt` compares with it: what was changed while the site was built is newer than the build.
await utimes(manifestFile, startedAt, startedAt);
await removeUnused();
await closeWorkers();
console.log(`  ${pages.length} finished pages (${seconds()})`);
