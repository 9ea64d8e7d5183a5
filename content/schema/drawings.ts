import * as z from 'zod';

import { slug, text } from './text.ts';

/** The materials of parts in drawings, by the names of the tokens `art-…`. */
const MATERIALS = [
  'shell',
  'plastic',
  'metal',
  'copper',
  'board',
  'rubber',
  'dark',
  'blue',
  'green',
  'orange',
  'red',
  'violet',
  'yellow',
] as const;

const millimeters = z.number().min(1).max(1000);

const entry = z.strictObject({
  /** A sentence that describes the drawing; `null` for decoration. */
  alt: text.nullable(),
  /** The positions in the drawing that content may name, like `point` of a product in the car. */
  points: z.array(slug).optional(),
  /**
   * Draws a product from its parts, each a block on the previous one, until it has a real drawing. `part` is its name
   * in the product's file.
   */
  stack: z
    .array(
      z.strictObject({
        part: slug,
        width: millimeters,
        depth: millimeters,
        height: millimeters,
        material: z.enum(MATERIALS),
      }),
    )
    .min(2)
    .optional(),
});
export type DrawingEntry = z.infer<typeof entry>;

/**
 * `content/drawings.json`: every drawing that content may name, by its name in `drawings/registry.ts` or with a
 * `stack`.
 */
export const drawings = z.record(slug, entry);
