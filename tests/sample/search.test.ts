import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { publicDataSchema } from '@site/contract/public-data';
import { getMinuteInSeoul } from '@site/contract/visibility';
import { openSearch } from '../../server/search/site-search.ts';
import { run } from '../../scripts/run.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'app', 'dist');

/** Results that must be first, or among the first three, in the order of the response. */
const RELEVANCE = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'searches.json'), 'utf8'),
) as Record<'ko' | 'en', readonly (readonly [query: string, href: string])[]>;

describe('the built site', async () => {
  if (!existsSync(path.join(DIST, 'search.json')))
    await run('node', ['app/site-build/build.ts'], { quiet: true });
  const search = openSearch(DIST);
  search.publish(
    publicDataSchema.parse(JSON.parse(readFileSync(path.join(ROOT, 'db.json'), 'utf8'))),
    getMinuteInSeoul(new Date()),
  );

  test.each(['ko', 'en'] as const)('forty searches in %s', async (language) => {
    expect(RELEVANCE[language].length).toBeGreaterThanOrEqual(40);
    const answers = await Promise.all(
      RELEVANCE[language].map(([query]) => search.find(query, language, query)),
    );
    const missedQueries = RELEVANCE[language].flatMap(([query, href], index) => {
      const groups = answers[index]?.groups ?? [];
      // The best results of each group, and the best group completely, which are on the first screen.
      const firstHrefs = [
        ...(groups[0]?.hits.slice(0, 3) ?? []),
        ...groups.slice(1, 3).flatMap(({ hits }) => hits.slice(0, 1)),
      ].map((item) => item.href);
      return firstHrefs.includes(href) ? [] : [{ query, href, first: firstHrefs }];
    });
    expect(missedQueries).toEqual([]);
  });
});
