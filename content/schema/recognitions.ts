import * as z from 'zod';

import type { Localized } from './localized.ts';
import { slug, text } from './text.ts';
import { says } from '../library/sentences.ts';

export const RECOGNITION_KINDS = ['certificate', 'award'] as const;
const RECOGNITION_FIELDS = ['quality', 'environment', 'technology', 'market', 'society'] as const;

/** What the company was certified for and awarded, each under the label that the document bears. */
export const recognitions = z.strictObject({
  kinds: z.record(z.enum(RECOGNITION_KINDS), text),
  fields: z.record(z.enum(RECOGNITION_FIELDS), text),
  items: z
    .array(
      z.strictObject({
        id: slug,
        kind: z.enum(RECOGNITION_KINDS),
        field: z.enum(RECOGNITION_FIELDS),
        title: text,
        /** What was confirmed or honoured, in a sentence. */
        text,
      }),
    )
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      message: says('twice.id'),
    }),
});
export type Recognitions = z.infer<typeof recognitions>;
export type Recognition = Localized<Recognitions>['items'][number];
