import { Fragment } from 'react';
import type { Block } from '@site/content/schema/blocks/index.ts';

import { DeferredStylesLink } from '../../document/DeferredStylesLink.tsx';
import { Island } from '../../islands/Island.tsx';
import { isIslandName } from '../../islands/registry.ts';
import { useView } from '../../view/ViewContext.ts';
import { blockName } from '../registry.ts';

/**
 * Blocks in their order; the first one ends the first screen. A block that is named in `islands/registry.ts` is an
 * island as a whole.
 */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { blocks: components } = useView();
  return blocks.map((block, index) => {
    const name = blockName(block.type);
    const Component = components[block.type];
    // Blocks never change places while a page is rendered.
    /* oxlint-disable react/no-array-index-key */
    const shown = isIslandName(name) ? (
      <Island key={index} name={name} props={{ block }} />
    ) : (
      Component && <Component key={index} block={block} />
    );
    if (index !== 1) return shown;
    return (
      <Fragment key={index}>
        <DeferredStylesLink />
        {shown}
      </Fragment>
    );
    /* oxlint-enable react/no-array-index-key */
  });
}
