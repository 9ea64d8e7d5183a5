import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LANGUAGES, type Language } from '@site/contract/language';
import { listSearch, readListQuery, tidyWords } from '@site/contract/lists';
import { createPathTable, QUERY_PARAMETER, TAB_PARAMETER } from '@site/contract/paths';
import type { Collection } from '@site/contract/public-data';
import {
  ERROR_PATH,
  ERROR_REFERENCE,
  type FinishedPage,
  type FormsAvailability,
  type FormState,
  type ManifestRoute,
  type RenderRequest,
  type Render,
  type RenderResult,
  type SiteManifest,
} from '@site/contract/renderer';

import type { Config } from '../config.ts';
import { createPagePolicy, createSecurityHeaders } from '../http/headers.ts';
import { RENDERS_AT_ONCE, RENDERS_WAITING, RENDERS_WAITING_PER_NETWORK } from '../http/limits.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { yieldToRequests } from '../http/yield.ts';
import { describeError, type Log } from '../log.ts';
import type { PublicDataService } from '../public-data/public-data.ts';
import {
  compressForOne,
  compressQuickly,
  compressThoroughly,
  readHeaders,
  readText,
  represent,
  type Bodies,
  type Representation,
} from '../http/representation.ts';
import { StartError } from '../start-error.ts';
import { loadRenderer } from './renderer.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/**
 * How old a page is when it is compressed at the highest level, in milliseconds: a start and its first requests have
 * the processor for themselves, and what is replaced sooner is not compressed twice.
 */
const SETTLED = 500;

/** Pages of lists and items in the cache, for each collection, at most. */
const CACHED_MAX = 1000;

/** An id for addresses of items that do not exist. */
const NO_ITEM = '0';

type PageMap = Map<string, Representation>;

/** The pages that are rendered here and not by the build, and those of them that are being rendered. */
interface LivePages {
  readonly rendered: PageMap;
  readonly rendering: Map<string, Promise<Representation>>;
}
const createEmptyLivePages = (): LivePages => ({ rendered: new Map(), rendering: new Map() });

export interface PageAddress {
  readonly path: string;
  readonly tab?: string | undefined;
  readonly language: Language;
}

/** A page that is rendered for one request alone. */
export interface Rendering {
  readonly route: ManifestRoute;
  /** The value of `{id}` in the route's path. */
  readonly id?: string | undefined;
  /** Path and query. */
  readonly address: string;
  readonly language: Language;
  /** The header of the request. */
  readonly acceptEncoding: string | undefined;
  readonly form?: FormState;
  /** Who asks: pages are rendered in turn by network. */
  readonly network: string;
  /** Replaces the status of the renderer. */
  readonly status?: number;
}

/** A request for the page of a list, an item or a search. */
export interface ListOrItemRequest extends Pick<
  Rendering,
  'route' | 'id' | 'language' | 'network' | 'acceptEncoding'
> {
  readonly query: URLSearchParams;
}

export interface Pages {
  /** The route of a path, with the value of `{id}`. */
  readonly findRoute: ReturnType<typeof createPathTable<ManifestRoute>>;
  /** The page of an address; while the server starts, it may have to be rendered first. */
  find(address: PageAddress): Representation | Promise<Representation> | undefined;
  /** One of the pages that the build finished, such as the screen for an unknown path. */
  finished(address: PageAddress): Representation | undefined;
  /** Renders the pages with public data that nobody has asked for yet. Never rejects. */
  prepare(): Promise<void>;
  /** The screen for what the server could not do; `undefined` in a build of an earlier release. */
  error(options: {
    readonly status: 500 | 503;
    readonly language: Language;
    /** By which the log tells more. */
    readonly reference: string;
  }): Representation | undefined;
  /**
   * The page of a list, an item or a search: from the cache, or rendered. Searches are not cached.
   * Rejects with `BusyError` where too many pages are being rendered.
   */
  showListOrItem(request: ListOrItemRequest): Promise<Representation>;
  /** Removes the pages of a collection from the cache after it has changed. */
  invalidate(collection: Collection): void;
  /** Renders a page for one request. Rejects with `BusyError` where too many are being rendered. */
  render(rendering: Rendering): Promise<Representation>;
  /** Renders the pages with public data again. Where that fails, the present ones stay. */
  refresh(): Promise<void>;
  /** Compresses no more pages. */
  close(): void;
}

interface Options {
  readonly config: Pick<
    Config,
    | 'distDir'
    | 'production'
    | 'hstsIncludeSubDomains'
    | 'publicOrigin'
    | 'allowedScriptOrigins'
    | 'trustProxy'
  >;
  readonly log: Log;
  readonly pageData: PublicDataService['pageData'];
  /** Whether an item of a collection is published, by what stands in an address for its number. */
  readonly hasItem: (collection: Collection, id: string) => boolean;
  /** Shown by pages with a form; known only when the server starts. */
  readonly formsAvailability: FormsAvailability | undefined;
  readonly manifest: SiteManifest;
}

/** Scripts of other origins are fetched without credentials; few of them declare that they may be embedded. */
const FOREIGN_SCRIPTS = { 'Cross-Origin-Embedder-Policy': 'credentialless' };

/**
 * How long nginx in front may answer with a page from its cache, in seconds (`deploy/nginx.conf`): a changed notice is
 * seen after this time. nginx removes the header.
 */
const PROXY_CACHE = { 'X-Accel-Expires': '10' };

const createKey = ({ path: at, tab = '', language }: PageAddress): string =>
  `${language} ${at} ${tab}`;

// Synchronous: at the start nothing else waits, and many small files are read several times as fast.
const readBodies = (file: string): Bodies => ({
  identity: readFileSync(file),
  br: readFileSync(`${file}.br`),
  gzip: readFileSync(`${file}.gz`),
});

/** Whether a page shows a list, an item or a search: it depends on its address and on public data. */
export const isListOrItem = ({ list, item, search }: ManifestRoute): boolean =>
  list !== undefined || item !== undefined || search === true;

/** Every address of a route: its tabs, in each language that it is published in. */
const listAddresses = ({ path: at, tabs, unpublished = [] }: ManifestRoute): PageAddress[] =>
  [undefined, ...tabs].flatMap((tab) =>
    LANGUAGES.filter((language) => !unpublished.includes(language)).map((language) => ({
      path: at,
      tab,
      language,
    })),
  );

/**
 * Loads every page into memory, compressed and with its headers: those that the build finished, and
 * those with public data, which the built renderer renders here.
 * Throws a `StartError` where the build is missing or damaged.
 */
export async function openPages({
  config,
  log,
  pageData,
  hasItem,
  formsAvailability,
  manifest,
}: Options): Promise<Pages> {
  /** What the page of a route says of its forms, where not all of them are open. */
  const pickAvailability = ({ form }: ManifestRoute): Pick<RenderRequest, 'formsAvailability'> => {
    const forms = typeof form === 'object' ? Object.values(form) : [form];
    const states = Object.entries(formsAvailability ?? {}).filter(([name]) =>
      forms.some((one) => one === name),
    );
    return states.length > 0 ? { formsAvailability: Object.fromEntries(states) } : {};
  };
  const security = createSecurityHeaders(config);
  const findRoute = createPathTable(manifest.routes);
  const builtFor = manifest.origin;
  const origin = config.publicOrigin ?? builtFor;
  /** A page with the origin that it was built for replaced by this site's. */
  const withOrigin = (html: string): string =>
    origin === builtFor ? html : html.replaceAll(builtFor, origin);

  /** Pages with a form are not cached, neither before nor after they are sent. */
  const isCacheable = (at: string): boolean => findRoute(at)?.route.form === undefined;
  /** Whether a proxy may cache a page: views of notices are counted here. */
  const isProxyCacheable = (status: number, cacheable: boolean, item?: Collection): boolean =>
    config.trustProxy !== false && status === 200 && cacheable && item !== 'notices';
  const createHeaders = (
    page: Omit<RenderResult, 'html'>,
    language: Language,
    cacheable: boolean,
    item?: Collection,
  ) => ({
    ...security,
    ...(isProxyCacheable(page.status, cacheable, item) && PROXY_CACHE),
    // No script of another company runs where visitors type: those are the pages that nobody caches.
    ...(cacheable && config.allowedScriptOrigins.length > 0 && FOREIGN_SCRIPTS),
    ...(cacheable && { 'Speculation-Rules': `"${SPECULATION_RULES}"` }),
    'Content-Security-Policy': createPagePolicy(page, cacheable ? config.allowedScriptOrigins : []),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': cacheable ? 'private, no-cache' : 'no-store',
    Vary: 'Cookie, Accept-Encoding',
  });

  /** Compression at the highest level, one page after another. */
  let thoroughCompression = Promise.resolve();
  let closed = false;

  /**
   * Puts a rendered page into a cache: compressed at a low level, because a client may be waiting, and
   * at the highest level once it is `SETTLED` and the pages before it are done.
   */
  async function cachePage(
    pages: PageMap,
    key: string,
    { html, status }: Pick<RenderResult, 'html' | 'status'>,
    headers: OutgoingHttpHeaders,
  ): Promise<Representation> {
    const identity = Buffer.from(html);
    const quick = represent(status, headers, await compressQuickly(identity));
    pages.set(key, quick);
    const isCurrent = () => !closed && pages.get(key) === quick;
    const settled = setTimeout(SETTLED, undefined, { ref: false });
    async function compressAgain(): Promise<void> {
      if (!isCurrent()) return;
      const bodies = await compressThoroughly(identity);
      if (isCurrent()) pages.set(key, represent(status, headers, bodies));
    }
    thoroughCompression = Promise.all([settled, thoroughCompression])
      .then(compressAgain)
      .catch((error: unknown) => log('pages.failed', describeError(error)));
    return quick;
  }

  const finished: PageMap = new Map();
  /** Pages of the build that are in memory, and that nobody has asked for yet. */
  const unprepared = new Map<string, () => Representation>();
  async function loadFinished(page: FinishedPage): Promise<void> {
    const createOwnHeaders = () => createHeaders(page, page.language, isCacheable(page.path));
    const file = path.join(config.distDir, 'pages', page.file);
    const key = createKey(page);
    if (origin === builtFor) {
      const bodies = readBodies(file);
      unprepared.set(key, () => represent(page.status, createOwnHeaders(), bodies));
    } else
      await cachePage(
        finished,
        key,
        { html: withOrigin(readFileSync(file, 'utf8')), status: page.status },
        createOwnHeaders(),
      );
  }
  function finishedPage(address: PageAddress): Representation | undefined {
    const key = createKey(address);
    const known = finished.get(key);
    if (known) return known;
    const page = unprepared.get(key)?.();
    if (page) finished.set(key, page);
    unprepared.delete(key);
    return page;
  }

  const damaged = (error: unknown): StartError =>
    new StartError(
      `The build in ${config.distDir} is damaged (${(error as Error).message}). Run \`npm run build\`.`,
    );
  let renderer: Render;
  try {
    for (const page of manifest.pages) await loadFinished(page);
    renderer = await loadRenderer(config.distDir);
  } catch (error) {
    throw damaged(error);
  }

  const renderPage = async ({
    route,
    id,
    address,
    language,
    form,
    network,
  }: Omit<Rendering, 'acceptEncoding' | 'status'>): Promise<RenderResult> => {
    const page = await renderer({
      path: address,
      language,
      ...((route.live || isListOrItem(route)) && {
        data: await pageData({
          route,
          address: new URL(address, 'http://site'),
          language,
          id,
          network,
        }),
      }),
      ...(form && { form }),
      ...pickAvailability(route),
    });
    return { ...page, html: withOrigin(page.html) };
  };

  const liveAddresses = new Map(
    manifest.routes
      .filter(
        (route) =>
          !isListOrItem(route) && (route.live || 'formsAvailability' in pickAvailability(route)),
      )
      .flatMap((route) =>
        listAddresses(route).map((address) => [createKey(address), { route, address }] as const),
      ),
  );

  /** A live page: known, or rendered now, once for all who ask. */
  function liveIn(
    { rendered, rendering }: LivePages,
    key: string,
  ): Representation | Promise<Representation> | undefined {
    const known = rendered.get(key);
    if (known) return known;
    const found = liveAddresses.get(key);
    if (!found) return undefined;
    const begun = rendering.get(key);
    if (begun) return begun;
    const { route, address } = found;
    const { path: at, tab, language } = address;
    const query = tab === undefined ? '' : `?${TAB_PARAMETER}=${encodeURIComponent(tab)}`;
    async function render(): Promise<Representation> {
      const page = await renderPage({ route, address: at + query, language, network: '' });
      return cachePage(rendered, key, page, createHeaders(page, language, isCacheable(at)));
    }
    const page = render().finally(() => rendering.delete(key));
    rendering.set(key, page);
    return page;
  }

  /** Renders all live pages that are not there. */
  async function renderAll(pages: LivePages): Promise<void> {
    for (const key of liveAddresses.keys()) {
      if (closed) return;
      await liveIn(pages, key);
      // Requests come first.
      await yieldToRequests();
    }
    log('pages.rendered', { count: pages.rendered.size });
  }

  let live = createEmptyLivePages();
  // The first one shows that the renderer works: a server that cannot render does not start.
  const [first] = liveAddresses.keys();
  try {
    if (first !== undefined) await liveIn(live, first);
  } catch (error) {
    throw damaged(error);
  }
  async function refresh(): Promise<void> {
    try {
      const next = createEmptyLivePages();
      await renderAll(next);
      live = next;
      cached.clear();
      refusals.clear();
    } catch (error) {
      log('pages.failed', describeError(error));
    }
  }
  // One after another, so that the newest data stays.
  let refreshing = Promise.resolve();
  const renderQueue = new WorkQueue({
    atOnce: RENDERS_AT_ONCE,
    waiting: RENDERS_WAITING,
    waitingPerClient: RENDERS_WAITING_PER_NETWORK,
  });

  /** Renders a page in its turn. Other requests are answered between one page and the next. */
  const renderInTurn = (rendering: Parameters<typeof renderPage>[0]): Promise<RenderResult> =>
    renderQueue.run(async () => {
      await yieldToRequests();
      return renderPage(rendering);
    }, rendering.network);

  /**
   * Forms that came back with nothing but why: what was sent was not read. There are few, and each is rendered once,
   * because to refuse a post costs no more than to send the page that it came from.
   */
  const refusals: PageMap = new Map();
  const busyScreens: PageMap = new Map();
  const isRefusal = (form: FormState | undefined): form is FormState =>
    form?.status === 'failed' &&
    form.reference === undefined &&
    Object.keys(form.values).length === 0;

  /** Pages by collection. A page whose rendering began before an invalidation is not cached. */
  const cached = new Map<Collection, PageMap>();

  async function showListOrItem({
    route,
    id: askedId = '',
    language,
    query,
    network,
    acceptEncoding,
  }: ListOrItemRequest) {
    const collection = route.list ?? route.item;
    const isMissing = route.item !== undefined && !hasItem(route.item, askedId);
    // All missing items share one page.
    const id = isMissing ? NO_ITEM : askedId;
    const words = route.search ? tidyWords(query.get(QUERY_PARAMETER) ?? '') : '';
    const asked = route.list && readListQuery(route.list, query, route.categories);
    const tab = route.tabs.find((one) => one === query.get(TAB_PARAMETER));
    const search = new URLSearchParams(asked && listSearch(asked));
    if (words) search.set(QUERY_PARAMETER, words);
    if (tab !== undefined) search.set(TAB_PARAMETER, tab);
    const at = route.path.replace('{id}', id);
    const address = search.size > 0 ? `${at}?${search.toString()}` : at;
    const key = createKey({ path: address, language });
    const pages = (collection && cached.get(collection)) ?? new Map<string, Representation>();
    const known = pages.get(key);
    if (known) return known;
    if (collection) cached.set(collection, pages);

    const page = await renderInTurn({ route, id, address, language, network });
    const headers = createHeaders(page, language, isCacheable(route.path), route.item);
    // Searches are unbounded in number.
    if ((page.status === 200 || isMissing) && !asked?.q && !words && pages.size < CACHED_MAX)
      return cachePage(pages, key, page, headers);
    return represent(
      page.status,
      headers,
      await compressForOne(Buffer.from(page.html), acceptEncoding),
    );
  }

  return {
    findRoute,
    error({ status, language, reference }) {
      const key = `${status} ${language} ${reference}`;
      const known = busyScreens.get(key);
      if (known) return known;
      const screen = finishedPage({ path: ERROR_PATH, language });
      if (!screen) return undefined;
      const html = readText(screen).replaceAll(ERROR_REFERENCE, reference);
      const headers = { ...readHeaders(screen), 'Cache-Control': 'no-store' };
      const page = represent(status, headers, { identity: Buffer.from(html) });
      // While too much is asked for, nothing is made for each: they all name the same reason.
      if (status === 503) busyScreens.set(key, page);
      return page;
    },
    showListOrItem,
    invalidate: (collection) => void cached.delete(collection),
    find: (address) => liveIn(live, createKey(address)) ?? finishedPage(address),
    finished: finishedPage,
    prepare: () =>
      renderAll(live).catch((error: unknown) => log('pages.failed', describeError(error))),
    async render({ acceptEncoding, status, ...rendering }) {
      const { route, address, language, form } = rendering;
      const key = createKey({
        path: `${address} ${form?.form} ${form?.problem} ${form?.errors.length}`,
        language,
      });
      const known = isRefusal(form) ? refusals.get(key) : undefined;
      if (known) return known;
      const page = await renderInTurn(rendering);
      const headers = createHeaders(page, language, form === undefined && isCacheable(route.path));
      if (isRefusal(form))
        return cachePage(refusals, key, { ...page, status: status ?? page.status }, headers);
      const bodies = await compressForOne(Buffer.from(page.html), acceptEncoding);
      return represent(status ?? page.status, headers, bodies);
    },
    refresh() {
      refreshing = refreshing.then(refresh);
      return refreshing;
    },
    close: () => void (closed = true),
  };
}
