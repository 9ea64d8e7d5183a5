import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, rank, slug, text } from '../text.ts';

/** Drawings of past activities, each enlarged at a separate address. */
export const galleryBlock = z.strictObject({
  type: z.literal('gallery'),
  heading,
  rank,
  text: text.optional(),
  items: z
    .array(
      z.strictObject({
        /** Its anchor. */
        id: slug,
        title: text,
        text,
        drawing,
      }),
    )
    .min(2),
});
export type GalleryBlock = Localized<z.infer<typeof galleryBlock>>;
