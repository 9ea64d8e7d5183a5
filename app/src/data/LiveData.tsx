import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from '@site/contract/language';
import type { ListPage, ListQuery } from '@site/contract/lists';
import { LISTS, listSearch, readListQuery, tidyWords } from '@site/contract/lists';
import type { Article, Collection } from '@site/contract/public-data';
import { QUERY_PARAMETER } from '@site/contract/paths';
import type { SearchAnswer, Suggestion } from '@site/contract/search';
import type { PageData } from '@site/contract/renderer';

import type { Live } from './Live.ts';
import type { Route } from '../routes.ts';
import { useView } from '../view/ViewContext.ts';
import { fetchItem, fetchList, fetchSearch, fetchSuggestions, type AnyArticle } from './requests.ts';

/** How long an answer counts as new, in milliseconds: Back within it asks nobody. */
const FRESH = 60_000;

const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        // The page says at once that the backend is out of reach, and how to try again.
        retry: false,
        retryOnMount: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });

/** One for the whole visit; on the server one per rendering, where nothing may be remembered. */
let visit: QueryClient | undefined;
const clientHere = (): QueryClient =>
  typeof document === 'undefined' ? createClient() : (visit ??= createClient());

const listOptions = (name: Collection, query: ListQuery, language: Language) =>
  queryOptions({
    // Without words, a list is the same in every language.
    queryKey: ['list', name, query, query.q || query.sort !== 'date' ? language : ''],
    queryFn: ({ signal }) => fetchList(name, query, language, { signal }),
  });

const itemOptions = (name: 'notices' | 'press', id: string) =>
  queryOptions({
    queryKey: ['item', name, id],
    queryFn: ({ signal }) => fetchItem(name, id, { signal }),
  });

const searchOptions = (q: string, language: Language) =>
  queryOptions({
    queryKey: ['search', q, language],
    queryFn: ({ signal }) => fetchSearch(q, language, { signal }),
  });

/**
 * Has the data of a view at hand before it is shown: given by the server, in memory, or fetched.
 * Resolves in any case; a page whose data could not be had says so itself.
 */
export async function prepareLive(
  { list, item, search }: Route,
  { searchParams }: URL,
  id: string | undefined,
  language: Language,
  given?: PageData,
): Promise<Live> {
  const client = clientHere();
  const query = list && readListQuery(list, searchParams);
  if (list && query) {
    const options = listOptions(list, query, language);
    if (given?.list) client.setQueryData(options.queryKey, given.list);
    else await client.prefetchQuery(options);
  }
  if (item && id !== undefined) {
    const options = itemOptions(item, id);
    if (given) client.setQueryData(options.queryKey, given.item ?? null);
    else await client.prefetchQuery(options);
    const known = client.getQueryData(options.queryKey);
    return { client, id, ...(known && { item: known }) };
  }
  if (search) {
    const words = tidyWords(searchParams.get(QUERY_PARAMETER) ?? '');
    if (words === '') return { client, words };
    const options = searchOptions(words, language);
    if (given?.found) client.setQueryData(options.queryKey, given.found);
    else await client.prefetchQuery(options);
    const asked = new URLSearchParams({ [QUERY_PARAMETER]: words });
    return { client, words, search: `?${asked.toString()}` };
  }
  if (!list || !query) return { client };
  const { category, page } = query;
  const canonical = listSearch({ category, page: LISTS[list].grows ? 1 : page });
  return { client, query, search: listSearch(query), canonical };
}

/** Around the part of a page that shows live data. */
export function LiveData({ children }: { readonly children: ReactNode }) {
  const { live } = useView();
  if (!live) throw new Error('The route of this page names neither a list nor an item.');
  return <QueryClientProvider client={live.client}>{children}</QueryClientProvider>;
}

/** The list of the page, as its address asks. */
export function useList<C extends Collection>(
  name: C,
): { readonly query: ListQuery; readonly answer: UseQueryResult<ListPage<C>> } {
  const { live, language } = useView();
  const query = live?.query ?? readListQuery(name, new URLSearchParams());
  const answer = useQuery(listOptions(name, query, language));
  return { query, answer };
}

/** What the site says about the words in the address. */
export function useSearch(): { readonly q: string; readonly answer: UseQueryResult<SearchAnswer> } {
  const { live, language } = useView();
  const q = live?.words ?? '';
  return { q, answer: useQuery({ ...searchOptions(q, language), enabled: q !== '' }) };
}

const NONE: readonly Suggestion[] = [];

/** What to offer for words that are being typed; what was offered before, until that is known. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const { language } = useView();
  const q = tidyWords(typed);
  const { data } = useQuery({
    queryKey: ['suggestions', q, language],
    queryFn: ({ signal }) => fetchSuggestions(q, language, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return (q !== '' && data?.suggestions) || NONE;
}

/** The item that the path of the page names; `null` where there is none. */
export function useItem<C extends 'notices' | 'press'>(name: C): UseQueryResult<Article<C> | null> {
  const { live } = useView();
  const answer = useQuery(itemOptions(name, live?.id ?? ''));
  return answer as UseQueryResult<AnyArticle | null> as UseQueryResult<Article<C> | null>;
}
