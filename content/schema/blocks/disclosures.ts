import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { href, sectionHead, slug, text } from '../text.ts';
import { says } from '../../library/sentences.ts';

/** An index of the disclosures that a standard requires, with their places on the site. */
export const disclosuresBlock = z.strictObject({
  type: z.literal('disclosures'),
  ...sectionHead,
  text,
  /** The label of the choice of groups. */
  filter: text,
  /** The choice without a filter. */
  all: text,
  groups: z
    .array(
      z.strictObject({
        id: slug,
        label: text,
        items: z
          .array(
            z.strictObject({
              /** The number in the standard: "305-1". */
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
