import type { ReactNode } from 'react';
import type { Block, StatementBlock } from '@site/content/schema/blocks/index.ts';
import type { Picture } from '@site/content/schema/page.ts';
import { ActionLinks } from '@site/design-system';
import { Cover, type CoverProps } from '@site/design-system/sections';

import { RichText } from '../../../shared/RichText.tsx';
import { Blocks } from './Blocks.tsx';
import { Drawing } from './Drawing.tsx';
import { openLinks } from './links.ts';
import { usePage, usePanel } from '../../view/useContent.ts';
import { useView } from '../../view/view-context.ts';

/** Drawings with at least this ratio of width to height are as wide as the window. */
const SCENE_FROM = 2;

/** Returns the kind of cover that fits the drawing of a statement. A car after it is a scene, too. */
function getCoverKind(
  drawing: Picture | undefined,
  next: Block | undefined,
): NonNullable<CoverProps['kind']> {
  if (!drawing) return next?.type === 'car' ? 'scene' : 'words';
  return drawing.width / drawing.height >= SCENE_FROM ? 'scene' : 'split';
}

interface PageCoverProps {
  readonly blocks: readonly Block[];
  readonly tabs?: ReactNode;
  /** Id of the element with the open panel. */
  readonly panel?: string | undefined;
}

/** Returns the statement at the beginning of the blocks, which is the heading of the page. */
function getStatement([first]: readonly Block[]): StatementBlock | undefined {
  return first?.type === 'statement' ? first : undefined;
}

/** The cover of a page or of its open tab, and the blocks after it. */
export function PageCover({ blocks, tabs, panel }: PageCoverProps) {
  const { tab, firstTab, drawings } = useView();
  const page = usePage();
  const open = usePanel();
  const statement = getStatement(blocks);
  const title = (tab !== firstTab && open?.title) || page?.title || '';
  const drawing = statement?.drawing;
  const picture = drawing ? drawings[drawing] : undefined;
  const sections = statement ? blocks.slice(1) : blocks;
  // The block of a product has a drawing and, without a statement, the heading of the page.
  const hasStage = sections[0]?.type === 'product';
  if (hasStage && !statement)
    return (
      <Cover kind="stage" tabs={tabs} panel={panel}>
        <Blocks blocks={sections} />
      </Cover>
    );
  const links = openLinks(statement?.links ?? []);
  return (
    <>
      <Cover
        id={statement?.id}
        kind={hasStage ? 'stage' : getCoverKind(picture, blocks[1])}
        heading={statement?.heading ?? title}
        lead={
          <>
            {page?.lead && (!statement || tab === firstTab) && <p>{page.lead}</p>}
            {statement && <RichText nodes={statement.text} />}
            {links.length > 0 && <ActionLinks items={links} />}
          </>
        }
        tabs={tabs}
        panel={panel}
        drawing={drawing && <Drawing id={drawing} eager />}
        joint={picture?.end}
      >
        {panel && <Blocks blocks={sections} />}
      </Cover>
      {!panel && <Blocks blocks={sections} />}
    </>
  );
}
