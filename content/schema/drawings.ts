import * as z from 'zod';

import { slug, text } from './text.ts';

const entry = z.strictObject({
  /** A sentence that says what is seen; `null` for decoration. */
  alt: text.nullable(),
  /** The places in the drawing that content may name, as `point` of a product does in the car. */
  points: z.array(slug).optional(),
});
export type DrawingEntry = z.infer<typeof entry>;

/** `content/drawings.json`: every drawing that content may name, by its name in `drawings/registry.ts`. */
export const drawings = z.record(slug, entry);
