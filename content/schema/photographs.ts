import * as z from 'zod';

import { slug, text } from './text.ts';

/** Endings of the files that can be photographs. HEIC and TIFF are not read by browsers. */
export const PHOTOGRAPH_FORMATS = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** The least width of a photograph, in pixels: it is shown up to 860 px wide, on fine screens. */
export const PHOTOGRAPH_WIDTH_MIN = 1200;

/**
 * `content/media.json`: the photographs of `content/media/` that pages may name like drawings, by the name of their
 * file without its ending. What `db.json` shows has its alternative text there.
 */
export const photographTexts = z.record(
  slug,
  z.strictObject({
    /** A sentence that says what is to be seen. */
    alt: text,
  }),
);
export type PhotographTexts = z.infer<typeof photographTexts>;
