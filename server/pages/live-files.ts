import { LANGUAGES } from '@site/contract/language';
import { listNewsPictures } from '@site/contract/news';
import { getFeedPath, ROBOTS, SITEMAP } from '@site/contract/paths';
import type { PublicData } from '@site/contract/public-data';
import type { SiteManifest } from '@site/contract/renderer';

import { represent, type Representation } from '../http/representation.ts';
import type { PublishedItems } from '../public-data/collections.ts';
import type { ShownNews } from '../public-data/published-news.ts';
import { representFile } from './client-files.ts';
import { renderFeed } from './feeds.ts';
import { renderSitemap } from './sitemap.ts';
import { renderSpeculationRules, SPECULATION_RULES } from './speculation-rules.ts';

/** A day, in seconds. Every page names the rules, and builds rarely change them. */
const RULES_MAX_AGE = 86_400;

/** Returns the text of robots.txt: search engines may read all pages, and find them in the sitemap. */
const renderRobots = ({ origin }: Pick<SiteManifest, 'origin'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP, origin).href}\n`;

/**
 * Returns the files that contain public addresses, by path: robots.txt, the speculation rules, the sitemap, and a feed
 * per language. The last two follow the public data.
 */
export function renderLiveFiles(
  manifest: SiteManifest,
  publishedData: PublishedItems,
  headers: Readonly<Record<string, string>>,
): ReadonlyMap<string, Representation> {
  const file = (type: string, text: string, caching = 'no-cache'): Representation =>
    represent(
      200,
      {
        ...headers,
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': `public, ${caching}`,
      },
      { identity: Buffer.from(text) },
    );
  return new Map([
    [ROBOTS, file('text/plain', renderRobots(manifest))],
    [
      SPECULATION_RULES,
      file(
        'application/speculationrules+json',
        renderSpeculationRules(manifest),
        `max-age=${RULES_MAX_AGE}`,
      ),
    ],
    [SITEMAP, file('application/xml', renderSitemap(manifest, publishedData))],
    ...LANGUAGES.flatMap((language): [string, Representation][] => {
      const feed = renderFeed(manifest, publishedData, language);
      return feed === undefined
        ? []
        : [[getFeedPath(language), file('application/atom+xml', feed)]];
    }),
  ]);
}

/**
 * Prepares the photographs that the shown items of the news name. Those of an item that has not appeared yet have no
 * address.
 */
export const representNewsPictures = (
  { notices, press }: PublicData,
  news: Pick<ShownNews, 'pictures'> | undefined,
  headers: Readonly<Record<string, string>>,
): [string, Representation][] =>
  listNewsPictures({ notices, press, recruitments: [] }).flatMap((address) => {
    const bytes = news?.pictures.get(address);
    return bytes
      ? [[address, representFile(address, { identity: Buffer.from(bytes) }, headers)]]
      : [];
  });
