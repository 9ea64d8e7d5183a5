import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@site/contract/language';
import { TAB_PARAMETER, withId } from '@site/contract/paths';
import type { ManifestRoute, SiteManifest } from '@site/contract/renderer';

import type { PublishedItems } from '../public-data/collections.ts';
import { getAbsoluteUrl, escapeXml } from './public-addresses.ts';

interface Address {
  /** Path and query, without a language. */
  readonly path: string;
  /** The date of its last change, if known, as `YYYY-MM-DD`. */
  readonly date?: string;
  /** The languages in which it is published. */
  readonly languages: readonly Language[];
}

function listAddresses(route: ManifestRoute, { data }: PublishedItems): Address[] {
  const { path, tabs, item, hidden, unpublished = [] } = route;
  const languages = LANGUAGES.filter((language) => !unpublished.includes(language));
  if (hidden) return [];
  if (item) return data[item].map(({ id, date }) => ({ path: withId(path, id), date, languages }));
  // The first tab is the page itself.
  const tabAddresses = tabs
    .slice(1)
    .map((tab) => ({ path: `${path}?${TAB_PARAMETER}=${tab}`, languages }));
  return [{ path, languages }, ...tabAddresses];
}

/**
 * Returns the sitemap in XML: every page, tab and item, in every language in which it is published, with its
 * alternates.
 */
export function renderSitemap(
  { routes, origin }: SiteManifest,
  publishedData: PublishedItems,
): string {
  const entries = routes
    .flatMap((route) => listAddresses(route, publishedData))
    .flatMap(({ path, date, languages }) => {
      const link = (code: string, language: Language) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(getAbsoluteUrl(path, language, origin))}"/>`;
      const links = [
        ...languages.map((language) => link(language, language)),
        link('x-default', DEFAULT_LANGUAGE),
      ].join('');
      const lastModified = date ? `<lastmod>${date}</lastmod>` : '';
      return languages.map(
        (language) =>
          `<url><loc>${escapeXml(getAbsoluteUrl(path, language, origin))}</loc>${lastModified}${links}</url>`,
      );
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}
