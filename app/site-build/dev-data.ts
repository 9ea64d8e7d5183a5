import { getDateInSeoul } from '@site/contract/date';
import type { Language } from '@site/contract/language';
import { NEWEST_ITEMS } from '@site/contract/limits';
import { listRequest, readListQuery } from '@site/contract/lists';
import { API, createPathTable, QUERY_PARAMETER } from '@site/contract/paths';
import type { Article, Headline } from '@site/contract/public-data';
import type { ManifestRoute, PageData } from '@site/contract/renderer';
import type { SearchAnswer } from '@site/contract/search';

/**
 * Requests the live data of a page from the backend in development, with the shape that the server passes to the
 * renderer.
 */
export async function fetchPageData(
  routes: readonly ManifestRoute[],
  backend: string,
  { pathname, searchParams }: URL,
  language: Language,
  today = getDateInSeoul(new Date()),
): Promise<PageData> {
  async function get<T>(address: string): Promise<{ readonly body: T; readonly total: number }> {
    const response = await fetch(backend + address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return {
      body: (await response.json()) as T,
      total: Number(response.headers.get('X-Total-Count') ?? 0),
    };
  }
  const { route, id = '' } = createPathTable(routes)(decodeURI(pathname)) ?? {};
  const words = route?.search ? searchParams.get(QUERY_PARAMETER) : null;
  const [notices, press, recruitments, list, item, searchAnswer] = await Promise.all([
    get<Headline<'notices'>[]>(`${API.notices}?_limit=${NEWEST_ITEMS}`),
    get<Headline<'press'>[]>(`${API.press}?_limit=${NEWEST_ITEMS}`),
    get<Headline<'recruitments'>[]>(`${API.recruitments}?_limit=${NEWEST_ITEMS}`),
    route?.list &&
      get<Headline[]>(
        `${API[route.list]}?${listRequest(route.list, readListQuery(route.list, searchParams, route.categories), language)}`,
      ),
    route?.item &&
      get<Article<'notices'> | Article<'press'>>(`${API[route.item]}/${id}`).catch(() => undefined),
    words
      ? get<SearchAnswer>(
          `${API.searches}?${new URLSearchParams({ q: words, lang: language }).toString()}`,
        )
      : undefined,
  ]);
  return {
    today,
    notices: notices.body,
    press: press.body,
    recruitments: recruitments.body,
    ...(list && { list: { items: list.body, total: list.total } }),
    ...(item && { item: item.body }),
    ...(searchAnswer && { found: searchAnswer.body }),
  };
}
