import { Section, Steps } from '@site/design-system';
import type { StepsBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { getSectionProps } from '../../shared/section-head.tsx';

/** A section with a procedure, or with events in chronological order. */
export default function StepsSection({ block }: { readonly block: StepsBlock }) {
  return (
    <Section {...getSectionProps(block)}>
      <Steps
        numbered={block.numbered}
        items={block.items.map(({ drawing, ...step }) => ({
          ...step,
          picture: drawing && <Drawing id={drawing} decorative />,
        }))}
      />
    </Section>
  );
}
