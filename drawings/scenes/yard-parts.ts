import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { person } from './person.ts';
import { cylinder, round, strokes } from './solids.ts';
import { FINE, type Stage } from './stage.ts';

/** The things of a loading dock: 50 units are 1 m. A place is the corner that is farthest from the eye. */

/** How far the yard is below the floor of the hall. */
export const YARD = -60;

/** Totes in layers on a pallet of 1.2 m by 1 m. */
export function load(st: Stage, [x, y, z]: Vec, layers: number, material: Material): void {
  st.box([x, y, z], [60, 50, 3], 'wood');
  st.box([x + 2, y + 2, z + 5], [56, 46, layers * 15], material);
  st.front([x, y + 50, z], 60, 5, tinted('wood', 'right'), 1);
  const top = z + 5 + layers * 15;
  const lines: [Vec, Vec][] = [
    [
      [x + 30, y + 2, top],
      [x + 30, y + 48, top],
    ],
    [
      [x + 2, y + 25, top],
      [x + 58, y + 25, top],
    ],
    [
      [x + 30, y + 48, top],
      [x + 30, y + 48, z + 5],
    ],
    [
      [x + 58, y + 25, top],
      [x + 58, y + 25, z + 5],
    ],
  ];
  for (let layer = 1; layer < layers; layer += 1) {
    const at = z + 5 + layer * 15;
    lines.push([[x + 2, y + 48, at], [x + 58, y + 48, at]], [[x + 58, y + 48, at], [x + 58, y + 2, at]]); // prettier-ignore
  }
  strokes(st, lines, INK, 1);
  // A label on the nearest tote.
  st.front([x + 8, y + 48, z + 9], 12, 7, PAPER, 0);
}

/** A carriage that follows the line on the floor, with its load. */
export function carriage(st: Stage, [x, y]: readonly [number, number], material: Material): void {
  st.shadow([x + 78, y, 0], [x + 86, y + 4, 0], [x + 86, y + 56, 0], [x, y + 56, 0]);
  st.box([x, y, 3], [78, 52, 13], 'dark');
  st.segment([x + 4, y + 52, 8], [x + 74, y + 52, 8], tinted('green', 'highlight'), 2.4);
  round(st, [x + 78, y + 26, 9], 'x', 4, tinted('yellow', 'left'), 1);
  load(st, [x + 9, y + 1, 16], 2, material);
}

/** A forklift that carries a load toward the dock. */
export function forklift(st: Stage, [x, y]: readonly [number, number], material: Material): void {
  st.shadow([x + 52, y, 0], [x + 64, y + 6, 0], [x + 64, y + 160, 0], [x, y + 160, 0]);
  cylinder(st, [x + 8, y + 18, 11], 'x', 11, 8, 'rubber', FINE);
  st.box([x, y, 12], [52, 36, 34], 'orange');
  st.box([x, y + 36, 12], [52, 42, 12], 'orange');
  person(st, { at: [x + 26, y + 44, 8], shirt: 'blue', skin: 'wood', hair: 'short', height: 78, facing: true, left: [x + 20, y + 66, 44], right: [x + 36, y + 66, 44] }); // prettier-ignore
  st.box([x + 10, y + 66, 24], [32, 12, 20], 'dark');
  for (const hub of [18, 66]) cylinder(st, [x + 55, y + hub, 11], 'x', 11, 8, 'rubber', FINE);
  for (const hub of [18, 66]) round(st, [x + 55, y + hub, 11], 'x', 5, tinted('metal', 'top'), 1);
  // The guard over the driver.
  const posts: readonly (readonly [number, number])[] = [[2, 14], [50, 14], [2, 74], [50, 74]]; // prettier-ignore
  strokes(st, posts.map(([dx, dy]) => [[x + dx, y + dy, dy < 20 ? 46 : 24], [x + dx, y + dy, 106]]), INK, 4); // prettier-ignore
  st.flat([x, y + 12, 106], 52, 64, tinted('dark', 'left'), FINE);
  strokes(st, [24, 36, 48, 60].map((dy) => [[x + 3, y + dy, 106], [x + 49, y + dy, 106]]), tinted('dark', 'highlight'), 1.6); // prettier-ignore
  // The mast, the forks, the load.
  strokes(st, [8, 44].map((dx) => [[x + dx, y + 82, 4], [x + dx, y + 82, 124]]), INK, 7); // prettier-ignore
  strokes(st, [8, 44].map((dx) => [[x + dx, y + 82, 4], [x + dx, y + 82, 124]]), tinted('metal', 'right'), 3); // prettier-ignore
  strokes(st, [40, 80, 122].map((z) => [[x + 8, y + 82, z], [x + 44, y + 82, z]]), INK, 4); // prettier-ignore
  strokes(st, [16, 36].map((dx) => [[x + dx, y + 84, 26], [x + dx, y + 138, 26]]), INK, 5); // prettier-ignore
  load(st, [x - 4, y + 88, 28], 2, material);
}

/** A lorry that stands with its rear at `y`: 8.5 m long; without a roof it shows its load. */
export function lorry(st: Stage, x: number, y: number, material: Material, open = false): void {
  const [w, l, low, high] = [125, 320, -6, 128];
  st.shadow([x + w, y, YARD], [x + w + 50, y + 14, YARD], [x + w + 50, y + 424, YARD], [x + 6, y + 424, YARD]); // prettier-ignore
  st.box([x + 10, y + 4, -44], [w - 20, 400, 14], 'dark');
  for (const hub of [62, 116, 372]) {
    cylinder(st, [x + w - 2, y + hub, YARD + 24], 'x', 24, 18, 'rubber');
    round(st, [x + w - 2, y + hub, YARD + 24], 'x', 14, tinted('metal', 'top'), FINE);
    round(st, [x + w - 2, y + hub, YARD + 24], 'x', 6, tinted('metal', 'right'), 1);
  }
  // The battery between the axles.
  st.box([x + w - 16, y + 150, -46], [14, 180, 32], 'shell');
  strokes(st, [1, 2, 3, 4, 5].map((k) => [[x + w - 2, y + 150 + k * 30, -46], [x + w - 2, y + 150 + k * 30, -14]]), INK, FINE); // prettier-ignore
  if (open) {
    st.flat([x, y, low], w, l, tinted('wood', 'top'));
    st.side([x, y, low], l, high - low, tinted('plastic', 'left'), FINE);
    for (let row = 0; row < 4; row += 1)
      for (const column of [0, 1])
        if (row > 0 || column > 0)
          load(st, [x + 2 + column * 61, y + 18 + row * 60 + 58, low + 1], 3 + ((row + column) % 2), column ? 'blue' : row % 2 ? 'shell' : 'blue'); // prettier-ignore
    st.front([x, y + l, low], w, high - low, tinted(material, 'left'));
    st.side([x + w, y, low], l, 26, tinted(material, 'right'));
    st.polygon([[x + w, y, low + 26], [x + w, y + l, low + 26], [x + w - 4, y + l, low + 26], [x + w - 4, y, low + 26]], tinted('dark', 'left'), 1); // prettier-ignore
    strokes(st, [0, 107, 214].map((dy) => [[x + w, y + dy, low + 26], [x + w, y + dy, high]]), INK, 3); // prettier-ignore
    strokes(st, [[[x, y, high], [x, y + l, high]], [[x + w, y, high], [x + w, y + l, high]], [[x, y, high], [x + w, y, high]], [[x, y + l, high], [x + w, y + l, high]]], INK, 3); // prettier-ignore
  } else {
    st.box([x, y, low], [w, l, high - low], material);
    strokes(st, [1, 2, 3, 4, 5, 6, 7].map((k) => [[x, y + k * 40, high], [x + w, y + k * 40, high]]), tinted(material, 'left'), 1.4); // prettier-ignore
    // The line of the brand along the side.
    st.line([[x + w, y + 6, 14], [x + w, y + 150, 14], [x + w, y + 196, 64], [x + w, y + 312, 64]], color('color-area-first'), 6, 12); // prettier-ignore
  }
  st.side([x + w, y, low], l, 6, tinted('dark', 'left'), FINE);
  drawCab(st, x + 3, y + 332);
}

/** Draws the cab: windshield, door, lamps, deflector. */
function drawCab(st: Stage, x: number, y: number): void {
  const [w, d, low, high] = [119, 86, -40, 84];
  st.box([x, y, low], [w, d, high - low], 'blue');
  cylinder(st, [x + w, y + 42, YARD + 24], 'x', 24, 14, 'rubber');
  round(st, [x + w, y + 42, YARD + 24], 'x', 14, tinted('metal', 'top'), FINE);
  round(st, [x + w, y + 42, YARD + 24], 'x', 6, tinted('metal', 'right'), 1);
  st.front([x + 8, y + d, 24], w - 16, 46, tinted('dark', 'left'), FINE);
  st.polygon([[x + 16, y + d, 64], [x + 44, y + d, 64], [x + 26, y + d, 28], [x + 12, y + d, 28]], tinted('dark', 'highlight'), 0); // prettier-ignore
  strokes(st, [-6, 2, 10].map((z) => [[x + 34, y + d, z], [x + w - 34, y + d, z]]), tinted('blue', 'highlight'), 2.4); // prettier-ignore
  for (const side of [8, w - 26])
    st.front([x + side, y + d, -14], 18, 9, tinted('yellow', 'highlight'), FINE);
  st.front([x, y + d, low], w, 18, tinted('dark', 'left'), FINE);
  st.side([x + w, y + 16, 26], 52, 42, tinted('dark', 'left'), FINE);
  strokes(st, [[[x + w, y + 12, -12], [x + w, y + 12, 78]], [[x + w, y + 26, 14], [x + w, y + 38, 14]]], INK, 1.6); // prettier-ignore
  st.box([x + w, y + 74, 34], [8, 5, 24], 'dark');
  st.face([[x + 6, y + 8, 84], [x + 6, y + 8, 116], [x + w - 6, y + 8, 116], [x + w - 6, y + 8, 84]], 'blue'); // prettier-ignore
  st.face(
    [
      [x + w - 6, y + 8, 84],
      [x + w - 6, y + 70, 84],
      [x + w - 6, y + 8, 116],
    ],
    'blue',
  );
  st.face([[x + 6, y + 8, 116], [x + w - 6, y + 8, 116], [x + w - 6, y + 70, 84], [x + 6, y + 70, 84]], 'blue'); // prettier-ignore
}
