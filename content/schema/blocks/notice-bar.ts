import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { date, link, text } from '../text.ts';
import { says } from '../../library/sentences.ts';

/** Dated announcements. Each shows from its first to its last day (Seoul), decided when served. */
export const noticeBarBlock = z.strictObject({
  type: z.literal('notice-bar'),
  /** Shows while no announcement does. */
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
