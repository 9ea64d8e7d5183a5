import * as z from 'zod';

/** `content/samples.json`: what is invented, and has to be replaced by whoever takes the site over. */
export const samples = z.array(
  z.strictObject({
    /** A file, or a folder of files. */
    file: z.string().min(1),
    what: z.string().min(1),
  }),
);
export type Samples = z.infer<typeof samples>;
