import { SITEMAP } from '@site/contract/paths';
import type { SiteManifest } from '@site/contract/renderer';

/** The text of robots.txt: search engines may read everything, and find every page in the sitemap. */
export const renderRobots = ({ origin }: Pick<SiteManifest, 'origin'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP, origin).href}\n`;
