import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { heading, link, text } from '../text.ts';

/** The dark band with the world map, which shows the sites of `content/sites.json`. */
export const networkBlock = z.strictObject({
  type: z.literal('network'),
  heading,
  text: text.optional(),
  links: z.array(link),
});
export type NetworkBlock = Localized<z.infer<typeof networkBlock>> & {
  /** Each country with a site, once. */
  readonly countries: readonly string[];
};
