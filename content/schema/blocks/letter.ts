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
  /** An office, never a person's name. */
  signature: z.strictObject({ office: text, company: text }),
});
export type LetterBlock = Localized<z.infer<typeof letterBlock>>;
