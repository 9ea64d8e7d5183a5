import { Section } from '@site/design-system';
import { Figures } from '@site/design-system/sections';
import type { FiguresBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { LinkRow } from './parts/LinkRow.tsx';
import { getSectionProps } from '../../shared/section-head.tsx';

/** A section of large figures with their meaning. */
export default function FiguresSection({ block }: { readonly block: FiguresBlock }) {
  return (
    <Section {...getSectionProps(block)} aside={<LinkRow links={block.links} />}>
      <Figures
        items={block.items.map(({ drawing, ...item }) => ({
          ...item,
          picture: drawing && <Drawing id={drawing} decorative />,
        }))}
      />
    </Section>
  );
}
