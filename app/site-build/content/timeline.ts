import type { TimelineBlock, TimelineBlockSource } from '@site/content/schema/blocks/timeline.ts';
import { LOCALES, type Language } from '@site/contract/language';
import { localize } from './localize.ts';

/** Returns milestones by year, with the names of their months. */
export function assembleTimeline(block: TimelineBlockSource, language: Language): TimelineBlock {
  const { milestones, ...rest } = localize(block, language);
  const months = new Intl.DateTimeFormat(LOCALES[language], { month: 'short', timeZone: 'UTC' });
  const years = Map.groupBy(milestones, ({ date }) => date.slice(0, 4));
  return {
    ...rest,
    years: [...years].map(([year, those]) => ({
      year,
      milestones: those.map(({ date, ...milestone }) => ({
        ...milestone,
        dateTime: date,
        date: months.format(new Date(`${date}-01`)),
      })),
    })),
  };
}
