import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Facts } from '../schema/facts.ts';

interface CountedSite {
  readonly countryCode?: unknown;
  readonly overseas?: unknown;
}

/** The facts that `countedFacts` states. */
export const COUNTED = [
  'products-counted',
  'sites-counted',
  'overseas-counted',
  'countries-counted',
] as const;

/**
 * What texts can count without saying a number of their own: the products, the sites, those abroad, and the countries
 * that they are in.
 *
 * @param products the folder of the products
 * @param sites what `content/sites.json` holds
 */
export function countedFacts(products: string, sites: unknown): Facts {
  const all: readonly CountedSite[] = Array.isArray(sites) ? (sites as CountedSite[]) : [];
  const files = existsSync(products) ? readdirSync(products) : [];
  const counts: Record<(typeof COUNTED)[number], number> = {
    'products-counted': files.filter((name) => path.extname(name) === '.json').length,
    'sites-counted': all.length,
    'overseas-counted': all.filter(({ overseas }) => overseas === true).length,
    'countries-counted': new Set(all.map(({ countryCode }) => countryCode)).size,
  };
  return Object.fromEntries(Object.entries(counts).map(([name, number]) => [name, { number }]));
}
