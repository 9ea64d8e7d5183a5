import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { richText } from '../rich.ts';
import { heading, rank, slug } from '../text.ts';

/** Running text. */
export const proseBlock = z.strictObject({
  type: z.literal('prose'),
  /** The anchor of the section. */
  id: slug.optional(),
  heading: heading.optional(),
  rank,
  text: richText,
});
export type ProseBlock = Localized<z.infer<typeof proseBlock>>;
