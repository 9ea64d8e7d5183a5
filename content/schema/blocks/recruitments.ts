import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { heading, href, link, rank, slug, text } from '../text.ts';

/** Recruitment news: live data; what is open is decided by the date in Seoul, never written. */
export const recruitmentsBlock = z.strictObject({
  type: z.literal('recruitments'),
  /** The anchor by which links reach this place. */
  id: slug.optional(),
  heading,
  rank,
  text,
  /** The address that the news leads to: only this position is shown. */
  position: href.optional(),
  /** How to apply, as long as the position is open. */
  apply: link.optional(),
  /** What each status is called. */
  statuses: z.strictObject({ open: text, soon: text, closed: text }),
  /** From when until when: `{from}`, `{until}`. */
  period: text,
  /** Nothing is open. */
  empty: text,
  /** The backend could not be asked. */
  failed: text,
});
export type RecruitmentsBlock = Localized<z.infer<typeof recruitmentsBlock>>;
