import { Section, Table } from '@site/design-system';
import type { TableBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { holdsSentences } from './parts/holds-sentences.ts';
import { getSectionProps } from '../../shared/section-head.tsx';

/** A section with one table. */
export default function TableSection({ block }: { readonly block: TableBlock }) {
  return (
    <Section
      {...getSectionProps(block)}
      arrangement={block.drawing ? 'side' : 'stacked'}
      spot={block.drawing && <Drawing id={block.drawing} decorative />}
    >
      <Table
        caption={block.caption}
        captionVisible={!block.heading}
        columns={block.columns}
        rows={block.rows}
        numeric={block.numeric}
        shares={block.shares}
        stacked={holdsSentences(block.rows)}
      />
    </Section>
  );
}
