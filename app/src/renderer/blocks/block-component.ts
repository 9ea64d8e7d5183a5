import type { ComponentType } from 'react';
import type { Block, BlockType } from '@site/content/schema/blocks/index.ts';

/** Renders one block of a page. One file per type, named after it: `notice-bar` is `NoticeBar.tsx`. */
export type BlockComponent<B extends Block = Block> = ComponentType<{ readonly block: B }>;
/** The components of the blocks of one page, by type. */
export type BlockComponents = Partial<Record<BlockType, BlockComponent>>;
