import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { richText } from '../rich.ts';
import { drawing, heading, text } from '../text.ts';

/** A message with a sender, beside the sentence that sums it up. */
export const letterBlock = z.strictObject({
  type: z.literal('letter'),
  /** What the letter says, in one sentence. */
  heading,
  drawing: drawing.optional(),
  salutation: heading,
  text: richText,
  closing: text.optional(),
  /** Who signs. The name, and the handwritten signature as a drawing or photograph, are left out where none is given. */
  signature: z.strictObject({
    office: text,
    company: text,
    name: text.optional(),
    autograph: drawing.optional(),
  }),
});
export type LetterBlock = Localized<z.infer<typeof letterBlock>>;
