import type { Block } from '@site/content/schema/blocks/index.ts';

import { isIslandName } from '../../../islands/registry.ts';
import { Island } from '../../Island.tsx';
import { useView } from '../../view/view-context.ts';
import { getBlockName } from '../registry.ts';

/** Blocks in order. A block with an entry in `islands/registry.ts` is a single island. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { blocks: components } = useView();
  return blocks.map((block, index) => {
    const name = getBlockName(block.type);
    const Component = components[block.type];
    // Blocks do not change places while a page is rendered.
    /* oxlint-disable react/no-array-index-key */
    return isIslandName(name) ? (
      <Island key={index} name={name} props={{ block }} />
    ) : (
      Component && <Component key={index} block={block} />
    );
    /* oxlint-enable react/no-array-index-key */
  });
}
