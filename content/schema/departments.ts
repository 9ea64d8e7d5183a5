import * as z from 'zod';

import type { Localized } from './localized.ts';
import { phone, slug, text } from './text.ts';
import { says } from '../library/sentences.ts';

/** A department that visitors contact directly, and its subjects. */
export const department = z.strictObject({
  id: slug,
  name: text,
  phone,
  email: z.email(says('format.email')),
  matters: text,
});
/** `content/departments.json`. */
export const departments = z.array(department);
export type Department = Localized<z.infer<typeof department>>;
