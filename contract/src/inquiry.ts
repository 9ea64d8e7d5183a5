import * as z from 'zod/mini';

import { attachment } from './attachment.ts';
import type { FormDefinition } from './form.ts';
import { TEXT_MAX } from './limits.ts';
import { API, PATHS } from './paths.ts';
import { email, line, optionalLine, phone, text, requiredCheckbox } from './text.ts';

/**
 * The customer inquiry: one schema for the browser, the API and the plain form post. Messages are codes; their texts
 * are in `contract/messages/inquiry.json`.
 */

/** The kinds of senders. */
export const INQUIRY_CATEGORIES = ['customer', 'partner', 'other'] as const;
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number];

/** The fields of an inquiry, with their rules. */
export const inquirySchema = z.strictObject({
  category: z.enum(INQUIRY_CATEGORIES, 'category.required'),
  company: optionalLine('company', TEXT_MAX.company),
  writer: line('writer', TEXT_MAX.name, true),
  phone: z._default(phone('phone', TEXT_MAX.phone, false), ''),
  email: email('email', TEXT_MAX.email, true),
  subject: line('subject', TEXT_MAX.subject, true),
  content: text('content', TEXT_MAX.content, true),
  attachment: z.optional(attachment),
  /** Consent to the collection of personal data. Only a checked checkbox is consent. */
  consent: requiredCheckbox('consent'),
});

export type InquiryInput = z.input<typeof inquirySchema>;
export type Inquiry = z.output<typeof inquirySchema>;
export type InquiryField = keyof Inquiry;

/** Version of the consent text that the visitor agreed to; stored with the inquiry. */
export const INQUIRY_CONSENT_VERSION = '2026-11-01';

/** The form of inquiries. */
export const inquiryForm: FormDefinition<Inquiry> = {
  name: 'inquiry',
  page: PATHS.inquiry,
  api: API.inquiries,
  fields: [
    'consent',
    'category',
    'company',
    'writer',
    'phone',
    'email',
    'subject',
    'content',
    'attachment',
  ] satisfies InquiryField[],
  checkboxes: ['consent'],
  secrets: [],
  files: ['attachment'],
  schema: () => inquirySchema,
};
