import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import jsonServer from 'json-server';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_PARAMETER } from '@site/contract/language';
import { COLLECTION_PAGE } from '@site/contract/limits';
import { LISTS, ORDERS, pageNumber, SCOPES, tidyWords, WORDS_MAX } from '@site/contract/lists';
import { COLLECTIONS, type Collection, type PublicData } from '@site/contract/public-data';

import { listed, type ListFilter } from './lists.ts';
import { createProblem, sendProblem } from '../http/problems.ts';

/** What is published now, as pages and the API show it. */
export interface Published {
  readonly database: PublicData;
  /** One item as lists show it. */
  readonly headline: (name: Collection, id: number) => unknown;
  /** One item with its text and its neighbours. */
  readonly article: (name: Collection, id: number) => unknown;
}

const oneOf =
  (...words: readonly string[]) =>
  (value: string) =>
    words.includes(value);

type Parameters = Readonly<Record<string, (value: string) => boolean>>;

/** Everything that may be asked of a collection; json-server itself would take regular expressions and joins. */
function parametersOf(name: Collection): Parameters {
  const { parameters, categories } = LISTS[name];
  return {
    q: (value) => [...value].length <= WORDS_MAX,
    [LANGUAGE_PARAMETER]: isLanguage,
    _page: (value) => pageNumber(value) !== undefined,
    _limit: (value) => (pageNumber(value) ?? Infinity) <= COLLECTION_PAGE.max,
    _sort: parameters.includes('sort') ? oneOf('date', 'title', 'author') : oneOf('date'),
    _order: oneOf(...ORDERS),
    ...(parameters.includes('scope') && { scope: oneOf(...SCOPES) }),
    ...(categories.length > 0 && { category: oneOf(...categories) }),
  };
}

const PARAMETERS = Object.fromEntries(
  COLLECTIONS.map((name) => [name, parametersOf(name)]),
) as Record<Collection, Parameters>;

const mayAsk = (parameters: Parameters, name: string, value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(parameters, name) && parameters[name]!(value);

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Lets nothing reach json-server but a plain question to a public collection. Seen to be needed:
 * its router parses the body of a GET, answers JSONP, and runs `?x_like=` as a regular expression.
 * It also obeys `X-HTTP-Method-Override`, but in a POST, and no POST gets here.
 *
 * Which items a list holds, and in which order, is decided where pages decide it too; json-server is
 * asked for them by their ids.
 */
const guard =
  ({ database }: Published): RequestHandler =>
  (request, response, next) => {
    const [, name = '', id] = request.path.split('/');
    const collection = name as Collection;
    const query = request.query as Record<string, string>;
    const parameters = id === undefined ? PARAMETERS[collection] : {};
    if (hasBody(request)) return sendProblem(response, createProblem(400, 'malformed'));
    if (!Object.entries(query).every(([key, value]) => mayAsk(parameters, key, value)))
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
    const all = listed(database[collection], filter, isLanguage(lang) ? lang : DEFAULT_LANGUAGE);
    const end = Number(_page) * Number(_limit);
    const ids = all.slice(end - Number(_limit), end).map((item) => item.id);
    Object.assign(response.locals, { ids });
    response.set('X-Total-Count', String(all.length));
    // No item has the id 0: json-server answers an empty question with everything.
    request.query = { id: ids.length > 0 ? ids.map(String) : ['0'] };
    return next();
  };

/** A json-server router over a copy that holds the public collections and nothing else. */
export function collectionRouter(published: Published): Router {
  const { database, headline, article } = published;
  const collections = jsonServer.router<PublicData>(structuredClone(database));
  const nameIn = (path: string) => path.split('/')[1] as Collection;
  // `render` is json-server's own hook; its default answers with JSONP.
  const withRender: { render?: RequestHandler } = collections as unknown as {
    render?: RequestHandler;
  };
  withRender.render = (request, response) => {
    if (response.statusCode === 404) return sendProblem(response, createProblem(404, 'notFound'));
    const { ids, data } = response.locals as { ids?: readonly number[]; data: { id: number } };
    const name = nameIn(request.path);
    return response.json(ids ? ids.map((id) => headline(name, id)) : article(name, data.id));
  };
  // Its last layer answers with stack traces; without it, errors reach the handler of the API.
  const last = collections.stack.at(-1);
  if ((last?.handle as ErrorRequestHandler | undefined)?.length === 4) collections.stack.pop();

  const router = Router({ caseSensitive: true, strict: true });
  router.get('*', guard(published), (request, response, next) =>
    collections(request, response, next),
  );
  return router;
}
