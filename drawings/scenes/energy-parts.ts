import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person, type Person } from './person.ts';
import { cylinder, round, strokes } from './solids.ts';
import { FINE, type Stage } from './stage.ts';
import { WIRE } from './wires.ts';

/** Equipment of a plant's energy supply: 50 units are 1 m. A place is the corner that is farthest from the eye. */

/** A row of tilted solar modules along x on a roof, of four cells each. */
export function moduleRow(st: Stage, [x, y, z]: Vec, modules: number): void {
  const [w, d, low, high] = [62, 58, 4, 26];
  const on = (along: number, down: number): Vec => [
    x + along,
    y + down * d,
    z + high - down * (high - low),
  ];
  const end = modules * w;
  st.polygon([on(0, 0), on(end, 0), [x + end, y, z], [x, y, z]], tinted('metal', 'right'), 0);
  st.polygon([on(end, 0), on(end, 1), [x + end, y + d, z], [x + end, y, z]], tinted('shell', 'right'), FINE); // prettier-ignore
  st.polygon([on(0, 0), on(end, 0), on(end, 1), on(0, 1)], tinted('blue', 'right'));
  const cells = Array.from({ length: modules * 2 - 1 }, (_, k): [Vec, Vec] => [on((k + 1) * (w / 2), 0), on((k + 1) * (w / 2), 1)]); // prettier-ignore
  strokes(st, [...cells, [on(0, 0.5), on(end, 0.5)]], tinted('blue', 'left'), 1);
  strokes(st, Array.from({ length: modules - 1 }, (_, k): [Vec, Vec] => [on((k + 1) * w, 0), on((k + 1) * w, 1)]), PAPER, 2); // prettier-ignore
}

/** A heat pump with two fans on its top. */
export function heatPump(st: Stage, [x, y, z]: Vec): void {
  st.box([x, y, z], [104, 56, 44], 'shell');
  for (const dx of [28, 76]) {
    round(st, [x + dx, y + 28, z + 44], 'z', 20, tinted('dark', 'left'), FINE);
    strokes(st, [[[x + dx - 13, y + 28, z + 44], [x + dx + 13, y + 28, z + 44]], [[x + dx, y + 15, z + 44], [x + dx, y + 41, z + 44]]], tinted('dark', 'highlight'), 2); // prettier-ignore
  }
  strokes(st, [1, 2, 3, 4, 5, 6].map((k) => [[x + k * 15, y + 56, z + 6], [x + k * 15, y + 56, z + 38]]), tinted('shell', 'right'), 1.4); // prettier-ignore
  st.front([x + 4, y + 56, z + 38], 96, 4, color('color-area-hv'), 0);
}

/** A container with batteries, its doors toward the lower right. */
export function batteries(st: Stage, [x, y, z]: Vec, material: Material): void {
  const [w, d, h] = [96, 210, 104];
  st.shadow([x + w, y, z], [x + w + 34, y + 10, z], [x + w + 34, y + d, z], [x + w, y + d, z]);
  st.box([x, y, z], [w, d, h], material);
  for (let door = 0; door < 4; door += 1) {
    st.side([x + w, y + 10 + door * 49, z + 8], 43, h - 18, tinted(material, 'left'), FINE);
    strokes(st, [0, 1, 2].map((k) => [[x + w, y + 18 + door * 49, z + 30 + k * 10], [x + w, y + 44 + door * 49, z + 30 + k * 10]]), INK, 1); // prettier-ignore
    round(st, [x + w, y + 31 + door * 49, z + 74], 'x', 4, tinted('green', 'highlight'), 1);
  }
  st.front([x + 16, y + d, z + 30], 64, 44, PAPER, FINE);
  const bolt: readonly (readonly [number, number])[] = [[52, 70], [38, 50], [46, 50], [42, 34], [58, 56], [50, 56]]; // prettier-ignore
  st.polygon(
    bolt.map(([dx, dz]): Vec => [x + dx, y + d, z + dz]),
    WIRE.green,
    0,
  );
  strokes(st, [50, 100, 150].map((dy) => [[x + 6, y + dy, z + h], [x + w - 6, y + dy, z + h]]), tinted(material, 'left'), 1.6); // prettier-ignore
}

/** A transformer with its cooling fins and three bushings. */
export function transformer(st: Stage, [x, y, z]: Vec): void {
  st.shadow([x + 90, y, z], [x + 112, y + 8, z], [x + 112, y + 90, z], [x, y + 90, z]);
  st.box([x - 10, y - 10, z], [110, 110, 8], 'shell');
  st.box([x, y, z + 8], [86, 84, 72], 'green');
  strokes(st, [0, 1, 2, 3, 4, 5, 6].map((k) => [[x + 86, y + 12 + k * 10, z + 16], [x + 86, y + 12 + k * 10, z + 70]]), INK, 2.4); // prettier-ignore
  strokes(st, [0, 1, 2, 3, 4, 5, 6].map((k) => [[x + 13 + k * 10, y + 84, z + 16], [x + 13 + k * 10, y + 84, z + 70]]), INK, 2.4); // prettier-ignore
  for (const k of [0, 1, 2]) {
    const [bx, by] = [x + 20 + k * 22, y + 40];
    st.segment([bx, by, z + 80], [bx, by, z + 118], INK, 7);
    st.segment([bx, by, z + 80], [bx, by, z + 116], WIRE.orange, 4);
  }
}

/** A screw compressor on its frame, and its vessel. */
export function compressor(st: Stage, [x, y]: readonly [number, number], material: Material): void {
  st.box([x, y, 0], [92, 56, 56], material);
  strokes(st, [0, 1, 2, 3].map((k) => [[x + 10, y + 56, 14 + k * 8], [x + 46, y + 56, 14 + k * 8]]), INK, 1.6); // prettier-ignore
  st.front([x + 58, y + 56, 24], 26, 20, tinted('dark', 'left'), FINE);
  st.line([[x + 62, y + 56, 30], [x + 70, y + 56, 38], [x + 80, y + 56, 34]], tinted('green', 'highlight'), 2, 2); // prettier-ignore
  cylinder(st, [x + 118, y + 34, 76], 'z', 17, 76, 'shell', FINE);
}

/** A charger for trucks and its cable to the plug at `to`. */
export function truckCharger(st: Stage, [x, y, z]: Vec, to: Vec): void {
  st.shadow([x + 34, y, z], [x + 52, y + 6, z], [x + 52, y + 34, z], [x, y + 34, z]);
  st.box([x, y, z], [34, 30, 112], 'shell');
  st.front([x + 5, y + 30, z + 66], 24, 30, tinted('dark', 'left'), FINE);
  st.line([[x + 9, y + 30, z + 74], [x + 15, y + 30, z + 86], [x + 25, y + 30, z + 80]], tinted('green', 'highlight'), 2.4, 2); // prettier-ignore
  st.front([x + 4, y + 30, z + 104], 26, 5, WIRE.green, 0);
  const cable: Vec[] = [[x + 17, y + 30, z + 50], [x + 17, y + 52, z + 4], [to[0], to[1] + 16, z + 4], to]; // prettier-ignore
  st.line(cable, INK, 7.6, 14);
  st.line(cable, WIRE.orange, 4.6, 14);
  round(st, to, 'x', 7, tinted('orange', 'left'), FINE);
}

/** A person with a helmet. */
export function worker(st: Stage, { height = 85, ...rest }: Person, helmet: Material = 'yellow') {
  person(st, { ...rest, height });
  const [x, floor] = st.at(rest.at);
  const top = st.at([rest.at[0], rest.at[1], rest.at[2] + height])[1];
  const r = (floor - top) * 0.095;
  st.raw(
    `<path fill="${tinted(helmet, 'top')}" stroke="${INK}" stroke-width="1.6" d="M${c(x - r * 1.2)} ${c(top + r)}H${c(x + r * 1.2)}A${c(r * 1.2)} ${c(r * 1.3)} 0 0 0 ${c(x - r * 1.2)} ${c(top + r)}Z"/>`,
  );
}

/** A screen on two posts in front of the plant: power, emissions that fall, days without an accident. */
export function board(st: Stage, [x, y, z]: Vec): void {
  const [w, low, high] = [250, 62, 128];
  st.shadow([x, y, z], [x + w, y, z], [x + w + 20, y + 14, z], [x + 20, y + 14, z]);
  for (const dx of [24, w - 24]) {
    st.segment([x + dx, y, z], [x + dx, y, z + low], INK, 8);
    st.segment([x + dx, y, z], [x + dx, y, z + low], tinted('metal', 'top'), 4);
  }
  st.box([x, y - 10, z + low], [w, 10, high], 'dark');
  const on = (dx: number, dz: number): Vec => [x + dx, y, z + low + dz];
  for (const [k, height] of [86, 72, 52, 32, 14].entries())
    st.front(on(20 + k * 24, 16), 15, height, k === 1 ? tinted('green', 'top') : tinted('green', 'left'), 0); // prettier-ignore
  st.line(
    [on(20, 112), on(60, 100), on(92, 78), on(140, 42)],
    tinted('yellow', 'highlight'),
    2.6,
    6,
  );
  for (const [dz, length] of [
    [96, 66],
    [76, 46],
    [56, 58],
  ] as const)
    st.segment(on(164, dz), on(164 + length, dz), tinted('blue', 'highlight'), 3);
  strokes(st, [0, 1, 2].map((k) => [on(166 + k * 22, 26), on(172 + k * 22, 18)]), WIRE.orange, 3.4); // prettier-ignore
  strokes(st, [0, 1, 2].map((k) => [on(172 + k * 22, 18), on(182 + k * 22, 36)]), WIRE.orange, 3.4); // prettier-ignore
}
