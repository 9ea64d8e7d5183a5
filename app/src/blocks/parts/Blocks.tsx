import type { Block } from '@site/content/schema/blocks/index.ts';

import { useView } from '../../ViewContext.ts';
import { isStill } from '../still.ts';
import { StillMarkup } from './StillMarkup.tsx';

interface Run {
  readonly still: boolean;
  readonly blocks: Block[];
}

/** Neighbours that are still are one run; every other block is a run of its own. */
function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const still = isStill(block.type);
    const last = runs.at(-1);
    if (still && last?.still) last.blocks.push(block);
    else runs.push({ still, blocks: [block] });
  }
  return runs;
}

/** Blocks in their order. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { blocks: components, language, path } = useView();
  const rendered = (run: readonly Block[]) =>
    run.map((block, index) => {
      const Component = components[block.type];
      // Blocks never change places while a page is shown.
      // oxlint-disable-next-line react/no-array-index-key
      return Component && <Component key={index} block={block} />;
    });
  return runsOf(blocks).map(({ still, blocks: run }, index) =>
    still ? (
      // What was kept belongs to the address and the language that the server sent.
      <StillMarkup key={`${language} ${path} ${index}`}>{rendered(run)}</StillMarkup>
    ) : (
      rendered(run)
    ),
  );
}
