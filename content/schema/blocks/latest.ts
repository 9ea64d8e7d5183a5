import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, link, rank } from '../text.ts';

/** The newest press items and notices together; live data. The newest press item is first, with a picture. */
export const latestBlock = z.strictObject({
  type: z.literal('latest'),
  heading,
  rank,
  /** The picture of the first item if it has none. */
  drawing,
  /** The number of items. */
  count: z.int().min(1).max(12),
  links: z.array(link),
});
export type LatestBlock = Localized<z.infer<typeof latestBlock>>;
