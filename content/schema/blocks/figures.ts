import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, link, rank, slug, text, textOrFigure, textOrNothing } from '../text.ts';

/** Large figures with their meaning. */
export const figuresBlock = z.strictObject({
  type: z.literal('figures'),
  /** The anchor of the section. */
  id: slug.optional(),
  heading: heading.optional(),
  rank,
  items: z
    .array(
      z.strictObject({
        /** In small type before the value: "about", a currency. It is part of the fact and must not be omitted. */
        qualifier: textOrNothing.optional(),
        value: textOrFigure,
        unit: z.union([textOrFigure, textOrNothing]).optional(),
        label: text,
        /** The figure as a picture, and the meaning of one of its marks. */
        drawing: drawing.optional(),
        note: text.optional(),
      }),
    )
    .min(2),
  links: z.array(link),
});
export type FiguresBlock = Localized<z.infer<typeof figuresBlock>>;
