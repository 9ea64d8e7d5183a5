import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { PATHS, withId } from '@site/contract/paths';

import { getBlocks, hasPage, library, manifest, products } from '../fixtures/site.ts';
import { expect, test } from './visitor.ts';

/**
 * The structured data of pages in schema.org. The compiler checks the properties of each type (`schema-dts`). These
 * tests check what readers of each type require, and that addresses exist.
 */

const url = z.url();
const words = z.string().min(1);
const organization = z.strictObject({ '@type': z.literal('Organization'), name: words, url });
const article = z.strictObject({
  '@type': z.enum(['NewsArticle', 'Article']),
  headline: words.max(110),
  description: words,
  datePublished: z.iso.date(),
  inLanguage: z.enum(['ko', 'en']),
  url,
  image: url,
  author: organization,
  publisher: organization,
});
const itemSchema = z.discriminatedUnion('@type', [
  article,
  organization.extend({
    legalName: words,
    logo: url,
    foundingDate: z.literal(library.site?.brand.founded ?? ''),
    address: words,
    telephone: z.string().regex(/^\+82-\d+-\d+-\d+$/),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    name: words,
    url,
    inLanguage: z.enum(['ko', 'en']),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int(),
          name: words,
          item: url,
        }),
      )
      .min(2)
      .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
  }),
  z.strictObject({
    '@type': z.literal('Product'),
    name: words,
    description: words,
    alternateName: words.optional(),
    image: url,
    brand: z.strictObject({ '@type': z.literal('Brand'), name: words }),
  }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .length(
        getBlocks('faq', 'faq').flatMap(({ groups }) => groups.flatMap(({ items }) => items))
          .length,
      ),
  }),
]);
const documentSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(itemSchema).min(1),
});

/** Fetches structured data without a cookie, like search engines; `request` would send that of the previous address. */
async function fetchItems(baseURL: string | undefined, address: string) {
  const html = await (await fetch((baseURL ?? '') + address)).text();
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return texts.map(([, text = '']) => documentSchema.parse(JSON.parse(text))['@graph']);
}

/** Fetches the addresses that search engines get, without the origin; of the items, the first nine. */
async function fetchAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc = '']) => {
      const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
      return pathname + search;
    })
    .filter((address) => !/\/view\/\d\d/.test(address));
}

test('every public page describes itself once and completely', async ({ request, baseURL }) => {
  const publicAddresses = await fetchAddresses(request);
  expect(publicAddresses.length).toBeGreaterThan(
    manifest.pages.filter(({ status }) => status === 200).length / 2,
  );
  const types = new Map<string, number>();
  const steps = new Set<string>();
  for (const address of publicAddresses) {
    const graphs = await fetchItems(baseURL, address);
    expect(graphs, address).toHaveLength(1);
    for (const entry of graphs.flat()) {
      types.set(entry['@type'], (types.get(entry['@type']) ?? 0) + 1);
      if (entry['@type'] === 'BreadcrumbList')
        for (const { item } of entry.itemListElement) steps.add(item);
    }
  }
  const countItems = (items: readonly { readonly id: number }[] = [], path: string) =>
    hasPage(path) ? items.filter(({ id }) => id < 10).length : 0;
  // In each language.
  const expectedCounts = {
    Organization: 1,
    WebSite: 1,
    FAQPage: hasPage(PATHS.faq) ? 1 : 0,
    Product: products.length,
    NewsArticle: countItems(library.publicData?.press, PATHS.pressView),
    Article: countItems(library.publicData?.notices, PATHS.noticeView),
  };
  for (const [type, count] of Object.entries(expectedCounts))
    expect(types.get(type) ?? 0, type).toBe(2 * count);
  for (const step of steps) {
    const { pathname, search } = new URL(step);
    expect((await request.get(pathname + search)).status(), step).toBe(200);
  }
});

test('a page that is excluded from search engines has no structured data', async ({ baseURL }) => {
  for (const address of [
    `${PATHS.search}?q=a`,
    `${PATHS.press}?q=a`,
    withId(PATHS.pressView, 9999),
    '/nowhere',
  ])
    expect(await fetchItems(baseURL, address), address).toEqual([]);
});
