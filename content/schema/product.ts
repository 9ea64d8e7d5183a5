import * as z from 'zod';

import { getLatinText, type Language } from '@site/contract/language';
import type { Department } from './departments.ts';
import type { GlossaryEntry } from './glossary.ts';
import type { Localized } from './localized.ts';
import { area, date, drawing, slug, text, textOrFigure, textOrNothing, type Area } from './text.ts';
import { refuse, says, type SentenceCode } from '../library/sentences.ts';

/**
 * The certainty of the expansion of a product's name. The site only prints it from "medium-high" on; below that it
 * shows the product's function, and the expansion in a note that marks it as the company's own term.
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
    certainty: z.enum(CERTAINTIES),
  })
  .transform((value) => ({ ...value, expansionIsPrinted: PRINTED.includes(value.certainty) }));

/** Numbers of states of a circuit, from 1. */
const states = z.array(z.int().min(1)).min(1);

/** One element of a circuit. */
const circuitElement = z.strictObject({
  symbol: z.enum([
    'battery',
    'busbar',
    'contact',
    'fuse',
    'load',
    'motor',
    'port',
    'semiconductor',
    'sensor',
    'switch',
    'unit',
  ]),
  label: textOrFigure,
  /** The states in which it interrupts: no current flows in it and after it. */
  open: states.optional(),
  /** The states in which it is at fault, or at its limit. */
  alert: states.optional(),
  /** The states in which it is warm, or being adjusted. */
  warm: states.optional(),
});

/** The circuit of a product in one line: elements in series, then branches side by side. */
const circuit = z
  .strictObject({
    text,
    /** The states, the usual one first. */
    states: z
      .array(z.strictObject({ label: text, text }))
      .min(2)
      .max(3),
    supply: z.array(circuitElement).min(1).max(3),
    branches: z.array(z.array(circuitElement).min(1).max(3)).min(1).max(3),
    /** The states in which energy flows from the branches to the supply. */
    reverse: states.optional(),
  })
  .superRefine(({ states: stateNames, supply, branches, reverse = [] }, context) => {
    const elements = [...supply, ...branches.flat()];
    const usedElements = elements.flatMap(({ open = [], alert = [], warm = [] }) => [
      open,
      alert,
      warm,
    ]);
    for (const state of [...usedElements.flat(), ...reverse])
      if (state > stateNames.length)
        refuse(context, ['states'], 'product.state', { state, count: stateNames.length });
  });

/** The stage of a product, or of one of its variants. */
const stage = {
  stage: z.enum(['development', 'samples', 'series']),
  /** The month since which it is in this stage: `2017-05`. */
  since: z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, says('format.month')),
  /** The year or month in which series production is planned to begin. */
  planned: z
    .string()
    .regex(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/, says('format.month'))
    .optional(),
};

type TextOrFigure = z.infer<typeof textOrFigure>;

/** A figure from the specifications, in its notation on the page. */
const keyValue = z.strictObject({
  /** The row of the specifications, by its name in one of the languages. */
  row: z.string().min(1),
  /** "300", "DC 800", "IP6K7": the row contains every amount in it. */
  value: textOrFigure,
  /** A language without a counter for it has an empty text: "60개", "60". */
  unit: z.union([textOrFigure, textOrNothing]).optional(),
  /** The condition for reading it: "max.", "typical". */
  qualifier: text.optional(),
  /**
   * The number of the variant with this value, from 1: required if variants differ and no qualifier distinguishes them.
   */
  variant: z.int().min(1).optional(),
});

/** Returns a value in Latin letters, if one of the languages has it. */
const inLatin = (value: TextOrFigure): string =>
  typeof value === 'string' ? value : getLatinText(value);

/** Returns the numbers and codes of a value: "DC", "1,000". */
const findAmounts = (value: TextOrFigure): string[] =>
  inLatin(value).match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? [];

/** Returns whether a cell of the specifications contains an amount, and not only as a part of another number. */
const isWrittenIn =
  (cell: TextOrFigure) =>
  (amount: string): boolean =>
    new RegExp(`(?<![\\p{N}.,])${amount.replaceAll('.', '\\.')}(?![\\p{N}]|[.,]\\d)`, 'u').test(
      inLatin(cell),
    );

/** One product: `content/products/<slug>.json`. */
export const productSchema = z
  .strictObject({
    slug,
    area,
    /** The position within its area, from 1. */
    order: z.int().min(1),
    name: text,
    /** Short form for tabs and the car, such as "Wire to wire". */
    menuLabel: text,
    letters: letters.optional(),
    drawing,
    /** Its stage, with which pages, press items and the history have to agree. */
    state: z
      .strictObject({
        ...stage,
        /** Variants in an earlier stage, by their numbers, from 1. */
        variants: z.array(z.strictObject({ variant: z.int().min(1), ...stage })).optional(),
      })
      .optional(),
    /** Its function, in a few words: on cards, and if the expansion of its name is not printed. */
    function: text,
    /** Its function, in two sentences; also the description for search engines. */
    summary: text,
    features: z.array(text).min(3).max(5),
    /**
     * Its parts: the callouts on its drawing and the names in the exploded view. `part` is the part's name in the
     * drawing, which also determines their numbers.
     */
    parts: z
      .array(
        z.strictObject({
          part: slug,
          label: text,
          /** Whether it is a callout of the assembled product. */
          text: text.optional(),
          /** The number of the feature about it, from 1. */
          feature: z.int().min(1).max(5).optional(),
        }),
      )
      .optional(),
    specifications: z
      .strictObject({
        /** Variants, one per column. */
        columns: z.array(textOrFigure).min(1),
        rows: z.array(z.strictObject({ name: text, values: z.array(textOrFigure) })).min(4),
      })
      .superRefine(({ columns, rows }, context) => {
        rows.forEach((row, index) => {
          if (row.values.length !== columns.length)
            refuse(context, ['rows', index, 'values'], 'product.values', {
              count: row.values.length,
              columns: columns.length,
            });
        });
      }),
    /** Data for ordering and design-in, with a value for each variant. */
    mechanical: z
      .strictObject({
        partNumbers: z.array(z.string().min(2)),
        /** "L × W × H mm". */
        dimensions: z.array(textOrFigure),
        weights: z.array(textOrFigure),
        /** Its mating part. */
        mating: z.array(textOrFigure),
        /** The test conditions of the values. */
        conditions: text,
      })
      .optional(),
    /** The permitted continuous current, in amperes, at ambient temperatures in °C. */
    derating: z
      .strictObject({
        temperatures: z.array(z.int()).min(3),
        series: z
          .array(z.strictObject({ label: textOrFigure, values: z.array(z.number().nonnegative()) }))
          .min(1)
          .max(4),
      })
      .refine(({ temperatures, series }) =>
        series.every(({ values }) => values.length === temperatures.length),
      )
      .optional(),
    /** The key figures: the first is also on the home page, all of them are below the drawing. */
    keyValues: z.array(keyValue).min(1).max(4),
    /** Its circuit, if it has switching elements. */
    circuit: circuit.optional(),
    /** Standards by their numbers, "ISO 6722-1", as `content/standards.json` explains them. */
    standards: z.array(z.string().min(2)).min(1),
    placeInCar: z.strictObject({
      /** Its point of the drawing `line-car`. */
      point: slug,
      text,
    }),
    /** Its neighbors in the car, by slug. */
    neighbors: z.array(slug).max(4).optional(),
    /** Its forms of delivery, in one or two sentences. */
    variants: text,
    /** A technical term, explained in one line to laypeople. */
    glossary: z.strictObject({ term: text, text }).optional(),
    /** The responsible department: an id of `content/departments.json`. */
    department: slug,
    /** The revision of its data sheet, if it has one: every change of its content is a new revision. */
    dataSheet: z.strictObject({ revision: z.int().min(1), date }).optional(),
  })
  .superRefine(({ mechanical, specifications: { columns } }, context) => {
    if (!mechanical) return;
    const { conditions: _, ...cells } = mechanical;
    for (const [name, values] of Object.entries(cells))
      if (values.length !== columns.length)
        refuse(context, ['mechanical', name], 'product.values', {
          count: values.length,
          columns: columns.length,
        });
  })
  .superRefine(({ state, specifications: { columns } }, context) => {
    for (const [index, { variant }] of (state?.variants ?? []).entries())
      if (variant > columns.length)
        refuse(context, ['state', 'variants', index, 'variant'], 'product.stateVariant', {
          variant,
          columns: columns.length,
        });
  })
  .superRefine(({ keyValues, specifications: { columns, rows } }, context) => {
    keyValues.forEach(({ row: name, value, qualifier, variant }, index) => {
      const refuseKey = (key: string, code: SentenceCode) =>
        refuse(context, ['keyValues', index, key], code, { name });
      const row = rows.find((candidate) => Object.values(candidate.name).includes(name));
      if (!row) return refuseKey('row', 'product.keyValueRow');
      if (variant !== undefined && variant > columns.length)
        return refuseKey('variant', 'product.keyValueVariant');
      const cells = variant === undefined ? row.values : row.values.slice(variant - 1, variant);
      const isIn = (cell: TextOrFigure) => findAmounts(value).every(isWrittenIn(cell));
      if (!findAmounts(value).every((amount) => cells.some((cell) => isWrittenIn(cell)(amount))))
        return refuseKey('value', 'product.keyValue');
      if (!qualifier && !cells.every(isIn)) return refuseKey('value', 'product.keyValueVariant');
    });
  });
export type ProductSource = z.infer<typeof productSchema>;
export type ProductStage = Omit<NonNullable<ProductSource['state']>, 'variants'>;

/** One of the values below a product's drawing. */
export interface KeyValue {
  /** The number, or the complete value if it is not a number: "300", "IP6K7". */
  readonly value: string;
  readonly unit?: string | undefined;
  readonly label: string;
  /** The condition of the value, if it has one: "max., Lever". */
  readonly variant?: string;
}

/** A part with its texts and its position in the drawing, as fractions of its width and height. */
export type ProductPart = Localized<NonNullable<ProductSource['parts']>[number]> & {
  /** Missing for inner parts, which are only visible in the exploded view. */
  readonly assembled?: readonly [x: number, y: number];
  readonly exploded: readonly [x: number, y: number];
  /** Its position and its callout in the drawing with room for callouts. */
  readonly stage: {
    readonly at: readonly [x: number, y: number];
    readonly badge: readonly [x: number, y: number];
    readonly bend: readonly [x: number, y: number];
    readonly side: 'start' | 'end' | 'above' | 'below';
  };
  /** The magnification of the high drawing for phones, if the product has one. */
  readonly tallZoom?: number;
};

/** A product that another one names. */
export interface ProductLink {
  readonly name: string;
  readonly href: string;
  readonly drawing: string;
  readonly area: Area;
}

/** A file of a product to download; `size` is in bytes. */
export interface ProductFile {
  readonly href: string;
  readonly format: string;
  readonly size: number;
  readonly language?: { readonly code: Language; readonly name: string } | undefined;
}

/** A product as the app receives it: in one language, with references replaced by their targets. */
export type Product = Omit<
  Localized<ProductSource>,
  | 'department'
  | 'parts'
  | 'keyValues'
  | 'standards'
  | 'neighbors'
  | 'state'
  | 'mechanical'
  | 'derating'
> & {
  /** Its stage in words: "In series production since May 2017". */
  readonly availability?: string | undefined;
  /** Part numbers, dimensions and the stage of each variant. */
  readonly ordering?: Localized<ProductSource>['specifications'] | undefined;
  readonly department: Department;
  readonly href: string;
  readonly parts?: readonly ProductPart[];
  readonly keyValues: readonly KeyValue[];
  readonly standards: readonly { readonly standard: string; readonly text: string }[];
  /** The car with the product highlighted. */
  readonly car: string;
  readonly neighbors: readonly ProductLink[];
  /** The previous and the next product, in the order of areas and products. */
  readonly previous: ProductLink;
  readonly next: ProductLink;
  /** Its data sheet, and its values for spreadsheets and programs. */
  readonly sheets: readonly ProductFile[];
  readonly values: readonly ProductFile[];
  /** Press items that show it, the latest first. */
  readonly news: readonly { readonly title: string; readonly href: string }[];
  /** The technical terms in its texts. */
  readonly terms: readonly GlossaryEntry[];
};

/** Its circuit, if it has switching elements. */
export type ProductCircuit = NonNullable<Product['circuit']> & Pick<Product, 'area'>;

/** Its position in the car. */
export type ProductPlace = Pick<Product, 'placeInCar' | 'neighbors'> & {
  readonly drawing: string;
};

/** Reference data, which visitors only read. */
type Facts = 'specifications' | 'ordering' | 'standards' | 'variants' | 'glossary' | 'news';
export type ProductFacts = Pick<Product, 'name' | 'href' | Facts>;

/** Downloads. */
export type ProductFiles = Pick<Product, 'sheets' | 'values'> & {
  readonly dataSheet: NonNullable<Product['dataSheet']>;
};

export type ProductNeighbors = Pick<Product, 'previous' | 'next'>;

export type ProductOpening = Omit<
  Product,
  | Facts
  | 'circuit'
  | 'car'
  | Exclude<keyof ProductPlace, 'drawing'>
  | keyof ProductFiles
  | keyof ProductNeighbors
>;

/** The data of a product in a comparison. */
export type ComparedProduct = ProductOpening & ProductFacts;
