import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, link, rank } from '../text.ts';

/** The newest press items and notices together; live data. The newest press item leads, with a picture. */
export const latestBlock = z.strictObject({
  type: z.literal('latest'),
  heading,
  rank,
  /** Stands with the leading item where it has no picture of its own. */
  drawing,
  /** How many items to show. */
  count: z.int().min(1).max(12),
  links: z.array(link),
});
export type LatestBlock = Localized<z.infer<typeof latestBlock>>;
