import * as z from 'zod';

import type { Department } from './departments.ts';
import type { GlossaryEntry } from './glossary.ts';
import type { Localized } from './localized.ts';
import { area, drawing, slug, text, textOrFigure } from './text.ts';
import { says } from '../library/sentences.ts';

/**
 * How sure it is what the letters of a product's name stand for. Only from "medium-high" on
 * does the site print the words; below that it shows the function and keeps the words in a
 * note that marks them as the company's own term.
 */
const CERTAINTIES = [
  'certain',
  'high',
  'medium-high',
  'medium',
  'medium-low',
  'uncertain',
] as const;
const PRINTED: readonly string[] = ['certain', 'high', 'medium-high'];

const letters = z
  .strictObject({
    /** As written in the name: "ICCB". */
    short: z.string().min(2),
    expansion: text,
    /** What it does, in a few words: stands where the expansion is not printed. */
    function: text,
    certainty: z.enum(CERTAINTIES),
  })
  .transform((value) => ({ ...value, expansionIsPrinted: PRINTED.includes(value.certainty) }));

/** One product: `content/products/<slug>.json`. */
export const productSchema = z
  .strictObject({
    slug,
    area,
    /** The place within its area, from 1. */
    order: z.int().min(1),
    name: text,
    /** Short form for tabs and the car, such as "Wire to wire". */
    menuLabel: text,
    letters: letters.optional(),
    drawing,
    /** What it does, in two sentences; also the description for search engines. */
    summary: text,
    features: z.array(text).min(3).max(5),
    /**
     * What it is made of: the callouts on its drawing and the names of what lies apart in the exploded view,
     * in the order of their numbers. `part` is the part's name in the drawing.
     */
    parts: z
      .array(
        z.strictObject({
          part: slug,
          label: text,
          /** Makes it a callout of the assembled product. */
          text: text.optional(),
          /** The number of the feature about it, from 1. */
          feature: z.int().min(1).max(5).optional(),
        }),
      )
      .optional(),
    specifications: z
      .strictObject({
        /** Variants, one per column; a single column where there is one variant. */
        columns: z.array(textOrFigure).min(1),
        rows: z.array(z.strictObject({ name: text, values: z.array(textOrFigure) })).min(4),
      })
      .superRefine(({ columns, rows }, context) => {
        rows.forEach((row, index) => {
          if (row.values.length !== columns.length)
            context.addIssue({
              code: 'custom',
              path: ['rows', index, 'values'],
              message: says('product.values'),
              params: { count: row.values.length, columns: columns.length },
              input: row.values,
            });
        });
      }),
    /** The row of the specifications that names the product in one value, by its English name. */
    highlight: z.string().min(1),
    /** Standards by their numbers: "ISO 6722-1". */
    standards: z.array(z.string().min(2)).min(1),
    placeInCar: z.strictObject({
      /** The point of the drawing `line-car` where it sits. */
      point: slug,
      text,
    }),
    /** What it comes in, in one or two sentences. */
    variants: text,
    /** A word of the trade, explained in one line to those outside it. */
    glossary: z.strictObject({ term: text, text }).optional(),
    /** Who answers for it: an id of `content/departments.json`. */
    department: slug,
  })
  .superRefine(({ highlight, specifications }, context) => {
    if (specifications.rows.some(({ name }) => name.en === highlight)) return;
    context.addIssue({
      code: 'custom',
      path: ['highlight'],
      message: says('product.highlight'),
      params: { name: highlight },
      input: highlight,
    });
  });
export type ProductSource = z.infer<typeof productSchema>;

/** A part in words, and where it is in the drawing, as parts of its width and height. */
export type ProductPart = Localized<NonNullable<ProductSource['parts']>[number]> & {
  readonly assembled: readonly [x: number, y: number];
  readonly exploded: readonly [x: number, y: number];
};

/** A product as the app receives it: one language, its department in full, its own address. */
export type Product = Omit<Localized<ProductSource>, 'department' | 'parts'> & {
  readonly department: Department;
  readonly href: string;
  readonly parts?: readonly ProductPart[];
  /** The words of the trade in what is said of it. */
  readonly terms: readonly GlossaryEntry[];
};

/** What is to be looked up: it is only read. */
type Facts = 'specifications' | 'standards' | 'placeInCar' | 'variants' | 'glossary';
export type ProductFacts = Pick<Product, 'name' | Facts>;
export type ProductOpening = Omit<Product, Facts>;
