import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { area, drawing, href, sectionHead, text } from '../text.ts';

/** A catalog of cards; a card with `href` is a single link. */
export const cardsBlock = z.strictObject({
  type: z.literal('cards'),
  ...sectionHead,
  text: text.optional(),
  /** On phones the cards are in one row that scrolls sideways. */
  shelf: z.literal(true).optional(),
  items: z
    .array(
      z.strictObject({
        title: text,
        text,
        /** A note in small type below the text. */
        note: text.optional(),
        drawing: drawing.optional(),
        href: href.optional(),
        area: area.optional(),
      }),
    )
    .min(1),
});
export type CardsBlock = Localized<z.infer<typeof cardsBlock>> & {
  /** Whether the cards have the numbers of the drawing before them, whose list replaces them on phones. */
  readonly numbered?: true;
};
