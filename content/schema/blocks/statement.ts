import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { richText } from '../rich.ts';
import { drawing, link, sectionHead } from '../text.ts';

const TONES = ['plain', 'tinted'] as const;

/** A statement of the company about itself, in large type with at most one drawing. */
export const statementBlock = z.strictObject({
  type: z.literal('statement'),
  ...sectionHead,
  text: richText,
  drawing: drawing.optional(),
  tone: z.enum(TONES).optional(),
  /** The side of the drawing if there is room for two columns. */
  side: z.enum(['start', 'end']).optional(),
  links: z.array(link),
});
export type StatementBlock = Localized<z.infer<typeof statementBlock>>;
