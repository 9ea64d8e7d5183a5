import * as z from 'zod';

import type { Localized } from './localized.ts';
import { slug, text } from './text.ts';

/** A department that answers directly, with what to ask it about. */
export const department = z.strictObject({
  id: slug,
  name: text,
  /** As dialled in Korea: `032-000-0011`. */
  phone: z.string().regex(/^0\d{1,2}-\d{3,4}-\d{4}$/, 'must look like 032-000-0011'),
  email: z.email('is not a mail address'),
  matters: text,
});
export const departments = z.array(department);
export type Department = Localized<z.infer<typeof department>>;
