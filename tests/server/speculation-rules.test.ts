import { expect, test } from 'vitest';
import type { ManifestRoute } from '@site/contract/renderer';

import { renderSpeculationRules } from '../../server/pages/speculation-rules.ts';
import { ask, getSharedSite } from './fixture/site.ts';

const ORIGIN = 'https://www.example.com';

/** The parts of a rule's condition that the site uses. */
type Condition =
  | { readonly and: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly href_matches: readonly string[] };

/** Evaluates a condition as a browser does. */
function matchesCondition(condition: Condition, href: string): boolean {
  if ('and' in condition) return condition.and.every((part) => matchesCondition(part, href));
  if ('not' in condition) return !matchesCondition(condition.not, href);
  return condition.href_matches.some((pattern) => new URLPattern(pattern, ORIGIN).test(href));
}

const createRoute = (path: string, properties: Partial<ManifestRoute> = {}): ManifestRoute => ({
  path,
  tabs: [],
  live: false,
  query: [],
  ...properties,
});

const ROUTES = [
  createRoute('/home/main', { live: true }),
  createRoute('/home/connected', { tabs: ['junction-block'] }),
  createRoute('/home/r&d', { list: 'patents' }),
  createRoute('/home/faq', { query: ['q'] }),
  createRoute('/home/esg', { query: ['series'] }),
  createRoute('/press/view/{id}', { item: 'press' }),
  createRoute('/notice', { list: 'notices' }),
  createRoute('/notice/view/{id}', { item: 'notices' }),
  createRoute('/search', { search: true }),
  createRoute('/home/inquiry', { query: ['product'], form: 'inquiry' }),
  createRoute('/home/whistleblowing', { tabs: ['rules', 'report'], form: { report: 'report' } }),
];

function isPrefetched(address: string): boolean {
  const { prefetch } = JSON.parse(renderSpeculationRules({ routes: ROUTES })) as {
    prefetch: ReadonlyArray<{ where: Condition; eagerness: string }>;
  };
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  return prefetch.some(({ where }) => matchesCondition(where, new URL(address, ORIGIN).href));
}

test.each([
  '/home/main',
  '/home/connected?tab=junction-block',
  '/home/connected#variant-2',
  '/home/r&d',
  '/home/faq',
  '/press/view/3',
  '/notice?page=2',
])('%s is fetched in advance', (address) => {
  expect(isPrefetched(address)).toBe(true);
});

test.each([
  ['a form', '/home/inquiry'],
  ['a form for a product', '/home/inquiry?product=icu'],
  ['a tab with a form', '/home/whistleblowing?tab=report'],
  ['a tab of a page with a form', '/home/whistleblowing?tab=rules'],
  ['a search', '/search'],
  ['a search within a page', '/home/faq?q=a'],
  ['a page that is rendered for its address', '/home/esg?tab=gri&series=social'],
  ['a notice, whose views are counted', '/notice/view/3'],
  ['a choice of language', '/home/connected?lang=en'],
  ['a choice of language on a tab', '/home/connected?tab=junction-block&lang=en'],
  ['a choice of color scheme', '/color-scheme/dark'],
  ['a download', '/downloads/catalog.pdf'],
  ['a script', '/assets/client-abc.js'],
  ['the API', '/api/notices'],
  ['an unknown page', '/home/unknown'],
  ['another site', 'https://other.example/home/connected'],
])('%s is not fetched in advance', (_what, address) => {
  expect(isPrefetched(address)).toBe(false);
});

test('pages without a form send the address of the rules, pages with a form do not', async () => {
  const site = await getSharedSite();
  const getRules = async (address: string) =>
    (await ask(site, address)).headers['speculation-rules'];
  for (const address of ['/home/main', '/home/connected', '/notice/view/3', '/nowhere'])
    expect([address, await getRules(address)]).toEqual([address, '"/speculation-rules.json"']);
  for (const address of ['/home/inquiry', '/home/inquiry?product=x', '/tipResult'])
    expect([address, await getRules(address)]).toEqual([address, undefined]);

  const { status, headers, body } = await ask(site, '/speculation-rules.json');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/speculationrules+json; charset=utf-8',
    'public, max-age=86400',
  ]);
  expect(body.toString()).toContain('"/home/connected"');
  expect(body.toString()).not.toContain('"/home/inquiry"');
});
