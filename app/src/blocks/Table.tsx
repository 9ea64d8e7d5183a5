import { Section, Table } from '@site/design-system';
import type { TableBlock } from '@site/content/schema/blocks/index.ts';

export default function TableSection({ block }: { readonly block: TableBlock }) {
  return (
    <Section heading={block.heading} arrangement="side">
      <Table
        caption={block.caption}
        captionVisible={!block.heading}
        columns={block.columns}
        rows={block.rows}
        numeric={block.numeric}
      />
    </Section>
  );
}
