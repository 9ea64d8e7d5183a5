import * as z from 'zod';

import { slug, text, textOrFigure } from './text.ts';

/** Extensions of photographs. Browsers do not support HEIC and TIFF. */
export const PHOTOGRAPH_FORMATS = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** The minimum width of a photograph, in pixels: it is shown up to 860 px wide, also on high-resolution screens. */
export const PHOTOGRAPH_WIDTH_MIN = 1200;

/** In percent of the width or height. */
const percent = z.number().min(0).max(100);

/** A photograph of the library: what it shows, and what is stated wherever it is shown. */
const photographEntry = z.strictObject({
  /** A sentence that describes the photograph for people who do not see it. */
  alt: text,
  /** Shown below the photograph, where it is shown by itself. */
  caption: text.optional(),
  /** Who took or provided it, as it is printed: "Photograph: the plant in Cheonan". */
  credit: textOrFigure.optional(),
  /** The terms on which it may be used, as they are printed: "© ONSUN", "CC BY 4.0". */
  rights: textOrFigure.optional(),
  /** The part that stays visible where the photograph is cropped; by default the middle. */
  focus: z.strictObject({ x: percent, y: percent }).optional(),
});

/**
 * `content/media.json`: the photographs of `content/media/`, by the name of their file without its ending. Pages name
 * them like drawings; public data names their addresses, and may replace the alternative text and the caption.
 */
export const photographTexts = z.record(slug, photographEntry);
export type PhotographTexts = z.infer<typeof photographTexts>;
