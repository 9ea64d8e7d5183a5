import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@site/contract/language';
import { listSearch, readListQuery, tidyWords } from '@site/contract/lists';
import { pathTable, QUERY_PARAMETER, TAB_PARAMETER } from '@site/contract/paths';
import type { Collection } from '@site/contract/public-data';
import type {
  FinishedPage,
  FormsAvailability,
  FormState,
  ManifestRoute,
  Render,
  RenderResult,
  SiteManifest,
} from '@site/contract/renderer';

import type { Config } from '../config.ts';
import { pagePolicy, securityHeaders } from '../http/headers.ts';
import { WorkQueue, RENDERS_AT_ONCE, RENDERS_WAITING } from '../http/limits.ts';
import { readErrorCode, type Log } from '../log.ts';
import type { PublicDataService } from '../public-data/public-data.ts';
import {
  compressForOne,
  compressQuickly,
  compressThoroughly,
  represent,
  type Bodies,
  type Representation,
} from '../http/representation.ts';
import { StartError } from '../start-error.ts';

/** The path under which the manifest keeps the not-found screen. */
export const NOT_FOUND_PATH = '*';

/** Pages that are rendered when they are first asked for and then kept, at most. */
const CACHED_MAX = 1000;

type PageMap = Map<string, Representation>;

export interface PageAddress {
  readonly path: string;
  readonly tab?: string | undefined;
  readonly language: Language;
}

/** A page that is rendered for one request alone. */
export interface Rendering {
  readonly route: ManifestRoute;
  /** What stands in the place of `{id}` in the route's path. */
  readonly id?: string | undefined;
  /** Path and query. */
  readonly address: string;
  readonly language: Language;
  /** Of the visitor, as sent. */
  readonly acceptEncoding: string | undefined;
  readonly form?: FormState;
  /** In the place of what the renderer says. */
  readonly status?: number;
}

/** A page of a list or of an item, as it was asked for. */
export interface Asked extends Pick<Rendering, 'route' | 'id' | 'language' | 'acceptEncoding'> {
  readonly query: URLSearchParams;
}

export interface Pages {
  /** The route of a path, with what stands in the place of `{id}`. */
  readonly routeOf: ReturnType<typeof pathTable<ManifestRoute>>;
  readonly manifest: SiteManifest;
  find(address: PageAddress): Representation | undefined;
  /** A page with a list or an item: from memory, or rendered and kept unless it answers a search. */
  show(asked: Asked): Promise<Representation>;
  /** Forgets the kept pages that show a collection: something of it has changed. */
  forget(collection: Collection): void;
  /** Renders a page for one request; a bounded number at a time. Rejects with `BusyError` beyond. */
  render(rendering: Rendering): Promise<Representation>;
  /** Renders the pages with live data anew. Keeps the ones there are where that fails. */
  refresh(): Promise<void>;
}

interface Options {
  readonly config: Pick<Config, 'distDir' | 'production'>;
  readonly log: Log;
  readonly pageData: PublicDataService['pageData'];
  /** What pages with a form have to say; where there is something, the build could not know it. */
  readonly formsAvailability: FormsAvailability | undefined;
}

const keyOf = ({ path: at, tab = '', language }: PageAddress): string => `${language} ${at} ${tab}`;

function readManifest(distDir: string): SiteManifest {
  let manifest: Partial<SiteManifest>;
  try {
    const text = readFileSync(path.join(distDir, 'site.json'), 'utf8');
    manifest = JSON.parse(text) as Partial<SiteManifest>;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new StartError(`The build in ${distDir} is damaged. Run \`npm run build\`.`);
    throw new StartError(
      `There is no built site in ${distDir}. Run \`npm run build\`, or \`npm start\`, which builds it first.`,
    );
  }
  const { origin, feeds, routes, pages } = manifest;
  if (!origin || !feeds || !routes || !pages)
    throw new StartError(
      `The build in ${distDir} was made by another version. Run \`npm run build\`.`,
    );
  return { origin, feeds, routes, pages };
}

// Nobody is served yet: many small files are read in turn several times as fast as by threads.
const readBodies = (file: string): Bodies => ({
  identity: readFileSync(file),
  br: readFileSync(`${file}.br`),
  gzip: readFileSync(`${file}.gz`),
});

async function loadRenderer(distDir: string): Promise<Render> {
  const file = path.join(distDir, 'server', 'render.js');
  const renderer = (await import(pathToFileURL(file).href)) as { render: Render };
  return renderer.render;
}

/** Whether what a page shows depends on its address and on live data: a list or an item. */
export const isShown = ({ list, item, search }: ManifestRoute): boolean =>
  list !== undefined || item !== undefined || search === true;

/** Every address of a route. */
const addressesOf = ({ path: at, tabs }: ManifestRoute): PageAddress[] =>
  [undefined, ...tabs].flatMap((tab) => LANGUAGES.map((language) => ({ path: at, tab, language })));

/**
 * Holds every page in memory, compressed and with its headers: those that the build finished, and
 * those with live data, rendered here by the built renderer.
 * Throws a `StartError` where the build is missing or damaged.
 */
export async function openPages({
  config,
  log,
  pageData,
  formsAvailability,
}: Options): Promise<Pages> {
  const manifest = readManifest(config.distDir);
  const security = securityHeaders(config);
  const routeOf = pathTable(manifest.routes);

  /** What a form answers is kept by nobody, nor is the page that asks. */
  const mayKeep = (at: string): boolean => routeOf(at)?.route.form === undefined;
  const headersOf = (
    page: Pick<RenderResult, 'styleHashes' | 'scriptHashes'>,
    language: Language,
    mayBeKept: boolean,
  ) => ({
    ...security,
    'Content-Security-Policy': pagePolicy(page),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': mayBeKept ? 'private, no-cache' : 'no-store',
    Vary: 'Cookie, Accept-Encoding',
  });

  const loadFinished = (page: FinishedPage): [string, Representation] => {
    const headers = headersOf(page, page.language, mayKeep(page.path));
    const bodies = readBodies(path.join(config.distDir, 'pages', page.file));
    return [keyOf(page), represent(page.status, headers, bodies)];
  };

  let finished: PageMap;
  let renderer: Render;
  try {
    finished = new Map(manifest.pages.map(loadFinished));
    renderer = await loadRenderer(config.distDir);
  } catch (error) {
    throw new StartError(
      `The build in ${config.distDir} is damaged (${(error as Error).message}). Run \`npm run build\`.`,
    );
  }

  const renderPage = ({
    route,
    id,
    address,
    language,
    form,
  }: Pick<Rendering, 'route' | 'id' | 'address' | 'language' | 'form'>): Promise<RenderResult> =>
    renderer({
      path: address,
      language,
      ...((route.live || isShown(route)) && {
        data: pageData(route, new URL(address, 'http://site'), language, id),
      }),
      ...(form && { form }),
      ...(route.form && formsAvailability && { formsAvailability }),
    });

  /** Work for the time when nobody waits: one piece after the other. */
  let later = Promise.resolve();

  /**
   * Keeps a page that was rendered: compressed quickly, because somebody may be waiting for it, and
   * as far as it goes as soon as there is time for that.
   */
  async function keep(
    pages: PageMap,
    key: string,
    { html, status }: RenderResult,
    headers: OutgoingHttpHeaders,
  ): Promise<Representation> {
    const identity = Buffer.from(html);
    const quick = represent(status, headers, await compressQuickly(identity));
    pages.set(key, quick);
    const stillKept = () => pages.get(key) === quick;
    async function compressAgain(): Promise<void> {
      if (!stillKept()) return;
      const bodies = await compressThoroughly(identity);
      if (stillKept()) pages.set(key, represent(status, headers, bodies));
    }
    // Where that fails, the page that there is stays.
    later = later
      .then(compressAgain)
      .catch((error: unknown) => log('pages.failed', { code: readErrorCode(error) }));
    return quick;
  }

  async function renderLive(): Promise<PageMap> {
    const pages: PageMap = new Map();
    // One is compressed while the next is rendered.
    const compressing: Promise<unknown>[] = [];
    const routes = manifest.routes.filter(
      (route) => !isShown(route) && (route.live || (formsAvailability && route.form)),
    );
    for (const route of routes)
      for (const address of addressesOf(route)) {
        const { path: at, tab, language } = address;
        const query = tab === undefined ? '' : `?${TAB_PARAMETER}=${encodeURIComponent(tab)}`;
        const page = await renderPage({ route, address: at + query, language });
        const headers = headersOf(page, language, mayKeep(at));
        compressing.push(keep(pages, keyOf(address), page, headers));
      }
    await Promise.all(compressing);
    log('pages.rendered', { count: pages.size });
    return pages;
  }

  let live = await renderLive();
  async function refresh(): Promise<void> {
    try {
      live = await renderLive();
      kept.clear();
    } catch (error) {
      log('pages.failed', { code: readErrorCode(error) });
    }
  }
  // Refreshes follow one another, so that the newest data is what stays.
  let refreshing = Promise.resolve();
  const gate = new WorkQueue(RENDERS_AT_ONCE, RENDERS_WAITING);

  /** By the collection that they show. A page begun before something was forgotten is not kept. */
  const kept = new Map<Collection, PageMap>();

  async function show({ route, id = '', language, query, acceptEncoding }: Asked) {
    const collection = route.list ?? route.item;
    const words = route.search ? tidyWords(query.get(QUERY_PARAMETER) ?? '') : '';
    const asked = route.list && readListQuery(route.list, query);
    const tab = route.tabs.find((one) => one === query.get(TAB_PARAMETER));
    const search = new URLSearchParams(asked && listSearch(asked));
    if (words) search.set(QUERY_PARAMETER, words);
    if (tab !== undefined) search.set(TAB_PARAMETER, tab);
    const at = route.path.replace('{id}', id);
    const address = search.size > 0 ? `${at}?${search.toString()}` : at;
    const key = keyOf({ path: address, language });
    const pages = (collection && kept.get(collection)) ?? new Map<string, Representation>();
    const known = pages.get(key);
    if (known) return known;
    if (collection) kept.set(collection, pages);

    const page = await gate.run(() => renderPage({ route, id, address, language }));
    const headers = headersOf(page, language, mayKeep(route.path));
    // What anyone may type would fill the memory.
    if (page.status === 200 && !asked?.q && !words && pages.size < CACHED_MAX)
      return keep(pages, key, page, headers);
    return represent(
      page.status,
      headers,
      await compressForOne(Buffer.from(page.html), acceptEncoding),
    );
  }

  return {
    routeOf,
    manifest,
    show,
    forget: (collection) => void kept.delete(collection),
    find(address) {
      const key = keyOf(address);
      return live.get(key) ?? finished.get(key);
    },
    async render({ acceptEncoding, status, ...rendering }) {
      const { route, language, form } = rendering;
      const page = await gate.run(() => renderPage(rendering));
      const headers = headersOf(page, language, form === undefined && mayKeep(route.path));
      const bodies = await compressForOne(Buffer.from(page.html), acceptEncoding);
      return represent(status ?? page.status, headers, bodies);
    },
    refresh() {
      refreshing = refreshing.then(refresh);
      return refreshing;
    },
  };
}
