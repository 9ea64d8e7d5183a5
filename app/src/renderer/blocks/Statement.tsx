import { Statement } from '@site/design-system/sections';
import type { StatementBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../view/view-context.ts';
import { CaptionedDrawing } from './parts/CaptionedDrawing.tsx';
import { openLinks } from './parts/links.ts';
import { RichText } from '../../shared/RichText.tsx';

/** Drawings with at least this ratio of width to height are too wide for a place next to the text. */
const COLUMN_FROM = 2;
/** Drawings with at least this ratio are too wide for the text column. */
const WINDOW_FROM = 3;

/** Large type with at most one drawing. */
export default function StatementSection({ block }: { readonly block: StatementBlock }) {
  const { drawings } = useView();
  const drawing = block.drawing ? drawings[block.drawing] : undefined;
  const proportion = drawing ? drawing.width / drawing.height : 0;
  return (
    <Statement
      id={block.id}
      heading={block.heading}
      rank={block.rank}
      tone={block.tone ?? 'plain'}
      side={block.side ?? 'end'}
      drawing={block.drawing && drawing ? <CaptionedDrawing id={block.drawing} /> : undefined}
      drawingWidth={
        proportion >= WINDOW_FROM ? 'window' : proportion >= COLUMN_FROM ? 'column' : 'side'
      }
      links={openLinks(block.links)}
    >
      <RichText nodes={block.text} />
    </Statement>
  );
}
