import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, link, rank, slug, text, textOrFigure, textOrNothing } from '../text.ts';

/** Large figures with what they count. */
export const figuresBlock = z.strictObject({
  type: z.literal('figures'),
  /** The anchor by which links reach this place. */
  id: slug.optional(),
  heading: heading.optional(),
  rank,
  items: z
    .array(
      z.strictObject({
        /** Stands small before the value: "about", a currency. Part of the fact, so it may not be left out. */
        qualifier: textOrNothing.optional(),
        value: textOrFigure,
        unit: z.union([textOrFigure, textOrNothing]).optional(),
        label: text,
        /** The figure as a picture, and what one of its marks stands for. */
        drawing: drawing.optional(),
        note: text.optional(),
      }),
    )
    .min(2),
  links: z.array(link),
});
export type FiguresBlock = Localized<z.infer<typeof figuresBlock>>;
