import { getAreaPath, TAB_PARAMETER } from '@site/contract/paths';
import type { Department } from '@site/content/schema/departments.ts';
import type { Language } from '@site/contract/language';
import type { PageSource } from '@site/content/schema/page.ts';
import type { ProductSource } from '@site/content/schema/product.ts';
import { AREAS, type Area } from '@site/content/schema/text.ts';
import type { Library } from '@site/content/library/library.ts';

import { localize } from './localize.ts';

/** Creates an error for a reference to something that does not exist; `checkReferences` reports where it is. */
export const createMissingError = (kind: string, id: string): Error =>
  new Error(`There is no ${kind} "${id}". Run "npm run content:check" to see where it is named.`);

/** Returns the name in a missing error, of which Vite's module runner preserves only the message. */
export const getMissingName = (error: unknown): string | undefined =>
  error instanceof Error
    ? /^There is no [^"]+ "([^"]+)"\. Run/.exec(error.message)?.[1]
    : undefined;

/** Returns the areas of the site, in order. */
export const getAreas = ({ site }: Library): readonly Area[] =>
  AREAS.slice(0, site?.areas.length ?? 0);

/** Returns the address of the page of an area. */
export function getAreaHref({ site }: Library, area: Area): string {
  const slug = site?.areas[AREAS.indexOf(area)];
  if (slug === undefined) throw createMissingError('area in content/site.json', area);
  return getAreaPath(slug);
}

/** Returns the address of a product: `/home/connected?tab=junction-block`. */
export const getProductHref = (
  library: Library,
  { area, slug }: Pick<ProductSource, 'area' | 'slug'>,
): string => `${getAreaHref(library, area)}?${TAB_PARAMETER}=${slug}`;

/** Returns the products of an area, in order. */
export const getProducts = (library: Library, area: Area): ProductSource[] =>
  [...library.products.values()]
    .filter((product) => product.area === area)
    .toSorted((a, b) => a.order - b.order);

export function getDepartment(library: Library, language: Language, id: string): Department {
  const department = library.departments.find((candidate) => candidate.id === id);
  if (!department) throw createMissingError('department', id);
  return localize(department, language);
}

export function getProductSource(library: Library, slug: string): ProductSource {
  const product = library.products.get(slug);
  if (!product) throw createMissingError('product', slug);
  return product;
}

export function getForm<Name extends keyof Library['forms']>(
  library: Library,
  name: Name,
): NonNullable<Library['forms'][Name]> {
  const texts = library.forms[name];
  if (!texts) throw createMissingError('file in content/forms', name);
  return texts;
}

export const getPageSource = (library: Library, slug: string): PageSource => {
  const page = library.pages.get(slug);
  if (!page) throw createMissingError('page', slug);
  return page;
};
