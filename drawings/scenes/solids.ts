/** Round solids, and what many scenes show. A place is the corner that is farthest from the eye. */
import { type Point, type Vec } from '../kit/geometry.ts';
import { INK, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c, RelativePath } from '../line/path.ts';
import { FINE, OUTLINE, type Stage } from './stage.ts';

/** The direction in which a round face looks: lower right, lower left, up. */
export type Axis = 'x' | 'y' | 'z';

const STEPS = {
  x: [
    [0, 1, 0],
    [0, 0, 1],
  ],
  y: [
    [1, 0, 0],
    [0, 0, 1],
  ],
  z: [
    [1, 0, 0],
    [0, 1, 0],
  ],
} as const satisfies Record<Axis, readonly [Vec, Vec]>;
const AWAY = { x: [-1, 0, 0], y: [0, -1, 0], z: [0, 0, -1] } as const satisfies Record<Axis, Vec>;
const CAP = { x: 'right', y: 'left', z: 'top' } as const;

const cross2 = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];

/** A circle in space as an ellipse on the page: its middle, two radius vectors, half axes and their angle. */
function measure(stage: Stage, center: Vec, axis: Axis, radius: number) {
  const middle = stage.at(center);
  const [u, v] = STEPS[axis].map((step): Point => {
    const [x, y] = stage.at([
      center[0] + step[0] * radius,
      center[1] + step[1] * radius,
      center[2] + step[2] * radius,
    ]);
    return [x - middle[0], y - middle[1]];
  }) as [Point, Point];
  const a = u[0] ** 2 + v[0] ** 2;
  const b = u[0] * u[1] + v[0] * v[1];
  const d = u[1] ** 2 + v[1] ** 2;
  const spread = Math.hypot((a - d) / 2, b);
  return {
    middle,
    u,
    v,
    rx: Math.sqrt((a + d) / 2 + spread),
    ry: Math.sqrt(Math.max(0, (a + d) / 2 - spread)),
    turn: Math.round(Math.atan2(2 * b, a - d) * (90 / Math.PI)),
  };
}

/** A circle in space that looks along an axis. */
export function round(
  stage: Stage,
  center: Vec,
  axis: Axis,
  radius: number,
  fill: string,
  outline: number = FINE,
): void {
  const { middle, rx, ry, turn } = measure(stage, center, axis, radius);
  const [x, y] = middle.map(c);
  stage.raw(
    `<ellipse cx="${x}" cy="${y}" rx="${c(rx)}" ry="${c(ry)}"${axis === 'z' ? '' : ` transform="rotate(${turn} ${x} ${y})"`} fill="${fill}"${outline > 0 ? ` stroke="${INK}" stroke-width="${outline}"` : ''}/>`,
  );
}

/** A ring in space, such as a steering wheel: no fill, one color. */
export function ring(
  stage: Stage,
  center: Vec,
  axis: Axis,
  radius: number,
  stroke: string,
  width: number,
): void {
  const { middle, rx, ry, turn } = measure(stage, center, axis, radius);
  const [x, y] = middle.map(c);
  stage.raw(
    `<ellipse cx="${x}" cy="${y}" rx="${c(rx)}" ry="${c(ry)}" transform="rotate(${turn} ${x} ${y})" fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
  );
}

/** A cylinder: the middle of its visible end, and its length behind that end. */
export function cylinder(
  stage: Stage,
  end: Vec,
  axis: Axis,
  radius: number,
  length: number,
  material: Material,
  outline: number = OUTLINE,
): void {
  const { middle, u, v, rx, ry, turn } = measure(stage, end, axis, radius);
  const away = AWAY[axis];
  const [fx, fy] = stage.at([
    end[0] + away[0] * length,
    end[1] + away[1] * length,
    end[2] + away[2] * length,
  ]);
  const back: Point = [fx - middle[0], fy - middle[1]];
  const start = Math.atan2(cross2(v, back), cross2(u, back));
  const on = (angle: number, shift: Point = [0, 0]): Point => [
    middle[0] + u[0] * Math.cos(angle) + v[0] * Math.sin(angle) + shift[0],
    middle[1] + u[1] * Math.cos(angle) + v[1] * Math.sin(angle) + shift[1],
  ];
  const [mx, my] = on(start + Math.PI / 2);
  const ahead = (mx - middle[0]) * back[0] + (my - middle[1]) * back[1] > 0;
  const sweep = Number(cross2(u, v) > 0 === ahead);
  const text = (point: Point): string => point.map(c).join(' ');
  const half = `A${c(rx)} ${c(ry)} ${turn} 0`;
  // The shell: along one side, around the hidden end, back along the other side.
  stage.raw(
    `<path fill="${tinted(material, axis === 'z' ? 'left' : 'top')}" stroke="${INK}" stroke-width="${outline}" d="M${text(on(start))}L${text(on(start, back))}${half} ${sweep} ${text(on(start + Math.PI, back))}L${text(on(start + Math.PI))}Z"/>`,
  );
  if (axis === 'z') {
    // The shaded side.
    const right = [on(start), on(start + Math.PI)].toSorted((p, q) => q[0] - p[0])[0] as Point;
    const x = middle[0] + rx * 0.25;
    const y = middle[1] + ry * Math.sqrt(1 - 0.25 ** 2);
    stage.raw(
      `<path fill="${tinted(material, 'right')}" stroke="${INK}" stroke-width="${outline}" d="M${c(x)} ${c(y)}V${c(y + back[1])}A${c(rx)} ${c(ry)} 0 0 0 ${c(right[0])} ${c(right[1] + back[1])}V${c(right[1])}Z"/>`,
    );
  }
  round(stage, end, axis, radius, tinted(material, CAP[axis]), outline);
}

/** Many straight lines of one color as one element. */
export function strokes(
  stage: Stage,
  lines: readonly (readonly [from: Vec, to: Vec])[],
  stroke: string,
  width: number,
): void {
  const path = new RelativePath();
  for (const [from, to] of lines) path.move(stage.at(from)).line(stage.at(to));
  stage.raw(
    `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${path.data}"/>`,
  );
}
