import * as z from 'zod';

import type { Department } from '../departments.ts';
import { sectionHead, slug, text } from '../text.ts';
import type { Localized } from '../localized.ts';

/** Departments with visible phone numbers and mail addresses. */
export const contactsBlock = z.strictObject({
  type: z.literal('contacts'),
  ...sectionHead,
  text: text.optional(),
  /** Slugs of `content/departments.json`. */
  departments: z.array(slug).min(1),
});
type Source = z.infer<typeof contactsBlock>;

export type ContactsBlock = Omit<Localized<Source>, 'departments'> & {
  readonly departments: readonly Department[];
};
