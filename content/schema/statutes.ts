import * as z from 'zod';

import { date, slug, text } from './text.ts';

/** `content/statutes.json`: the laws and standards that texts cite, and when each was last checked. */
export const statutes = z
  .array(
    z.strictObject({
      id: slug,
      kind: z.enum(['law', 'standard']),
      /** The name in texts; Korean texts write the name of a law in 「」. */
      name: text,
      /** The cited articles, as Korean texts write them: "제15조 제1항". */
      articles: z.array(z.string().regex(/^제\d+조(?:의\d+)?(?: 제\d+항)?$/)).optional(),
      /** The date since which the cited wording applies; missing if it is not confirmed. */
      inForce: date.optional(),
      /** The date on which the texts were last compared with the law. */
      checked: date,
    }),
  )
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);
export type Statutes = z.infer<typeof statutes>;
