import type { Bilingual } from '../schema/language.ts';
import { CAR_HEIGHT, CAR_WIDTH } from './figures/line-car.data.ts';
import { lineCar } from './figures/line-car.ts';

export interface DrawingOptions {
  /** For use inside the document: colours are the page's custom properties. */
  readonly inline?: boolean;
}

/** One drawing: what it is called, how large, what it shows, and how it is made. */
export interface DrawingDescription {
  readonly id: string;
  readonly kind: 'product' | 'scene' | 'figure';
  /** In CSS pixels; its proportions. */
  readonly width: number;
  readonly height: number;
  /** A sentence that says what is seen; `null` for decoration. */
  readonly alt: Bilingual<string> | null;
  /** Stands inside the document instead of being a file. */
  readonly inline?: true;
  readonly build: (options?: DrawingOptions) => string;
}

const all: readonly DrawingDescription[] = [
  {
    id: 'line-car',
    kind: 'figure',
    width: CAR_WIDTH,
    height: CAR_HEIGHT,
    alt: null,
    inline: true,
    build: lineCar,
  },
];

/** Every drawing of the site by its name. */
export const DRAWINGS: Readonly<Record<string, DrawingDescription>> = Object.fromEntries(
  all.map((drawing) => [drawing.id, drawing]),
);
