import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { richText } from '../rich.ts';
import { drawing, heading, text } from '../text.ts';

/** A message with a sender, next to a summary. */
export const letterBlock = z.strictObject({
  type: z.literal('letter'),
  /** The summary of the letter, in one sentence. */
  heading,
  drawing: drawing.optional(),
  salutation: heading,
  text: richText,
  closing: text.optional(),
  /** The signer. The name, and the handwritten signature as a drawing or photograph, are optional. */
  signature: z.strictObject({
    office: text,
    company: text,
    name: text.optional(),
    autograph: drawing.optional(),
  }),
});
export type LetterBlock = Localized<z.infer<typeof letterBlock>>;
