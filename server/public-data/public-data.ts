import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { Router } from 'express';
import { dateInSeoul } from '@site/contract/date';
import type { Language } from '@site/contract/language';
import { NEWEST_ITEMS } from '@site/contract/limits';
import { LISTS, readListQuery } from '@site/contract/lists';
import { itemNumber, QUERY_PARAMETER } from '@site/contract/paths';
import {
  COLLECTIONS,
  type Article,
  type Collection,
  type PublicData,
  type Headline,
} from '@site/contract/public-data';
import type { ManifestRoute, PageData } from '@site/contract/renderer';

import { collectionRouter, type Published } from './collections.ts';
import { parsePublicData } from './public-data-file.ts';
import { listed } from './lists.ts';
import type { Log } from '../log.ts';
import { createProblem, sendProblem } from '../http/problems.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { StartError } from '../start-error.ts';

const newestFirst = <Item extends { readonly date: string; readonly id: number }>(
  items: readonly Item[],
  today: string,
): Item[] =>
  items
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);

/** What is published on a day: an item whose date has not come yet waits for it. */
const databaseOn = (database: PublicData, today: string): PublicData => ({
  notices: newestFirst(database.notices, today),
  press: newestFirst(database.press, today),
  patents: newestFirst(database.patents, today),
  recruitments: newestFirst(database.recruitments, today),
});

/** Counts since this site began to count. */
export type Views = (notice: number) => number;

function publishedOn(all: PublicData, today: string, views: Views): Published {
  const database = databaseOn(all, today);
  const counted = new Set(database.notices as readonly object[]);
  const byId = Object.fromEntries(
    COLLECTIONS.map((name) => [name, new Map(database[name].map((item) => [item.id, item]))]),
  ) as unknown as Record<Collection, ReadonlyMap<number, PublicData[Collection][number]>>;

  function withViews<Item extends PublicData[Collection][number]>(item: Item): Item {
    return counted.has(item) && 'views' in item
      ? { ...item, views: item.views + views(item.id) }
      : item;
  }
  function headlineOf(item: PublicData[Collection][number] | undefined): Headline | undefined {
    if (!item || !('content' in item)) return item;
    const { content: _content, ...headline } = withViews(item);
    if (!('media' in headline)) return headline;
    const { media: _media, ...rest } = headline;
    return rest;
  }
  return {
    database,
    headline: (name, id) => headlineOf(byId[name].get(id)),
    article(name, id) {
      const item = byId[name].get(id);
      if (!item || !('content' in item)) return item;
      const place = (database[name] as readonly object[]).indexOf(item);
      const newer = headlineOf(database[name][place - 1]);
      const older = headlineOf(database[name][place + 1]);
      return { ...withViews(item), ...(newer && { newer }), ...(older && { older }) };
    },
  };
}

export interface PublicDataService {
  /** What a page with live data is given now, for an address (path and query) in a language. */
  readonly pageData: (
    route: ManifestRoute,
    address: URL,
    language: Language,
    id?: string,
  ) => PageData;
  /** Everything that is published now. */
  readonly published: () => Published;
  /** Calls back after the data or the date in Seoul has changed. */
  readonly onChange: (listener: () => void) => void;
  /** The public collections and their items, to be mounted below `/api`. */
  readonly router: Router;
  readonly close: () => void;
}

interface Options {
  readonly file: string;
  readonly now: () => Date;
  readonly log: Log;
  readonly views: Views;
  /** Searches the whole site, with what is published added to its content. */
  readonly search: SiteSearch;
  /** How often file and date are looked at, in milliseconds. */
  readonly interval?: number;
}

/**
 * Serves the public collections of `db.json`, read-only, to pages and through json-server's router,
 * and follows what editors change. A broken edit changes nothing: the last good version stays, the
 * log says why. Throws a `StartError` where the file cannot be used at the start.
 */
export function openPublicData({
  file,
  now,
  log,
  views,
  search,
  interval = 1000,
}: Options): PublicDataService {
  let database: PublicData;
  try {
    database = parsePublicData(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be used: ${(error as Error).message}.`);
  }
  let today = dateInSeoul(now());
  let published = publishedOn(database, today, views);
  let collections = collectionRouter(published);
  search.publish(published.database);
  const listeners: Array<() => void> = [];

  function publish(): void {
    today = dateInSeoul(now());
    published = publishedOn(database, today, views);
    collections = collectionRouter(published);
    search.publish(published.database);
    for (const listener of listeners) listener();
  }

  // Polling sees what editors do in every way of saving: in place, by renaming, over a network.
  watchFile(file, { interval, persistent: false }, () => {
    try {
      database = parsePublicData(readFileSync(file, 'utf8'));
    } catch (error) {
      log('public-data.refused', { publicDetail: (error as Error).message });
      return;
    }
    log('public-data.loaded');
    publish();
  });
  const calendar = setInterval(() => {
    if (dateInSeoul(now()) !== today) publish();
  }, interval);
  calendar.unref();

  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(COLLECTIONS.flatMap((name) => [`/${name}`, `/${name}/:id(\\d+)`]))
    .get((request, response, next) => collections(request, response, next))
    .all((_request, response) =>
      sendProblem(response, createProblem(405, 'methodNotAllowed'), { Allow: 'GET, HEAD' }),
    );

  const newest = <C extends 'notices' | 'press'>(name: C): Headline<C>[] =>
    published.database[name]
      .slice(0, NEWEST_ITEMS)
      .map(({ id }) => published.headline(name, id) as Headline<C>);

  function list(name: Collection, asked: URLSearchParams, language: Language): PageData['list'] {
    const { size, grows } = LISTS[name];
    const query = readListQuery(name, asked);
    const all = listed(published.database[name], query, language);
    // Past its end, a list shows its last page.
    const page = Math.min(query.page, Math.max(1, Math.ceil(all.length / size)));
    return {
      items: all
        .slice(grows ? 0 : (page - 1) * size, page * size)
        .map(({ id }) => published.headline(name, id) as Headline),
      total: all.length,
    };
  }

  return {
    pageData(route, { searchParams }, language, id = '') {
      const item = route.item && published.article(route.item, itemNumber(id) ?? 0);
      const words = route.search && searchParams.get(QUERY_PARAMETER);
      const shown = route.list && list(route.list, searchParams, language);
      return {
        today,
        notices: route.live ? newest('notices') : [],
        press: route.live ? newest('press') : [],
        ...(shown && { list: shown }),
        ...(words && { found: search.find(words, language) }),
        ...(item !== undefined && { item: item as Article<'notices'> | Article<'press'> }),
      };
    },
    published: () => published,
    onChange: (listener) => void listeners.push(listener),
    router,
    close() {
      unwatchFile(file);
      clearInterval(calendar);
    },
  };
}
