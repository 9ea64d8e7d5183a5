import { Feed } from 'feed';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from '@site/contract/language';
import { FEED_ITEMS } from '@site/contract/limits';
import { feedPath, PATHS, SITEMAP, TAB_PARAMETER, withId } from '@site/contract/paths';
import type { ManifestRoute, SiteManifest } from '@site/contract/renderer';

import type { Published } from './collections.ts';
import { represent, type Representation } from './representation.ts';

/** What finds the site for its visitors: the sitemap for search engines, a feed per language for readers. */

interface Address {
  /** Path and query, without a language. */
  readonly path: string;
  /** The day of its last change, where it is known. */
  readonly date?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The address of a page in a language: Korean has no parameter. */
function inLanguage(address: string, language: Language, origin: string): string {
  const url = new URL(address, origin);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.href;
}

function addressesOf(route: ManifestRoute, { database }: Published): Address[] {
  const { path, tabs, item, hidden } = route;
  if (hidden) return [];
  if (item) return database[item].map(({ id, date }) => ({ path: withId(path, id), date }));
  // The first tab is the page itself.
  const others = tabs.slice(1).map((tab) => ({ path: `${path}?${TAB_PARAMETER}=${tab}` }));
  return [{ path }, ...others];
}

/** Every page, tab and item in every language. */
export function sitemapOf({ routes, origin }: SiteManifest, published: Published): string {
  const entries = routes
    .flatMap((route) => addressesOf(route, published))
    .flatMap(({ path, date }) => {
      const link = (code: string, language: Language) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(inLanguage(path, language, origin))}"/>`;
      const links = [
        ...LANGUAGES.map((language) => link(language, language)),
        link('x-default', DEFAULT_LANGUAGE),
      ].join('');
      const changed = date ? `<lastmod>${date}</lastmod>` : '';
      return LANGUAGES.map(
        (language) =>
          `<url><loc>${escaped(inLanguage(path, language, origin))}</loc>${changed}${links}</url>`,
      );
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}

/** The newest press items as an Atom feed. */
export function feedOf(
  { origin, feeds }: SiteManifest,
  { database }: Published,
  language: Language,
): string {
  const { title, description, author } = feeds[language];
  const at = (path: string) => inLanguage(path, language, origin);
  // Noon in Seoul is the same day in most of the world.
  const moment = (date: string) => new Date(`${date}T12:00:00+09:00`);
  const items = database.press.slice(0, FEED_ITEMS);
  const feed = new Feed({
    id: at(PATHS.press),
    link: at(PATHS.press),
    title,
    description,
    language,
    author: { name: author },
    feedLinks: { atom: new URL(feedPath(language), origin).href },
    updated: moment(items[0]?.date ?? '2000-01-01'),
    generator: author,
  });
  for (const { id, title: headline, content, date } of items) {
    const link = at(withId(PATHS.pressView, id));
    const paragraphs = content[language].split(/\n{2,}/);
    feed.addItem({
      id: link,
      link,
      title: headline[language],
      description: paragraphs[0] ?? '',
      content: paragraphs.map((text) => `<p>${escaped(text)}</p>`).join(''),
      date: moment(date),
      published: moment(date),
    });
  }
  return feed.atom1();
}

/** The sitemap and the feeds by their paths, ready to be sent. */
export function foundFiles(
  manifest: SiteManifest,
  published: Published,
  headers: Readonly<Record<string, string>>,
): ReadonlyMap<string, Representation> {
  const file = (type: string, text: string): Representation =>
    represent(
      200,
      { ...headers, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, no-cache' },
      { identity: Buffer.from(text) },
    );
  return new Map([
    [SITEMAP, file('application/xml', sitemapOf(manifest, published))],
    ...LANGUAGES.map((language): [string, Representation] => [
      feedPath(language),
      file('application/atom+xml', feedOf(manifest, published, language)),
    ]),
  ]);
}
