import * as z from 'zod';

import { says } from '../library/sentences.ts';
import { localized, slug } from './text.ts';

const common = {
  /** Its reason or source; for editors only. */
  about: z.string().optional(),
};

/** Returns whether a date, or a month, is valid: February 30 is not. */
const isInCalendar = (date: string): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** A fact of several texts, which refer to it as `{fact:name}`. */
const fact = z.union([
  z.strictObject({
    number: z.number(),
    /** The unit after the number: texts must not contain the same number with it literally. */
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
