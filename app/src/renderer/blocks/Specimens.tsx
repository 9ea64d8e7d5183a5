import { Section } from '@site/design-system';
import { Specimens } from '@site/design-system/sections';
import type { SpecimensBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { getSectionProps } from '../../shared/section-head.tsx';

/** A section of drawings side by side, each with a caption. */
export default function SpecimensSection({ block }: { readonly block: SpecimensBlock }) {
  const { columns, wrong, items } = block;
  return (
    <Section {...getSectionProps(block)}>
      <Specimens
        columns={columns}
        wrong={wrong}
        items={items.map(({ drawing, ...item }) => ({
          ...item,
          drawing: <Drawing id={drawing} />,
        }))}
      />
    </Section>
  );
}
