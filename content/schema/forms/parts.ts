import * as z from 'zod';

import { heading, text } from '../text.ts';

/** The words of one field. */
export const field = z.strictObject({ label: text, hint: text.optional() });

/** A field with a choice: each value has words of its own. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  field.extend({ options: z.record(z.enum(values), field) });

/** One consent: the four notices that the law requires, and the label of the checkbox. */
export const consent = z.strictObject({
  /** Purpose, items, period, right to refuse. */
  notices: z.array(z.strictObject({ term: text, text })).length(4),
  /** The words beside the box. */
  label: text,
});

/** A group of fields under a heading. */
export const part = z.strictObject({ heading, text: text.optional() });

/** What every form says, whatever it asks. */
export const common = {
  submit: z.strictObject({ label: text, sending: text }),
  failed: z.strictObject({ heading: text, text }),
};

/** The end of a form: it was received, and what happens next. */
export const sent = z.strictObject({
  heading: text,
  text,
  /** What happens next; left out where a block of the page says it. */
  next: z.strictObject({ heading: text, steps: z.array(text).min(1) }).optional(),
  again: text,
});
