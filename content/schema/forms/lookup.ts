import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { text } from '../text.ts';
import { common, field, part } from './parts.ts';
import type { ReportTexts } from './report.ts';

/** `content/forms/lookup.json`: everything that the look-up of a report says. */
export const lookupTexts = z.strictObject({
  part,
  fields: z.strictObject({ receipt: field, password: field }),
  /** Says that a lost number or password cannot be recovered. */
  lost: text,
  /** What the reporter adds to a report that was found. */
  add: z.strictObject({
    heading: text,
    text,
    message: field,
    attachment: field,
    /** The password is typed again: no page repeats it. */
    password: field,
    ...common,
    done: text,
    /** Replaces the form once the report is closed. */
    closed: text,
  }),
  ...common,
  found: z.strictObject({
    heading: text,
    receipt: text,
    status: text,
    received: text,
    answered: text,
    receivedAt: text,
    answeredAt: text,
    answer: text,
    /** Shown until there is an answer. */
    notYet: text,
    /** Shown instead of an answer that the department's key did not sign. */
    unverified: text,
    /** Who received the report. */
    recipient: text,
    /** The conversation, and who wrote a message. */
    messages: text,
    fromReporter: text,
    fromDepartment: text,
    attachment: text,
    tip: text,
    unknown: text,
    print: text,
    again: text,
  }),
});

/** The texts of the look-up as the app receives them, with the words of the report that it shows. */
export type LookupTexts = Localized<z.infer<typeof lookupTexts>> & {
  readonly report: ReportTexts['fields'];
};
