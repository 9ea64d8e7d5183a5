/**
 * `npm run dev`: the site from its sources with hot reload on PORT (3000), and the backend on the next port. Pages are
 * rendered for each request, as the build renders them. CONTENT_ROOT names another folder with `content/`,
 * `contract/messages/` and `db.json`, in which `npm run edit` stores its drafts; EDITOR_ORIGIN is then the origin of
 * its page, which shows this site in an iframe and sends it a message to reload.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_PARAMETER,
  createLanguageCookie,
  readLanguageCookie,
} from '@site/contract/language';
import { API, DOWNLOADS, PATHS, createPathTable } from '@site/contract/paths';
import type { ManifestRoute, Render } from '@site/contract/renderer';

import { createConfig } from '../vite.config.ts';
import { clientAssets } from './client-assets.ts';
import { contentPlugin, type ContentPlugin } from './content/plugin.ts';
import { getMissingName } from './content/references.ts';
import { fetchPageData } from './dev-data.ts';
import { createProblemList } from './dev-problems.ts';
import { downloadSizes } from './download-folder.ts';
import { drawingsPlugin } from './drawings.ts';
import { findFreePorts } from './free-ports.ts';
import { CONTENT_ROOT, DIST, ROOT } from './paths.ts';
import { PICTURES_MODULE, picturesPlugin, readPictures } from './pictures.ts';
import { privateFiles } from './private-files.ts';
import { publicFilesPlugin } from './public-files.ts';
import { createDrawingsRefresh, rendererReload } from './renderer-reload.ts';
import { tokensPlugin } from './tokens-plugin.ts';

interface Renderer {
  readonly render: Render;
  readonly routes: readonly ManifestRoute[];
}

const port = await findFreePorts(process.env['PORT'], 3000, process.env['HOST']);
const backend = `http://127.0.0.1:${port + 1}`;
const editor = process.env['EDITOR_ORIGIN'];

// In a separate process, because a build leaves production modules in memory.
if (!existsSync(path.join(DIST, 'site.json'))) {
  const build = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

/** Resolves when the backend answers, because it restarts when its code changes. Gives up after 10 seconds. */
async function waitForBackend(): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    const isUp = await fetch(backend + API.health).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await setTimeout(100);
  }
}

/** The number of times that the backend has read `db.json`. */
let loads = 0;
/** Reloads the open pages. Pages cannot be open before Vite listens. */
let reload = (): void => undefined;

/** Starts the backend, with the public data of a date if one is chosen in the preview of `npm run edit`. */
function startBackend(date?: string) {
  const watch = editor === undefined ? ['--watch'] : [];
  const backendProcess = spawn(process.execPath, [...watch, path.join(ROOT, 'server', 'main.ts')], {
    env: {
      ...process.env,
      PORT: String(port + 1),
      // It only answers the API and forms, while its pages are rendered here.
      PREPARE_PAGES: 'false',
      PUBLIC_DATA_FILE: process.env['PUBLIC_DATA_FILE'] ?? path.join(CONTENT_ROOT, 'db.json'),
      ...(date && { PREVIEW_DATE: date }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: backendProcess.stdout }).on('line', (line) => {
    if (line.trim() !== '') console.log(`  backend │ ${line.trim()}`);
    // Pages of notices and press are rendered with the backend's responses.
    if (line.includes('"public-data.loaded"')) {
      loads += 1;
      reload();
    }
  });
  return backendProcess;
}

let server = startBackend();
process.on('exit', () => server.kill());

/** The date that the preview shows; by default today. */
let previewDate: string | undefined;
let dateChanged = Promise.resolve();

/** Restarts the backend if the preview requests another date: it shows the public data of one date only. */
function showDate(date: string | undefined): Promise<void> {
  dateChanged = dateChanged.then(async () => {
    if (date === previewDate) return;
    previewDate = date;
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    server = startBackend(date);
  });
  return dateChanged;
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const getContentPlugin = ({ config }: ViteDevServer): ContentPlugin =>
  config.plugins.find(({ name }) => name === 'site-content') as ContentPlugin;

/** An empty page, over which the problems of its content are shown. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><title>!</title></head><body></body></html>';

/** The address of `npm run storybook`. */
const STORYBOOK = 'http://localhost:6006';

/**
 * Returns a link to the components of a page in Storybook, for the end of the page; nothing in the preview of `npm run
 * edit`.
 */
function createStorybookLink(routes: readonly ManifestRoute[], pathname: string): string {
  const route = process.env['CONTENT_ROOT'] ? undefined : createPathTable(routes)(pathname)?.route;
  if (!route) return '';
  const href = `${STORYBOOK}/?path=/docs/pages--docs#${encodeURI(route.path)}`;
  return `<p lang="en" style="margin:0;padding:.5rem 1rem;font:.875rem monospace"><a href="${href.replaceAll('&', '&amp;')}">Components of this page in Storybook</a></p>`;
}

/**
 * Returns the inline script that compares the versions of content and public data with those at rendering. A page that
 * is still loading receives no message of a change. It reports its version instead, and is reloaded if that is
 * outdated.
 */
function createVersionScripts(version: string, loaded: number): string {
  const toServer = `<script type="module">import { createHotContext } from '/@vite/client'; createHotContext('/content').send('content:shown', '${version} ${loaded}');</script>`;
  if (editor === undefined) return toServer;
  const origin = JSON.stringify(editor);
  return `<script>addEventListener('message', ({ origin, data }) => { if (origin === ${origin} && data === 'reload') location.reload(); }); parent.postMessage({ shown: '${version}' }, ${origin});</script>${toServer}`;
}

/** The parameter with which the preview of `npm run edit` requests a date: `2027-01-15`, or `today`. */
const DATE_PARAMETER = 'on';

/** A file of the last build. */
const BUILT_ASSET = /^\/assets\/[^?]+-[\w-]{4,}\.\w+$/;

/**
 * Returns whether a request is for the backend: the API, files to download, and forms that are sent without scripts.
 */
const isForBackend = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' || url.startsWith('/api/') || url.startsWith(DOWNLOADS);

/** Answers requests for pages; Vite answers all others. */
function servePages(vite: ViteDevServer): void {
  const { api } = getContentPlugin(vite);
  const refreshDrawings = createDrawingsRefresh(vite);
  vite.ws.on('content:shown', (shownFiles: unknown, client) => {
    if (shownFiles !== `${api.version()} ${loads}`) client.send({ type: 'full-reload' });
  });
  vite.middlewares.use(async (request, _response, next) => {
    if (isForBackend(request)) await waitForBackend();
    next();
  });
  vite.middlewares.use((request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!request.headers.accept?.includes('text/html') || request.method !== 'GET') return next();
    if (url.pathname === PATHS.root) return response.writeHead(302, { Location: PATHS.home }).end();
    const requestedLanguage = url.searchParams.get(LANGUAGE_PARAMETER);
    const language = isLanguage(requestedLanguage)
      ? requestedLanguage
      : (readLanguageCookie(request.headers.cookie) ?? DEFAULT_LANGUAGE);
    if (isLanguage(requestedLanguage))
      response.setHeader('Set-Cookie', createLanguageCookie(requestedLanguage, false));
    const [shownVersion, loadedVersion] = [api.version(), loads];
    const renderPage = async () => {
      const date = editor === undefined ? null : url.searchParams.get(DATE_PARAMETER);
      url.searchParams.delete(DATE_PARAMETER);
      if (date !== null) await showDate(date === 'today' ? undefined : date);
      await waitForBackend();
      await refreshDrawings();
      const { render, routes } = (await vite.ssrLoadModule('/src/renderer/render.tsx')) as Renderer;
      const page = await render({
        path: url.pathname + url.search,
        language,
        data: await fetchPageData(routes, backend, url, language, previewDate),
      });
      const link = page.status === 200 ? createStorybookLink(routes, url.pathname) : '';
      const list =
        page.status === 404 ? createProblemList(CONTENT_ROOT, language, url.pathname) : '';
      const html = page.html
        .replace(/<body[^>]*>/, (start) => start + list)
        .replace('</body>', () => `${link}</body>`);
      return { ...page, html };
    };
    const answer = async () => {
      const { status, html } = await renderPage().catch((error: unknown) => {
        const missing = getMissingName(error);
        const list =
          missing === undefined ? '' : createProblemList(CONTENT_ROOT, language, missing);
        if (list === '' && api.problems().length === 0) throw error;
        return { status: 500, html: EMPTY_PAGE.replace('<body>', () => `<body>${list}`) };
      });
      const page = await vite.transformIndexHtml(url.pathname, html);
      response
        .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(
          page.replace(
            '</body>',
            () => `${createVersionScripts(shownVersion, loadedVersion)}</body>`,
          ),
        );
    };
    const fail = (error: unknown): void => {
      // Otherwise the preview of another page or date has ended the request.
      if (!response.destroyed) next(error);
    };
    void answer().then(undefined, fail);
  });
}

/** Resolves when the watcher has started: the version is read afterwards, so that no change is missed. */
const watcherStart = Promise.withResolvers<void>();

const config = createConfig('development', [
  contentPlugin({ readPictures, downloadSizes, derived: [PICTURES_MODULE], root: CONTENT_ROOT }),
  drawingsPlugin(),
  picturesPlugin(),
  clientAssets(),
]);
const vite = await createServer({
  ...config,
  // Two servers with one cache would delete each other's modules.
  ...(CONTENT_ROOT !== ROOT && { cacheDir: path.join(CONTENT_ROOT, 'vite') }),
  server: {
    // The editor sends a message when a page has to be reloaded, so files are not watched.
    ...(editor !== undefined && { watch: null }),
    host: process.env['HOST'] ?? 'localhost',
    port,
    strictPort: true,
    proxy: {
      // The last build has the downloads and the pages that answer forms.
      '^/': {
        target: backend,
        changeOrigin: false,
        // The backend stopped during the request; the client repeats it.
        configure: (proxy) =>
          proxy.on('error', (_error, request, response) => {
            if ('writeHead' in response && !response.headersSent)
              response.writeHead(307, { Location: request.url }).end();
          }),
        bypass: (request) =>
          isForBackend(request) || BUILT_ASSET.test(request.url ?? '') ? undefined : request.url,
      },
    },
  },
  plugins: [
    ...(config.plugins ?? []),
    privateFiles(),
    publicFilesPlugin(),
    tokensPlugin(),
    rendererReload(),
    {
      name: 'site-pages',
      configureServer(devServer) {
        devServer.watcher.once('ready', () => watcherStart.resolve());
        if (devServer.config.server.watch === null) watcherStart.resolve();
        servePages(devServer);
      },
    },
  ],
});
reload = () => vite.ws.send({ type: 'full-reload' });
await vite.listen();
await watcherStart.promise;
vite.printUrls();
console.log(`  The backend listens on ${backend}.`);
