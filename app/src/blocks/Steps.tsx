import { Section, Steps } from '@site/design-system';
import type { StepsBlock } from '@site/content/schema/blocks/index.ts';

import { sectionHead } from './parts/sectionHead.tsx';

export default function StepsSection({ block }: { readonly block: StepsBlock }) {
  return (
    <Section {...sectionHead(block)}>
      <Steps items={block.items} />
    </Section>
  );
}
