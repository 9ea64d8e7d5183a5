import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { area, drawing, heading, href, text } from '../text.ts';

/** The first screen of the home page: one drawing whose parts lead to the business areas. */
export const heroBlock = z.strictObject({
  type: z.literal('hero'),
  title: heading,
  lead: text,
  drawing,
  destinations: z
    .array(z.strictObject({ area, label: text, detail: text, href }))
    .min(1, 'needs at least one destination'),
});
export type HeroBlock = Localized<z.infer<typeof heroBlock>>;
