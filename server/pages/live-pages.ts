import { TAB_PARAMETER } from '@site/contract/paths';
import type { FormsAvailability, ManifestRoute } from '@site/contract/renderer';

import type { Representation } from '../http/representation.ts';
import { yieldToRequests } from '../http/yield.ts';
import { describeError, type Log } from '../log.ts';
import { createKey, isListOrItem, listAddresses, type PageAddress } from './page-address.ts';
import type { PageCache, PageMap } from './page-cache.ts';
import type { CreatePageHeaders } from './page-headers.ts';
import { pickFormsAvailability, type PageRenderer } from './page-renderer.ts';

interface Options {
  readonly routes: readonly ManifestRoute[];
  readonly formsAvailability: FormsAvailability | undefined;
  readonly renderer: PageRenderer;
  readonly createHeaders: CreatePageHeaders;
  readonly isCacheable: (path: string) => boolean;
  readonly cache: PageCache;
  /** Whether pages are rendered before they are requested. */
  readonly preparePages: boolean;
  readonly log: Log;
}

/**
 * Pages with a fixed address that show public data or the availability of forms. The server renders them, not the
 * build.
 */
export interface LivePages {
  /**
   * Returns the page of an address. A page that is not rendered yet is rendered once for all requests that wait for it.
   */
  find(address: PageAddress): Representation | Promise<Representation> | undefined;
  /** Renders the first page. Rejects if the renderer does not work. */
  renderFirst(): Promise<void>;
  /** Renders the pages that are not rendered yet. Never rejects. */
  readonly prepare: () => Promise<void>;
  /** Renders all pages again and replaces them together. If that fails, the present ones stay. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Stops rendering. */
  close(): void;
}

/** One generation of pages. */
interface Generation {
  readonly rendered: PageMap;
  readonly rendering: Map<string, Promise<Representation>>;
}

const createGeneration = (): Generation => ({ rendered: new Map(), rendering: new Map() });

/** Creates the live pages of a site. `onRefreshed` is called after all pages were replaced. */
export function createLivePages(
  {
    routes,
    formsAvailability,
    renderer,
    createHeaders,
    isCacheable,
    cache,
    preparePages,
    log,
  }: Options,
  onRefreshed: () => void,
): LivePages {
  const addresses = new Map(
    routes
      .filter(
        (route) =>
          !isListOrItem(route) && (route.live || pickFormsAvailability(route, formsAvailability)),
      )
      .flatMap((route) =>
        listAddresses(route).map((address) => [createKey(address), { route, address }] as const),
      ),
  );
  let currentPages = createGeneration();
  let isClosed = false;

  function findIn(
    { rendered, rendering }: Generation,
    key: string,
  ): Representation | Promise<Representation> | undefined {
    const page = rendered.get(key) ?? rendering.get(key);
    const cachedAddress = addresses.get(key);
    if (page || !cachedAddress) return page;
    const { route, address } = cachedAddress;
    const { path, tab, language } = address;
    const query = tab === undefined ? '' : `?${TAB_PARAMETER}=${encodeURIComponent(tab)}`;
    async function render(): Promise<Representation> {
      const result = await renderer.render({ route, address: path + query, language, network: '' });
      const headers = createHeaders(result, language, isCacheable(path));
      return cache.add(rendered, key, result, headers);
    }
    const promise = render().finally(() => rendering.delete(key));
    rendering.set(key, promise);
    return promise;
  }

  async function renderAll(generation: Generation): Promise<void> {
    if (!preparePages) return;
    for (const key of addresses.keys()) {
      if (isClosed) return;
      await findIn(generation, key);
      await yieldToRequests();
    }
    log('pages.rendered', { count: generation.rendered.size });
  }

  const logFailure = (error: unknown): void => log('pages.failed', describeError(error));

  async function renderAgain(): Promise<void> {
    const next = createGeneration();
    await renderAll(next);
    currentPages = next;
    onRefreshed();
  }

  // Refreshes run one after another, so that the newest data stays.
  let refreshing = Promise.resolve();
  return {
    find: (address) => findIn(currentPages, createKey(address)),
    async renderFirst() {
      const [first] = addresses.keys();
      if (first !== undefined) await findIn(currentPages, first);
    },
    prepare: () => renderAll(currentPages).catch(logFailure),
    refresh() {
      refreshing = refreshing.then(renderAgain).catch(logFailure);
      return refreshing;
    },
    close: () => void (isClosed = true),
  };
}
