import type { Block } from '@site/content/schema/blocks/index.ts';

import { useView } from '../../view/ViewContext.ts';
import { isStatic } from '../staticBlocks.ts';
import { StaticMarkup } from './StaticMarkup.tsx';

interface Run {
  readonly isStatic: boolean;
  readonly blocks: Block[];
}

/** Neighbours without client code are one run; every other block is a run of its own. */
function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const startsStatic = isStatic(block.type);
    const last = runs.at(-1);
    if (startsStatic && last?.isStatic) last.blocks.push(block);
    else runs.push({ isStatic: startsStatic, blocks: [block] });
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
  return runsOf(blocks).map(({ isStatic: withoutCode, blocks: run }, index) =>
    withoutCode ? (
      // The server's elements belong to the address and the language that they were rendered for.
      <StaticMarkup key={`${language} ${path} ${index}`}>{rendered(run)}</StaticMarkup>
    ) : (
      rendered(run)
    ),
  );
}
