import type { Block } from '@site/content/schema/blocks/index.ts';

import { useView } from '../../ViewContext.ts';

/** Blocks in their order. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { blocks: components } = useView();
  return blocks.map((block, index) => {
    const Component = components[block.type];
    // Blocks never change places while a page is shown.
    // oxlint-disable-next-line react/no-array-index-key
    return Component && <Component key={index} block={block} />;
  });
}
