import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, sectionHead, text } from '../text.ts';

/** Short points, each with a title and a sentence. */
export const featureListBlock = z.strictObject({
  type: z.literal('feature-list'),
  ...sectionHead,
  text: text.optional(),
  items: z.array(z.strictObject({ title: text, text, drawing: drawing.optional() })).min(2),
});
export type FeatureListBlock = Localized<z.infer<typeof featureListBlock>>;
