import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { heading, link } from '../text.ts';

/** The newest press items and notices together; live data, newest first. */
export const latestBlock = z.strictObject({
  type: z.literal('latest'),
  heading,
  /** How many items to show. */
  count: z.int().min(1).max(12),
  links: z.array(link),
});
export type LatestBlock = Localized<z.infer<typeof latestBlock>>;
