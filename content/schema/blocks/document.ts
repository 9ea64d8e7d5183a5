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
/** Carries no text: the page keeps what the server sent, and fetches it only when reached inside the site. */
export type DocumentBlock = z.infer<typeof documentBlock>;
