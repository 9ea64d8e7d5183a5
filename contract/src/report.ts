import * as z from 'zod/mini';

import { attachment } from './attachment.ts';
import {
  requiredWhenApplicable,
  crossFieldRules,
  omitInapplicable,
  type FieldValues,
  type FormDefinition,
} from './form.ts';
import { TEXT_MAX } from './limits.ts';
import { newPassword } from './password.ts';
import { API, PATHS } from './paths.ts';
import {
  email,
  isMissing,
  line,
  optionalCheckbox,
  optionalLine,
  phone,
  text,
  requiredCheckbox,
} from './text.ts';

/** The types of reports, in the order of the specification. */
export const REPORT_TYPES = [
  'bribery',
  'embezzlement',
  'unfair-trade',
  'trade-secrets',
  'internal-rules',
  'human-rights',
  'influence',
  'sexual-violence',
  'environment',
  'safety',
  'information-security',
  'other',
  'conflict-minerals',
  'forced-labour',
] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** The recipients of a report; no one else can open it or sees that it exists. */
export const REPORT_RECIPIENTS = ['compliance', 'audit'] as const;

const reportFields = z.strictObject({
  /** The audit committee, if executives or the compliance team itself are concerned. */
  recipient: z._default(z.enum(REPORT_RECIPIENTS, 'recipient.required'), 'compliance'),
  type: z.enum(REPORT_TYPES, 'type.required'),
  /** Drops name, mobile number and email, even if they were sent. */
  anonymous: optionalCheckbox('anonymous'),
  name: optionalLine('name', TEXT_MAX.name),
  mobile: z._default(phone('mobile', TEXT_MAX.phone, false), ''),
  email: z._default(email('email', TEXT_MAX.email, false), ''),
  companyUnknown: optionalCheckbox('companyUnknown'),
  company: optionalLine('company', TEXT_MAX.company),
  department: optionalLine('department', TEXT_MAX.company),
  position: optionalLine('position', TEXT_MAX.name),
  personName: optionalLine('personName', TEXT_MAX.name),
  personNotes: z._default(text('personNotes', TEXT_MAX.notes, false), ''),
  title: line('title', TEXT_MAX.subject, true),
  content: text('content', TEXT_MAX.content, true),
  attachment: z.optional(attachment),
  password: newPassword,
  /** Consent to the collection of personal data: without it, reports are not possible online. */
  consent: requiredCheckbox('consent'),
  /** Consent to disclosure to third parties. It is a separate choice, and a refusal has no consequence. */
  thirdPartyConsent: optionalCheckbox('thirdPartyConsent'),
});

export type Report = z.output<typeof reportFields>;
export type ReportField = keyof Report;

const isNamed = ({ anonymous }: FieldValues): boolean => anonymous !== true;
const isCompanyKnown = ({ companyUnknown }: FieldValues): boolean => companyUnknown !== true;

const NAME = { field: 'name', code: 'name', applies: isNamed };
const COMPANY = { field: 'company', code: 'company', applies: isCompanyKnown };
const CONTACTS = [
  { field: 'mobile', code: 'mobile', applies: isNamed },
  { field: 'email', code: 'email', applies: isNamed },
];

/** The schema of a report: fields that do not apply are dropped before they are validated. */
export const reportSchema = z.pipe(
  omitInapplicable([NAME, ...CONTACTS, COMPANY]),
  reportFields.check(
    requiredWhenApplicable([NAME, COMPANY]),
    // A reporter with a name must be reachable by phone or email.
    crossFieldRules<FieldValues>((values) =>
      isNamed(values) && CONTACTS.every(({ field }) => isMissing(values[field]))
        ? [{ field: 'mobile', code: 'mobile.orEmail' }]
        : [],
    ),
  ),
);

/** Version of the consent texts that the reporter agreed to; stored with the report. */
export const REPORT_CONSENT_VERSION = '2026-11-26';

/** The form of reports. */
export const reportForm: FormDefinition<Report> = {
  name: 'report',
  page: PATHS.whistleblowing,
  tab: 'report',
  api: API.reports,
  fields: [
    'consent',
    'thirdPartyConsent',
    'recipient',
    'type',
    'anonymous',
    'name',
    'mobile',
    'email',
    'companyUnknown',
    'company',
    'department',
    'position',
    'personName',
    'personNotes',
    'title',
    'content',
    'attachment',
    'password',
  ] satisfies ReportField[],
  checkboxes: ['consent', 'thirdPartyConsent', 'anonymous', 'companyUnknown'],
  secrets: ['password'],
  files: ['attachment'],
  schema: () => reportSchema,
};
