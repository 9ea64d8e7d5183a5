import type { Bilingual } from '../schema/language.ts';
import { CUT_HEIGHT, CUT_WIDTH, cutLine } from './figures/cut-line.ts';
import { CAR_HEIGHT, CAR_WIDTH } from './figures/line-car.data.ts';
import { lineCar } from './figures/line-car.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './figures/projection.ts';
import { worldMap } from './figures/world-map.ts';
import { standalone } from './line/standalone.ts';

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
    build: () => lineCar(),
  },
  {
    id: 'world-map',
    kind: 'figure',
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
    alt: null,
    inline: true,
    build: worldMap,
  },
  {
    id: 'cut-line',
    kind: 'figure',
    width: CUT_WIDTH,
    height: CUT_HEIGHT,
    alt: null,
    build: ({ inline } = {}) => (inline ? cutLine() : standalone(cutLine())),
  },
];

/** Every drawing of the site by its name. */
export const DRAWINGS: Readonly<Record<string, DrawingDescription>> = Object.fromEntries(
  all.map((drawing) => [drawing.id, drawing]),
);
