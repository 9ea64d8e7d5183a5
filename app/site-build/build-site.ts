/** The steps of `build.ts`. Importing this module builds the site. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { LANGUAGES } from '@site/contract/language';
import {
  ERROR_PATH,
  ERROR_REFERENCE,
  NOT_FOUND_PATH,
  type ManifestRoute,
  type SiteManifest,
} from '@site/contract/renderer';

import { readLibrary, type Library } from '@site/content/library/library.ts';
import { formatProblem } from '@site/content/library/problems.ts';
import { detectEditorLanguage } from '@site/content/library/sentences.ts';
import { createConfig } from '../vite.config.ts';
import { removeUnused } from './cached.ts';
import { buildCards } from './cards.ts';
import { clientAssets, writeClientAssets } from './client-assets.ts';
import { writeCompressed } from './compress.ts';
import { contentPlugin } from './content/plugin.ts';
import { buildDarkStyles } from './dark-styles.ts';
import { buildDownloads, downloadSizes } from './download-folder.ts';
import { buildDrawings, drawingsPlugin } from './drawings.ts';
import { buildFonts } from './fonts.ts';
import { markBuilt, readBuildInputs } from './is-built.ts';
import { ORIGIN } from './origin.ts';
import { CLIENT, DIST, PAGES, SERVER } from './paths.ts';
import { buildPhotographs } from './photographs.ts';
import { picturesPlugin, readPictures } from './pictures.ts';
import { buildPublicFiles, getSiteTexts } from './public-files.ts';
import { buildSearch, type WrittenPage } from './search.ts';
import { closeWorkers } from './workers.ts';

type Renderer = typeof import('../src/renderer/render.tsx');

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;
/** Size in bytes, compressed with brotli, above which the build warns about a page. */
const LARGE_PAGE = 40 * 1024;

/** The routes of screens without an address, with their file names. */
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

/** Returns the plugins for virtual modules of one bundle. */
const createDataPlugins = (): Plugin[] => [
  contentPlugin({ readPictures, downloadSizes }),
  drawingsPlugin(),
  picturesPlugin(),
  clientAssets(),
];

/** Bundles the client code or the renderer for production, regardless of NODE_ENV. */
async function bundle(target: 'client' | 'server'): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build(createConfig(target, createDataPlugins()));
}

/** Renders one page to its file. Pages with live data are rendered by the server. */
async function writeRendered(
  { render }: Renderer,
  { path: at, tab, language }: Pick<WrittenPage, 'path' | 'tab' | 'language'>,
): Promise<WrittenPage> {
  const { html, ...result } = await render({ path: at + (tab ? `?tab=${tab}` : ''), language });
  if (at === ERROR_PATH && html.split(ERROR_REFERENCE).length !== 2)
    throw new Error('The error screen must show its reference once.');
  const name = SCREENS.get(at) ?? at.slice(1).replaceAll('/', '.');
  const file = `${language}/${name}${tab ? `.${tab}` : ''}.html`;
  const bytes = await writeCompressed(path.join(PAGES, file), html);
  if (bytes > LARGE_PAGE)
    console.warn(`  ${file} is ${(bytes / 1024).toFixed(1)} KiB compressed, which loads slowly.`);
  return { path: at, ...(tab && { tab }), language, file, ...result, html };
}

/** Renders every page and tab that needs no live data, in every language. */
async function writePages(renderer: Renderer): Promise<WrittenPage[]> {
  const pages: Promise<WrittenPage>[] = [];
  for (const language of LANGUAGES) {
    await mkdir(path.join(PAGES, language), { recursive: true });
    for (const { path: at, tabs, live, list, item, search, unpublished } of [
      ...renderer.routes,
      ...SCREEN_ROUTES,
    ]) {
      if (live || list || item || search || unpublished?.includes(language)) continue;
      // The page and its first tab have separate addresses.
      for (const tab of [undefined, ...tabs])
        pages.push(writeRendered(renderer, { path: at, language, ...(tab && { tab }) }));
    }
  }
  return Promise.all(pages);
}

/** Writes the compressed forms of the files that browsers fetch. */
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

/** Reads the content; exits with messages if it has problems. */
function readContent(): Library {
  const { library, problems } = readLibrary();
  if (problems.length === 0) return library;
  const language = detectEditorLanguage(undefined, process.env);
  for (const problem of problems) console.error(`✗ ${formatProblem(problem, language)}`);
  process.exit(1);
}

const startTime = performance.now();
console.log('Building the site …');
const inputs = readBuildInputs();
const library = readContent();
await rm(DIST, { recursive: true, force: true });
await mkdir(path.join(CLIENT, 'assets'), { recursive: true });

const files = Promise.all([
  buildDrawings(),
  buildDownloads(),
  buildPhotographs(),
  buildPublicFiles(),
  buildCards(library),
]);
const [fonts, dark] = await Promise.all([
  buildFonts(),
  buildDarkStyles(),
  bundle('client'),
  bundle('server'),
]);
await writeClientAssets({ fonts, dark });

const renderer = (await import(pathToFileURL(path.join(SERVER, 'render.js')).href)) as Renderer;
const [pages] = await Promise.all([writePages(renderer), files.then(compressClient)]);
await buildSearch(pages, library);

const manifest: SiteManifest = {
  origin: ORIGIN,
  ...getSiteTexts(library),
  routes: renderer.routes,
  pages: pages.map(({ html: _html, ...page }) => page),
};
await writeFile(path.join(DIST, 'site.json'), JSON.stringify(manifest));
await Promise.all([markBuilt(inputs), removeUnused(), closeWorkers()]);
console.log(
  `  ${pages.length} finished pages (${((performance.now() - startTime) / 1000).toFixed(1)} s)`,
);
