import type { Language } from './language.ts';
import { cleanLine, normalizeBounded } from './normalize.ts';
// Types only: every page reads addresses, and few need the schemas of what they name.
import type { Collection, Headline } from './public-data.ts';

/**
 * Lists of the public collections, as pages and the API are asked for them. Everything that decides
 * what a list shows stands in its address, so that it can be linked to, gone back to and shared.
 */

/** Where the words are looked for: in the title, in the text, or in either. */
export const SCOPES = ['both', 'title', 'content'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a list can be sorted by. */
export const SORTS = ['date', 'title', 'author'] as const;
export type Sort = (typeof SORTS)[number];
/** Descending first: lists begin with the newest. */
export const ORDERS = ['desc', 'asc'] as const;
export type Order = (typeof ORDERS)[number];

/** What a list is asked for. Every part has a meaning without being named. */
export interface ListQuery {
  /** The words to look for, literally; empty for all. */
  readonly q: string;
  readonly scope: Scope;
  /** Empty for all. */
  readonly category: string;
  readonly sort: Sort;
  readonly order: Order;
  /** From 1. A list that grows shows everything up to this page. */
  readonly page: number;
}

export type ListParameter = keyof ListQuery;

interface ListRules {
  /** What may stand in its address; everything else is ignored there. */
  readonly parameters: readonly ListParameter[];
  /** Items on a page. */
  readonly size: number;
  /** Whether the next page is added below the ones before ("more") rather than put in their place. */
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

/** Longest words that a list is searched for, in characters. */
export const WORDS_MAX = 100;
/** The last page that can be asked for. */
export const PAGE_MAX = 1000;
/** The maximum number of items that a growing list shows. */
export const GROWN_MAX = 96;

/** Page number from its text; `undefined` for anything else. */
export const parsePageNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(text) && Number(text) <= PAGE_MAX ? Number(text) : undefined;

/** Words as they are searched for and shown again: cleaned, with single spaces. */
export const tidyWords = (text: string): string =>
  [...cleanLine(normalizeBounded(text, 'NFC', WORDS_MAX)).replaceAll(/\s+/g, ' ')]
    .slice(0, WORDS_MAX)
    .join('')
    .trim();

const getOne = <T extends string>(words: readonly T[], word: string | null): T | undefined =>
  words.find((one) => one === word);

/**
 * Reads what an address asks of a list. What it may not ask, or asks wrongly, counts as not asked.
 * @param categories those of the list, which the content of the company names
 */
export function readListQuery(
  name: Collection,
  search: URLSearchParams,
  categories: readonly string[] = [],
): ListQuery {
  const { parameters, grows, size } = LISTS[name];
  const asked = (parameter: ListParameter) =>
    parameters.includes(parameter) ? search.get(parameter) : null;
  const page = parsePageNumber(asked('page') ?? '') ?? 1;
  return {
    q: tidyWords(asked('q') ?? ''),
    scope: getOne(SCOPES, asked('scope')) ?? 'both',
    category: getOne(categories, asked('category')) ?? '',
    sort: getOne(SORTS, asked('sort')) ?? 'date',
    order: getOne(ORDERS, asked('order')) ?? 'desc',
    page: grows ? Math.min(page, GROWN_MAX / size) : page,
  };
}

/** The shortest search part of an address that asks the same: `?category=rnd&page=2`, or nothing. */
export function listSearch(query: Partial<ListQuery>): string {
  const { category, scope, q, sort, order, page } = query;
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  // Where to look says nothing without words.
  if (q && scope && scope !== 'both') search.set('scope', scope);
  if (q) search.set('q', q);
  if (sort && sort !== 'date') search.set('sort', sort);
  if (order && order !== 'desc') search.set('order', order);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return text && `?${text}`;
}

/** The same question to the API, in the language in which the words are looked for. */
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

/** One answer: the items to show, newest first unless asked otherwise. */
export interface ListPage<C extends Collection = Collection> {
  readonly items: readonly Headline<C>[];
  /** How many there are in all. */
  readonly total: number;
}

/** How many pages a list has. */
export const getPages = (name: Collection, total: number): number =>
  Math.max(1, Math.ceil(total / LISTS[name].size));
