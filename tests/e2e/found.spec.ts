import { XMLParser } from 'fast-xml-parser';

import { getFeedPath, PATHS } from '@site/contract/paths';

import { getFinishedPage, hasPage, library, manifest, plainPages } from '../fixtures/site.ts';
import { expect, test } from './visitor.ts';

/** Metadata for search engines and installed pages: one address for a page in a language, and its alternate. */

interface Entry {
  readonly loc: string;
  readonly 'xhtml:link': readonly { readonly '@hreflang': string; readonly '@href': string }[];
}
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });

const getHead = (html: string) => {
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"([^>]*)>/g)].map(
    ([, rel, attributes = '']) => ({
      rel,
      language: /hreflang="([^"]+)"/i.exec(attributes)?.[1],
      href: (/href="([^"]+)"/.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&'),
    }),
  );
  return {
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    languages: links.flatMap(({ language, href }) => (language ? [[language, href]] : [])),
  };
};

test('the sitemap and the heads of pages have the same addresses, each language its own', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const text = await (await request.get(new URL(sitemap).pathname)).text();
  const { urlset } = parser.parse(text) as { urlset: { url: readonly Entry[] } };
  // Only some of the items, because they are alike.
  const entries = urlset.url.filter(({ loc }) => !/\/view\/\d\d/.test(loc));
  // Finished pages exist in both languages.
  expect(entries.length).toBeGreaterThan(
    manifest.pages.filter(({ status }) => status === 200).length / 2,
  );
  for (const { loc, 'xhtml:link': alternates } of entries) {
    const { pathname, search, searchParams } = new URL(loc);
    // Search engines keep no cookie, but `request` would remember the language of the previous address.
    const response = await fetch((baseURL ?? '') + pathname + search);
    expect(response.status, loc).toBe(200);
    expect(response.headers.get('content-language'), loc).toBe(searchParams.get('lang') ?? 'ko');
    const { canonical, languages } = getHead(await response.text());
    expect(canonical, loc).toEqual([loc]);
    expect(languages, loc).toEqual(
      alternates.map((alternate) => [alternate['@hreflang'], alternate['@href']]),
    );
    expect(languages.map(([language]) => language)).toEqual(['ko', 'en', 'x-default']);
  }
});

test("the web manifest contains the site's name, its start address, and existing icons", async ({
  request,
}) => {
  const html = getFinishedPage(plainPages[0] ?? PATHS.home);
  const address = /<link [^>]*rel="?manifest[^>]*href="([^"]+)"/.exec(html)?.[1];
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const webManifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(webManifest.name).toBe(library.site?.brand.name.ko);
  expect((await request.get(webManifest.start_url)).status()).toBe(200);
  expect(webManifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src, type } of webManifest.icons)
    expect((await request.get(src)).headers()['content-type'], src).toBe(type);
});

test('the press page links to the feed of its language', async ({ request }) => {
  test.skip(!hasPage(PATHS.press), 'The site has no newsroom.');
  const html = await (await request.get(`${PATHS.press}?lang=en`)).text();
  const link = /<link [^>]*type="application\/atom\+xml"[^>]*>/.exec(html)?.[0];
  expect(link).toContain(`href="${getFeedPath('en')}"`);
});
