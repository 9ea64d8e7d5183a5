import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, link, slug, text } from '../text.ts';

/** A wide scene of work, and the positions that are open on the day: live data. */
export const openingsBlock = z.strictObject({
  type: z.literal('openings'),
  /** The anchor of the section. */
  id: slug.optional(),
  heading,
  text,
  drawing,
  links: z.array(link),
  /** The number of positions to show; those that close first are shown. */
  count: z.int().min(1).max(6),
  /** Days until the last day for applications, `{days}`; and the last day itself. */
  left: text,
  lastDay: text,
  /** The period: `{from}`, `{until}`. */
  period: text,
  /** Shown without an open position. */
  empty: text,
});
export type OpeningsBlock = Localized<z.infer<typeof openingsBlock>>;
