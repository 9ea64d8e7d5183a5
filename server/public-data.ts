import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import jsonServer from 'json-server';
import { findNodeAtLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import { dateInSeoul } from '@site/contract/date';
import { COLLECTION_PAGE, NEWEST_ITEMS } from '@site/contract/limits';
import {
  databaseSchema,
  PRESS_CATEGORIES,
  type Collection,
  type Database,
} from '@site/contract/public-data';
import type { PageData } from '@site/contract/renderer';

import type { Log } from './log.ts';
import { problemOf, sendProblem } from './problems.ts';
import { StartError } from './start-error.ts';

// The contract's schemas speak in codes; an editor of `db.json` is told in words.
z.config(z.locales.en());

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The line on which a value stands, or the nearest thing around it where it is missing. */
function lineOfValue(text: string, path: readonly PropertyKey[]): number {
  const tree = parseTree(text);
  if (!tree) return 1;
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  for (let length = keys.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, length));
    if (node) return lineOf(text, node.offset);
  }
  return 1;
}

function parseJson(text: string): unknown {
  const [slip] = parseJsonErrors(text);
  if (slip)
    throw new Error(`line ${lineOf(text, slip.offset)}: ${printParseErrorCode(slip.error)}`);
  return JSON.parse(text);
}

function parseJsonErrors(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors;
}

/**
 * Parses the text of `db.json`. Throws an `Error` that says what is wrong and on which line.
 */
export function parseDatabase(text: string): Database {
  const parsed = databaseSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const { path = [], message = 'wrong' } = parsed.error.issues[0] ?? {};
    throw new Error(`line ${lineOfValue(text, path)}: ${path.join('.')} ${message}`);
  }
  for (const [name, items] of Object.entries(parsed.data)) {
    const ids = items.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) throw new Error(`${name} has the id ${twice} twice`);
  }
  return parsed.data;
}

const newestFirst = <Item extends { readonly date: string; readonly id: number }>(
  items: readonly Item[],
  today: string,
): Item[] =>
  items
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);

/** What is published on a day: an item whose date has not come yet waits for it. */
const publishedOn = (database: Database, today: string): Database => ({
  notices: newestFirst(database.notices, today),
  press: newestFirst(database.press, today),
});

export interface PublicData {
  /** What pages with live data are given now. */
  pageData(): PageData;
  /** Calls back after the data or the date in Seoul has changed. */
  onChange(listener: () => void): void;
  /** `/notices`, `/press` and their items, to be mounted below `/api`. */
  readonly router: Router;
  close(): void;
}

interface Options {
  readonly file: string;
  readonly now: () => Date;
  readonly log: Log;
  /** How often file and date are looked at, in milliseconds. */
  readonly interval?: number;
}

/**
 * Serves the public collections of `db.json` through json-server's router, read-only, and follows
 * what editors change. A broken edit changes nothing: the last good version stays, the log says why.
 * Throws a `StartError` where the file cannot be used at the start.
 */
export function openPublicData({ file, now, log, interval = 1000 }: Options): PublicData {
  let database: Database;
  try {
    database = parseDatabase(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be used: ${(error as Error).message}.`);
  }
  let today = dateInSeoul(now());
  let published = publishedOn(database, today);
  let collections = collectionRouter(published);
  const listeners: Array<() => void> = [];

  function publish(): void {
    today = dateInSeoul(now());
    published = publishedOn(database, today);
    collections = collectionRouter(published);
    for (const listener of listeners) listener();
  }

  // Polling sees what editors do in every way of saving: in place, by renaming, over a network.
  watchFile(file, { interval, persistent: false }, () => {
    try {
      database = parseDatabase(readFileSync(file, 'utf8'));
    } catch (error) {
      log('database.refused', { publicDetail: (error as Error).message });
      return;
    }
    log('database.loaded');
    publish();
  });
  const calendar = setInterval(() => {
    if (dateInSeoul(now()) !== today) publish();
  }, interval);
  calendar.unref();

  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(['/notices', '/press', '/notices/:id(\\d+)', '/press/:id(\\d+)'])
    .get(guard, (request, response, next) => collections(request, response, next))
    .all((_request, response) =>
      sendProblem(response, problemOf(405, 'methodNotAllowed'), { Allow: 'GET, HEAD' }),
    );

  return {
    pageData: () => ({
      today,
      notices: published.notices.slice(0, NEWEST_ITEMS),
      press: published.press.slice(0, NEWEST_ITEMS),
    }),
    onChange: (listener) => void listeners.push(listener),
    router,
    close() {
      unwatchFile(file);
      clearInterval(calendar);
    },
  };
}

const wholeNumber = (max: number) => (value: string) =>
  /^[1-9]\d{0,4}$/.test(value) && Number(value) <= max;
const oneOf =
  (...words: readonly string[]) =>
  (value: string) =>
    words.includes(value);

type Parameters = Readonly<Record<string, (value: string) => boolean>>;

const LIST_PARAMETERS: Parameters = {
  q: (value) => [...value].length <= 100,
  _page: wholeNumber(10_000),
  _limit: wholeNumber(COLLECTION_PAGE.max),
  _sort: oneOf('date', 'id'),
  _order: oneOf('asc', 'desc'),
};

/** Everything that may be asked; json-server itself would take regular expressions and joins. */
const PARAMETERS: Readonly<Record<Collection, Parameters>> = {
  notices: LIST_PARAMETERS,
  press: { ...LIST_PARAMETERS, category: oneOf(...PRESS_CATEGORIES) },
};

const mayAsk = (parameters: Parameters, name: string, value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(parameters, name) && parameters[name]!(value);

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Lets nothing reach json-server but a plain question to a public collection. Seen to be needed:
 * its router parses the body of a GET, answers JSONP, and runs `?x_like=` as a regular expression.
 * It also obeys `X-HTTP-Method-Override`, but in a POST, and no POST gets here.
 */
const guard: RequestHandler = (request, response, next) => {
  const [, collection = '', id] = request.path.split('/');
  const parameters = id === undefined ? PARAMETERS[collection as Collection] : {};
  const asked = Object.entries(request.query);
  if (hasBody(request)) return sendProblem(response, problemOf(400, 'malformed'));
  if (!asked.every(([name, value]) => mayAsk(parameters, name, value)))
    return sendProblem(response, problemOf(400, 'query'));
  if (id === undefined) {
    // json-server sends a whole collection to whoever names no limit.
    request.query['_page'] ??= '1';
    request.query['_limit'] ??= String(COLLECTION_PAGE.default);
    if (request.query['_sort'] === undefined) {
      request.query['_sort'] = 'date,id';
      request.query['_order'] = 'desc,desc';
    }
  }
  return next();
};

/** A json-server router over a copy that holds the public collections and nothing else. */
function collectionRouter(published: Database): Router {
  const router = jsonServer.router<Database>(structuredClone(published));
  // `render` is json-server's own hook; its default answers with JSONP.
  const withRender: { render?: RequestHandler } = router as unknown as { render?: RequestHandler };
  withRender.render = (_request, response) => {
    if (response.statusCode === 404) return sendProblem(response, problemOf(404, 'notFound'));
    // Links to other pages would carry whatever host the visitor wrote into the request.
    response.removeHeader('Link');
    response.removeHeader('Access-Control-Expose-Headers');
    return response.json(response.locals['data']);
  };
  // Its last layer answers with stack traces; without it, errors reach the handler of the API.
  const last = router.stack.at(-1);
  if ((last?.handle as ErrorRequestHandler | undefined)?.length === 4) router.stack.pop();
  return router;
}
