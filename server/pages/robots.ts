import { SITEMAP } from '@site/contract/paths';
import type { SiteManifest } from '@site/contract/renderer';

/** Returns the text of robots.txt: search engines may read all pages, and find them in the sitemap. */
export const renderRobots = ({ origin }: Pick<SiteManifest, 'origin'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP, origin).href}\n`;
