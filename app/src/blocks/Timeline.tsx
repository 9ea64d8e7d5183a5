import { Section, Timeline } from '@site/design-system';
import type { TimelineBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../ViewContext.ts';
import { Drawing } from './parts/Drawing.tsx';

/** September is "Sep" everywhere in American English; British English has two ways to shorten it. */
const LOCALES = { ko: 'ko-KR', en: 'en-US' } as const;

export default function TimelineSection({ block }: { readonly block: TimelineBlock }) {
  const { language } = useView();
  const months = new Intl.DateTimeFormat(LOCALES[language], { month: 'short', timeZone: 'UTC' });
  const years = Map.groupBy(block.milestones, ({ date }) => date.slice(0, 4));
  return (
    <Section heading={block.heading} intro={block.text && <p>{block.text}</p>}>
      <Timeline
        drawing={block.drawing && <Drawing id={block.drawing} decorative />}
        years={[...years].map(([year, milestones]) => ({
          year,
          milestones: milestones.map(({ date, ...milestone }) => ({
            ...milestone,
            dateTime: date,
            date: months.format(new Date(`${date}-01`)),
          })),
        }))}
      />
    </Section>
  );
}
