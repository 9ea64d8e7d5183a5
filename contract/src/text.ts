import * as z from 'zod/mini';

// zod compiles validators with `new Function` unless told not to; the site's policy forbids that.
z.config({ jitless: true });

/**
 * What a visitor types, judged the same way in every form. Messages are codes, `<name>.<what>`;
 * their sentences stand in `contract/messages/<form>.json`.
 */

/** Characters that show nothing: white space, controls, joiners, and the Hangul fillers. */
const BLANK = /^[\s\p{C}\u115F\u1160\u3164\uFFA0\u2800]*$/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/;
const PHONE = /^\+?[\d\s().-]{7,30}$/;

export const isBlank = (value: string): boolean => BLANK.test(value);
/** Whether there is no text that shows anything. */
export const isMissing = (value: unknown): boolean => typeof value !== 'string' || isBlank(value);
const characters = (value: string): number => [...value].length;

/** Trims, and composes Hangul (NFC), so that text typed on any system compares and counts alike. */
const normalize = (value: string): string => value.normalize('NFC').trim();

/** A text of several lines. `name` begins its codes. */
export const text = (name: string, max: number, required: boolean) =>
  z.pipe(
    z.pipe(
      // For the description of the API; what counts is the rule below, after tidying.
      z.string(`${name}.${required ? 'required' : 'invalid'}`).check(z.meta({ maxLength: max })),
      z.transform(normalize),
    ),
    z.string().check(
      z.refine((value) => !required || !isBlank(value), `${name}.required`),
      z.refine((value) => characters(value) <= max, `${name}.tooLong`),
      z.refine((value) => !LONE_SURROGATE.test(value) && !value.includes('\0'), `${name}.invalid`),
    ),
  );

/** A text of one line. */
export const line = (name: string, max: number, required: boolean) =>
  text(name, max, required).check(z.refine((value) => !LINE_BREAK.test(value), `${name}.invalid`));

/** A line that may be left out. */
export const optionalLine = (name: string, max: number) => z._default(line(name, max, false), '');

/** A phone number in any usual spelling; full-width digits count as digits. */
export const phone = (name: string, max: number, required: boolean) =>
  line(name, max, required).check(
    z.refine((value) => isBlank(value) || PHONE.test(value.normalize('NFKC')), `${name}.invalid`),
  );

export const email = (name: string, max: number, required: boolean) =>
  line(name, max, required).check(
    z.refine((value) => isBlank(value) || z.regexes.html5Email.test(value), `${name}.invalid`),
  );

/** A box to be ticked. Only `true` is consent. */
export const requiredCheckbox = (name: string) => z.literal(true, `${name}.required`);
/** A box that may be ticked. */
export const optionalCheckbox = (name: string) => z._default(z.boolean(`${name}.invalid`), false);
