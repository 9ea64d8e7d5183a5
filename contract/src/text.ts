import * as z from 'zod/mini';

import { cleanEmail } from './email.ts';
import { cleanLine, hasUsualMarks, isShortEnough } from './normalize.ts';
import { cleanPhone, isExtension, isPhone } from './phone.ts';

// zod compiles validators with `new Function` unless told not to; the site's policy forbids that.
z.config({ jitless: true });

/**
 * The fields that visitors type, with the same rules in every form. Messages are codes,
 * `<name>.<what>`; their sentences are in `contract/messages/<form>.json`.
 */

/**
 * A character that shows something: no white space, control, combining mark without a base, joiner,
 * variation selector, filler, or braille blank.
 */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Control characters apart from tab and line breaks. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** Whether a text shows nothing. */
export const isBlank = (value: string): boolean => !VISIBLE.test(value);
/** Whether a field holds no text that shows something. */
export const isMissing = (value: unknown): boolean => typeof value !== 'string' || isBlank(value);
/** Whether a text has at most `max` characters; one has up to two code units. */
const hasAtMost = (value: string, max: number): boolean =>
  value.length <= max || [...value].length <= max;

/** NFC without white space around it: Hangul typed on any system compares and counts alike. */
const normalize = (value: string): string => value.normalize('NFC').trim();

/** A text that is cleaned before it is validated further, and stored clean. */
const cleanedText = (
  name: string,
  max: number,
  required: boolean,
  clean: (value: string) => string,
) =>
  z.pipe(
    z.pipe(
      z.string(`${name}.${required ? 'required' : 'invalid'}`).check(
        // For the description of the API; the rule below counts characters after normalization.
        z.meta({ maxLength: max }),
        // Before anything is normalized.
        z.refine((value) => isShortEnough(value, max), { error: `${name}.tooLong`, abort: true }),
        z.refine(hasUsualMarks, { error: `${name}.invalid`, abort: true }),
      ),
      z.transform(clean),
    ),
    z.string().check(
      z.refine((value) => !required || !isBlank(value), `${name}.required`),
      z.refine((value) => hasAtMost(value, max), `${name}.tooLong`),
      z.refine((value) => !LONE_SURROGATE.test(value) && !CONTROL.test(value), `${name}.invalid`),
    ),
  );

/** A text of several lines. `name` begins its codes. */
export const text = (name: string, max: number, required: boolean) =>
  cleanedText(name, max, required, normalize);

/** A text of one line, in the form that `clean` gives it. */
const cleanedLine = (name: string, max: number, required: boolean, clean = cleanLine) =>
  cleanedText(name, max, required, clean).check(
    z.refine((value) => !LINE_BREAK.test(value), `${name}.invalid`),
  );

/** A text of one line. */
export const line = (name: string, max: number, required: boolean) =>
  cleanedLine(name, max, required);

/** A line that may be left out. */
export const optionalLine = (name: string, max: number) => z._default(line(name, max, false), '');

/** A phone number, with its extension or without. */
export const phone = (name: string, max: number, required: boolean) =>
  cleanedLine(name, max, required, cleanPhone).check(
    z.refine((value) => isBlank(value) || isPhone(value), `${name}.invalid`),
  );

/** The phone number of an employee, of which the extension is enough. */
export const internalPhone = (name: string, max: number, required: boolean) =>
  cleanedLine(name, max, required, cleanPhone).check(
    z.refine((value) => isBlank(value) || isPhone(value) || isExtension(value), `${name}.invalid`),
  );

/** An email address, as HTML validates it. */
export const email = (name: string, max: number, required: boolean) =>
  cleanedLine(name, max, required, cleanEmail).check(
    z.refine((value) => isBlank(value) || z.regexes.html5Email.test(value), `${name}.invalid`),
  );

/** A box to be ticked. Only `true` is consent. */
export const requiredCheckbox = (name: string) => z.literal(true, `${name}.required`);
/** A box that may be ticked. */
export const optionalCheckbox = (name: string) => z._default(z.boolean(`${name}.invalid`), false);
