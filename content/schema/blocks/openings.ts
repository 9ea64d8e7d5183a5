import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, link, slug, text } from '../text.ts';

/** A wide scene of work, and the positions that are open on the day: live data. */
export const openingsBlock = z.strictObject({
  type: z.literal('openings'),
  /** The anchor by which links reach this place. */
  id: slug.optional(),
  heading,
  text,
  drawing,
  links: z.array(link),
  /** How many positions to show, those that close first. */
  count: z.int().min(1).max(6),
  /** Days until the last day to apply, `{days}`; and the last day itself. */
  left: text,
  lastDay: text,
  /** From when until when: `{from}`, `{until}`. */
  period: text,
  /** No position is open. */
  empty: text,
});
export type OpeningsBlock = Localized<z.infer<typeof openingsBlock>>;
