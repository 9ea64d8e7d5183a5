import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, rank, slug, text, textOrFigure } from '../text.ts';

/** A procedure whose order matters, or events in time: the line runs through its stations. */
export const stepsBlock = z.strictObject({
  type: z.literal('steps'),
  /** The anchor by which links reach this place. */
  id: slug.optional(),
  heading,
  rank,
  text: text.optional(),
  /** Stations without numbers are events in time. */
  numbered: z.literal(false).optional(),
  items: z
    .array(
      z.strictObject({
        /** What is reached at the station: "−42 %". */
        figure: textOrFigure.optional(),
        title: text,
        text,
        /** A small drawing; it says nothing that the words do not say. */
        drawing: drawing.optional(),
      }),
    )
    .min(2),
});
export type StepsBlock = Localized<z.infer<typeof stepsBlock>>;
