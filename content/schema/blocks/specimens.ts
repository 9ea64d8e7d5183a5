import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, sectionHead, text } from '../text.ts';

/** Drawings side by side with captions; with `wrong`, of prohibited usages. */
export const specimensBlock = z.strictObject({
  type: z.literal('specimens'),
  ...sectionHead,
  text: text.optional(),
  columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  wrong: z.boolean().optional(),
  items: z.array(z.strictObject({ title: text, text: text.optional(), drawing })).min(2),
});
export type SpecimensBlock = Localized<z.infer<typeof specimensBlock>>;
