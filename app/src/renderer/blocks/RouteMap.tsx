import { Section } from '@site/design-system';
import { RouteMap } from '@site/design-system/sections';
import type { RouteMapBlock } from '@site/content/schema/blocks/index.ts';

import { getSectionProps } from '../../shared/section-head.tsx';

/** A section with the strategy as lines with dated stations. */
export default function RouteMapSection({ block }: { readonly block: RouteMapBlock }) {
  return (
    <Section {...getSectionProps(block)}>
      <RouteMap
        lines={block.lines.map(({ area, ...line }) => ({ ...line, accent: area }))}
        destination={block.destination}
      />
    </Section>
  );
}
