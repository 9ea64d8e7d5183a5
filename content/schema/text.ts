import {
  fillStandIns,
  hasStandIn,
  LANGUAGES,
  mapLanguages,
  type LocalizedText,
} from '@site/contract/language';
import * as z from 'zod';

import { says } from '../library/sentences.ts';

/**
 * The smallest parts of content. Every visible text has all languages next to each other; a text that is the same in
 * all of them (figures, codes, addresses) exists once.
 */

/** The schema of a value in every language of the company, with its type for the compiler. */
type LocalizedSchema<Value extends z.ZodType> = z.ZodObject<LocalizedText<Value>, z.core.$strict>;

/**
 * Creates the schema of a value in every language of the company; an error in one language is reported at its key. A
 * missing value is replaced by that of the fallback language if there is one.
 */
export function localized<Value extends z.ZodType>(value: Value): LocalizedSchema<Value> {
  if (!LANGUAGES.some(hasStandIn)) return z.strictObject(mapLanguages(() => value));
  const schema = z.strictObject(
    mapLanguages((language) => (hasStandIn(language) ? value.optional() : value)),
  );
  return schema.transform(fillStandIns) as unknown as LocalizedSchema<Value>;
}

/** A tag, which texts must not contain. */
export const HTML = /<\/?[a-z!][^>]*>/i;

const sentence = z
  .string()
  .refine((value) => value.trim() !== '', says('text.empty'))
  .refine((value) => value === value.trim(), says('text.spaces'))
  .refine((value) => !HTML.test(value), says('text.html'))
  .refine((value) => !/ {2}/.test(value), says('text.twoSpaces'))
  .refine((value) => !/\]\(|\*\*/.test(value), says('text.markdown'));

const oneLine = sentence.refine((value) => !value.includes('\n'), says('text.lineBreak'));

/** A visible text of one line: labels, sentences, short paragraphs. */
export const text = localized(oneLine);

/** A heading; `\n` is a preferred line break. */
export const heading = localized(sentence);

/** A cell or a figure: a single text if all languages have the same ("12 V"), otherwise one for each. */
export const textOrFigure = z.union([oneLine, text]);

/** Lower-case ASCII words joined by hyphens: the form of everything in an address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('format.slug'));

/** A regular expression in Unicode mode, as a text, because JSON has no type for it. */
export const expression = z.string().refine((source) => {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}, says('format.expression'));

/** The name of a drawing in `drawings/`. */
export const drawing = slug;

/** The properties of content files that name a drawing or a photograph. */
export const DRAWING_PROPERTIES: readonly string[] = ['drawing', 'autograph'];

/** Returns the name of the small form of a drawing among the pictures of a page. */
export const getSmallName = (id: string): string => `${id} small`;

/** A phone number in the Korean format, `032-000-0000`; of another country with its code, `+48-61-000-0000`. */
export const phone = z
  .string()
  .regex(/^(?:0\d{1,2}-\d{3,4}-\d{4}|\+\d{1,3}(?:-\d{2,4}){2,3})$/, says('format.phone'));

/**
 * A text that is empty in some languages: the Korean counter ("1,400명", "1,400"), the currency that Korean has in the
 * unit ("KRW 58.2 billion", "582억원").
 */
export const textOrNothing = localized(z.union([z.literal(''), oneLine]));

/**
 * The target of a link: a path of the site (`/home/intro?tab=main#top`), an https address, a place on the same page
 * (`#departments`), or a phone or mail address.
 */
export const href = z
  .string()
  .regex(
    /^(\/(?!\/)[^\s<>"]*|https:\/\/[^\s<>"]+|#[a-z0-9-]+|tel:\+?[0-9-]+|mailto:[^\s<>"@]+@[^\s<>"@]+)$/,
    says('format.href'),
  );

/** A link with its text. `external` leads to another site, in a new tab that is announced. */
export const link = z.strictObject({ label: text, href, external: z.boolean().optional() });

/**
 * The relation of a section to the one before it: a `chapter` begins another subject, a `section` (the default) belongs
 * to the chapter, a `part` continues the section before it. It determines the space above it and the size of its
 * heading.
 */
export const rank = z.enum(['chapter', 'section', 'part']).optional();

/** The properties at the top of most sections; `id` is the anchor. */
export const sectionHead = { id: slug.optional(), heading, rank };

/**
 * The business areas, always in this order: their pages are `areas` of `content/site.json`, their colors the tokens of
 * the same names.
 */
export const AREAS = ['first', 'second', 'third'] as const;
/** One of the business areas, by its place among them. */
export const area = z.enum(AREAS);
export type Area = z.infer<typeof area>;

/** A valid calendar date, `YYYY-MM-DD`. */
export const date = z.iso.date(says('format.date'));
