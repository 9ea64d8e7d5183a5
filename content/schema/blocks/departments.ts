import * as z from 'zod';

import type { Department } from '../departments.ts';
import type { Localized } from '../localized.ts';
import { sectionHead, text } from '../text.ts';

/** The table of all departments with direct contact. */
export const departmentsBlock = z.strictObject({
  type: z.literal('departments'),
  ...sectionHead,
  text: text.optional(),
  caption: text,
});
export type DepartmentsBlock = Localized<z.infer<typeof departmentsBlock>> & {
  readonly departments: readonly Department[];
};
