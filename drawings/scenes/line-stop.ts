import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person } from './person.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { cylinder, ring, strokes } from './solids.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const BACK = -96;
const LINE = color('color-brand-line');

/** A place on the board that begins at `x`: along it, and from its lower (0) to its upper edge (1). */
const onBoard = (x: number) => (along: number, up: number): Vec => [x + along, 58 - 28 * up, 34 + 82 * up]; // prettier-ignore

/** Draws the floor, the wall and the display of the line. */
function drawHall(st: Stage): void {
  st.flat([-500, BACK, 0], 1300, 900, tinted('shell', 'top'), 0);
  strokes(st, Array.from({ length: 22 }, (_, k): [Vec, Vec] => [[-500 + k * 60, BACK, 0], [-500 + k * 60, 700, 0]]), color('color-surface-subtle'), 1.4); // prettier-ignore
  st.front([-500, BACK, 0], 1300, 320, tinted('plastic', 'top'), 0);
  st.front([-500, BACK, 0], 1300, 8, tinted('shell', 'left'), FINE);
  st.segment([-500, BACK, 150], [800, BACK, 150], color('color-area-first'), 6);
  // The line stands: the display shows where and for how long.
  st.front([66, BACK, 66], 132, 74, tinted('dark', 'left'));
  const on = (x: number, z: number): Vec => [66 + x, BACK, 66 + z];
  st.front(on(8, 40), 36, 26, tinted('red', 'left'), FINE);
  strokes(st, [0, 1, 2].map((k) => [on(54, 60 - k * 9), on(120 - k * 14, 60 - k * 9)]), PAPER, 2.6); // prettier-ignore
  for (let cell = 0; cell < 6; cell += 1)
    st.front(on(8 + cell * 20, 10), 15, 18, cell === 2 ? tinted('red', 'left') : tinted('green', 'top'), 1); // prettier-ignore
  // The way for people.
  for (const y of [150, 262]) st.segment([-500, y, 0], [800, y, 0], tinted('yellow', 'left'), 4);
}

/** Draws a board with its harness; the faulty one has a mark around the part. */
function drawBoard(st: Stage, x: number, done: number, questioned?: number): void {
  const on = onBoard(x);
  strokes(st, [[[x + 20, 34, 22], on(20, 0.5)], [[x + 150, 34, 22], on(150, 0.5)]], INK, 5); // prettier-ignore
  st.polygon([on(170, 0), [x + 174, 54, 32], [x + 174, 26, 114], on(170, 1)], tinted('wood', 'right'), FINE); // prettier-ignore
  st.polygon([on(0, 0), on(170, 0), on(170, 1), on(0, 1)], tinted('wood', 'top'));
  st.polygon([on(6, 0.06), on(164, 0.06), on(164, 0.94), on(6, 0.94)], PAPER, FINE);
  const branches: readonly (readonly [from: number, to: number, up: number, WireTone])[] = [
    [22, 36, 0.8, 'blue'],
    [44, 58, 0.2, 'violet'],
    [70, 84, 0.8, 'green'],
    [94, 108, 0.2, 'orange'],
    [118, 132, 0.8, 'blue'],
  ];
  st.segment(on(10, 0.5), on(156, 0.5), tinted('shell', 'left'), 8);
  st.segment(on(10, 0.5), on(30 + done * 26, 0.5), LINE, 6);
  for (const [index, [from, to, up, tone]] of branches.entries()) {
    const laid = index < done;
    const tint = laid ? WIRE[tone] : tinted('shell', 'left');
    st.line([on(from, 0.5), on(to - 4, up), on(to + 4, up)], tint, 3.4, 4);
    st.polygon([on(to + 3, up - 0.08), on(to + 17, up - 0.08), on(to + 17, up + 0.08), on(to + 3, up + 0.08)], laid ? tinted(tone, 'top') : PAPER, FINE); // prettier-ignore
    if (laid) st.joint(on(from, 0.5), LINE, 3.5);
    if (index === questioned) {
      ring(st, on(to + 10, up), 'y', 13, tinted('red', 'left'), 4);
    }
  }
}

/** Draws the cord along the line with its grips, and the lamp that it lights. */
function drawCord(st: Stage): void {
  const z = 122;
  for (const x of [-190, 192, 574]) {
    st.segment([x, 72, 0], [x, 72, 184], INK, 7);
    st.segment([x, 72, 0], [x, 72, 184], tinted('metal', 'left'), 3.4);
  }
  st.line([[-190, 72, z], [66, 72, z], [84, 72, 99], [102, 72, z], [192, 72, z]], WIRE.orange, 3.4, 4); // prettier-ignore
  st.segment([192, 72, z], [574, 72, z], WIRE.orange, 3.4);
  for (const x of [-60, 300, 430]) {
    st.segment([x, 72, z], [x, 72, z - 14], WIRE.orange, 2.4);
    st.segment([x - 5, 72, z - 15], [x + 5, 72, z - 15], INK, 5);
  }
  const [gx, gy] = st.at([192, 72, 212]);
  st.raw(
    `<circle cx="${c(gx)}" cy="${c(gy)}" r="44" fill="${tinted('red', 'highlight')}" opacity=".55"/>`,
  );
  for (const [index, material] of (['green', 'yellow', 'red'] as const).entries())
    cylinder(st, [192, 72, 194 + index * 13], 'z', 9, 11, material, FINE);
}

/** Draws objects beside the line: bins, the box for questionable parts. */
function drawFloor(st: Stage): void {
  const bin = (x: number, y: number, z: number, material: Material): void => {
    st.box([x, y, z], [26, 22, 12], material);
    st.flat([x + 2.5, y + 2.5, z + 12], 21, 17, tinted('dark', 'left'), 1);
  };
  for (const x of [-118, 452]) {
    st.shadow([x + 96, 86, 0], [x + 106, 90, 0], [x + 106, 120, 0], [x, 120, 0]);
    st.box([x, 86, 0], [92, 30, 40], 'shell');
    for (const [index, material] of (['blue', 'green', 'orange'] as const).entries())
      bin(x + 3 + index * 30, 90, 40, material);
  }
  st.shadow([70, 178, 0], [84, 184, 0], [84, 222, 0], [70, 216, 0]);
  st.box([20, 178, 0], [50, 38, 30], 'red');
  st.flat([24, 182, 30], 42, 30, tinted('dark', 'left'), FINE);
  st.line(
    [
      [30, 200, 30],
      [40, 190, 33],
      [54, 196, 31],
    ],
    WIRE.green,
    3.4,
    5,
  );
  st.box([50, 192, 30], [9, 8, 6], 'green');
}

/** A harness line that somebody has stopped: the cord is pulled, the lamp is red, a colleague comes. */
export function lineStop(): string {
  const st = new Stage(1.5, [262, 182]);
  drawHall(st);
  st.shadow([-300, 78, 0], [700, 78, 0], [700, 92, 0], [-300, 92, 0]);
  st.box([-340, 22, 0], [1100, 54, 22], 'shell');
  st.segment([-340, 76, 11], [760, 76, 11], LINE, 6);
  drawBoard(st, -190, 5);
  drawBoard(st, 6, 4, 2);
  drawBoard(st, 212, 2);
  drawBoard(st, 410, 1);
  drawCord(st);
  drawFloor(st);
  person(st, { at: [66, 100, 0], shirt: 'blue', skin: 'wood', hair: 'bun', left: [84, 74, 96], right: [98, 66, 76] }); // prettier-ignore
  person(st, { at: [290, 118, 0], shirt: 'green', skin: 'copper', hair: 'short' });
  person(st, { at: [196, 208, 0], shirt: 'violet', skin: 'wood', hair: 'short', facing: true, left: [176, 206, 56], right: [214, 220, 54] }); // prettier-ignore
  st.box([176, 216, 50], [26, 3, 17], 'dark');
  st.front([178, 219, 52], 22, 13, tinted('violet', 'highlight'), 1);
  return st.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
