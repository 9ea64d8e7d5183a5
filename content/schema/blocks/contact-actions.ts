import * as z from 'zod';

import type { Department } from '../departments.ts';
import { slug } from '../text.ts';

/** The two buttons "online inquiry" and "direct inquiry"; the second shows these departments. */
export const contactActionsBlock = z.strictObject({
  type: z.literal('contact-actions'),
  departments: z.array(slug).min(1),
});
export type ContactActionsBlock = {
  readonly type: 'contact-actions';
  readonly departments: readonly Department[];
};
