import { Prose, Section } from '@site/design-system';
import type { ProseBlock } from '@site/content/schema/blocks/index.ts';

import { RichText } from '../../shared/RichText.tsx';

/** A section of running text. */
export default function ProseSection({ block }: { readonly block: ProseBlock }) {
  return (
    <Section id={block.id} heading={block.heading} rank={block.rank} arrangement="side">
      <Prose>
        <RichText nodes={block.text} />
      </Prose>
    </Section>
  );
}
