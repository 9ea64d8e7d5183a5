import * as z from 'zod';

import { says } from '../library/sentences.ts';
import { localized, slug } from './text.ts';

const common = {
  /** Why it is so, or where it comes from; for editors only. */
  about: z.string().optional(),
};

/** Whether a date, or a month, is one of the calendar: February 30 is none. */
const isInCalendar = (date: string): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** A fact that more than one text states. Texts refer to it as `{fact:name}`. */
const fact = z.union([
  z.strictObject({
    number: z.number(),
    /** What texts write after the number: no text may state the same number of it by itself. */
    unit: localized(z.string().min(1)).optional(),
    ...common,
  }),
  z.strictObject({
    date: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, says('format.date'))
      .refine(isInCalendar, says('format.date')),
    ...common,
  }),
  z.strictObject({ text: z.union([z.string().min(1), localized(z.string().min(1))]), ...common }),
  /** Replaces a whole list: `"items": "{fact:name}"`. */
  z.strictObject({ list: z.array(z.unknown()).min(1), ...common }),
]);
export type Fact = z.infer<typeof fact>;

/** `content/facts.json`, by name. */
export const facts = z.record(slug, fact);
export type Facts = z.infer<typeof facts>;
