import { Section } from '@site/design-system';
import { Timeline } from '@site/design-system/sections';
import type { TimelineBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';

/** A section of dated milestones. */
export default function TimelineSection({ block }: { readonly block: TimelineBlock }) {
  return (
    <Section heading={block.heading} intro={block.text && <p>{block.text}</p>}>
      <Timeline
        drawing={block.drawing && <Drawing id={block.drawing} decorative />}
        years={block.years.map(({ year, milestones }) => ({
          year,
          milestones: milestones.map(({ drawing, ...milestone }) => ({
            ...milestone,
            picture: drawing && <Drawing id={drawing} decorative />,
          })),
        }))}
      />
    </Section>
  );
}
