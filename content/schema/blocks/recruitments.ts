import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { href, link, sectionHead, text } from '../text.ts';

/** Recruitment news: live data. The date in Seoul determines which positions are open. */
export const recruitmentsBlock = z.strictObject({
  type: z.literal('recruitments'),
  ...sectionHead,
  text,
  /** The address of a position: only this position is shown. */
  position: href.optional(),
  /** The link to apply, which is shown while the position is open. */
  apply: link.optional(),
  /** The name of each status. */
  statuses: z.strictObject({ open: text, soon: text, closed: text }),
  /** The period: `{from}`, `{until}`. */
  period: text,
  /** Shown without an open position. */
  empty: text,
  /** Shown if the backend did not respond. */
  failed: text,
});
export type RecruitmentsBlock = Localized<z.infer<typeof recruitmentsBlock>>;
