import type { Block } from '@site/content/schema/blocks/index.ts';
import type { ComparedProduct } from '@site/content/schema/product.ts';

const blockOf = <Type extends Block['type']>(blocks: readonly Block[], type: Type) =>
  blocks.find((block): block is Extract<Block, { type: Type }> => block.type === type);

/** The product that a page is about, put together from the blocks that show it. */
export function productIn(blocks: readonly Block[]): ComparedProduct | undefined {
  const opening = blockOf(blocks, 'product');
  const facts = blockOf(blocks, 'product-facts');
  return opening && facts && { ...opening.product, ...facts.product };
}
