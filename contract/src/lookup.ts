import * as z from 'zod/mini';

import type { FormDefinition } from './form.ts';
import { knownPassword } from './password.ts';
import { API, PATHS } from './paths.ts';
import { parseReceipt } from './receipt.ts';
import { isBlank, line } from './text.ts';

/** Longest receipt number that is read, in characters, with whatever was typed between its groups. */
const RECEIPT_MAX = 40;

export const lookupSchema = z.strictObject({
  /** Its check character shows a typing error before anything is asked. */
  receipt: line('receipt', RECEIPT_MAX, true).check(
    z.refine((value) => isBlank(value) || parseReceipt(value) !== undefined, 'receipt.invalid'),
  ),
  password: knownPassword,
});
export type Lookup = z.output<typeof lookupSchema>;

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
