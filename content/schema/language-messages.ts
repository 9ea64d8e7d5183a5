import * as z from 'zod';

/**
 * The messages of a company in one language, by namespace and key: `content/languages/de.json`. A namespace is the name
 * of a file of `content/messages/` or `contract/messages/`, or `document-words`, `components`, `mails` or `calendar`.
 */
export const languageMessages = z.record(
  z.string().regex(/^[a-z-]+$/),
  z.record(z.string().min(1), z.string().min(1)),
);
