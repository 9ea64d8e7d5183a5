import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@site/contract/language';
import { TAB_PARAMETER } from '@site/contract/paths';
import type {
  FinishedPage,
  FormsNotice,
  FormState,
  ManifestRoute,
  PageData,
  Render,
  RenderResult,
  SiteManifest,
} from '@site/contract/renderer';

import type { Config } from './config.ts';
import { pagePolicy, securityHeaders } from './headers.ts';
import { Gate, RENDERS_AT_ONCE, RENDERS_WAITING } from './limits.ts';
import { codeOf, type Log } from './log.ts';
import {
  compressForKeeping,
  compressForOne,
  represent,
  type Bodies,
  type Representation,
} from './representation.ts';
import { StartError } from './start-error.ts';

/** The path under which the manifest keeps the not-found screen. */
export const NOT_FOUND = '*';

type PageMap = Map<string, Representation>;

export interface PageAddress {
  readonly path: string;
  readonly tab?: string | undefined;
  readonly language: Language;
}

/** A page that is rendered for one request alone. */
export interface Rendering {
  readonly route: ManifestRoute;
  /** Path and query. */
  readonly address: string;
  readonly language: Language;
  /** Of the visitor, as sent. */
  readonly acceptEncoding: string | undefined;
  readonly form?: FormState;
  /** In the place of what the renderer says. */
  readonly status?: number;
}

export interface Pages {
  readonly routes: ReadonlyMap<string, ManifestRoute>;
  find(address: PageAddress): Representation | undefined;
  /** Renders a page for one request; a bounded number at a time. Rejects with `Busy` beyond. */
  render(rendering: Rendering): Promise<Representation>;
  /** Renders the pages with live data anew. Keeps the ones there are where that fails. */
  refresh(): Promise<void>;
}

interface Options {
  readonly config: Pick<Config, 'distDir' | 'production'>;
  readonly log: Log;
  readonly pageData: () => PageData;
  /** What pages with a form have to say; where there is something, the build could not know it. */
  readonly notice: FormsNotice | undefined;
}

const keyOf = ({ path: at, tab = '', language }: PageAddress): string => `${language} ${at} ${tab}`;

async function readManifest(distDir: string): Promise<SiteManifest> {
  try {
    return JSON.parse(await readFile(path.join(distDir, 'site.json'), 'utf8')) as SiteManifest;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new StartError(`The build in ${distDir} is damaged. Run \`npm run build\`.`);
    throw new StartError(
      `There is no built site in ${distDir}. Run \`npm run build\`, or \`npm start\`, which builds it first.`,
    );
  }
}

async function readBodies(file: string): Promise<Bodies> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`),
    readFile(`${file}.gz`),
  ]);
  return { identity, br, gzip };
}

async function loadRenderer(distDir: string): Promise<Render> {
  const file = path.join(distDir, 'server', 'render.js');
  const renderer = (await import(pathToFileURL(file).href)) as { render: Render };
  return renderer.render;
}

/** Every address of a route. */
const addressesOf = ({ path: at, tabs }: ManifestRoute): PageAddress[] =>
  [undefined, ...tabs].flatMap((tab) => LANGUAGES.map((language) => ({ path: at, tab, language })));

/**
 * Holds every page in memory, compressed and with its headers: those that the build finished, and
 * those with live data, rendered here by the built renderer.
 * Throws a `StartError` where the build is missing or damaged.
 */
export async function openPages({ config, log, pageData, notice }: Options): Promise<Pages> {
  const manifest = await readManifest(config.distDir);
  const security = securityHeaders(config);
  const routes = new Map(manifest.routes.map((route) => [route.path, route]));

  /** What a form answers is kept by nobody, nor is the page that asks. */
  const mayKeep = (at: string): boolean => routes.get(at)?.form === undefined;
  const headersOf = (
    page: Pick<RenderResult, 'styleHashes' | 'scriptHashes'>,
    language: Language,
    keep: boolean,
  ) => ({
    ...security,
    'Content-Security-Policy': pagePolicy(page),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': keep ? 'private, no-cache' : 'no-store',
    Vary: 'Cookie, Accept-Encoding',
  });

  const loadFinished = async (page: FinishedPage): Promise<[string, Representation]> => {
    const headers = headersOf(page, page.language, mayKeep(page.path));
    const bodies = await readBodies(path.join(config.distDir, 'pages', page.file));
    return [keyOf(page), represent(page.status, headers, bodies)];
  };

  let finished: PageMap;
  let renderer: Render;
  try {
    finished = new Map(await Promise.all(manifest.pages.map(loadFinished)));
    renderer = await loadRenderer(config.distDir);
  } catch (error) {
    throw new StartError(
      `The build in ${config.distDir} is damaged (${(error as Error).message}). Run \`npm run build\`.`,
    );
  }

  const givenTo = ({ live, form }: ManifestRoute) => ({
    ...(live && { data: pageData() }),
    ...(form && notice && { notice }),
  });

  async function renderLive(): Promise<PageMap> {
    const pages: PageMap = new Map();
    for (const route of manifest.routes.filter(({ live, form }) => live || (notice && form)))
      for (const address of addressesOf(route)) {
        const { path: at, tab, language } = address;
        const query = tab === undefined ? '' : `?${TAB_PARAMETER}=${encodeURIComponent(tab)}`;
        const page = await renderer({ path: at + query, language, ...givenTo(route) });
        const bodies = await compressForKeeping(page.html);
        const headers = headersOf(page, language, mayKeep(at));
        pages.set(keyOf(address), represent(page.status, headers, bodies));
      }
    log('pages.rendered', { count: pages.size });
    return pages;
  }

  let live = await renderLive();
  async function refresh(): Promise<void> {
    try {
      live = await renderLive();
    } catch (error) {
      log('pages.failed', { code: codeOf(error) });
    }
  }
  // Refreshes follow one another, so that the newest data is what stays.
  let refreshing = Promise.resolve();
  const gate = new Gate(RENDERS_AT_ONCE, RENDERS_WAITING);

  return {
    routes,
    find(address) {
      const key = keyOf(address);
      return live.get(key) ?? finished.get(key);
    },
    async render({ route, address, language, acceptEncoding, form, status }) {
      const page = await gate.run(() =>
        renderer({
          path: address,
          language,
          ...givenTo(route),
          ...(form && { form }),
        }),
      );
      const headers = headersOf(page, language, form === undefined && mayKeep(route.path));
      const bodies = await compressForOne(page.html, acceptEncoding);
      return represent(status ?? page.status, headers, bodies);
    },
    refresh() {
      refreshing = refreshing.then(refresh);
      return refreshing;
    },
  };
}
