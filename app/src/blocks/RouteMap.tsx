import { RouteMap, Section } from '@site/design-system';
import type { RouteMapBlock } from '@site/content/schema/blocks/index.ts';

export default function RouteMapSection({ block }: { readonly block: RouteMapBlock }) {
  return (
    <Section heading={block.heading} intro={block.text && <p>{block.text}</p>}>
      <RouteMap
        lines={block.lines.map(({ area, ...line }) => ({ ...line, accent: area }))}
        destination={block.destination}
      />
    </Section>
  );
}
