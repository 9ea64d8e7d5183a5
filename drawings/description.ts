import type { DrawingEntry } from '@site/content/schema/drawings.ts';

import type { Callout } from './products/callouts.ts';

export interface DrawingOptions {
  /** Whether it is for use inside the document: colors are the page's custom properties. */
  readonly inline?: boolean;
  /** Whether a product is exploded, for print; the file on the site shows this state at `#exploded`. */
  readonly exploded?: boolean;
  /** Whether a product has dimension lines, for print. */
  readonly hasMeasures?: boolean;
}

/** The positions of the values of a product's dimension lines. */
export interface MeasurePlaces {
  /** The drawing's height divided by its width. */
  readonly ratio: number;
  /** The middle of each dimension line, as fractions of the drawing's width and height. */
  readonly places: readonly {
    readonly measure: 'length' | 'width' | 'height' | 'branch';
    readonly at: readonly [x: number, y: number];
  }[];
}

/** The position of a named part of a product, as fractions of the drawing's width and height. */
export interface PartPlace {
  readonly name: string;
  /** Missing for inner parts, which are only visible when the product is exploded. */
  readonly assembled?: readonly [x: number, y: number];
  readonly exploded: readonly [x: number, y: number];
  /** Its callout in the file at `#stage`; `at` is like `exploded`. */
  readonly stage: Callout & { readonly at: readonly [x: number, y: number] };
  /**
   * How much larger phones show the product at `#tall`, whose middle they show, than at `#exploded`; missing for
   * products that are wider than high.
   */
  readonly tallZoom?: number;
}

/** One drawing: its name, its size and its functions. */
export interface DrawingDefinition {
  readonly id: string;
  readonly kind: 'product' | 'scene' | 'figure';
  /** In CSS pixels; only the ratio matters. */
  readonly width: number;
  readonly height: number;
  /** Whether it is part of the document instead of a file. */
  readonly inline?: true;
  /** The surface that its colors are for; by default that of the page. */
  readonly ground?: 'color-surface' | 'color-surface-inverse';
  readonly build: (options?: DrawingOptions) => string;
  /** A product for sizes of about 96 px: a group with its id, for the sheet of {@link createSprite}. */
  readonly small?: () => string;
  /** The end of a scene's line at the line of the page, as a fraction of the drawing's height. */
  readonly end?: () => number;
  /** The named parts of a product, in the order of their numbers. */
  readonly parts?: () => readonly PartPlace[];
  /** The measures of a product. */
  readonly measures?: () => MeasurePlaces | undefined;
}

/** A drawing with its alternative text from the content. */
export interface DrawingDescription extends DrawingDefinition, Pick<DrawingEntry, 'alt'> {}
