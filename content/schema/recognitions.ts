import * as z from 'zod';

import type { Localized } from './localized.ts';
import { date, slug, text } from './text.ts';
import { says } from '../library/sentences.ts';

const RECOGNITION_KINDS = ['certificate', 'award'] as const;
const RECOGNITION_FIELDS = ['quality', 'environment', 'technology', 'market', 'society'] as const;
/** What the terms of a certificate or an award are called. */
const TERMS = ['issuer', 'number', 'scope', 'level', 'issued', 'expires', 'year', 'grade'] as const;

/** How the number of an invented certificate begins. */
const SAMPLE_NUMBER = 'SAMPLE-';

const common = {
  id: slug,
  field: z.enum(RECOGNITION_FIELDS),
  title: text,
  /** What was confirmed or honored, in a sentence. */
  text,
  /** One of `issuers`. */
  issuer: slug,
  /** The first day on which it is shown; by default it is shown always. */
  appears: date.optional(),
  /** The first day on which it is not shown any more. */
  ends: date.optional(),
};

const certificate = {
  ...common,
  kind: z.literal('certificate'),
  /** The standard, or the letters of the mark, with which the title begins in both languages. */
  code: z.string().min(1).optional(),
  number: z.string().min(1),
  /** Sites, products or processes that it covers. */
  scope: text,
  issued: date,
  /** The last day; missing where it does not end. */
  expires: date.optional(),
};

/** A certificate by what bodies of its kind issue. */
const item = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal(['management', 'product', 'report', 'accreditation']),
    ...certificate,
  }),
  z.strictObject({
    form: z.literal('assessment'),
    ...certificate,
    /** The scale, the lowest level first, and the level that was reached. */
    levels: z.array(z.string().min(1)).min(2),
    level: z.string().min(1),
  }),
  z.strictObject({
    form: z.literal(['honor', 'plaque']),
    ...common,
    kind: z.literal('award'),
    year: z.string().regex(/^(?:19|20)\d\d$/, says('format.year')),
    grade: text,
  }),
]);
type Item = z.infer<typeof item>;

/** What is wrong with an item by itself, with the key that is to be mended. */
function* findMistakes(one: Item, issuers: Readonly<Record<string, unknown>>) {
  if (!Object.hasOwn(issuers, one.issuer))
    yield { path: ['issuer'], message: says('recognitions.issuer') };
  if (one.ends !== undefined && one.ends <= (one.appears ?? ''))
    yield { path: ['ends'], message: says('recognitions.ends') };
  if (one.kind === 'award') return;
  if (one.expires !== undefined && one.expires <= one.issued)
    yield { path: ['expires'], message: says('recognitions.expires') };
  const { code } = one;
  if (code !== undefined && !Object.values(one.title).every((title) => title.startsWith(code)))
    yield { path: ['code'], message: says('recognitions.code') };
  if (one.form === 'assessment' && !one.levels.includes(one.level))
    yield { path: ['level'], message: says('recognitions.level') };
}

/** What the company was certified for and awarded, each under the label that the document bears. */
export const recognitions = z
  .strictObject({
    kinds: z.record(z.enum(RECOGNITION_KINDS), text),
    fields: z.record(z.enum(RECOGNITION_FIELDS), text),
    terms: z.record(z.enum(TERMS), text),
    /** Says that numbers and dates are samples; required as long as one of them is. */
    note: text.optional(),
    /** What follows the last day of a certificate that has expired. */
    expired: text.optional(),
    issuers: z.record(slug, text),
    items: z
      .array(item)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
        message: says('twice.id'),
      }),
  })
  .superRefine(({ items, issuers, note }, context) => {
    items.forEach((one, index) => {
      for (const { path, message } of findMistakes(one, issuers))
        context.addIssue({
          code: 'custom',
          path: ['items', index, ...path],
          message,
          params: { issuer: one.issuer },
          input: one,
        });
    });
    const invented = items.some(
      (one) => one.kind === 'certificate' && one.number.startsWith(SAMPLE_NUMBER),
    );
    if (invented !== (note !== undefined))
      context.addIssue({
        code: 'custom',
        path: ['note'],
        message: says('recognitions.note'),
        params: { prefix: SAMPLE_NUMBER },
        input: note,
      });
  });
export type Recognitions = z.infer<typeof recognitions>;
export type Recognition = Localized<Recognitions>['items'][number];
/** What all of them share on a page. */
export type RecognitionTexts = Pick<Localized<Recognitions>, 'terms' | 'note' | 'expired'>;
