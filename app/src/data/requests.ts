import { LANGUAGE_PARAMETER, type Language } from '@site/contract/language';
import { listRequest, type ListPage, type ListQuery } from '@site/contract/lists';
import { API } from '@site/contract/paths';
import type { Article, Collection, Headline } from '@site/contract/public-data';
import type { SearchAnswer, SuggestAnswer } from '@site/contract/search';

interface Request {
  readonly signal?: AbortSignal;
  /** The backend's origin, where it is not the page's own. */
  readonly origin?: string;
}

/** What an address asks of a list. Rejects where the backend cannot be reached or refuses. */
export async function fetchList(
  name: Collection,
  query: ListQuery,
  language: Language,
  { signal, origin = '' }: Request = {},
): Promise<ListPage> {
  const address = `${origin}${API[name]}?${listRequest(name, query, language)}`;
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${API[name]} answered ${response.status}.`);
  return {
    items: (await response.json()) as Headline[],
    total: Number(response.headers.get('X-Total-Count') ?? 0),
  };
}

/** What the site says about some words. Rejects where the backend cannot be reached or refuses. */
export async function fetchSearch(
  q: string,
  language: Language,
  { signal, origin = '' }: Request = {},
): Promise<SearchAnswer> {
  const asked = new URLSearchParams({ q, [LANGUAGE_PARAMETER]: language });
  const response = await fetch(
    `${origin}${API.searches}?${asked.toString()}`,
    signal ? { signal } : {},
  );
  if (!response.ok) throw new Error(`${API.searches} answered ${response.status}.`);
  return (await response.json()) as SearchAnswer;
}

/** What to offer while words are being typed. Rejects where the backend cannot be reached or refuses. */
export async function fetchSuggestions(
  q: string,
  language: Language,
  { signal }: Request = {},
): Promise<SuggestAnswer> {
  const asked = new URLSearchParams({ q, [LANGUAGE_PARAMETER]: language });
  const response = await fetch(`${API.suggestions}?${asked.toString()}`, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${API.suggestions} answered ${response.status}.`);
  return (await response.json()) as SuggestAnswer;
}

export type AnyArticle = Article<'notices'> | Article<'press'>;

/** One item with its text; `null` where there is none of that number. */
export async function fetchItem(
  name: 'notices' | 'press',
  id: string,
  { signal, origin = '' }: Request = {},
): Promise<AnyArticle | null> {
  if (!/^\d{1,9}$/.test(id)) return null;
  const response = await fetch(`${origin}${API[name]}/${id}`, signal ? { signal } : {});
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${API[name]} answered ${response.status}.`);
  return (await response.json()) as AnyArticle;
}
