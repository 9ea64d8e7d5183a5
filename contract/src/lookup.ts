import * as z from 'zod/mini';

import { attachment } from './attachment.ts';
import {
  omitInapplicable,
  requiredWhenApplicable,
  type FieldValues,
  type FormDefinition,
} from './form.ts';
import { TEXT_MAX } from './limits.ts';
import { knownPassword } from './password.ts';
import { API, PATHS } from './paths.ts';
import { receiptLine } from './receipt-line.ts';
import { text } from './text.ts';

/** The actions of a reporter: read a report again, or add a message. */
export const LOOKUP_ACTIONS = ['show', 'add'] as const;

const lookupFields = z.strictObject({
  action: z._default(z.enum(LOOKUP_ACTIONS, 'action.invalid'), 'show'),
  receipt: receiptLine,
  password: knownPassword,
  message: z._default(text('message', TEXT_MAX.content, false), ''),
  attachment: z.optional(attachment),
});
export type Lookup = z.output<typeof lookupFields>;

const isAddition = ({ action }: FieldValues): boolean => action === 'add';
const MESSAGE = { field: 'message', code: 'message', applies: isAddition };
const ATTACHMENT = { field: 'attachment', code: 'attachment', applies: isAddition };

/** The number and password of the report, and the addition of the reporter. */
export const lookupSchema = z.pipe(
  omitInapplicable([MESSAGE, ATTACHMENT]),
  lookupFields.check(requiredWhenApplicable([MESSAGE])),
);

/** The form that looks up a report, and adds to it. */
export const lookupForm: FormDefinition<Lookup> = {
  name: 'lookup',
  page: PATHS.tipResult,
  api: API.lookup,
  fields: ['action', 'receipt', 'message', 'attachment', 'password'],
  checkboxes: [],
  secrets: ['password'],
  files: ['attachment'],
  schema: () => lookupSchema,
};
