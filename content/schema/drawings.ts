import * as z from 'zod';

import { slug, text } from './text.ts';

/** What parts of products can be drawn as, by the names of the tokens `art-…`. */
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
  /** A sentence that says what is seen; `null` for decoration. */
  alt: text.nullable(),
  /** The places in the drawing that content may name, as `point` of a product does in the car. */
  points: z.array(slug).optional(),
  /**
   * Draws a product from its parts, each a block on the one before it, until it has a drawing of its own.
   * `part` is what the product's file calls it.
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

/** `content/drawings.json`: every drawing that content may name, by its name in `drawings/registry.ts` or with a `stack`. */
export const drawings = z.record(slug, entry);
