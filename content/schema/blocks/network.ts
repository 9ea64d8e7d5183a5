import * as z from 'zod';

import type { Localized } from '../language.ts';
import type { Site } from '../sites.ts';
import { heading, link, text } from '../text.ts';

/** The dark band with the world map. Its sites come from `content/sites.json`. */
export const networkBlock = z.strictObject({
  type: z.literal('network'),
  heading,
  text: text.optional(),
  links: z.array(link),
});
export type NetworkBlock = Localized<z.infer<typeof networkBlock>> & {
  readonly sites: readonly Site[];
};
