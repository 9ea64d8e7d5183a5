import * as z from 'zod';

import { date, slug, text } from './text.ts';

/** `content/statutes.json`: the laws and standards that texts rely on, and when each was last checked. */
export const statutes = z
  .array(
    z.strictObject({
      id: slug,
      kind: z.enum(['law', 'standard']),
      /** As texts cite it; Korean texts set the name of a law in 「」. */
      name: text,
      /** The articles that texts cite, as Korean texts cite them: "제15조 제1항". */
      articles: z.array(z.string().regex(/^제\d+조(?:의\d+)?(?: 제\d+항)?$/)).optional(),
      /** Since when the wording that texts rely on applies; missing where nobody has confirmed it. */
      inForce: date.optional(),
      /** The day on which somebody last compared the texts with the law. */
      checked: date,
    }),
  )
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);
export type Statutes = z.infer<typeof statutes>;
