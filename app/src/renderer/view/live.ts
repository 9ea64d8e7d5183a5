import type { ListPage, ListQuery } from '@site/contract/lists';
import { LISTS, listSearch, getPages, readListQuery, tidyWords } from '@site/contract/lists';
import { QUERY_PARAMETER } from '@site/contract/paths';
import type { Article, Collection } from '@site/contract/public-data';
import type { PageData } from '@site/contract/renderer';
import type { SearchAnswer } from '@site/contract/search';

import type { Route } from '../../shared/routes.ts';

/** The live content of a page with a list, an item or a search. */
export interface Live {
  /** The query of the address and its result; without a result if the data could not be loaded. */
  readonly query?: ListQuery;
  readonly list?: ListPage;
  /** The query of the site search, and its result. */
  readonly words?: string;
  readonly found?: SearchAnswer;
  /** The item in the path, if it exists. */
  readonly item?: Article<'notices'> | Article<'press'>;
  /** The parameters that identify a separate list: category, and page if the pages are separate. */
  readonly canonical?: string;
}

/** Returns the live part of a page, from the data that it is rendered with. */
export function readLive(
  { list, categories, item, search }: Route,
  { searchParams }: URL,
  data: PageData | undefined,
): Live {
  if (list) {
    const requestedList = readListQuery(list, searchParams, categories);
    const { category } = requestedList;
    // Past the end of a list, the backend answers with its last page.
    const page = data?.list
      ? Math.min(requestedList.page, getPages(list, data.list.total))
      : requestedList.page;
    const query = { ...requestedList, page };
    return {
      query,
      canonical: listSearch({ category, page: LISTS[list].grows ? 1 : page }),
      ...(data?.list && { list: data.list }),
    };
  }
  if (search) {
    const words = tidyWords(searchParams.get(QUERY_PARAMETER) ?? '');
    return { words, ...(data?.found && { found: data.found }) };
  }
  return { ...(item && data?.item && { item: data.item }) };
}

/** Returns the result of a list, with the items of its collection. */
export const getList = <C extends Collection>(live: Live | undefined): ListPage<C> | undefined =>
  live?.list;
