import { measureInk, type Mark, MARKS, partIfPresent, placeProblem } from './marks.ts';
import { color } from '../kit/paint.ts';
import {
  centered,
  ground,
  middle,
  NEGATIVE,
  POSITIVE,
  sheet,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from './sheet.ts';

const GUIDE = `stroke="${color('color-area-hv')}" stroke-width="1.5"`;
const FAINT = `stroke="${color('color-line')}" stroke-width="1"`;

/** The mark in one of its forms. */
export const markSheet = (mark: Mark): string => sheet([centered(mark, POSITIVE)]);

/** The mark in white on a dark background. */
export const negativeSheet = (): string =>
  sheet([centered(MARKS['logo-en'], NEGATIVE)], ground(color('color-surface-inverse')));

/** The construction of the symbol: on a grid, with the brand's guides over it if there are any. */
export function construction(): string {
  const symbol = MARKS.symbol;
  const scale = 256 / Math.max(symbol.width, symbol.height);
  const [x, y] = middle(symbol, scale);
  // The symbol is about nine and a half squares of the grid wide.
  const unit = 256 / 9.4;
  const columns = Array.from({ length: 19 }, (_, index) => SHEET_WIDTH / 2 + (index - 9) * unit);
  const rows = Array.from({ length: 13 }, (_, index) => SHEET_HEIGHT / 2 + (index - 6) * unit);
  const grid = [
    ...columns.map((at) => `M${at.toFixed(1)} 0V${SHEET_HEIGHT}`),
    ...rows.map((at) => `M0 ${at.toFixed(1)}H${SHEET_WIDTH}`),
  ].join('');
  const guides = partIfPresent('construction');
  const ink = measureInk(symbol);
  const guide = color('color-area-hv');
  return sheet([
    `<path ${FAINT} d="${grid}"/>`,
    placeProblem(symbol, POSITIVE, [x, y], scale),
    guides
      ? placeProblem(guides, { line: guide, start: guide }, [x, y], scale)
      : `<rect x="${x + ink.x * scale}" y="${y + ink.y * scale}" width="${ink.width * scale}" height="${ink.height * scale}" ${GUIDE}/>`,
  ]);
}

/** The clear space around the mark: half the height of the painted area, on every side. */
export function clearSpace(): string {
  const mark = MARKS['logo-en'];
  const ink = measureInk(mark);
  const scale = Math.min(310 / (ink.width + ink.height), 160 / (2 * ink.height));
  const room = (ink.height / 2) * scale;
  const [width, height] = [ink.width * scale, ink.height * scale];
  const [left, top] = [(SHEET_WIDTH - width) / 2, (SHEET_HEIGHT - height) / 2];
  const square = (atX: number, atY: number) =>
    `<rect x="${atX.toFixed(1)}" y="${atY.toFixed(1)}" width="${room.toFixed(1)}" height="${room.toFixed(1)}" fill="${color('art-orange-highlight')}"/>`;
  const [centerX, centerY] = [left + (width - room) / 2, top + (height - room) / 2];
  return sheet([
    square(centerX, top - room),
    square(centerX, top + height),
    square(left - room, centerY),
    square(left + width, centerY),
    // The painted area begins inside the edge of the file.
    placeProblem(mark, POSITIVE, [left - ink.x * scale, top - ink.y * scale], scale),
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${GUIDE} stroke-dasharray="3 4"/>`,
    `<rect x="${left - room}" y="${top - room}" width="${width + 2 * room}" height="${height + 2 * room}" ${GUIDE}/>`,
  ]);
}

/** A mark at its smallest width, in the sheet's pixels, with a line of the same length below. */
function smallest(mark: Mark, width: number, center: number): string {
  const scale = width / mark.width;
  const x = center - width / 2;
  const y = 150 - (mark.height * scale) / 2;
  return (
    placeProblem(mark, POSITIVE, [x, y], scale) +
    `<path ${GUIDE} d="M${x} 186V198M${x} 192H${x + width}M${x + width} 186V198"/>`
  );
}

/** The smallest sizes side by side, in proportion to each other. The page's text states the widths. */
export const minimumSizes = (): string =>
  sheet([smallest(MARKS.symbol, 16, 140), smallest(MARKS['logo-en'], 64, 330)]);
