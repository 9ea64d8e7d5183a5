import { Section } from '@site/design-system';
import { FeatureList } from '@site/design-system/sections';
import type { FeatureListBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { getSectionProps } from '../../shared/section-head.tsx';

/** A section of short points with a title and a sentence each. */
export default function FeatureListSection({ block }: { readonly block: FeatureListBlock }) {
  return (
    <Section {...getSectionProps(block)}>
      <FeatureList
        items={block.items.map(({ drawing, ...item }) => ({
          ...item,
          drawing: drawing && <Drawing id={drawing} decorative />,
        }))}
        columns={2}
      />
    </Section>
  );
}
