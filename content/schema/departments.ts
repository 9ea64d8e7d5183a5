import * as z from 'zod';

import type { Localized } from './localized.ts';
import { slug, text } from './text.ts';
import { says } from '../library/sentences.ts';

/** A department that visitors contact directly, and its subjects. */
export const department = z.strictObject({
  id: slug,
  name: text,
  /** As dialled in Korea: `032-000-0011`. */
  phone: z.string().regex(/^0\d{1,2}-\d{3,4}-\d{4}$/, says('format.phone')),
  email: z.email(says('format.email')),
  matters: text,
});
export const departments = z.array(department);
export type Department = Localized<z.infer<typeof department>>;
