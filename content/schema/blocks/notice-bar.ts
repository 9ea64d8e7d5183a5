import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { date, link, text } from '../text.ts';
import { says } from '../../library/sentences.ts';

/** Dated announcements. Each is shown from its first to its last day (Seoul), as decided for the request. */
export const noticeBarBlock = z.strictObject({
  type: z.literal('notice-bar'),
  /** Shown without a current announcement. */
  otherwise: z.strictObject({ badge: text, text, link }),
  items: z.array(
    z
      .strictObject({ badge: text, text, from: date, until: date, link })
      .refine((item) => item.from <= item.until, {
        path: ['until'],
        message: says('period.order'),
      }),
  ),
});
export type NoticeBarBlock = Localized<z.infer<typeof noticeBarBlock>>;
