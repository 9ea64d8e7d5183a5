import type { Point, Vec } from '../kit/geometry.ts';
import { color, INK, tinted } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { car, disc } from './props.ts';
import { STAGE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE } from './wires.ts';

export const EMC_HEIGHT = 560;

/** The side of a pyramid of foam, and the distance of its point from the wall. */
const SIDE = 26;
const POINT = 32;
/** Pyramids side by side on the long wall and on the short one, and one above the other. */
const LONG = 19;
const DEEP = 13;
const HIGH = 11;

/** Rows of foam pyramids on a wall: absorbers. One path for every tint. */
export function absorbers(
  stage: Stage,
  count: number,
  place: (along: number, up: number, out: number) => Vec,
  rows: number,
): void {
  const triangle = (corners: readonly Vec[]): string => {
    const [first, ...rest] = corners.map((corner) => stage.at(corner)) as [Point, ...Point[]];
    let at = [c(first[0]), c(first[1])].map(Number) as [number, number];
    let d = `M${at.join(' ')}`;
    for (const [x, y] of rest) {
      const to = [c(x), c(y)].map(Number) as [number, number];
      d += `l${c(to[0] - at[0])} ${c(to[1] - at[1])}`;
      at = to;
    }
    return `${d}z`;
  };
  // Row by row from the top: a point hides the foot of the one above it.
  for (let row = rows - 1; row >= 0; row -= 1) {
    let shaded = '';
    let lit = '';
    for (let index = 0; index < count; index += 1) {
      const [x, z] = [index * SIDE, row * SIDE];
      const apex = place(x + SIDE / 2, z + SIDE / 2, POINT);
      lit += triangle([place(x, z + SIDE, 0), apex, place(x + SIDE, z + SIDE, 0)]);
      shaded += triangle([place(x + SIDE, z, 0), apex, place(x + SIDE, z + SIDE, 0)]);
    }
    stage.raw(
      `<g stroke="${INK}" stroke-width="${FINE}"><path fill="${tinted('dark', 'right')}" d="${shaded}"/><path fill="${tinted('dark', 'top')}" d="${lit}"/></g>`,
    );
  }
}

/** A log-periodic antenna on its mast: rods that grow shorter toward the car. */
export function antenna(stage: Stage, [x, y]: readonly [number, number]): void {
  stage.shadow([x - 10, y - 10, 0], [x + 22, y - 10, 0], [x + 22, y + 22, 0], [x - 10, y + 22, 0]);
  stage.box([x - 9, y - 9, 0], [18, 18, 5], 'dark');
  stage.segment([x, y, 5], [x, y, 54], INK, 8);
  stage.segment([x, y, 5], [x, y, 54], tinted('wood', 'top'), 4);
  stage.segment([x + 12, y, 54], [x - 52, y, 54], INK, 7);
  stage.segment([x + 12, y, 54], [x - 52, y, 54], tinted('metal', 'top'), 3);
  for (let rod = 0; rod < 8; rod += 1) {
    const along = x + 8 - rod * 8;
    const half = 25 - rod * 2.6;
    stage.segment([along, y - half, 54], [along, y + half, 54], INK, 3.4);
  }
}

/** The anechoic chamber: a car on its turntable, and a receiving antenna. */
export function emcChamber(): string {
  const stage = new Stage(2.4, [430, 170]);
  const cable = 200;
  const [w, d] = [LONG * SIDE, DEEP * SIDE];
  stage.flat([0, 0, 0], w, w, tinted('metal', 'top'), 0);
  for (let x = 40; x < w; x += 40)
    stage.segment([x, 0, 0], [x, w, 0], tinted('metal', 'left'), 1.4);
  for (let y = 40; y < w; y += 40)
    stage.segment([0, y, 0], [w, y, 0], tinted('metal', 'left'), 1.4);

  // The cable comes from under the absorbers.
  stage.segment([0, cable, 0], [w, cable, 0], color('color-brand-line'), 6);
  stage.side([0, 0, 0], d, HIGH * SIDE, tinted('dark', 'left'), 0);
  stage.front([0, 0, 0], w, HIGH * SIDE, tinted('dark', 'right'), 0);
  absorbers(stage, DEEP, (along, up, out) => [out, d - along, up], HIGH);
  absorbers(stage, LONG, (along, up, out) => [along, out, up], HIGH);

  // The turntable, the car on it, and its charging cable down to the floor socket.
  const middle: Vec = [118, 118, 0];
  disc(stage, middle, 176, tinted('shell', 'left'), 2);
  disc(stage, middle, 164, tinted('shell', 'top'), FINE);
  for (let mark = 0; mark < 36; mark += 1) {
    const turn = (mark * Math.PI) / 18;
    const [mx, my] = stage.at(middle);
    const inner = mark % 9 === 0 ? 146 : 155;
    stage.raw(
      `<path stroke="${INK}" stroke-width="1.2" d="M${c(mx + Math.cos(turn) * inner)} ${c(my + (Math.sin(turn) * inner) / 2)}L${c(mx + Math.cos(turn) * 162)} ${c(my + Math.sin(turn) * 81)}"/>`,
    );
  }
  stage.line([[66, 152, 0], [84, 168, 0], [84, cable, 0]], WIRE.orange, 5, 12); // prettier-ignore
  car(stage, [70, 98], 'blue');
  stage.line([[76, 138, 17], [70, 146, 8], [66, 152, 0]], WIRE.orange, 5, 8); // prettier-ignore

  // What leaves the car, and arrives.
  const from: Vec = [172, 118, 30];
  const [wx, wy] = stage.at(from);
  for (const [index, radius] of [30, 58, 86].entries())
    stage.raw(
      `<path fill="none" stroke="${WIRE.violet}" stroke-width="4" stroke-linecap="round" opacity="${1 - index * 0.22}" d="M${c(wx + radius * 0.98)} ${c(wy - radius * 0.2)}A${radius} ${radius} 0 0 1 ${c(wx + radius * 0.5)} ${c(wy + radius * 0.87)}"/>`,
    );
  antenna(stage, [300, 118]);
  stage.line([[300, 118, 4], [300, 140, 0], [240, cable, 0]], WIRE.violet, 4, 14); // prettier-ignore

  stage.joint([84, cable, 0], WIRE.orange, 6.5);
  stage.joint([240, cable, 0], WIRE.violet, 6.5);
  return stage.toSvg(STAGE_WIDTH, EMC_HEIGHT);
}
