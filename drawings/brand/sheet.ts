import { type Mark, type MarkColors, placeProblem } from './marks.ts';
import { color } from '../kit/paint.ts';

/** All marks on the brand page have sheets of the same size. */
export const SHEET_WIDTH = 480;
export const SHEET_HEIGHT = 320;

/** The mark in its colors, on a light background. */
export const POSITIVE: MarkColors = {
  line: color('color-brand-line'),
  start: color('color-brand-signal'),
};

/** On a dark background: white, beginning in a light tint. */
export const NEGATIVE: MarkColors = {
  line: color('color-text-inverse'),
  start: color('art-blue-highlight'),
};

/** A background that fills the sheet. */
export const ground = (fill: string): string =>
  `<rect width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" fill="${fill}"/>`;

const PLAIN = ground(color('color-surface-subtle'));

/** Draws a sheet with its background and content. */
export const sheet = (elements: readonly string[], background = PLAIN): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}" fill="none">${background}${elements.join('')}</svg>`;

/** Returns the position of a mark in the middle of the sheet. */
export const middle = (mark: Mark, scale: number): readonly [number, number] => [
  (SHEET_WIDTH - mark.width * scale) / 2,
  (SHEET_HEIGHT - mark.height * scale) / 2,
];

/** The maximum size of a mark on its sheet. */
const ROOM = { width: 288, height: 204 };

/** Returns the scale of a mark that fits a sheet. A low mark is not larger than a name. */
export const fitting = ({ width, height }: Mark): number => {
  const wide = width > height * 2;
  return Math.min(ROOM.width / width, (wide ? ROOM.height / 2 : ROOM.height) / height);
};

/** Draws a mark in the middle of the sheet. */
export const centered = (mark: Mark, colors: MarkColors, scale = fitting(mark)): string =>
  placeProblem(mark, colors, middle(mark, scale), scale);
