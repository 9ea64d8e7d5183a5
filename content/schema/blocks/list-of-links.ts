import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { href, sectionHead, text } from '../text.ts';

/** Links in a column, each with an optional line of explanation. */
export const listOfLinksBlock = z.strictObject({
  type: z.literal('list-of-links'),
  ...sectionHead,
  items: z
    .array(
      z.strictObject({
        label: text,
        text: text.optional(),
        href: href.optional(),
        external: z.boolean().optional(),
      }),
    )
    .min(1),
});
export type ListOfLinksBlock = Localized<z.infer<typeof listOfLinksBlock>>;
