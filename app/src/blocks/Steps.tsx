import { Section, Steps } from '@site/design-system';
import type { StepsBlock } from '@site/content/schema/blocks/index.ts';

export default function StepsSection({ block }: { readonly block: StepsBlock }) {
  return (
    <Section id={block.id} heading={block.heading} intro={block.text && <p>{block.text}</p>}>
      <Steps items={block.items} />
    </Section>
  );
}
