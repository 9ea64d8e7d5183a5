import * as z from 'zod';

import { slug } from '../text.ts';

/** A document in full: contents that follow the reading, articles with an address each. */
export const documentBlock = z.strictObject({
  type: z.literal('document'),
  /** A file of `content/documents/`. */
  document: slug,
  /** Leaves out the document's title, where the page's own title is the same. */
  untitled: z.boolean().optional(),
});
/** Names the document alone: its text is loaded when the page is rendered, on the server only. */
export type DocumentBlock = z.infer<typeof documentBlock>;
