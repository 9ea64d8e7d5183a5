import * as z from 'zod';

import { text } from './text.ts';

/** The data that a form collects, with purpose and retention. */
const collection = z.strictObject({
  purpose: text,
  /** Missing if the retention of another form applies. */
  kept: text.optional(),
  data: z
    .array(
      z.strictObject({
        /** Fields of the form; those of every visitor without the visitor's number. */
        fields: z.array(z.string()).min(1),
        name: text,
        required: z.boolean(),
        /** Only required from reporters who are not anonymous. */
        unlessAnonymous: z.literal(true).optional(),
      }),
    )
    .min(1),
});

/**
 * `content/collected.json`, from which the consents and the tables and periods of the privacy policy are generated.
 * Forms that the site does not have are omitted.
 */
export const collected = z.strictObject({
  inquiry: collection.optional(),
  reservation: collection.optional(),
  report: collection.optional(),
  compliment: collection.optional(),
});
export type Collected = z.infer<typeof collected>;
