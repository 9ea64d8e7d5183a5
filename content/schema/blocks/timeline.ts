import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { area, drawing, heading, link, slug, text } from '../text.ts';
import { refuse, says } from '../../library/sentences.ts';

/** Milestones along the line, each with year and month, the oldest first. */
export const timelineBlock = z.strictObject({
  type: z.literal('timeline'),
  heading,
  text: text.optional(),
  /** The drawing at the beginning of the line of these years. */
  drawing: drawing.optional(),
  milestones: z
    .array(
      z.strictObject({
        /** `1974-09` */
        date: z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, says('format.month')),
        title: text,
        text: text.optional(),
        /** The line branches off here in this color. */
        branch: z.union([area, z.literal('heritage')]).optional(),
        /** The drawing at the end of the branch, of a new product. */
        drawing: drawing.optional(),
        /** The product whose series production began. */
        product: slug.optional(),
        /** The page of the new product. */
        link: link.optional(),
      }),
    )
    .min(2)
    .superRefine((milestones, context) => {
      milestones.forEach(({ date }, index) => {
        const previousDate = milestones[index - 1]?.date;
        if (previousDate !== undefined && date < previousDate)
          refuse(context, [index, 'date'], 'timeline.order', { before: previousDate });
      });
    }),
});
export type TimelineBlockSource = z.infer<typeof timelineBlock>;
type Source = Localized<TimelineBlockSource>;

/** Its milestones by year, each with the name of its month. */
export type TimelineBlock = Omit<Source, 'milestones'> & {
  readonly years: readonly {
    readonly year: string;
    readonly milestones: readonly (Omit<Source['milestones'][number], 'date'> & {
      /** `1974-09` */
      readonly dateTime: string;
      /** "9월", "Sep". */
      readonly date: string;
    })[];
  }[];
};
