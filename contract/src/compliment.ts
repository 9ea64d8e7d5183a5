import * as z from 'zod/mini';

import type { FormDefinition } from './form.ts';
import { TEXT_MAX } from './limits.ts';
import { API, PATHS } from './paths.ts';
import { email, line, optionalCheckbox, phone, text, requiredCheckbox } from './text.ts';

/** The writer of a compliment: an employee or an outsider. */
export const COMPLIMENT_KINDS = ['employee', 'outsider'] as const;
export type ComplimentKind = (typeof COMPLIMENT_KINDS)[number];

/** The fields of a compliment, with their rules. */
export const complimentSchema = z.strictObject({
  kind: z.enum(COMPLIMENT_KINDS, 'kind.required'),
  name: line('name', TEXT_MAX.name, true),
  contact: z._default(phone('contact', TEXT_MAX.phone, false), ''),
  email: z._default(email('email', TEXT_MAX.email, false), ''),
  /** The person or thing that is praised. */
  subject: line('subject', TEXT_MAX.subject, true),
  content: text('content', TEXT_MAX.content, true),
  consent: requiredCheckbox('consent'),
  thirdPartyConsent: optionalCheckbox('thirdPartyConsent'),
});

export type Compliment = z.output<typeof complimentSchema>;
export type ComplimentField = keyof Compliment;

/** Version of the consent texts that the writer agreed to; stored with the compliment. */
export const COMPLIMENT_CONSENT_VERSION = '2026-11-01';

/** The form of compliments. */
export const complimentForm: FormDefinition<Compliment> = {
  name: 'compliment',
  page: PATHS.whistleblowing,
  tab: 'compliments',
  api: API.compliments,
  fields: [
    'consent',
    'thirdPartyConsent',
    'kind',
    'name',
    'contact',
    'email',
    'subject',
    'content',
  ] satisfies ComplimentField[],
  checkboxes: ['consent', 'thirdPartyConsent'],
  secrets: [],
  files: [],
  schema: () => complimentSchema,
};
