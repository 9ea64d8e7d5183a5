import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import {
  backWindow,
  createEraRoom,
  type Era,
  finishEraRoom,
  leftWindow,
  ROOM,
} from './era-room.ts';
import { person, type Person } from './person.ts';
import { table } from './props.ts';
import { cylinder, ring, round } from './solids.ts';
import { FINE, type Stage } from './stage.ts';

const ERA: Era = {
  ground: 'color-surface-heritage',
  wall: 'copper',
  floor: tinted('wood', 'left'),
  slab: 'wood',
  joints: tinted('wood', 'right'),
  line: color('color-area-heritage'),
};

/** Wires of the time: few, and bare rings or bullets at their ends. */
const WIRES = [
  tinted('red', 'left'),
  tinted('dark', 'left'),
  tinted('yellow', 'left'),
  tinted('green', 'left'),
];

/** Bricks, steel windows, a stove with its pipe, and the tools on their board. */
function walls(stage: Stage): void {
  const { length, depth, height } = ROOM;
  const mortar = tinted('copper', 'top');
  for (let row = 1; row < 9; row += 1) {
    const z = row * 12.4;
    stage.segment([0, 0, z], [length, 0, z], mortar, 1);
    stage.segment([0, 0, z], [0, depth, z], mortar, 1);
  }
  for (let brick = 0; brick < 60; brick += 1) {
    const x = 10 + ((brick * 137) % 780);
    const z = 12.4 * ((brick * 5) % 9);
    stage.segment([x, 0, z], [x, 0, Math.min(height, z + 12.4)], mortar, 1);
  }
  const sky = tinted('plastic', 'top');
  for (const x of [56, 190, 324]) backWindow(stage, [x, 44], [96, 54], [4, 3], sky);
  for (const y of [60, 168, 276]) leftWindow(stage, [y, 44], [76, 54], [3, 3], sky);
  // The board of hand tools: pliers, hammers, cutters, each at its nail.
  stage.front([486, 0, 52], 250, 48, tinted('wood', 'right'), FINE);
  for (let tool = 0; tool < 11; tool += 1) {
    const x = 500 + tool * 22;
    const z = 90;
    const at = (a: number, up: number): Vec => [x + a, 0, z + up];
    if (tool % 3 === 0) {
      stage.line([at(-4, -28), at(-1, -12), at(1, -12), at(4, -28)], tinted('red', 'left'), 2.6, 2);
      stage.line([at(-2, -2), at(-1, -12), at(1, -12), at(2, -2)], INK, 2.2, 2);
    } else if (tool % 3 === 1) {
      stage.segment(at(0, -30), at(0, -4), tinted('wood', 'top'), 3);
      stage.segment(at(-6, -3), at(6, -3), INK, 5);
    } else {
      stage.segment(at(0, -28), at(0, -14), tinted('blue', 'left'), 3.4);
      stage.segment(at(0, -14), at(0, -2), tinted('metal', 'top'), 2);
    }
  }
  // The clock.
  round(stage, [452, 0, 84], 'y', 14, PAPER, 2);
  stage.line([[452, 0, 94], [452, 0, 84], [459, 0, 82]], INK, 2, 0); // prettier-ignore
}

/** The stove, with its pipe out through the wall. */
function stove(stage: Stage): void {
  const [x, y] = [450, 38];
  stage.shadow([x - 20, y, 0], [x + 10, y - 18, 0], [x + 34, y, 0], [x + 4, y + 24, 0]);
  cylinder(stage, [x, y, 44], 'z', 20, 40, 'rubber');
  stage.segment([x, y, 44], [x, y, 66], INK, 10);
  stage.line([[x, y, 44], [x, y, 64], [x, 2, 64]], INK, 9, 6); // prettier-ignore
  stage.line([[x, y, 44], [x, y, 64], [x, 2, 64]], tinted('metal', 'right'), 5, 6); // prettier-ignore
  cylinder(stage, [x + 4, y + 4, 58], 'z', 8, 10, 'yellow', FINE);
}

/** The rack of wire spools at the left. */
function spools(stage: Stage): void {
  for (const x of [30, 168]) stage.box([x, 20, 0], [6, 30, 84], 'wood');
  for (const [row, z] of [20, 48, 76].entries()) {
    stage.box([30, 30, z - 16], [144, 8, 4], 'wood');
    for (let spool = 0; spool < 4; spool += 1) {
      const x = 54 + spool * 32;
      cylinder(stage, [x, 52, z], 'y', 13, 18, 'wood', FINE);
      round(stage, [x, 52.5, z], 'y', 9, WIRES[(spool + row) % 4] ?? INK, FINE);
      round(stage, [x, 53, z], 'y', 3, tinted('wood', 'right'), 1);
    }
  }
}

/** A hand press for terminals: base, column, and the lever that a hand pulls down. */
function handPress(stage: Stage, x: number, y: number, z: number): void {
  stage.box([x, y, z], [22, 20, 5], 'dark');
  stage.box([x + 6, y + 2, z + 5], [10, 8, 24], 'green');
  stage.box([x + 6, y + 8, z + 20], [10, 8, 9], 'green');
  stage.segment([x + 11, y + 16, z + 5], [x + 11, y + 16, z + 20], INK, 4);
  stage.segment([x + 11, y + 10, z + 29], [x + 30, y + 20, z + 44], INK, 4.4);
  round(stage, [x + 30, y + 20, z + 45], 'y', 4, tinted('red', 'left'), FINE);
}

/** The bench under the tools, with three hand presses and tins of terminals. */
function bench(stage: Stage): void {
  table(stage, [500, 26], [244, 40], 38);
  for (const x of [514, 596, 678]) {
    handPress(stage, x, 36, 38);
    for (const a of [34, 50]) {
      cylinder(stage, [x + a, 54, 48], 'z', 6, 10, 'metal', FINE);
      round(stage, [x + a, 54, 48.2], 'z', 4, tinted('copper', 'left'), 1);
    }
  }
}

/** A board of planks on trestles, which leans back: nails hold the wires of a harness with a few branches. */
function board(stage: Stage, x: number, y: number): void {
  const on = (u: number, v: number): Vec => [x + u, y - v * 0.42, 26 + v * 0.9];
  for (const u of [8, 98]) {
    stage.segment([x + u, y + 4, 0], on(u, 8), INK, 5);
    stage.segment([x + u, y + 4, 0], on(u, 8), tinted('wood', 'right'), 2.4);
    stage.segment([x + u, y - 44, 0], on(u, 60), INK, 5);
  }
  stage.polygon([on(0, 0), on(108, 0), on(108, 68), on(0, 68)], tinted('wood', 'top'));
  for (const v of [17, 34, 51]) stage.segment(on(1, v), on(107, v), tinted('wood', 'right'), 1);
  stage.line([on(8, 30), on(40, 30), on(52, 38), on(100, 38)], INK, 5, 4);
  for (const [index, [a, b, u, v]] of (
    [
      [18, 30, 12, 56],
      [32, 30, 36, 8],
      [60, 38, 54, 60],
      [74, 38, 80, 12],
      [90, 38, 96, 60],
    ] as const
  ).entries()) {
    const shade = WIRES[index % 4] ?? INK;
    stage.line([on(a, b), on((a + u) / 2 + 2, (b + v) / 2), on(u, v)], shade, 2.8, 4);
    round(stage, on(u, v), 'y', 3, tinted('copper', 'highlight'), FINE);
  }
  for (const [u, v] of [
    [8, 34],
    [24, 25],
    [46, 40],
    [68, 33],
    [100, 43],
    [14, 46],
    [94, 50],
  ] as const) {
    const [px, py] = stage.at(on(u, v));
    stage.raw(`<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="1.6" fill="${INK}"/>`);
  }
}

const LOOKS: readonly Pick<Person, 'shirt' | 'skin' | 'hair'>[] = [
  { shirt: 'blue', skin: 'wood', hair: 'short' },
  { shirt: 'plastic', skin: 'wood', hair: 'bun' },
  { shirt: 'blue', skin: 'wood', hair: 'bun' },
];

/** Eight boards in two rows, and who works at them. */
function boards(stage: Stage): void {
  for (const [row, y] of [172, 318].entries())
    for (let index = 0; index < 4; index += 1) {
      const x = 44 + index * 148 + row * 16;
      board(stage, x, y);
      if ((index + row) % 4 === 3) continue;
      person(stage, {
        at: [x + 56 + (index % 2) * 10, y + 44, 0],
        height: 66,
        left: [x + 36, y - 10, 52],
        right: [x + 72, y - 14, 58],
        ...(LOOKS[(index + row) % 3] ?? { shirt: 'blue', skin: 'wood', hair: 'short' }),
      });
    }
}

/** Finished harnesses as coils on a table, and the boxes in which they leave. */
function outgoing(stage: Stage): void {
  table(stage, [652, 214], [104, 52], 36);
  for (const [x, y] of [
    [678, 234],
    [724, 242],
  ] as const)
    for (const [step, shade] of [INK, tinted('dark', 'top'), INK].entries()) {
      ring(stage, [x, y, 38 + step * 3], 'z', 15, INK, 6);
      ring(stage, [x, y, 38 + step * 3], 'z', 15, shade, 3);
    }
  for (const [x, y, layers] of [
    [688, 340, 1],
    [730, 340, 2],
    [700, 384, 1],
  ] as const)
    for (let layer = 0; layer < layers; layer += 1) {
      stage.box([x, y, layer * 26], [36, 32, 26], 'wood');
      stage.segment([x + 18, y + 32, layer * 26], [x + 18, y + 32, layer * 26 + 26], tinted('copper', 'left'), 2.4); // prettier-ignore
    }
  person(stage, {
    at: [672, 318, 0],
    shirt: 'plastic',
    skin: 'wood',
    hair: 'short',
    height: 68,
    right: [704, 340, 36],
  });
  // A ledger and a radio on the last table.
  table(stage, [560, 392], [92, 40], 36);
  stage.box([570, 400, 36], [30, 16, 18], 'copper');
  round(stage, [580, 416.5, 45], 'y', 6, tinted('wood', 'top'), FINE);
  stage.segment([598, 402, 54], [612, 396, 74], INK, 1.8);
  stage.flat([614, 402, 36.5], 28, 20, PAPER, FINE);
}

/** The first workshop in 1974: eight wooden boards, hand presses, tools on nails. */
export function era1974(): string {
  const stage = createEraRoom(ERA);
  walls(stage);
  spools(stage);
  stove(stage);
  bench(stage);
  for (const [x, skin] of [
    [530, 'wood'],
    [612, 'wood'],
  ] as const)
    person(stage, {
      at: [x, 92, 0],
      shirt: 'blue',
      skin,
      hair: x > 600 ? 'bun' : 'short',
      height: 66,
      right: [x + 12, 58, 72],
      left: [x - 8, 52, 46],
    });
  boards(stage);
  outgoing(stage);
  return finishEraRoom(stage, ERA.line);
}
