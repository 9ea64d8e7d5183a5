import type * as z from 'zod';

import type { TimelineBlock, timelineBlock } from '../schema/blocks/timeline.ts';
import type { Language } from '../schema/language.ts';
import { localize } from './localize.ts';

/** September is "Sep" everywhere in American English; British English has two ways to shorten it. */
const LOCALES = { ko: 'ko-KR', en: 'en-US' } as const;

/** Milestones by year, with the names of their months. */
export function timelineOf(
  block: z.infer<typeof timelineBlock>,
  language: Language,
): TimelineBlock {
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
