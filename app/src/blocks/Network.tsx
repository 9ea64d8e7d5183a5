import { Section, Text } from '@site/design-system';
import type { NetworkBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { LinkRow } from './parts/LinkRow.tsx';

/** The dark band with the world map and the way to both lists of sites. */
export default function Network({ block }: { readonly block: NetworkBlock }) {
  return (
    <Section
      tone="inverse"
      heading={block.heading}
      intro={block.text && <p>{block.text}</p>}
      aside={<LinkRow links={block.links} tone="inverse" />}
    >
      <Drawing id="world-map" decorative />
      {/* What the map shows, in words. */}
      <Text size="small" tone="inverse">
        {block.countries.join(' · ')}
      </Text>
    </Section>
  );
}
