import type { Language } from './language.ts';
import { cleanLine, normalizeBounded } from './normalize.ts';
// Only types, because all pages import this file, and few need the schemas.
import type { Collection, Headline } from './public-data.ts';

/**
 * Lists of the public collections, for pages and the API. The address of a list contains its whole state, so that it
 * can be linked, shared, and reached with the back button.
 */

/** The parts that are searched: the title, the text, or both. */
export const SCOPES = ['both', 'title', 'content'] as const;
export type Scope = (typeof SCOPES)[number];

/** The sort keys of a list. */
export const SORTS = ['date', 'title', 'author'] as const;
export type Sort = (typeof SORTS)[number];
/** Descending first: lists begin with the newest. */
export const ORDERS = ['desc', 'asc'] as const;
export type Order = (typeof ORDERS)[number];

/** The query of a list. Every part has a default. */
export interface ListQuery {
  /** The words to search for, literally; empty for all items. */
  readonly q: string;
  readonly scope: Scope;
  /** Empty for all items. */
  readonly category: string;
  readonly sort: Sort;
  readonly order: Order;
  /** From 1. A growing list shows all pages up to this one. */
  readonly page: number;
}

export type ListParameter = keyof ListQuery;

interface ListRules {
  /** The parameters in its address; others are ignored. */
  readonly parameters: readonly ListParameter[];
  /** The number of items on a page. */
  readonly size: number;
  /** Whether the next page is appended ("more") instead of replacing the present one. */
  readonly grows: boolean;
}

/** The rules of every list, by its collection. */
export const LISTS: Readonly<Record<Collection, ListRules>> = {
  press: {
    parameters: ['category', 'scope', 'q', 'page'],
    size: 12,
    grows: true,
  },
  notices: { parameters: ['scope', 'q', 'page'], size: 10, grows: false },
  patents: {
    parameters: ['q', 'sort', 'order', 'page'],
    size: 10,
    grows: false,
  },
  recruitments: { parameters: [], size: 20, grows: false },
};

/** Longest search words of a list, in characters. */
export const WORDS_MAX = 100;
/** The last page that can be requested. */
export const PAGE_MAX = 1000;
/** The maximum number of items that a growing list shows. */
export const GROWN_MAX = 96;

/** Parses a page number; returns `undefined` for anything else. */
export const parsePageNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(text) && Number(text) <= PAGE_MAX ? Number(text) : undefined;

/** Normalizes words for the search and the search field: cleaned, with single spaces. */
export const tidyWords = (text: string): string =>
  [...cleanLine(normalizeBounded(text, 'NFC', WORDS_MAX)).replaceAll(/\s+/g, ' ')]
    .slice(0, WORDS_MAX)
    .join('')
    .trim();

const getOne = <T extends string>(words: readonly T[], word: string | null): T | undefined =>
  words.find((candidate) => candidate === word);

/**
 * Reads the query of a list from an address. Unknown parameters and invalid values are ignored.
 * @param categories the categories of the list, which the content of the company defines
 */
export function readListQuery(
  name: Collection,
  search: URLSearchParams,
  categories: readonly string[] = [],
): ListQuery {
  const { parameters, grows, size } = LISTS[name];
  const getRequestedValue = (parameter: ListParameter) =>
    parameters.includes(parameter) ? search.get(parameter) : null;
  const page = parsePageNumber(getRequestedValue('page') ?? '') ?? 1;
  return {
    q: tidyWords(getRequestedValue('q') ?? ''),
    scope: getOne(SCOPES, getRequestedValue('scope')) ?? 'both',
    category: getOne(categories, getRequestedValue('category')) ?? '',
    sort: getOne(SORTS, getRequestedValue('sort')) ?? 'date',
    order: getOne(ORDERS, getRequestedValue('order')) ?? 'desc',
    page: grows ? Math.min(page, GROWN_MAX / size) : page,
  };
}

/** Returns the shortest search part of an address with the same query: `?category=rnd&page=2`, or nothing. */
export function listSearch(query: Partial<ListQuery>): string {
  const { category, scope, q, sort, order, page } = query;
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  // The scope has no meaning without words.
  if (q && scope && scope !== 'both') search.set('scope', scope);
  if (q) search.set('q', q);
  if (sort && sort !== 'date') search.set('sort', sort);
  if (order && order !== 'desc') search.set('order', order);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return text && `?${text}`;
}

/** Returns the same query for the API, in the language of the words. */
export function listRequest(name: Collection, query: ListQuery, language: Language): string {
  const { size, grows } = LISTS[name];
  const { q, scope, category, sort, order, page } = query;
  const search = new URLSearchParams({ lang: language });
  if (category) search.set('category', category);
  if (q) search.set('q', q);
  if (q && scope !== 'both') search.set('scope', scope);
  if (sort !== 'date' || order !== 'desc') {
    search.set('_sort', sort);
    search.set('_order', order);
  }
  search.set('_page', String(grows ? 1 : page));
  search.set('_limit', String(grows ? page * size : size));
  return search.toString();
}

/** One page of a list: the items to show, by default the newest first. */
export interface ListPage<C extends Collection = Collection> {
  readonly items: readonly Headline<C>[];
  /** The number of all items. */
  readonly total: number;
}

/** Returns the number of pages of a list. */
export const getPages = (name: Collection, total: number): number =>
  Math.max(1, Math.ceil(total / LISTS[name].size));
