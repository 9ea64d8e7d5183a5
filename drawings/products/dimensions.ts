/**
 * Dimension lines, as on a data sheet: extension lines from the edges of a box in space, and between them the line of a
 * measure with an arrowhead at each end. The data sheet places the values next to them.
 */
import type { MeasurePlaces } from '../description.ts';
import { add, line, type Point, scale, type Vec } from '../kit/geometry.ts';
import { INK } from '../kit/paint.ts';
import type { Pen } from '../kit/pen.ts';

/** A box whose edges run along the axes, by its lowest and its highest corner. */
export interface Box {
  readonly low: Vec;
  readonly high: Vec;
}

/** A dimension line in space: the edge that it measures, and the offset from the edge to the line. */
export interface Dimension {
  readonly measure: MeasurePlaces['places'][number]['measure'];
  readonly from: Vec;
  readonly to: Vec;
  readonly away: Vec;
}

/**
 * The gap between an edge and its extension line, and the length beyond the dimension line, as fractions of the
 * distance.
 */
const EXTENSION = { from: 0.12, to: 1.14 } as const;
const ARROW = { length: 9, half: 2.6 } as const;
const WIDTH = 1;

/** Returns the smallest box around points. */
export function findBox(points: readonly Vec[]): Box {
  const find = (choose: (...values: number[]) => number): Vec => {
    const along = (axis: 0 | 1 | 2) => choose(...points.map((point) => point[axis]));
    return [along(0), along(1), along(2)];
  };
  return { low: find(Math.min), high: find(Math.max) };
}

/**
 * Returns the dimension lines of a box: length and width on the ground, below the two visible sides, height at the
 * left.
 *
 * @param distances the distance of the lines from the box, and the additional distance of the length, in millimeters
 */
export function placeDimensions(
  { low, high }: Box,
  { reach, beyond }: { readonly reach: number; readonly beyond: number },
): Dimension[] {
  const [x, y, z] = low;
  const [farX, farY, top] = high;
  return [
    { measure: 'length', from: [x, farY, z], to: [farX, farY, z], away: [0, reach + beyond, 0] },
    { measure: 'width', from: [farX, farY, z], to: [farX, y, z], away: [reach, 0, 0] },
    { measure: 'height', from: [x, farY, z], to: [x, farY, top], away: [-reach, 0, 0] },
  ];
}

/** Returns the two ends of a dimension line. */
const getEnds = ({ from, to, away }: Dimension): readonly [Vec, Vec] => [
  add(from, away),
  add(to, away),
];

/** Returns every point of the dimension lines, for the extent of the drawing. */
export const listPoints = (dimensions: readonly Dimension[]): Vec[] =>
  dimensions.flatMap(({ from, to, away }) =>
    [from, to].map((end) => add(end, scale(away, EXTENSION.to))),
  );

/** Returns the middle of a dimension line, next to which its value is set. */
export const getMiddle = (dimension: Dimension): Vec => {
  const [start, end] = getEnds(dimension);
  return scale(add(start, end), 0.5);
};

/** Returns the outline of an arrowhead on the page, beginning with its point. */
function createArrow([x, y]: Point, [fromX, fromY]: Point): string {
  const distance = Math.hypot(x - fromX, y - fromY) || 1;
  const [alongX, alongY] = [(x - fromX) / distance, (y - fromY) / distance];
  const corner = (side: 1 | -1): string => {
    const base = [x - alongX * ARROW.length, y - alongY * ARROW.length] as const;
    const aside = side * ARROW.half;
    return [base[0] - alongY * aside, base[1] + alongX * aside]
      .map((value) => Math.round(value * 10) / 10)
      .join(' ');
  };
  const point = [x, y].map((value) => Math.round(value * 10) / 10).join(' ');
  return `M${point}L${corner(1)}L${corner(-1)}z`;
}

/** Draws dimension lines. */
export function drawDimensions(pen: Pen, dimensions: readonly Dimension[]): void {
  const stroke = { color: INK, width: WIDTH };
  for (const dimension of dimensions) {
    const { from, to, away } = dimension;
    const [start, end] = getEnds(dimension);
    for (const edge of [from, to])
      pen.stroke(
        [line(add(edge, scale(away, EXTENSION.from)), add(edge, scale(away, EXTENSION.to)))],
        stroke,
      );
    pen.stroke([line(start, end)], stroke);
    const [first, last] = [pen.point(start), pen.point(end)];
    pen.draw(createArrow(first, last) + createArrow(last, first), { fill: INK });
  }
}
