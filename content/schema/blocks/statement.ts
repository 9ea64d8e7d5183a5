import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { richText } from '../rich.ts';
import { drawing, heading, link, rank, slug } from '../text.ts';

const TONES = ['plain', 'tinted'] as const;

/** Large type and at most one drawing: what the company says about itself. */
export const statementBlock = z.strictObject({
  type: z.literal('statement'),
  /** The anchor by which links reach this place. */
  id: slug.optional(),
  heading,
  rank,
  text: richText,
  drawing: drawing.optional(),
  tone: z.enum(TONES).optional(),
  /** On which side the drawing stands where there is room for two. */
  side: z.enum(['start', 'end']).optional(),
  links: z.array(link),
});
export type StatementBlock = Localized<z.infer<typeof statementBlock>>;
