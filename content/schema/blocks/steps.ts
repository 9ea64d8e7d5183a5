import * as z from 'zod';

import type { Localized } from '../language.ts';
import { heading, text } from '../text.ts';

/** A procedure whose order matters: the line runs through its stations. */
export const stepsBlock = z.strictObject({
  type: z.literal('steps'),
  heading,
  text: text.optional(),
  items: z.array(z.strictObject({ title: text, text })).min(2, 'needs at least two steps'),
});
export type StepsBlock = Localized<z.infer<typeof stepsBlock>>;
