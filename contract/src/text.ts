import * as z from 'zod/mini';

import { cleanEmail } from './email.ts';
import { cleanLine, hasUsualMarks, isShortEnough } from './normalize.ts';
import { cleanPhone, isExtension, isPhone } from './phone.ts';

// By default zod compiles validators with `new Function`, which the policy of the site forbids.
z.config({ jitless: true });

/**
 * The fields of visitors, with the same rules in every form. Messages are codes, `<name>.<what>`; their texts are in
 * `contract/messages/<form>.json`.
 */

/**
 * A visible character: not white space, control, combining mark without a base, joiner, variation selector, filler, or
 * braille blank.
 */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Control characters apart from tab and line breaks. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** Returns whether a text is invisible. */
export const isBlank = (value: string): boolean => !VISIBLE.test(value);
/** Returns whether a field has no visible text. */
export const isMissing = (value: unknown): boolean => typeof value !== 'string' || isBlank(value);
/** Returns whether a text has at most `max` characters; a character has one or two code units. */
const hasAtMost = (value: string, max: number): boolean =>
  value.length <= max || [...value].length <= max;

/** Normalizes to NFC without surrounding white space, so that Hangul from any system compares and counts equally. */
const normalize = (value: string): string => value.normalize('NFC').trim();

/** Creates the schema of a text that is cleaned before further validation, and stored clean. */
const cleanedText = (
  name: string,
  max: number,
  required: boolean,
  clean: (value: string) => string,
) =>
  z.pipe(
    z.pipe(
      z.string(`${name}.${required ? 'required' : 'invalid'}`).check(
        // For the API description; the rule below counts characters after normalization.
        z.meta({ maxLength: max }),
        // Checked before normalization.
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

/** Creates the schema of a text of several lines. `name` prefixes its codes. */
export const text = (name: string, max: number, required: boolean) =>
  cleanedText(name, max, required, normalize);

/** Creates the schema of a text of one line, cleaned by `clean`. */
const cleanedLine = (name: string, max: number, required: boolean, clean = cleanLine) =>
  cleanedText(name, max, required, clean).check(
    z.refine((value) => !LINE_BREAK.test(value), `${name}.invalid`),
  );

/** Creates the schema of a text of one line. */
export const line = (name: string, max: number, required: boolean) =>
  cleanedLine(name, max, required);

/** Creates the schema of an optional line. */
export const optionalLine = (name: string, max: number) => z._default(line(name, max, false), '');

/** Creates the schema of a phone number with an optional extension. */
export const phone = (name: string, max: number, required: boolean) =>
  cleanedLine(name, max, required, cleanPhone).check(
    z.refine((value) => isBlank(value) || isPhone(value), `${name}.invalid`),
  );

/** Creates the schema of an employee's phone number, which may be only an extension. */
export const internalPhone = (name: string, max: number, required: boolean) =>
  cleanedLine(name, max, required, cleanPhone).check(
    z.refine((value) => isBlank(value) || isPhone(value) || isExtension(value), `${name}.invalid`),
  );

/** Creates the schema of an email address, with the rules of HTML. */
export const email = (name: string, max: number, required: boolean) =>
  cleanedLine(name, max, required, cleanEmail).check(
    z.refine((value) => isBlank(value) || z.regexes.html5Email.test(value), `${name}.invalid`),
  );

/** Creates the schema of a required checkbox. Only `true` is consent. */
export const requiredCheckbox = (name: string) => z.literal(true, `${name}.required`);
/** Creates the schema of an optional checkbox. */
export const optionalCheckbox = (name: string) => z._default(z.boolean(`${name}.invalid`), false);
