import * as z from 'zod';

import { slug } from '../text.ts';

/** A complete document: a table of contents that follows the scroll position, and an address for each article. */
export const documentBlock = z.strictObject({
  type: z.literal('document'),
  /** A file of `content/documents/`. */
  document: slug,
  /** Whether to omit the title of the document, because that of the page is the same. */
  untitled: z.boolean().optional(),
});
/** Contains only the name of the document: its text is loaded when the page is rendered, on the server only. */
export type DocumentBlock = z.infer<typeof documentBlock>;
