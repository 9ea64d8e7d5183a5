import * as z from 'zod';

import { text } from './text.ts';

/** `content/standards.json`: what the standards are about that products comply with. */
export const standards = z.array(
  z.strictObject({
    /** As products name it: "ISO 6722-1". */
    standard: z.string().min(2),
    /** Its subject, in a few words. */
    text,
  }),
);
export type Standards = z.infer<typeof standards>;
