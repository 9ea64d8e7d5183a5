import { type Mark, MARKS, placed } from './marks.ts';
import { colour } from '../kit/paint.ts';
import {
  centred,
  ground,
  middle,
  NEGATIVE,
  POSITIVE,
  sheet,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from './sheet.ts';

const GUIDE = `stroke="${colour('color-area-hv')}" stroke-width="1.5"`;
const FAINT = `stroke="${colour('color-line')}" stroke-width="1"`;

/** The mark alone, in one of its forms. */
export const markSheet = (mark: Mark, scale: number): string =>
  sheet([centred(mark, POSITIVE, scale)]);

/** The mark in white on navy. */
export const negativeSheet = (): string =>
  sheet([centred(MARKS['logo-en'], NEGATIVE, 3.2)], ground(colour('color-surface-inverse')));

/** How the symbol is built: its stroke is the unit of the grid, its ring stands on the line. */
export function construction(): string {
  const scale = 8;
  const unit = 3.4 * scale;
  const [x, y] = middle(MARKS.symbol, scale);
  const [cx, cy] = [x + 16 * scale, y + 15.2 * scale];
  const base = y + 25 * scale;
  const columns = Array.from({ length: 19 }, (_, index) => SHEET_WIDTH / 2 + (index - 9) * unit);
  const rows = Array.from({ length: 13 }, (_, index) => base + (index - 9) * unit);
  const grid = [
    ...columns.map((at) => `M${at.toFixed(1)} 0V${SHEET_HEIGHT}`),
    ...rows.map((at) => `M0 ${at.toFixed(1)}H${SHEET_WIDTH}`),
  ].join('');
  const radius = 9.8 * scale;
  return sheet([
    `<path ${FAINT} d="${grid}"/>`,
    placed(MARKS.symbol, POSITIVE, [x, y], scale),
    `<g ${GUIDE}><circle cx="${cx}" cy="${cy}" r="${radius - unit / 2}"/><circle cx="${cx}" cy="${cy}" r="${radius + unit / 2}"/>` +
      `<path d="M40 ${base}H440M${cx} 16V304"/></g>`,
    `<circle cx="${cx}" cy="${cy}" r="4" fill="${colour('color-area-hv')}"/>`,
  ]);
}

/** The clear space of the mark: half the height of its ring on every side. */
export function clearSpace(): string {
  const scale = 3.4;
  const mark = MARKS['logo-en'];
  const room = 8.6 * scale;
  // The ink begins where the ring does, not at the edge of its file.
  const [x, y] = middle(mark, scale);
  const [left, top] = [x + 0.4 * scale, y + 3.4 * scale];
  const [width, height] = [88.4 * scale, 17.2 * scale];
  const square = (atX: number, atY: number) =>
    `<rect x="${atX.toFixed(1)}" y="${atY.toFixed(1)}" width="${room.toFixed(1)}" height="${room.toFixed(1)}" fill="${colour('art-orange-highlight')}"/>`;
  const [centreX, centreY] = [left + (width - room) / 2, top + (height - room) / 2];
  return sheet([
    square(centreX, top - room),
    square(centreX, top + height),
    square(left - room, centreY),
    square(left + width, centreY),
    placed(mark, POSITIVE, [x, y], scale),
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${GUIDE} stroke-dasharray="3 4"/>`,
    `<rect x="${left - room}" y="${top - room}" width="${width + 2 * room}" height="${height + 2 * room}" ${GUIDE}/>`,
  ]);
}

/** A mark at the smallest width it may have, in the sheet's pixels, with a line below that is as long. */
function smallest(mark: Mark, width: number, centre: number): string {
  const scale = width / mark.width;
  const x = centre - width / 2;
  const y = 150 - (mark.height * scale) / 2;
  return (
    placed(mark, POSITIVE, [x, y], scale) +
    `<path ${GUIDE} d="M${x} 186V198M${x} 192H${x + width}M${x + width} 186V198"/>`
  );
}

/** The smallest sizes side by side, in proportion to each other. The words below say how wide they are. */
export const minimumSizes = (): string =>
  sheet([smallest(MARKS.symbol, 16, 140), smallest(MARKS['logo-en'], 64, 330)]);
