import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { heading, href, rank, slug, text } from '../text.ts';
import { says } from '../../library/sentences.ts';

/** An index of what a standard asks to disclose, and where on the site each item is disclosed. */
export const disclosuresBlock = z.strictObject({
  type: z.literal('disclosures'),
  /** The anchor by which links reach this place. */
  id: slug.optional(),
  heading,
  rank,
  text,
  /** Names the choice of groups. */
  filter: text,
  /** The choice that leaves nothing out. */
  all: text,
  groups: z
    .array(
      z.strictObject({
        id: slug,
        label: text,
        items: z
          .array(
            z.strictObject({
              /** As the standard counts it: "305-1". */
              code: z.string().regex(/^\d{1,3}-\d{1,2}$/, says('format.disclosure')),
              title: text,
              at: z.strictObject({ label: text, href }),
            }),
          )
          .min(1),
      }),
    )
    .min(2),
});
export type DisclosuresBlock = Localized<z.infer<typeof disclosuresBlock>>;
