import type { DrawingEntry } from '@site/content/schema/drawings.ts';

import type { DrawingDefinition } from '../description.ts';
import { SHEET, Sheet } from './sheet.ts';

/** The gap between a part and the one below when the product is exploded, in millimeters. */
const LIFT = 45;
const RADIUS = 6;

/** A product of rounded blocks, each in the middle of the one below it. */
function stack(parts: NonNullable<DrawingEntry['stack']>): Sheet {
  const sheet = new Sheet();
  const [lowest] = parts;
  if (lowest) sheet.ground([-lowest.width / 2, -lowest.depth / 2], [lowest.width, lowest.depth]);
  let top = 0;
  parts.forEach(({ part, width, depth, height, material }, index) => {
    const from = top;
    const radius = Math.min(RADIUS, width / 3, depth / 3);
    sheet.part({ name: part, shift: [0, 0, index * LIFT] }, () =>
      sheet.box([-width / 2, -depth / 2, from], [width, depth, height], material, radius),
    );
    top += height;
  });
  sheet.measure(parts.map(({ part }) => part));
  return sheet;
}

/** Draws a product that `content/drawings.json` describes by its parts, as long as it has no real drawing. */
export const stackDrawing = (
  id: string,
  parts: NonNullable<DrawingEntry['stack']>,
): DrawingDefinition => ({
  id,
  kind: 'product',
  ...SHEET,
  build: ({ exploded, hasMeasures } = {}) =>
    hasMeasures ? stack(parts).toMeasuredSvg() : stack(parts).toSvg(exploded ? 'exploded' : 'both'),
  small: () => stack(parts).toSmallGroup(id),
  parts: () => stack(parts).partPlaces(),
  measures: () => stack(parts).measurePlaces(),
});
