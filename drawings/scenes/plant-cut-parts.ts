import type { Vec } from '../kit/geometry.ts';
import { INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate } from '../line/path.ts';
import { dot } from './props.ts';
import { FINE, type Stage } from './stage.ts';

/** Equipment of a plant. Lengths are the scene's; places are the corner that is farthest from the eye. */

/** A pipe: outline, color, highlight, as the cables of the products. */
export function pipe(st: Stage, points: Vec[], paint: string, width = 7, light = 'art-paper') {
  st.line(points, INK, width + 3.2, 9);
  st.line(points, paint, width, 9);
  st.line(
    points.map(([x, y, z]) => [x, y, z + width * 0.22] as Vec),
    `var(--${light})`,
    Math.max(1, width * 0.2),
    9,
  );
}
/** A standing tank: shell, lid, band. */
export function tank(st: Stage, [x, y, z]: Vec, r: number, h: number, m: Material, band?: string) {
  const [cx, cy] = st.at([x, y, z]);
  const hh = h * 0.866;
  const ry = r / 2;
  st.raw(
    `<ellipse cx="${coordinate(cx + r * 0.35)}" cy="${coordinate(cy + 2)}" rx="${coordinate(r * 1.12)}" ry="${coordinate(ry * 1.12)}" fill="var(--art-shadow)"/>`,
  );
  st.raw(
    `<path d="M${coordinate(cx - r)} ${coordinate(cy - hh)}V${coordinate(cy)}A${r} ${ry} 0 0 0 ${coordinate(cx + r)} ${coordinate(cy)}V${coordinate(cy - hh)}Z" fill="${tinted(m, 'left')}"/>`,
  );
  st.raw(
    `<path d="M${coordinate(cx + r * 0.3)} ${coordinate(cy - hh + ry * 0.95)}V${coordinate(cy + ry * 0.95)}A${r} ${ry} 0 0 0 ${coordinate(cx + r)} ${coordinate(cy)}V${coordinate(cy - hh)}A${r} ${ry} 0 0 1 ${coordinate(cx + r * 0.3)} ${coordinate(cy - hh + ry * 0.95)}Z" fill="${tinted(m, 'right')}"/>`,
  );
  if (band)
    st.raw(
      `<path d="M${coordinate(cx - r)} ${coordinate(cy - hh * 0.52)}A${r} ${ry} 0 0 0 ${coordinate(cx + r)} ${coordinate(cy - hh * 0.52)}" fill="none" stroke="${band}" stroke-width="5"/>`,
    );
  st.raw(
    `<path d="M${coordinate(cx - r)} ${coordinate(cy - hh)}V${coordinate(cy)}A${r} ${ry} 0 0 0 ${coordinate(cx + r)} ${coordinate(cy)}V${coordinate(cy - hh)}" fill="none" stroke="${INK}" stroke-width="2"/>`,
  );
  st.raw(
    `<ellipse cx="${coordinate(cx)}" cy="${coordinate(cy - hh)}" rx="${r}" ry="${ry}" fill="${tinted(m, 'top')}" stroke="${INK}" stroke-width="2"/>`,
  );
  st.raw(
    `<ellipse cx="${coordinate(cx)}" cy="${coordinate(cy - hh)}" rx="${coordinate(r * 0.36)}" ry="${coordinate(ry * 0.36)}" fill="${tinted(m, 'left')}" stroke="${INK}" stroke-width="1.2"/>`,
  );
}
/** An open basin with water in it. */
export function basin(
  st: Stage,
  [x, y]: readonly [number, number],
  w: number,
  d: number,
  h: number,
  water: string,
) {
  st.shadow([x + w, y, 0], [x + w + 14, y + 4, 0], [x + w + 14, y + d, 0], [x + w, y + d, 0]);
  st.box([x, y, 0], [w, d, h], 'shell');
  st.flat([x + 7, y + 7, h], w - 14, d - 14, tinted('shell', 'right'), FINE);
  st.polygon(
    [
      [x + 7, y + 7 + 10, h],
      [x + 7 + 10, y + 7 + 10, h - 0],
      [x + w - 7, y + 17, h],
      [x + w - 7, y + d - 7, h],
      [x + 7, y + d - 7, h],
    ],
    water,
    0,
  );
  for (const s of [0.35, 0.65])
    st.segment([x + 18, y + d * s, h], [x + w * 0.6, y + d * s, h], PAPER, 2);
}
/** A press with a C frame: bed, column, head, ram over the tool, guard in the line's color. */
export function press(st: Stage, [x, y]: readonly [number, number], m: Material, lamp: string) {
  st.shadow([x + 66, y, 0], [x + 78, y + 4, 0], [x + 78, y + 62, 0], [x + 66, y + 62, 0]);
  st.box([x, y, 0], [66, 60, 20], 'shell');
  st.box([x, y, 20], [66, 22, 52], m);
  st.box([x + 14, y + 26, 20], [38, 26, 6], 'metal'); // lower tool
  st.box([x + 20, y + 30, 40], [26, 16, 14], 'metal'); // ram
  st.box([x - 2, y, 54], [70, 54, 26], m);
  st.front([x + 6, y + 54, 60], 26, 14, tinted('dark', 'left'), FINE);
  st.front([x + 38, y + 54, 60], 20, 14, tinted('plastic', 'top'), FINE);
  st.side([x + 68, y + 10, 60], 30, 12, tinted('dark', 'left'), FINE);
  st.segment([x + 60, y + 8, 80], [x + 60, y + 8, 92], INK, 3);
  dot(st, [x + 60, y + 8, 95], 4, lamp);
  st.front([x + 4, y + 60, 4], 58, 10, tinted('shell', 'right'), FINE);
  for (const g of [16, 30, 44]) st.segment([x + g, y + 60, 5], [x + g, y + 60, 13], INK, 1);
}
/** An open crate. */
export function crate(st: Stage, [x, y]: readonly [number, number], m: Material, h = 18, s = 24) {
  st.box([x, y, 0], [s, s, h], m);
  st.flat([x + 3, y + 3, h], s - 6, s - 6, tinted('dark', 'right'), FINE);
}
