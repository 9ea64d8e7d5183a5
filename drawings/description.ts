import type { DrawingEntry } from '@site/content/schema/drawings.ts';

export interface DrawingOptions {
  /** For use inside the document: colors are the page's custom properties. */
  readonly inline?: boolean;
  /** A product taken apart, for print; as a file on the site it shows that state at `#exploded`. */
  readonly exploded?: boolean;
  /** A product with dimension lines, for print. */
  readonly measured?: boolean;
}

/** Where the values of the measures of a product are set in the drawing with dimension lines. */
export interface MeasurePlaces {
  /** The drawing's height divided by its width. */
  readonly ratio: number;
  /** The middle of each dimension line, as parts of the drawing's width and height. */
  readonly places: readonly {
    readonly measure: 'length' | 'width' | 'height';
    readonly at: readonly [x: number, y: number];
  }[];
}

/** Where the callouts of a product that is taken apart are on a stage. */
export type CalloutPlaces = 'sides' | 'rows';

/** Where a named part of a product is, as parts of the drawing's width and height. */
export interface PartPlace {
  readonly name: string;
  /** Missing for what lies inside: it is not seen until the product is taken apart. */
  readonly assembled?: readonly [x: number, y: number];
  readonly exploded: readonly [x: number, y: number];
  /** As `exploded`, in the file at `#stage`, which leaves room for callouts. */
  readonly stage: readonly [x: number, y: number];
  readonly callouts: CalloutPlaces;
}

/** One drawing: its name, size and how it is made. */
export interface Drawn {
  readonly id: string;
  readonly kind: 'product' | 'scene' | 'figure';
  /** In CSS pixels; its proportions. */
  readonly width: number;
  readonly height: number;
  /** Stands inside the document instead of being a file. */
  readonly inline?: true;
  /** The surface that its colors are chosen for; the page's own unless said otherwise. */
  readonly ground?: 'color-surface' | 'color-surface-inverse';
  readonly build: (options?: DrawingOptions) => string;
  /** A product for sizes of about 96 px: a group with its id, for the sheet of {@link createSprite}. */
  readonly small?: () => string;
  /** The named parts of a product, in the order in which they are drawn. */
  readonly parts?: () => readonly PartPlace[];
  /** The measures of a product; undefined where it has none of its own, such as a harness that follows the car. */
  readonly measures?: () => MeasurePlaces | undefined;
}

/** A drawing with its alternative text, which is content. */
export interface DrawingDescription extends Drawn, Pick<DrawingEntry, 'alt'> {}
