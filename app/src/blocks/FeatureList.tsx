import { FeatureList, Section } from '@site/design-system';
import type { FeatureListBlock } from '@site/content/schema/blocks/index.ts';

export default function FeatureListSection({ block }: { readonly block: FeatureListBlock }) {
  return (
    <Section id={block.id} heading={block.heading} intro={block.text && <p>{block.text}</p>}>
      <FeatureList items={block.items} columns={2} />
    </Section>
  );
}
