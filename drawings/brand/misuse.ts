import { MARKS, placeProblem } from './marks.ts';
import { color } from '../kit/paint.ts';
import {
  centered,
  fitting,
  ground,
  middle,
  POSITIVE,
  sheet,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from './sheet.ts';

/** Prohibited usages of the mark, each as a drawing. */

const LOGO = MARKS['logo-en'];
const SCALE = fitting(LOGO);
const RIGHT = centered(LOGO, POSITIVE, SCALE);
const [MIDDLE_X, MIDDLE_Y] = [SHEET_WIDTH / 2, SHEET_HEIGHT / 2];

/** Transforms the mark around the middle of the sheet. */
const about = (transform: string): string =>
  `<g transform="translate(${MIDDLE_X} ${MIDDLE_Y}) ${transform} translate(${-MIDDLE_X} ${-MIDDLE_Y})">${RIGHT}</g>`;

const stretched = () => sheet([about('scale(0.72 1.75)')]);

const tilted = () => sheet([about('rotate(-20)')]);

const recolored = () =>
  sheet([
    centered(LOGO, { line: color('color-area-hv'), start: color('color-area-second') }, SCALE),
  ]);

/** The stroke width of a mark with strokes. */
const STROKE = /stroke-width="([\d.]+)"/.exec(RIGHT)?.[1];

/** Scales the strokes of a mark; a filled mark becomes an outline. */
const withStrokes = (mark: string, share: number): string =>
  STROKE
    ? mark.replaceAll(`stroke-width="${STROKE}"`, `stroke-width="${Number(STROKE) * share}"`)
    : mark.replaceAll(
        /fill="(#[0-9a-f]+|var\([^)]*\))"/gi,
        'fill="none" stroke="$1" stroke-width="0.6"',
      );

const thinned = () => sheet([withStrokes(RIGHT, 0.36)]);

/** A shadow, and strokes that are hollow. */
const adorned = () => {
  const [x, y] = middle(LOGO, SCALE);
  const gray = color('color-line');
  const paper = color('color-surface');
  const hollow = placeProblem(LOGO, { line: paper, start: paper }, [x, y], SCALE);
  return sheet([
    placeProblem(LOGO, { line: gray, start: gray }, [x + 9, y + 9], SCALE),
    RIGHT,
    // The inside in the color of the paper: a filled mark is drawn again, smaller.
    STROKE ? withStrokes(hollow, 0.46) : withStrokes(hollow, 1),
  ]);
};

const crowdedGround = () => {
  const stripes = Array.from({ length: 14 }, (_, index) => {
    const at = index * 60 - 300;
    const tint = ['art-orange-top', 'art-green-top', 'art-yellow-top', 'art-violet-top'][index % 4];
    return `<path stroke="${color(tint as Parameters<typeof color>[0])}" stroke-width="30" d="M${at} 340L${at + 360} -20"/>`;
  });
  return sheet([...stripes, RIGHT]);
};

const faint = () => sheet([RIGHT], ground(color('color-area-third')));

/** Other elements within the clear space of the mark. */
const beset = () => {
  const words = (y: number, width: number) =>
    `<rect x="${MIDDLE_X - width / 2}" y="${y}" width="${width}" height="14" rx="3" fill="${color('color-text-muted')}"/>`;
  return sheet([
    RIGHT,
    words(106, 250),
    words(202, 290),
    words(224, 200),
    `<path stroke="${color('color-area-hv')}" stroke-width="10" d="M390 60V260"/>`,
  ]);
};

/** In the order of the page. */
export const MISUSES: readonly (() => string)[] = [
  stretched,
  tilted,
  recolored,
  thinned,
  adorned,
  crowdedGround,
  faint,
  beset,
];
