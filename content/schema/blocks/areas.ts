import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { area, drawing, heading, href, text } from '../text.ts';

/** The business areas, each in its colour. */
export const areasBlock = z.strictObject({
  type: z.literal('areas'),
  heading,
  items: z.array(z.strictObject({ area, title: text, text, drawing, href })).min(1),
});
export type AreasBlock = Localized<z.infer<typeof areasBlock>>;
