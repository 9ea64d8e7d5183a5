import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, sectionHead, text, textOrFigure } from '../text.ts';

/** A procedure whose order matters, or events in time: the line runs through its stations. */
export const stepsBlock = z.strictObject({
  type: z.literal('steps'),
  ...sectionHead,
  text: text.optional(),
  /** Whether the stations are events in time, without numbers. */
  numbered: z.literal(false).optional(),
  items: z
    .array(
      z.strictObject({
        /** The result at the station: "−42 %". */
        figure: textOrFigure.optional(),
        title: text,
        text,
        /** A small drawing, which adds nothing to the text. */
        drawing: drawing.optional(),
      }),
    )
    .min(2),
});
export type StepsBlock = Localized<z.infer<typeof stepsBlock>>;
