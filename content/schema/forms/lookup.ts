import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { text } from '../text.ts';
import { common, field, part } from './parts.ts';
import type { ReportTexts } from './report.ts';

/** `content/forms/lookup.json`: all texts of the look-up of a report. */
export const lookupTexts = z.strictObject({
  part,
  fields: z.strictObject({ receipt: field, password: field }),
  /** Explains that a lost number or password cannot be recovered. */
  lost: text,
  /** The addition to a report. */
  add: z.strictObject({
    heading: text,
    text,
    message: field,
    attachment: field,
    /** The password has to be typed again, because no page repeats it. */
    password: field,
    ...common,
    done: text,
    /** Replaces the form after the report is closed. */
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
    /** Shown without an answer. */
    notYet: text,
    /** Shown instead of an answer that the department's key did not sign. */
    unverified: text,
    /** The recipient of the report. */
    recipient: text,
    /** The conversation, with the author of each message. */
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

/** The texts of the look-up as the app receives them, with those of the report that it shows. */
export type LookupTexts = Localized<z.infer<typeof lookupTexts>> & {
  readonly report: ReportTexts['fields'];
};
