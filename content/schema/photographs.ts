import * as z from 'zod';

import { slug, text } from './text.ts';

/** Extensions of photographs. Browsers do not support HEIC and TIFF. */
export const PHOTOGRAPH_FORMATS = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** The minimum width of a photograph, in pixels: it is shown up to 860 px wide, also on high-resolution screens. */
export const PHOTOGRAPH_WIDTH_MIN = 1200;

/**
 * `content/media.json`: the photographs of `content/media/` that pages may name like drawings, by file name without
 * extension. Photographs in `db.json` have their alternative text there.
 */
export const photographTexts = z.record(
  slug,
  z.strictObject({
    /** A sentence that describes the picture. */
    alt: text,
  }),
);
export type PhotographTexts = z.infer<typeof photographTexts>;
