import { Fragment } from 'react';
import type { Block } from '@site/content/schema/blocks/index.ts';

import { DeferredStylesLink } from '../../document/DeferredStylesLink.tsx';
import { Island } from '../../islands/Island.tsx';
import { isIslandName } from '../../islands/registry.ts';
import { useView } from '../../view/ViewContext.ts';
import { blockName } from '../registry.ts';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** How many of them fill the first screen, together with what stands before them. */
  readonly onFirstScreen?: number;
}

/** Blocks in their order. A block that is named in `islands/registry.ts` is an island as a whole. */
export function Blocks({ blocks, onFirstScreen = 1 }: BlocksProps) {
  const { blocks: components } = useView();
  return blocks.map((block, index) => {
    const name = blockName(block.type);
    const Component = components[block.type];
    return (
      // Blocks never change places while a page is rendered.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index === onFirstScreen && <DeferredStylesLink />}
        {isIslandName(name) ? (
          <Island name={name} props={{ block }} />
        ) : (
          Component && <Component block={block} />
        )}
      </Fragment>
    );
  });
}
