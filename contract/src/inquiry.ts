import * as z from 'zod/mini';

import { ATTACHMENT_EXTENSIONS, ATTACHMENT_MAX_BYTES, TEXT_MAX } from './limits.ts';

// zod compiles validators with `new Function` unless told not to; the site's policy forbids that.
z.config({ jitless: true });

/**
 * The customer inquiry: one schema for the browser, the API and the plain form post.
 * Messages are codes; their sentences stand in `contract/messages/inquiry.json`.
 */

export const INQUIRY_CATEGORIES = ['customer', 'partner', 'other'] as const;
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number];

/** Characters that show nothing: white space, controls, joiners, and the Hangul fillers. */
const BLANK = /^[\s\p{C}\u115F\u1160\u3164\uFFA0\u2800]*$/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

const isBlank = (value: string): boolean => BLANK.test(value);
const characters = (value: string): number => [...value].length;

/** Trims, and composes Hangul (NFC), so that text typed on any system compares and counts alike. */
const tidy = (value: string): string => value.normalize('NFC').trim();

const text = (field: string, max: number, required: boolean) =>
  z.pipe(
    z.pipe(z.string(`${field}.${required ? 'required' : 'invalid'}`), z.transform(tidy)),
    z.string().check(
      z.refine((value) => !required || !isBlank(value), `${field}.required`),
      z.refine((value) => characters(value) <= max, `${field}.tooLong`),
      z.refine((value) => !LONE_SURROGATE.test(value) && !value.includes('\0'), `${field}.invalid`),
    ),
  );

const line = (field: string, max: number, required: boolean) =>
  text(field, max, required).check(
    z.refine((value) => !LINE_BREAK.test(value), `${field}.invalid`),
  );

/** What a browser's `File` and the server's received file have in common. */
export interface AttachmentFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export const extensionOf = (name: string): string =>
  /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The codes of what is wrong with an attachment, most important first; an empty list where nothing is. */
export function attachmentProblems(file: AttachmentFacts): string[] {
  const problems: string[] = [];
  if (file.size > ATTACHMENT_MAX_BYTES) problems.push('attachment.tooLarge');
  if (file.size === 0) problems.push('attachment.empty');
  if (!(ATTACHMENT_EXTENSIONS as readonly string[]).includes(extensionOf(file.name)))
    problems.push('attachment.type');
  return problems;
}

const attachment = z
  .custom<AttachmentFacts>(
    (value) => typeof value === 'object' && value !== null && 'name' in value && 'size' in value,
    'attachment.invalid',
  )
  .check((context) => {
    const [first] = attachmentProblems(context.value);
    if (first) context.issues.push({ code: 'custom', message: first, input: context.value });
  });

export const inquirySchema = z.strictObject({
  category: z.enum(INQUIRY_CATEGORIES, 'category.required'),
  company: z._default(line('company', TEXT_MAX.company, false), ''),
  writer: line('writer', TEXT_MAX.name, true),
  phone: z._default(
    line('phone', TEXT_MAX.phone, false).check(
      // Full-width digits and separators are folded by NFKC before the shape is judged.
      z.refine(
        (value) => value === '' || /^\+?[\d\s().-]{7,30}$/.test(value.normalize('NFKC')),
        'phone.invalid',
      ),
    ),
    '',
  ),
  email: line('email', TEXT_MAX.email, true).check(
    z.refine((value) => isBlank(value) || z.regexes.html5Email.test(value), 'email.invalid'),
  ),
  subject: line('subject', TEXT_MAX.subject, true),
  content: text('content', TEXT_MAX.content, true),
  attachment: z.optional(attachment),
  /** Consent to the collection of personal data. Only the ticked box is consent. */
  consent: z.literal(true, 'consent.required'),
});

export type InquiryInput = z.input<typeof inquirySchema>;
export type Inquiry = z.output<typeof inquirySchema>;
export type InquiryField = keyof Inquiry;

/** Version of the consent text that the visitor agreed to; stored with the inquiry. */
export const INQUIRY_CONSENT_VERSION = '2026-11-01';
