import { PRODUCT_PARAMETER } from '@site/contract/paths';
import type { Language } from '@site/contract/language';
import type { Block } from '@site/content/schema/blocks/index.ts';
import type { Panel } from '@site/content/schema/page.ts';
import type { ComparedProduct } from '@site/content/schema/product.ts';
import { content } from 'virtual:content';

/** A compared product, and the pictures that it names. */
export interface ComparedEntry {
  readonly product: ComparedProduct;
  readonly drawings: Panel['drawings'];
}

const getBlock = <Type extends Block['type']>(blocks: readonly Block[], type: Type) =>
  blocks.find((block): block is Extract<Block, { type: Type }> => block.type === type);

/** Returns the product that a page is about, from the blocks that show it. */
function getComparedProduct(blocks: readonly Block[]): ComparedProduct | undefined {
  const opening = getBlock(blocks, 'product');
  const facts = getBlock(blocks, 'product-facts');
  return opening && facts && { ...opening.product, ...facts.product };
}

/** The maximum number of products that are read from an address; the page decides how many it compares. */
const NAMED_MAX = 8;

/** Returns the products in the address of a comparison, each once, without unknown ones. */
export async function loadComparedProducts(
  search: URLSearchParams,
  language: Language,
): Promise<ComparedEntry[]> {
  const { default: texts } = await content[language]();
  const slugs = [...new Set(search.getAll(PRODUCT_PARAMETER))].slice(0, NAMED_MAX);
  const selectedProducts = await Promise.all(
    slugs.map(async (slug) => {
      const page = Object.keys(content.tabs).find((candidate) =>
        content.tabs[candidate]?.includes(slug),
      );
      const panel = page && (await texts.panels[`${page}/${slug}`]?.());
      const product = panel && getComparedProduct(panel.default.blocks);
      return product ? [{ product, drawings: panel.default.drawings }] : [];
    }),
  );
  return selectedProducts.flat();
}
