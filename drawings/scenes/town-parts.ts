import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { cylinder, round, strokes } from './solids.ts';
import { FINE, type Stage } from './stage.ts';
import { WIRE } from './wires.ts';

/** The things of a town by the sea: 50 units are 1 m. A place is the corner that is farthest from the eye. */

type Ground = readonly [x: number, y: number];

/** A wheel whose outer side faces lower left. */
function wheel(st: Stage, [x, y, z]: Vec, radius: number): void {
  cylinder(st, [x, y, z + radius], 'y', radius, 14, 'rubber', FINE);
  round(st, [x, y, z + radius], 'y', radius * 0.55, tinted('metal', 'top'), 1);
}

/** A car of 4.5 m that looks to the lower right. */
export function sedan(st: Stage, [x, y]: Ground, material: Material, z = 0): void {
  const d = 88;
  const on = (along: number, across: number, up: number): Vec => [x + along, y + across, z + up];
  if (z === 0) st.shadow(on(0, d, 0), on(226, d, 0), on(240, d + 10, 0), on(20, d + 12, 0));
  st.face([on(0, 0, 50), on(30, 0, 54), on(30, d, 54), on(0, d, 50)], material);
  st.face([on(64, 6, 76), on(142, 6, 76), on(142, d - 6, 76), on(64, d - 6, 76)], material);
  st.polygon([on(30, 2, 54), on(64, 6, 76), on(64, d - 6, 76), on(30, d - 2, 54)], tinted('dark', 'left'), FINE); // prettier-ignore
  st.polygon([on(142, 6, 76), on(188, 2, 48), on(188, d - 2, 48), on(142, d - 6, 76)], tinted('dark', 'left'), FINE); // prettier-ignore
  st.face([on(188, 0, 48), on(226, 0, 38), on(226, d, 38), on(188, d, 48)], material);
  st.face([on(228, 0, 12), on(228, d, 12), on(226, d, 38), on(226, 0, 38)], material);
  st.polygon([on(2, d, 12), on(228, d, 12), on(226, d, 38), on(188, d, 48), on(30, d, 54), on(0, d, 48)], tinted(material, 'left')); // prettier-ignore
  st.polygon([on(30, d, 54), on(188, d, 48), on(142, d - 6, 76), on(64, d - 6, 76)], tinted(material, 'left'), FINE); // prettier-ignore
  st.polygon([on(44, d - 1, 56), on(174, d - 1, 52), on(140, d - 5, 72), on(67, d - 5, 72)], tinted('dark', 'left'), 0); // prettier-ignore
  strokes(st, [[on(102, d - 5, 74), on(104, d, 20)]], INK, 1.4);
  for (const across of [6, d - 26])
    st.polygon([on(227, across, 26), on(227, across + 20, 26), on(227, across + 20, 34), on(227, across, 34)], tinted('yellow', 'highlight'), 1); // prettier-ignore
  for (const along of [42, 186]) {
    round(st, on(along, d, 19), 'y', 22, tinted('dark', 'right'), 0);
    wheel(st, on(along, d + 2, 0), 19);
  }
}

/** A city bus of 12 m with its batteries on the roof. */
export function bus(st: Stage, [x, y]: Ground): void {
  const [l, d, h] = [590, 122, 146];
  st.shadow([x, y + d, 0], [x + l, y + d, 0], [x + l + 26, y + d + 16, 0], [x + 26, y + d + 18, 0]);
  st.box([x, y, 14], [l, d, h - 14], 'green');
  st.front([x + 8, y + d, 66], l - 16, 58, tinted('dark', 'left'), FINE);
  strokes(st, Array.from({ length: 6 }, (_, k): [Vec, Vec] => [[x + 92 + k * 84, y + d, 66], [x + 92 + k * 84, y + d, 124]]), tinted('green', 'left'), 3); // prettier-ignore
  for (const at of [104, 330]) {
    st.front([x + at, y + d, 20], 68, 100, tinted('dark', 'top'), FINE);
    st.segment([x + at + 34, y + d, 20], [x + at + 34, y + d, 120], INK, FINE);
  }
  st.segment([x + 4, y + d, 46], [x + 100, y + d, 46], PAPER, 3);
  st.side([x + l, y + 8, 50], d - 16, 72, tinted('dark', 'left'), FINE);
  st.side([x + l, y + 20, 126], d - 40, 12, tinted('yellow', 'highlight'), 1);
  for (const dy of [8, d - 24])
    st.side([x + l, y + dy, 26], 16, 9, tinted('yellow', 'highlight'), 1);
  for (const at of [40, 230, 420]) {
    st.box([x + at, y + 20, h], [150, d - 40, 14], 'shell');
    strokes(st, [1, 2, 3, 4].map((k) => [[x + at + k * 30, y + 20, h + 14], [x + at + k * 30, y + d - 20, h + 14]]), tinted('shell', 'right'), 1.2); // prettier-ignore
  }
  for (const along of [90, 480]) wheel(st, [x + along, y + d + 1, 0], 24);
}

/** A robot that brings parcels. */
export function courier(st: Stage, [x, y]: Ground, material: Material): void {
  st.shadow([x, y + 34, 0], [x + 46, y + 34, 0], [x + 54, y + 40, 0], [x + 8, y + 40, 0]);
  st.box([x, y, 10], [46, 32, 26], material);
  st.box([x + 4, y + 3, 36], [38, 26, 5], 'dark');
  st.side([x + 46, y + 5, 18], 22, 10, tinted('dark', 'left'), 1);
  for (const along of [8, 23, 38]) wheel(st, [x + along, y + 34, 0], 7);
  st.segment([x + 4, y + 6, 36], [x + 4, y + 6, 74], INK, 1.6);
  st.polygon(
    [
      [x + 4, y + 6, 74],
      [x + 16, y + 6, 70],
      [x + 4, y + 6, 66],
    ],
    WIRE.orange,
    1,
  );
}

/** A house with a roof along x, its lower side full of modules. */
export function house(st: Stage, [x, y]: Ground, wall: Material): void {
  const [w, d, h, rise, over] = [340, 280, 136, 92, 22];
  st.shadow([x + w, y, 0], [x + w + 60, y + 20, 0], [x + w + 60, y + d, 0], [x + w, y + d, 0]);
  st.front([x, y + d, 0], w, h, tinted(wall, 'top'));
  st.polygon([[x + w, y, 0], [x + w, y + d, 0], [x + w, y + d, h], [x + w, y + d / 2, h + rise], [x + w, y, h]], tinted(wall, 'left')); // prettier-ignore
  for (const at of [28, w - 118]) {
    st.front([x + at, y + d, 52], 76, 54, tinted('yellow', 'highlight'), FINE);
    strokes(st, [[[x + at + 38, y + d, 52], [x + at + 38, y + d, 106]], [[x + at, y + d, 80], [x + at + 76, y + d, 80]]], INK, FINE); // prettier-ignore
  }
  st.front([x + w / 2 - 28, y + d, 0], 50, 98, tinted('blue', 'left'), FINE);
  round(st, [x + w / 2 + 12, y + d, 48], 'y', 4, PAPER, 1);
  st.side([x + w, y + d / 2 - 32, 58], 64, 50, tinted('blue', 'highlight'), FINE);
  st.segment([x + w, y + d / 2, 58], [x + w, y + d / 2, 108], INK, FINE);
  // The two slopes; the far one is seen from the side.
  const eave = h - (over * rise) / (d / 2);
  const on = (along: number, down: number): Vec => [x - over + along, y + d / 2 + down * (d / 2 + over), h + rise - down * (h + rise - eave)]; // prettier-ignore
  const long = w + 2 * over;
  st.polygon([[x - over, y + d / 2, h + rise], [x + w + over, y + d / 2, h + rise], [x + w + over, y - over, eave], [x - over, y - over, eave]], tinted('dark', 'right')); // prettier-ignore
  st.polygon([on(0, 0), on(long, 0), on(long, 1), on(0, 1)], tinted('dark', 'top'));
  for (let row = 0; row < 2; row += 1)
    st.polygon([on(30, 0.1 + row * 0.42), on(long - 30, 0.1 + row * 0.42), on(long - 30, 0.46 + row * 0.42), on(30, 0.46 + row * 0.42)], tinted('blue', 'right'), FINE); // prettier-ignore
  strokes(st, Array.from({ length: 6 }, (_, k): [Vec, Vec] => [on(30 + ((k + 1) * (long - 60)) / 7, 0.1), on(30 + ((k + 1) * (long - 60)) / 7, 0.88)]), tinted('blue', 'highlight'), 1.2); // prettier-ignore
  st.box([x + 60, y + d / 2 - 40, h + 40], [36, 30, 84], 'shell');
}

/** A robot with an arm in three parts. */
export function robot(st: Stage, [x, y]: Ground, reach: Vec, material: Material = 'orange'): void {
  cylinder(st, [x, y, 22], 'z', 26, 22, 'dark', FINE);
  cylinder(st, [x, y, 54], 'z', 18, 32, material, FINE);
  const shoulder: Vec = [x, y, 62];
  const elbow: Vec = [x + (reach[0] - x) * 0.25, y + (reach[1] - y) * 0.25, 154];
  for (const [stroke, width] of [
    [INK, 14],
    [tinted(material, 'left'), 10],
  ] as const) {
    st.segment(shoulder, elbow, stroke, width);
    st.segment(elbow, [reach[0], reach[1], reach[2] + 30], stroke, width - 3);
  }
  for (const place of [shoulder, elbow]) round(st, place, 'y', 11, tinted('dark', 'left'), FINE);
  st.segment([reach[0], reach[1], reach[2] + 30], [reach[0], reach[1], reach[2] + 6], INK, 5);
  round(st, [reach[0], reach[1], reach[2] + 30], 'y', 7, tinted('metal', 'top'), FINE);
}

/** A wind turbine on its foundation, which is yellow in the sea. */
export function turbine(
  st: Stage,
  [x, y, z]: Vec,
  height: number,
  turn: number,
  foundation: Material = 'yellow',
): void {
  const [fx, fy] = st.at([x, y, z]);
  const [hx, hy] = st.at([x, y, z + height]);
  const blade = (fy - hy) * 0.44;
  st.raw(
    `<ellipse cx="${c(fx)}" cy="${c(fy)}" rx="20" ry="10" fill="${tinted(foundation, 'left')}" stroke="${INK}" stroke-width="2"/>` +
      `<path fill="${tinted('shell', 'top')}" stroke="${INK}" stroke-width="2" d="M${c(fx - 8)} ${c(fy)}L${c(hx - 4)} ${c(hy)}h8L${c(fx + 8)} ${c(fy)}z"/>` +
      [0, 120, 240]
        .map(
          (angle) =>
            `<path transform="translate(${c(hx)} ${c(hy)}) rotate(${turn + angle})" fill="${tinted('plastic', 'top')}" stroke="${INK}" stroke-width="2" d="M-4 0L-9 ${c(-blade * 0.3)}L0 ${c(-blade)}L4 ${c(-blade * 0.3)}z"/>`,
        )
        .join('') +
      `<circle cx="${c(hx)}" cy="${c(hy)}" r="7" fill="${tinted('shell', 'left')}" stroke="${INK}" stroke-width="2"/>`,
  );
}

/** An electric ferry along the quay: hull, car deck, saloon, bridge, modules on the roof. */
export function ferry(st: Stage, [x, y, z]: Vec): void {
  const [l, d, side] = [1180, 300, 130];
  const hull = (up: number, inset = 0): Vec[] => [[x + inset, y + 40 + inset, z + up], [x + 60, y + inset, z + up], [x + l - 260, y + inset, z + up], [x + l - inset * 2, y + d / 2, z + up], [x + l - 260, y + d - inset, z + up], [x + 60, y + d - inset, z + up], [x + inset, y + d - 40 - inset, z + up]]; // prettier-ignore
  const low = hull(0, 20);
  const top = hull(side);
  st.polygon([low[3]!, low[4]!, top[4]!, top[3]!], tinted('blue', 'right'));
  st.polygon([low[4]!, low[5]!, top[5]!, top[4]!], tinted('blue', 'left'));
  st.polygon([low[5]!, low[6]!, top[6]!, top[5]!], tinted('blue', 'top'));
  st.polygon(top, tinted('wood', 'top'));
  st.polygon(hull(side, 12), tinted('shell', 'left'), FINE);
  // A white line along the hull.
  strokes(st, [[[x + 60, y + d, z + side - 26], [x + l - 260, y + d, z + side - 26]], [[x + l - 260, y + d, z + side - 26], [x + l - 40, y + d / 2 + 8, z + side - 26]]], PAPER, 4); // prettier-ignore
  const deck = z + side;
  st.box([x + 120, y + 34, deck], [640, d - 68, 96], 'plastic');
  st.front([x + 140, y + d - 34, deck + 34], 600, 40, tinted('dark', 'left'), FINE);
  strokes(st, Array.from({ length: 9 }, (_, k): [Vec, Vec] => [[x + 200 + k * 60, y + d - 34, deck + 34], [x + 200 + k * 60, y + d - 34, deck + 74]]), tinted('plastic', 'left'), 3); // prettier-ignore
  st.side([x + 760, y + 56, deck + 30], d - 112, 46, tinted('dark', 'left'), FINE);
  // The roof: modules, the bridge, mast and radar.
  for (let row = 0; row < 5; row += 1) {
    st.flat([x + 140 + row * 78, y + 50, deck + 96], 66, d - 100, tinted('blue', 'right'), FINE);
    strokes(st, [1, 2, 3].map((k) => [[x + 140 + row * 78, y + 50 + k * 50, deck + 96], [x + 206 + row * 78, y + 50 + k * 50, deck + 96]]), tinted('blue', 'highlight'), 1); // prettier-ignore
  }
  st.box([x + 560, y + 60, deck + 96], [150, d - 120, 76], 'shell');
  st.front([x + 572, y + d - 60, deck + 126], 126, 34, tinted('dark', 'left'), FINE);
  st.side([x + 710, y + 70, deck + 126], d - 140, 34, tinted('dark', 'left'), FINE);
  st.segment([x + 620, y + d / 2, deck + 172], [x + 620, y + d / 2, deck + 280], INK, 5);
  st.segment([x + 590, y + d / 2, deck + 230], [x + 650, y + d / 2, deck + 230], INK, 4);
  round(st, [x + 620, y + d / 2, deck + 284], 'z', 9, WIRE.orange, FINE);
  // Rails at the bow and the stern.
  const rail = (up: number): [Vec, Vec][] => [[[x + 780, y + d - 6, deck + up], [x + l - 264, y + d - 6, deck + up]], [[x + l - 264, y + d - 6, deck + up], [x + l - 24, y + d / 2, deck + up]]]; // prettier-ignore
  strokes(st, [...rail(22), ...rail(44), ...Array.from({ length: 4 }, (_, k): [Vec, Vec] => [[x + 790 + k * 42, y + d - 6, deck], [x + 790 + k * 42, y + d - 6, deck + 44]])], INK, 1.6); // prettier-ignore
  // The socket for the shore.
  st.box([x + 80, y + d - 22, deck], [30, 18, 40], 'orange');
}

/** A pilot boat with its wake. */
export function boat(st: Stage, [x, y, z]: Vec): void {
  const [l, d, side] = [330, 104, 44];
  strokes(st, [10, 44, 78].map((dy) => [[x - 30, y + dy, z], [x - 150 + Math.abs(44 - dy), y + dy, z]]), PAPER, 3); // prettier-ignore
  const top: Vec[] = [[x, y, z + side], [x + 230, y, z + side], [x + l, y + d / 2, z + side + 10], [x + 230, y + d, z + side], [x, y + d, z + side]]; // prettier-ignore
  const low: Vec[] = [
    [x + 214, y + d, z],
    [x + l - 40, y + d / 2, z],
    [x + 8, y + d, z],
  ];
  st.polygon([low[0]!, low[1]!, top[2]!, top[3]!], tinted('orange', 'right'));
  st.polygon([low[0]!, low[2]!, top[4]!, top[3]!], tinted('orange', 'left'));
  st.polygon(top, tinted('shell', 'top'));
  st.box([x + 70, y + 18, z + side], [110, d - 36, 60], 'plastic');
  st.front([x + 80, y + d - 18, z + side + 24], 90, 26, tinted('dark', 'left'), FINE);
  st.side([x + 180, y + 26, z + side + 24], d - 52, 26, tinted('dark', 'left'), FINE);
  st.segment([x + 100, y + d / 2, z + side + 60], [x + 100, y + d / 2, z + side + 120], INK, 3);
  st.flat([x + 76, y + 26, z + side + 60], 60, d - 52, tinted('blue', 'right'), FINE);
}

/** A charger beside a parked car. */
export function charger(st: Stage, [x, y]: Ground, to: Vec): void {
  st.box([x, y, 0], [22, 18, 78], 'green');
  st.front([x + 4, y + 18, 46], 14, 18, tinted('dark', 'left'), 1);
  st.line([[x + 11, y + 18, 40], [x + 11, y + 30, 8], [to[0], to[1] + 8, 8], to], INK, 4.6, 8);
  st.line([[x + 11, y + 18, 40], [x + 11, y + 30, 8], [to[0], to[1] + 8, 8], to], color('color-area-second'), 2.4, 8); // prettier-ignore
}
