import { PRODUCT_PARAMETER } from '@site/contract/paths';
import type { Language } from '@site/contract/language';
import type { Panel } from '@site/content/schema/page.ts';
import type { ComparedProduct } from '@site/content/schema/product.ts';
import { content } from 'virtual:content';

import { getComparedProduct } from './product-in.ts';

/** A product that is compared, and the pictures that it names. */
export interface Compared {
  readonly product: ComparedProduct;
  readonly drawings: Panel['drawings'];
}

/** The most products of an address that are looked at; what is compared of them is the page's business. */
const NAMED_MAX = 8;

/** The products that the address of a comparison names, each once; unknown ones are left out. */
export async function loadComparedProducts(
  search: URLSearchParams,
  language: Language,
): Promise<Compared[]> {
  const { default: texts } = await content[language]();
  const slugs = [...new Set(search.getAll(PRODUCT_PARAMETER))].slice(0, NAMED_MAX);
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const page = Object.keys(content.tabs).find((one) => content.tabs[one]?.includes(slug));
      const panel = page && (await texts.panels[`${page}/${slug}`]?.());
      const product = panel && getComparedProduct(panel.default.blocks);
      return product ? [{ product, drawings: panel.default.drawings }] : [];
    }),
  );
  return found.flat();
}
