import { Router, type Request, type RequestHandler, type Response } from 'express';
import jsonServer from 'json-server';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_PARAMETER } from '@site/contract/language';
import { COLLECTION_PAGE } from '@site/contract/limits';
import {
  LISTS,
  ORDERS,
  parsePageNumber,
  SCOPES,
  SORTS,
  tidyWords,
  WORDS_MAX,
} from '@site/contract/lists';
import { COLLECTIONS, type Collection, type PublicData } from '@site/contract/public-data';

import { filterAndSort, type ListFilter } from './lists.ts';
import { createProblem, sendProblem } from '../http/problems.ts';
import { hasBody } from '../http/request-head.ts';

/** The published items, as pages and the API show them. */
export interface PublishedItems {
  readonly data: PublicData;
  /** Returns an item as lists show it. */
  readonly headline: (name: Collection, id: number) => unknown;
  /** Returns an item with its text, and the newer and older items next to it. */
  readonly article: (name: Collection, id: number) => unknown;
}

const getOne =
  (...words: readonly string[]) =>
  (value: string) =>
    words.includes(value);

type Parameters = Readonly<Record<string, (value: string) => boolean>>;

/**
 * Creates the checks of a collection's query parameters. json-server itself would accept regular expressions and joins.
 */
function createParameters(name: Collection, categories: readonly string[]): Parameters {
  const { parameters } = LISTS[name];
  return {
    q: (value) => [...value].length <= WORDS_MAX,
    [LANGUAGE_PARAMETER]: isLanguage,
    _page: (value) => parsePageNumber(value) !== undefined,
    _limit: (value) => (parsePageNumber(value) ?? Infinity) <= COLLECTION_PAGE.max,
    _sort: parameters.includes('sort') ? getOne(...SORTS) : getOne('date'),
    _order: getOne(...ORDERS),
    ...(parameters.includes('scope') && { scope: getOne(...SCOPES) }),
    ...(parameters.includes('category') && { category: getOne(...categories) }),
  };
}

const isAllowed = (parameters: Parameters, name: string, value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(parameters, name) && parameters[name]!(value);

/**
 * Lets only GET requests for public collections with known parameters reach json-server. Its router parses the body of
 * a GET, answers JSONP, and runs `?x_like=` as a regular expression. It also obeys `X-HTTP-Method-Override`, but only
 * in a POST, and no POST gets here.
 *
 * The same code as for pages determines the items of a list and their order; json-server receives their ids.
 */
function guard({ data }: PublishedItems, pressCategories: readonly string[]): RequestHandler {
  const collectionParameters = Object.fromEntries(
    COLLECTIONS.map((name) => [name, createParameters(name, pressCategories)]),
  ) as Record<Collection, Parameters>;
  return (request, response, next) => {
    const [, name = '', id] = request.path.split('/');
    const collection = name as Collection;
    const query = request.query as Record<string, string>;
    const parameters = id === undefined ? collectionParameters[collection] : {};
    if (hasBody(request)) return sendProblem(response, createProblem(400, 'malformed'));
    if (!Object.entries(query).every(([key, value]) => isAllowed(parameters, key, value)))
      return sendProblem(response, createProblem(400, 'query'));
    if (id !== undefined) return next();

    const {
      _page = '1',
      _limit = String(COLLECTION_PAGE.default),
      lang = DEFAULT_LANGUAGE,
    } = query;
    const filter = {
      q: tidyWords(query['q'] ?? ''),
      scope: query['scope'] ?? 'both',
      category: query['category'] ?? '',
      sort: query['_sort'] ?? 'date',
      order: query['_order'] ?? 'desc',
    } as ListFilter;
    const rows = filterAndSort(
      data[collection],
      filter,
      isLanguage(lang) ? lang : DEFAULT_LANGUAGE,
    );
    const end = Number(_page) * Number(_limit);
    const ids = rows.slice(end - Number(_limit), end).map((item) => item.id);
    Object.assign(response.locals, { ids });
    response.set('X-Total-Count', String(rows.length));
    // No item has the id 0. json-server would respond to an empty list of ids with all items.
    request.query = { id: ids.length > 0 ? ids.map(String) : ['0'] };
    return next();
  };
}

/** Makes an object and all its parts read-only. */
function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freezeDeep(part);
    Object.freeze(value);
  }
  return value;
}

type Layer = { readonly handle: unknown };

/**
 * Removes json-server's error handler, the last layer of its router, whose responses contain stack traces; without it,
 * errors reach the error handler of the API. Throws if the last layer is another one, in another version of
 * json-server.
 */
export function removeErrorHandler(stack: Layer[]): void {
  const last = stack.at(-1)?.handle;
  // Express recognizes an error handler by its four parameters.
  if (typeof last !== 'function' || last.length !== 4)
    throw new Error(
      'The last layer of the json-server router is not its error handler: this version of json-server is not supported.',
    );
  stack.pop();
}

/**
 * Creates a json-server router over a frozen copy of the public collections: it contains nothing more, and a write to
 * it would throw.
 * @param pressCategories the categories that lists of press items can be filtered by
 */
export function createCollectionRouter(
  publishedData: PublishedItems,
  pressCategories: readonly string[],
): Router {
  const { data, headline, article } = publishedData;
  const collections = jsonServer.router<PublicData>(freezeDeep(structuredClone(data)));
  removeErrorHandler(collections.stack);
  const readName = (path: string) => path.split('/')[1] as Collection;
  // json-server documents `render` for this, but its types omit it. Its default answers with JSONP.
  Object.assign(collections, { render: renderResponse });

  function renderResponse(request: Request, response: Response) {
    if (response.statusCode === 404) return sendProblem(response, createProblem(404, 'notFound'));
    const locals = response.locals as { ids?: readonly number[]; data: { id: number } };
    const name = readName(request.path);
    return response.json(
      locals.ids ? locals.ids.map((id) => headline(name, id)) : article(name, locals.data.id),
    );
  }

  const router = Router({ caseSensitive: true, strict: true });
  router.get('*', guard(publishedData, pressCategories), (request, response, next) =>
    collections(request, response, next),
  );
  return router;
}
