import { REPORT_RECIPIENTS, REPORT_TYPES } from '@site/contract/report';
import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { text } from '../text.ts';
import { choice, common, consent, field, part, sent } from './parts.ts';

/** `content/forms/report.json`: all texts of a report of wrongdoing. */
export const reportTexts = z.strictObject({
  /** Advice before anything is written, and a link to an explanation of the protection. */
  advice: z.strictObject({
    heading: text,
    items: z.array(text).min(1),
    protection: text,
  }),
  parts: z.strictObject({
    consent: part,
    report: part,
    informant: part,
    person: part,
    tip: part,
    password: part,
  }),
  consent,
  thirdPartyConsent: consent,
  /** The alternative for visitors who do not agree. */
  refusal: text,
  /** The department that handles reports, which is not one of the eight of the contact table. */
  contact: z.strictObject({ name: text, matters: text, phone: z.string(), email: z.email() }),
  /** Replaces the choice if the audit committee has no key. */
  withoutAudit: text,
  fields: z.strictObject({
    recipient: choice(REPORT_RECIPIENTS),
    type: choice(REPORT_TYPES),
    anonymous: field,
    name: field,
    mobile: field,
    email: field,
    companyUnknown: field,
    company: field,
    department: field,
    position: field,
    personName: field,
    personNotes: field,
    title: field,
    content: field,
    attachment: field,
    password: field,
  }),
  /** The rules of the password, each of which is marked when it is met. */
  rules: z.strictObject({ length: text, letters: text, digits: text, special: text }),
  ...common,
  sent: sent.extend({
    receipt: text,
    /** Neither the number nor the password can be recovered. */
    warning: text,
    print: text,
    lookup: text,
  }),
});

/** The texts of the report form as the app receives them. */
export type ReportTexts = Localized<z.infer<typeof reportTexts>>;
