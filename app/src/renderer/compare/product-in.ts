import type { Block } from '@site/content/schema/blocks/index.ts';
import type { ComparedProduct } from '@site/content/schema/product.ts';

const getBlock = <Type extends Block['type']>(blocks: readonly Block[], type: Type) =>
  blocks.find((block): block is Extract<Block, { type: Type }> => block.type === type);

/** Returns the product that a page is about, from the blocks that show it. */
export function getComparedProduct(blocks: readonly Block[]): ComparedProduct | undefined {
  const opening = getBlock(blocks, 'product');
  const facts = getBlock(blocks, 'product-facts');
  return opening && facts && { ...opening.product, ...facts.product };
}
