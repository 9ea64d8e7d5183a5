import * as z from 'zod';

import type { Localized } from './localized.ts';
import { text } from './text.ts';
import { says } from '../library/sentences.ts';

/** A technical term, which is explained at its first mention on a product page. */
const glossaryTerm = z.strictObject({
  /** As written in a sentence, the same in both languages: "CAN FD". */
  term: z.string().regex(/^[A-Za-z0-9 ]{2,}$/, says('format.term')),
  /** Its expansion. */
  name: text,
  explanation: text,
});
/** `content/glossary.json`. */
export const glossary = z.array(glossaryTerm);
export type GlossaryEntry = Localized<z.infer<typeof glossaryTerm>>;
