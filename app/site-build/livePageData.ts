import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dateInSeoul } from '@site/contract/date';
import { NEWEST_ITEMS } from '@site/contract/limits';
import { LISTS } from '@site/contract/lists';
import {
  headlineOf,
  publicDataSchema,
  type Collection,
  type Headline,
  type PublicData,
} from '@site/contract/public-data';
import type { ManifestRoute, PageData } from '@site/contract/renderer';

import { ROOT } from './paths.ts';

let read: PublicData | undefined;

const publicData = (): PublicData =>
  (read ??= publicDataSchema.parse(JSON.parse(readFileSync(path.join(ROOT, 'db.json'), 'utf8'))));

/**
 * The data that a live page shows with the `db.json` of the repository, so that the build can measure
 * the page. On the site it is the server that renders these pages, with what is published then.
 */
export function livePageData({ live, list }: ManifestRoute): PageData {
  const data = publicData();
  const newest = <C extends Collection>(name: C, count: number): Headline<C>[] =>
    data[name]
      .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
      .slice(0, count)
      .map((item) => headlineOf(name, item));
  return {
    today: dateInSeoul(new Date()),
    notices: live ? newest('notices', NEWEST_ITEMS) : [],
    press: live ? newest('press', NEWEST_ITEMS) : [],
    recruitments: live ? newest('recruitments', NEWEST_ITEMS) : [],
    ...(list && { list: { items: newest(list, LISTS[list].size), total: data[list].length } }),
  };
}
