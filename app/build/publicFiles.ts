import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@site/contract/language';
import { PATHS } from '@site/contract/paths';
import type { ManifestRoute } from '@site/contract/renderer';

import { TOKEN_VALUES } from '../../tokens/dist/tokens.ts';
import { icons, manifestIcons } from '../../content/brand/icons.ts';
import { CLIENT, ROOT } from './paths.ts';

const light = TOKEN_VALUES.light;

async function webManifest(files: ReturnType<typeof icons>): Promise<string> {
  const site = JSON.parse(await readFile(path.join(ROOT, 'content', 'site.json'), 'utf8')) as {
    brand: { name: Record<'ko' | 'en', string> };
  };
  return JSON.stringify({
    name: site.brand.name.ko,
    short_name: site.brand.name.en,
    lang: 'ko',
    start_url: PATHS.home,
    display: 'browser',
    background_color: light['color-surface'],
    theme_color: light['color-surface'],
    icons: manifestIcons(files),
  });
}

/** Files that live at a fixed address. */
export async function buildPublicFiles(): Promise<void> {
  await mkdir(CLIENT, { recursive: true });
  const files = icons();
  await Promise.all([
    ...files.map(({ path: name, body }) => writeFile(path.join(CLIENT, name), body)),
    writeFile(path.join(CLIENT, 'site.webmanifest'), await webManifest(files)),
  ]);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;');

/** Every page and tab in every language, for search engines; with it, `robots.txt`, which names it. */
export async function buildSitemap(
  routes: readonly ManifestRoute[],
  origin: string,
): Promise<void> {
  const addresses = routes.flatMap(({ path: at, tabs }) => [
    new URL(at, origin).href,
    // The first tab is the page itself.
    ...tabs.slice(1).map((tab) => new URL(`${at}?tab=${tab}`, origin).href),
  ]);
  const inLanguage = (address: string, language: string): string => {
    const url = new URL(address);
    if (language !== LANGUAGES[0]) url.searchParams.set('lang', language);
    return escaped(url.href);
  };
  const alternates = (address: string): string =>
    LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${inLanguage(address, language)}"/>`,
    ).join('');
  const urls = addresses.flatMap((address) =>
    LANGUAGES.map(
      (language) => `<url><loc>${inLanguage(address, language)}</loc>${alternates(address)}</url>`,
    ),
  );
  await Promise.all([
    writeFile(
      path.join(CLIENT, 'sitemap.xml'),
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`,
    ),
    writeFile(
      path.join(CLIENT, 'robots.txt'),
      `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`,
    ),
  ]);
}
