import type { Language } from '@site/contract/language';
import type { Block } from '@site/content/schema/blocks/index.ts';

import { isIslandName } from '../../islands/registry.ts';
import type { BlockComponent, BlockComponents } from './block-component.ts';

interface BlockModule {
  readonly default: BlockComponent<never>;
  /** Loads data that the block refers to, so that rendering is synchronous. */
  readonly prepare?: (block: never, language: Language) => Promise<unknown>;
}

const modules = import.meta.glob<BlockModule>('./[A-Z]*.tsx');

/** Returns the component of a type of blocks: `NoticeBar` for `notice-bar`. */
export const getBlockName = (type: string): string =>
  type.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the file of its component: `./NoticeBar.tsx`. */
const getBlockFile = (type: string): string => `./${getBlockName(type)}.tsx`;

/** Loads only the components of the blocks that a page contains. */
export async function loadBlocks(
  blocks: readonly Block[],
  language: Language,
): Promise<BlockComponents> {
  const types = [...new Set(blocks.map((block) => block.type))].filter(
    (type) => !isIslandName(getBlockName(type)),
  );
  const loadedModules = await Promise.all(
    types.map(async (type) => {
      const load = modules[getBlockFile(type)];
      if (!load)
        throw new Error(
          `No renderer for the block "${type}": app/src/renderer/blocks/${getBlockFile(type)}`,
        );
      const { default: component, prepare } = await load();
      for (const block of blocks)
        if (block.type === type) await prepare?.(block as never, language);
      return [type, component as BlockComponent] as const;
    }),
  );
  return Object.fromEntries(loadedModules);
}
