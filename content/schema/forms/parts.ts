import * as z from 'zod';

import { heading, text } from '../text.ts';

/** The texts of one field. */
export const field = z.strictObject({ label: text, hint: text.optional() });

/** Creates the schema of a field with a choice: each value has its text. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  field.extend({ options: z.record(z.enum(values), field) });

/** One consent: the four notices that the law requires, and the label of the checkbox. */
export const consent = z.strictObject({
  /** Purpose, items, period, right to refuse. */
  notices: z.array(z.strictObject({ term: text, text })).length(4),
  /** The text next to the checkbox. */
  label: text,
});

/** A group of fields under a heading. */
export const part = z.strictObject({ heading, text: text.optional() });

/** The texts that all forms have. */
export const common = {
  submit: z.strictObject({ label: text, sending: text }),
  failed: z.strictObject({ heading: text, text }),
};

/** The confirmation of a form, and the next steps. */
export const sent = z.strictObject({
  heading: text,
  text,
  /** The next steps; omitted if a block of the page contains them. */
  next: z.strictObject({ heading: text, steps: z.array(text).min(1) }).optional(),
  again: text,
});
