import type { Language } from '@site/contract/language';
import { NEWEST_ITEMS } from '@site/contract/limits';
import { LISTS, readListQuery } from '@site/contract/lists';
import { parseItemNumber, QUERY_PARAMETER } from '@site/contract/paths';
import type { Article, Collection, Headline } from '@site/contract/public-data';
import type { ManifestRoute, PageData } from '@site/contract/renderer';

import type { PublishedItems } from './collections.ts';
import { filterAndSort } from './lists.ts';
import type { SiteSearch } from '../search/site-search.ts';

/** A request for the data of a page. */
export interface PageDataRequest {
  readonly route: ManifestRoute;
  /** Path and query. */
  readonly address: URL;
  readonly language: Language;
  /** The value of `{id}` in the route's path. */
  readonly id?: string | undefined;
  /** The network of the visitor, because searches of networks are processed in turn. */
  readonly network: string;
}

/** Returns the newest items of a collection. */
const listNewest = <C extends Collection>(publishedData: PublishedItems, name: C): Headline<C>[] =>
  publishedData.data[name]
    .slice(0, NEWEST_ITEMS)
    .map(({ id }) => publishedData.headline(name, id) as Headline<C>);

/** Returns one page of a list, filtered and sorted by the parameters of an address. */
function createList(
  publishedData: PublishedItems,
  name: Collection,
  parameters: URLSearchParams,
  language: Language,
  categories: readonly string[] = [],
): PageData['list'] {
  const { size, grows } = LISTS[name];
  const query = readListQuery(name, parameters, categories);
  const items = filterAndSort(publishedData.data[name], query, language);
  // After its end, a list shows its last page.
  const page = Math.min(query.page, Math.max(1, Math.ceil(items.length / size)));
  return {
    items: items
      .slice(grows ? 0 : (page - 1) * size, page * size)
      .map(({ id }) => publishedData.headline(name, id) as Headline),
    total: items.length,
  };
}

/**
 * Returns the data of a page. Rejects with `BusyError` if too many searches are waiting.
 *
 * @param getPublished returns everything that is published, and the date in Seoul
 */
export async function loadPageData(
  { route, address: { searchParams }, language, id = '', network }: PageDataRequest,
  search: SiteSearch,
  getPublished: () => { readonly published: PublishedItems; readonly today: string },
): Promise<PageData> {
  const words = route.search && searchParams.get(QUERY_PARAMETER);
  // First, because the data may change while its index is built.
  const searchAnswer = words ? await search.find(words, language, network) : undefined;
  const { published, today } = getPublished();
  const item = route.item && published.article(route.item, parseItemNumber(id) ?? 0);
  const list =
    route.list && createList(published, route.list, searchParams, language, route.categories);
  return {
    today,
    notices: route.live ? listNewest(published, 'notices') : [],
    press: route.live ? listNewest(published, 'press') : [],
    recruitments: route.live ? listNewest(published, 'recruitments') : [],
    ...(list && { list }),
    ...(searchAnswer && { found: searchAnswer }),
    ...(item !== undefined && { item: item as Article<'notices'> | Article<'press'> }),
  };
}
