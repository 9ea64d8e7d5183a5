import { type Mark, type MarkColors, placeProblem } from './marks.ts';
import { color } from '../kit/paint.ts';

/** The page of the brand shows all of its marks on sheets of one size. */
export const SHEET_WIDTH = 480;
export const SHEET_HEIGHT = 320;

/** The mark as it is, on a light ground. */
export const POSITIVE: MarkColors = {
  line: color('color-brand-trunk'),
  start: color('color-brand-signal'),
};

/** On a dark ground: white, beginning in a light tint. */
export const NEGATIVE: MarkColors = {
  line: color('color-text-inverse'),
  start: color('art-blue-highlight'),
};

/** A ground that fills the sheet. */
export const ground = (fill: string): string =>
  `<rect width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" fill="${fill}"/>`;

const PLAIN = ground(color('color-surface-subtle'));

/** A sheet with its ground and what lies on it. */
export const sheet = (elements: readonly string[], background = PLAIN): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}" fill="none">${background}${elements.join('')}</svg>`;

/** Where a mark has to lie to be in the middle of the sheet. */
export const middle = (mark: Mark, scale: number): readonly [number, number] => [
  (SHEET_WIDTH - mark.width * scale) / 2,
  (SHEET_HEIGHT - mark.height * scale) / 2,
];

/** The room that a mark takes on its sheet. */
const ROOM = { width: 288, height: 204 };

/** How much larger a mark is drawn, so that it fits a sheet; one that is low takes no more room than a name. */
export const fitting = ({ width, height }: Mark): number => {
  const wide = width > height * 2;
  return Math.min(ROOM.width / width, (wide ? ROOM.height / 2 : ROOM.height) / height);
};

/** A mark in the middle of the sheet. */
export const centered = (mark: Mark, colors: MarkColors, scale = fitting(mark)): string =>
  placeProblem(mark, colors, middle(mark, scale), scale);
