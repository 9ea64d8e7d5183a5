import * as z from 'zod/mini';

import type { FormDefinition } from './form.ts';
import { knownPassword } from './password.ts';
import { API, PATHS } from './paths.ts';
import { receiptLine } from './receipt-line.ts';

/** What a report is looked up by. */
export const lookupSchema = z.strictObject({
  receipt: receiptLine,
  password: knownPassword,
});
export type Lookup = z.output<typeof lookupSchema>;

/** The form that looks a report up. */
export const lookupForm: FormDefinition<Lookup> = {
  name: 'lookup',
  page: PATHS.tipResult,
  api: API.lookup,
  fields: ['receipt', 'password'],
  checkboxes: [],
  secrets: ['password'],
  files: [],
  schema: () => lookupSchema,
};
