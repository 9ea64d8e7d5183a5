import * as z from 'zod';

import type { Localized } from './localized.ts';
import { date, slug, text } from './text.ts';
import { refuse, says } from '../library/sentences.ts';

const RECOGNITION_KINDS = ['certificate', 'award'] as const;
const RECOGNITION_FIELDS = ['quality', 'environment', 'technology', 'market', 'society'] as const;
/** The terms of a certificate or an award that have labels. */
const TERMS = ['issuer', 'number', 'scope', 'level', 'issued', 'expires', 'year', 'grade'] as const;

/** The beginning of the number of an invented certificate. */
const SAMPLE_NUMBER = 'SAMPLE-';

const common = {
  id: slug,
  field: z.enum(RECOGNITION_FIELDS),
  title: text,
  /** A sentence about what was confirmed or honored. */
  text,
  /** One of `issuers`. */
  issuer: slug,
  /** The first day on the page; by default it is always on the page. */
  appears: date.optional(),
  /** The day on which it leaves the page. */
  ends: date.optional(),
};

const certificate = {
  ...common,
  kind: z.literal('certificate'),
  /** The standard, or the letters of the mark; the title begins with it in both languages. */
  code: z.string().min(1).optional(),
  number: z.string().min(1),
  /** Sites, products or processes that it covers. */
  scope: text,
  issued: date,
  /** The last day of validity; missing if there is none. */
  expires: date.optional(),
};

/** A certificate or award, by the form of its document. */
const item = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal(['management', 'product', 'report', 'accreditation']),
    ...certificate,
  }),
  z.strictObject({
    form: z.literal('assessment'),
    ...certificate,
    /** The scale, lowest level first, and the achieved level. */
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

/** Yields the problems of an item, with the key to correct. */
function* findMistakes(recognition: Item, issuers: Readonly<Record<string, unknown>>) {
  if (!Object.hasOwn(issuers, recognition.issuer))
    yield { path: ['issuer'], message: says('recognitions.issuer') };
  if (recognition.ends !== undefined && recognition.ends <= (recognition.appears ?? ''))
    yield { path: ['ends'], message: says('recognitions.ends') };
  if (recognition.kind === 'award') return;
  if (recognition.expires !== undefined && recognition.expires <= recognition.issued)
    yield { path: ['expires'], message: says('recognitions.expires') };
  const { code } = recognition;
  if (
    code !== undefined &&
    !Object.values(recognition.title).every((title) => title.startsWith(code))
  )
    yield { path: ['code'], message: says('recognitions.code') };
  if (recognition.form === 'assessment' && !recognition.levels.includes(recognition.level))
    yield { path: ['level'], message: says('recognitions.level') };
}

/** The company's certificates and awards, with the labels of their documents. */
export const recognitions = z
  .strictObject({
    kinds: z.record(z.enum(RECOGNITION_KINDS), text),
    fields: z.record(z.enum(RECOGNITION_FIELDS), text),
    terms: z.record(z.enum(TERMS), text),
    /** A note that numbers and dates are samples; required as long as one of them is. */
    note: text.optional(),
    /** The text after the last day of an expired certificate. */
    expired: text.optional(),
    issuers: z.record(slug, text),
    items: z
      .array(item)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
        message: says('twice.id'),
      }),
  })
  .superRefine(({ items, issuers, note }, context) => {
    items.forEach((recognition, index) => {
      for (const { path, message } of findMistakes(recognition, issuers))
        refuse(context, ['items', index, ...path], message, { issuer: recognition.issuer });
    });
    const hasInvented = items.some(
      (recognition) =>
        recognition.kind === 'certificate' && recognition.number.startsWith(SAMPLE_NUMBER),
    );
    if (hasInvented !== (note !== undefined))
      refuse(context, ['note'], 'recognitions.note', { prefix: SAMPLE_NUMBER });
  });
export type Recognitions = z.infer<typeof recognitions>;
export type Recognition = Localized<Recognitions>['items'][number];
/** The texts that all items on a page share. */
export type RecognitionTexts = Pick<Localized<Recognitions>, 'terms' | 'note' | 'expired'>;
