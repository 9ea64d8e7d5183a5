import * as z from 'zod';

import { text } from './text.ts';

/** `content/standards.json`: the subjects of the standards that products comply with. */
export const standards = z.array(
  z.strictObject({
    /** The name in products: "ISO 6722-1". */
    standard: z.string().min(2),
    /** Its subject, in a few words. */
    text,
  }),
);
export type Standards = z.infer<typeof standards>;
