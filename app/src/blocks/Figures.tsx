import { Figures, Section } from '@site/design-system';
import type { FiguresBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { LinkRow } from './parts/LinkRow.tsx';

export default function FiguresSection({ block }: { readonly block: FiguresBlock }) {
  return (
    <Section id={block.id} heading={block.heading} aside={<LinkRow links={block.links} />}>
      <Figures
        items={block.items.map(({ drawing, ...item }) => ({
          ...item,
          picture: drawing && <Drawing id={drawing} decorative />,
        }))}
      />
    </Section>
  );
}
