import { color, INK, PAPER } from '../kit/paint.ts';
import { coordinate, type Point } from '../line/path.ts';

/** The basic shapes of figures. */

export const LINE = color('color-brand-line');
export const SIGNAL = color('color-brand-signal');
export const OUTLINE = `stroke="${INK}" stroke-width="2"`;

/** A circle around a point; `more` are its other attributes. */
export const disc = ([x, y]: Point, r: number, fill: string, more = OUTLINE): string =>
  `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="${r}" fill="${fill}" ${more}/>`;

/** The ring where a line begins, ends or meets another. */
export const joint = (at: Point, stroke = LINE, r = 7, width = 4): string =>
  disc(at, r, PAPER, `stroke="${stroke}" stroke-width="${width}"`);

/** A rectangle with rounded corners; `more` are its other attributes. */
export const box = (
  [x, y]: Point,
  [width, height]: Point,
  fill: string,
  radius = 4,
  more = OUTLINE,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
