import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Facts } from '../schema/facts.ts';

interface CountedSite {
  readonly countryCode?: unknown;
  readonly overseas?: unknown;
}

const isObject = (value: unknown): value is CountedSite =>
  typeof value === 'object' && value !== null;

/** The facts of `createCountedFacts`. */
export const COUNTED = [
  'products-counted',
  'sites-counted',
  'overseas-counted',
  'countries-counted',
] as const;

/**
 * Returns the numbers of products, of sites, of sites abroad and of countries with a site as facts, because numbers in
 * texts would become wrong.
 *
 * @param products the folder of the products
 * @param sites the content of `content/sites.json`, which may be invalid
 */
export function createCountedFacts(products: string, sites: unknown): Facts {
  const all = Array.isArray(sites) ? sites.filter(isObject) : [];
  const files = existsSync(products) ? readdirSync(products) : [];
  const counts: Record<(typeof COUNTED)[number], number> = {
    'products-counted': files.filter((name) => path.extname(name) === '.json').length,
    'sites-counted': all.length,
    'overseas-counted': all.filter(({ overseas }) => overseas === true).length,
    'countries-counted': new Set(all.map(({ countryCode }) => countryCode)).size,
  };
  return Object.fromEntries(Object.entries(counts).map(([name, number]) => [name, { number }]));
}
