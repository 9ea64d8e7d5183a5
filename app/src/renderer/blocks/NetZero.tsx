import { Heading, Section } from '@site/design-system';
import { Pathway } from '@site/design-system/sections';
import type { NetZeroBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { LinkRow } from './parts/LinkRow.tsx';

/** The path to net zero as a curve with its values. */
export default function NetZero({ block }: { readonly block: NetZeroBlock }) {
  const id = `${block.id ?? block.type}-heading`;
  return (
    <Section id={block.id} rank="chapter" aria-labelledby={id}>
      <Pathway drawing={<Drawing id={block.drawing} decorative />} marks={block.marks}>
        <Heading id={id} data-branch="" level={2}>
          {block.heading}
        </Heading>
        <p>{block.text}</p>
        <LinkRow links={block.links} />
      </Pathway>
    </Section>
  );
}
