import type { Language } from '@site/contract/language';
import { listSearch, readListQuery, tidyWords } from '@site/contract/lists';
import { QUERY_PARAMETER, TAB_PARAMETER } from '@site/contract/paths';
import type { Collection } from '@site/contract/public-data';
import type { ManifestRoute } from '@site/contract/renderer';

import { compressForOne, represent, type Representation } from '../http/representation.ts';
import { createKey } from './page-address.ts';
import type { PageCache, PageMap } from './page-cache.ts';
import type { CreatePageHeaders } from './page-headers.ts';
import type { PageRenderer } from './page-renderer.ts';

/** The maximum number of cached pages of lists and items, for each collection. */
const CACHED_MAX = 1000;

/** The id in the address of the page for items that do not exist. */
const NO_ITEM = '0';

/** A request for the page of a list, an item or a search. */
export interface ListOrItemRequest {
  readonly route: ManifestRoute;
  /** The value of `{id}` in the route's path. */
  readonly id: string | undefined;
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly network: string;
  readonly acceptEncoding: string | undefined;
}

/** Pages of lists, items and searches. */
export interface ListPages {
  /** Returns a cached or a newly rendered page. Rejects with a `BusyError` if too many pages are being rendered. */
  readonly show: (request: ListOrItemRequest) => Promise<Representation>;
  /** Removes the pages of a collection from the cache, or all pages. */
  readonly invalidate: (collection?: Collection) => void;
}

interface Options {
  readonly renderer: PageRenderer;
  readonly createHeaders: CreatePageHeaders;
  readonly isCacheable: (path: string) => boolean;
  readonly cache: PageCache;
  /** Returns whether an item is published; `id` comes from the address. */
  readonly hasItem: (collection: Collection, id: string) => boolean;
}

/** Returns the address of a page without the parameters that change nothing. */
interface NormalizedAddress {
  readonly address: string;
  /** Returns whether visitors can enter any number of such addresses. */
  readonly hasWords: boolean;
}

function normalizeAddress(
  { list, search, categories, path, tabs }: ManifestRoute,
  id: string,
  query: URLSearchParams,
): NormalizedAddress {
  const words = search ? tidyWords(query.get(QUERY_PARAMETER) ?? '') : '';
  const listQuery = list && readListQuery(list, query, categories);
  const requestedTab = query.get(TAB_PARAMETER);
  const parameters = new URLSearchParams(listQuery && listSearch(listQuery));
  if (words) parameters.set(QUERY_PARAMETER, words);
  if (requestedTab !== null && tabs.includes(requestedTab))
    parameters.set(TAB_PARAMETER, requestedTab);
  const address = path.replace('{id}', id);
  return {
    address: parameters.size > 0 ? `${address}?${parameters.toString()}` : address,
    hasWords: words !== '' || Boolean(listQuery?.q),
  };
}

/** Creates the pages of lists, items and searches. */
export function createListPages({
  renderer,
  createHeaders,
  isCacheable,
  cache,
  hasItem,
}: Options): ListPages {
  // A page whose rendering began before an invalidation is added to the discarded map.
  const cachedPages = new Map<Collection, PageMap>();

  return {
    async show({ route, id: requestedId = '', query, language, network, acceptEncoding }) {
      const collection = route.list ?? route.item;
      const isMissing = route.item !== undefined && !hasItem(route.item, requestedId);
      const id = isMissing ? NO_ITEM : requestedId;
      const { address, hasWords } = normalizeAddress(route, id, query);
      const key = createKey({ path: address, language });
      const pages: PageMap = (collection && cachedPages.get(collection)) ?? new Map();
      const cachedPage = pages.get(key);
      if (cachedPage) return cachedPage;
      if (collection) cachedPages.set(collection, pages);

      const page = await renderer.renderInTurn({ route, id, address, language, network });
      const headers = createHeaders(page, language, isCacheable(route.path), route.item);
      const isAdded = (page.status === 200 || isMissing) && !hasWords && pages.size < CACHED_MAX;
      if (isAdded) return cache.add(pages, key, page, headers);
      const bodies = await compressForOne(Buffer.from(page.html), acceptEncoding);
      return represent(page.status, headers, bodies);
    },
    invalidate(collection) {
      if (collection === undefined) cachedPages.clear();
      else cachedPages.delete(collection);
    },
  };
}
