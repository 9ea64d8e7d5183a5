import * as z from 'zod';

import { text } from './text.ts';

/** What a form collects, why and for how long. */
const collection = z.strictObject({
  purpose: text,
  /** Missing where another form's data is kept in the same way. */
  kept: text.optional(),
  data: z
    .array(
      z.strictObject({
        /** Fields of the form; those of every visitor without the visitor's number. */
        fields: z.array(z.string()).min(1),
        name: text,
        required: z.boolean(),
        /** Required only of those who do not report anonymously. */
        unlessAnonymous: z.literal(true).optional(),
      }),
    )
    .min(1),
});

/**
 * `content/collected.json`: from it come the consents, the privacy policy's tables and their periods. Forms that the
 * site does not have are left out.
 */
export const collected = z.strictObject({
  inquiry: collection.optional(),
  reservation: collection.optional(),
  report: collection.optional(),
  compliment: collection.optional(),
});
export type Collected = z.infer<typeof collected>;
