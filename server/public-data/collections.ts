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

/** The published items in the forms in which pages and the API show them. */
export interface Published {
  readonly data: PublicData;
  /** An item as lists show it. */
  readonly headline: (name: Collection, id: number) => unknown;
  /** An item with its text, and the newer and older item beside it. */
  readonly article: (name: Collection, id: number) => unknown;
}

const getOne =
  (...words: readonly string[]) =>
  (value: string) =>
    words.includes(value);

type Parameters = Readonly<Record<string, (value: string) => boolean>>;

/** The query parameters of a collection. json-server itself would take regular expressions and joins. */
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
 * Lets only GET requests for public collections with known parameters reach json-server. Its router
 * parses the body of a GET, answers JSONP, and runs `?x_like=` as a regular expression. It also obeys
 * `X-HTTP-Method-Override`, but only in a POST, and no POST gets here.
 *
 * Which items a list holds, and in which order, is decided by the same code as for pages; json-server
 * is asked for them by their ids.
 */
function guard({ data }: Published, pressCategories: readonly string[]): RequestHandler {
  const known = Object.fromEntries(
    COLLECTIONS.map((name) => [name, createParameters(name, pressCategories)]),
  ) as Record<Collection, Parameters>;
  return (request, response, next) => {
    const [, name = '', id] = request.path.split('/');
    const collection = name as Collection;
    const query = request.query as Record<string, string>;
    const parameters = id === undefined ? known[collection] : {};
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
    const all = filterAndSort(data[collection], filter, isLanguage(lang) ? lang : DEFAULT_LANGUAGE);
    const end = Number(_page) * Number(_limit);
    const ids = all.slice(end - Number(_limit), end).map((item) => item.id);
    Object.assign(response.locals, { ids });
    response.set('X-Total-Count', String(all.length));
    // No item has the id 0: json-server answers an empty list of ids with everything.
    request.query = { id: ids.length > 0 ? ids.map(String) : ['0'] };
    return next();
  };
}

/** Makes an object and everything in it read-only. */
function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freezeDeep(part);
    Object.freeze(value);
  }
  return value;
}

type Layer = { readonly handle: unknown };

/**
 * Removes json-server's error handler, the last layer of its router, which answers with stack traces;
 * without it, errors reach the error handler of the API. Throws where the last layer is something
 * else: another version of json-server.
 */
export function removeErrorHandler(stack: Layer[]): void {
  const last = stack.at(-1)?.handle;
  // Express knows an error handler by its four parameters.
  if (typeof last !== 'function' || last.length !== 4)
    throw new Error(
      'The last layer of the json-server router is not its error handler: this version of json-server is not supported.',
    );
  stack.pop();
}

/**
 * A json-server router over a frozen copy of the public collections: it holds nothing else, and
 * whatever would write to it throws.
 * @param pressCategories what lists of the press may be asked for
 */
export function createCollectionRouter(
  published: Published,
  pressCategories: readonly string[],
): Router {
  const { data, headline, article } = published;
  const collections = jsonServer.router<PublicData>(freezeDeep(structuredClone(data)));
  removeErrorHandler(collections.stack);
  const readName = (path: string) => path.split('/')[1] as Collection;
  // json-server documents `render` for this; the types leave it out. Its default answers with JSONP.
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
  router.get('*', guard(published, pressCategories), (request, response, next) =>
    collections(request, response, next),
  );
  return router;
}
