import { readFileSync, statSync } from 'node:fs';
import { Router } from 'express';
import type { NewsVersion } from '@site/contract/news';
import {
  COLLECTIONS,
  getHeadline,
  type Collection,
  type PublicData,
  type Headline,
} from '@site/contract/public-data';
import type { PageData } from '@site/contract/renderer';
import {
  findNextChange,
  getMinuteInSeoul,
  isVisible,
  type Scheduled,
} from '@site/contract/visibility';

import { createCollectionRouter, type PublishedItems } from './collections.ts';
import { loadPageData, type PageDataRequest } from './page-data.ts';
import { parsePublicData } from './public-data-file.ts';
import type { PublishedNews } from './published-news.ts';
import { findRelated } from './related.ts';
import type { Log } from '../log.ts';
import { refuseMethod } from '../http/problems.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { StartError } from '../start-error.ts';

/** Returns the items that are shown at a time, newest first. */
const selectVisible = <Item extends Scheduled & { readonly date: string; readonly id: number }>(
  items: readonly Item[],
  moment: string,
): Item[] =>
  items
    .filter((item) => isVisible(item, moment))
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);

const selectPublished = (data: PublicData, moment: string): PublicData => ({
  notices: selectVisible(data.notices, moment),
  press: selectVisible(data.press, moment),
  patents: selectVisible(data.patents, moment),
  recruitments: selectVisible(data.recruitments, moment),
});

/**
 * Returns a text that changes when a file is written. Polling it notices all the ways in which programs save: in place,
 * by renaming, over a network.
 */
function getVersion(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ino} ${stat.size}` : '';
}

/** The views of a notice that this site has counted. */
export type CountViews = (notice: number) => number;

function createPublished(allData: PublicData, moment: string, views: CountViews): PublishedItems {
  const today = moment.slice(0, 10);
  const data = selectPublished(allData, moment);
  const countedNotices = new Set(data.notices as readonly object[]);
  const byId = Object.fromEntries(
    COLLECTIONS.map((name) => [name, new Map(data[name].map((item) => [item.id, item]))]),
  ) as unknown as Record<Collection, ReadonlyMap<number, PublicData[Collection][number]>>;

  function withViews<Item extends PublicData[Collection][number]>(item: Item): Item {
    return countedNotices.has(item) && 'views' in item
      ? { ...item, views: item.views + views(item.id) }
      : item;
  }
  const createHeadline = <C extends Collection>(
    name: C,
    item: PublicData[C][number] | undefined,
  ): Headline<C> | undefined => item && getHeadline(name, withViews(item));
  return {
    data,
    headline: (name, id) => createHeadline(name, byId[name].get(id)),
    article(name, id) {
      const item = byId[name].get(id);
      if (!item || !('content' in item)) return item;
      const index = (data[name] as readonly object[]).indexOf(item);
      const newer = createHeadline(name, data[name][index - 1]);
      const older = createHeadline(name, data[name][index + 1]);
      const related = findRelated(item, data[name] as readonly (typeof item)[], today);
      return {
        ...withViews(item),
        ...(newer && { newer }),
        ...(older && { older }),
        ...(related.length > 0 && {
          related: related.map((relatedItem) => createHeadline(name, relatedItem)),
        }),
      };
    },
  };
}

export interface PublicDataService {
  /** Returns the data of a page. Rejects with `BusyError` if too many searches are waiting. */
  readonly pageData: (request: PageDataRequest) => Promise<PageData>;
  /** Returns everything that is published on the present date. */
  readonly published: () => PublishedItems;
  /** Returns the shown version of the news: the published one, or number 0 with that of the file. */
  readonly getNews: () => NewsVersion;
  /** Calls `listener` after the data or the date in Seoul has changed, and when an item appears or ends. */
  readonly onChange: (listener: () => void) => void;
  /** The public collections and their items, which are mounted below `/api`. */
  readonly router: Router;
  readonly close: () => void;
}

interface Options {
  readonly file: string;
  /** The news that editors have published, which replace the news of the file. */
  readonly news: PublishedNews;
  readonly now: () => Date;
  readonly log: Log;
  readonly views: CountViews;
  /** Searches the whole site: its content and the published items. */
  readonly search: SiteSearch;
  /** The categories of press items. */
  readonly pressCategories: readonly string[];
  /** How often file and date are checked, in milliseconds. */
  readonly interval?: number;
}

/**
 * Serves the public collections of `db.json`, read-only, to pages and through json-server's router, and follows changes
 * of the file. After an invalid change, the last valid version stays, and the log contains the reason. Throws a
 * `StartError` if the file cannot be used at the start.
 */
export function openPublicData({
  file,
  news,
  now,
  log,
  views,
  search,
  pressCategories,
  interval = 1000,
}: Options): PublicDataService {
  let fileData: PublicData;
  let fileVersion: string;
  function readFile(): void {
    // Before its content, so that a change in between is noticed.
    fileVersion = getVersion(file);
    fileData = parsePublicData(readFileSync(file, 'utf8'), pressCategories);
  }
  try {
    readFile();
  } catch (error) {
    throw new StartError(`${file} cannot be used: ${(error as Error).message}.`);
  }
  let moment: string;
  let nextChange: string | undefined;
  let snapshot: PublishedItems;
  let collections: Router;
  const listeners: Array<() => void> = [];

  function publish(): void {
    const allData = { ...fileData, ...news.get()?.content };
    moment = getMinuteInSeoul(now());
    nextChange = findNextChange([...Object.values(allData).flat(), ...search.scheduled], moment);
    snapshot = createPublished(allData, moment, views);
    collections = createCollectionRouter(snapshot, pressCategories);
    search.publish(snapshot.data, moment);
    for (const listener of listeners) listener();
  }
  publish();
  news.onChange(publish);

  function followFile(): void {
    if (getVersion(file) === fileVersion) return;
    try {
      readFile();
    } catch (error) {
      log('public-data.refused', { publicDetail: (error as Error).message });
      return;
    }
    log('public-data.loaded');
    publish();
  }
  function followDate(): void {
    const minute = getMinuteInSeoul(now());
    const hasChanged = nextChange !== undefined && nextChange <= minute;
    if (hasChanged || minute.slice(0, 10) !== moment.slice(0, 10)) publish();
  }
  const timer = setInterval(() => {
    followFile();
    followDate();
  }, interval);
  timer.unref();

  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(COLLECTIONS.flatMap((name) => [`/${name}`, `/${name}/:id(\\d+)`]))
    .get((request, response, next) => collections(request, response, next))
    .all((_request, response) => refuseMethod(response, 'GET, HEAD'));

  return {
    pageData: (request) =>
      loadPageData(request, search, () => ({
        published: snapshot,
        today: moment.slice(0, 10),
      })),
    published: () => snapshot,
    getNews() {
      const publishedNews = news.get();
      if (publishedNews) {
        const { number, publishedAt, key, content } = publishedNews;
        return { number, publishedAt, key, content };
      }
      const { notices, press, recruitments } = fileData;
      return { number: 0, content: { notices, press, recruitments } };
    },
    onChange: (listener) => void listeners.push(listener),
    router,
    close() {
      clearInterval(timer);
    },
  };
}
