import { lineCar } from '../figures/line-car.ts';
import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person } from './person.ts';
import { monitor, table } from './props.ts';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { round, strokes } from './solids.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const SCALE = 1.5;
const ORIGIN = [744, 104] as const;
/** The walls continue beyond the upper edge of the page. */
const HIGH = 760;
const DESK = 38;
const LINE = color('color-brand-line');

/** Draws the floor of boards and two walls, one of glass. */
function drawRoom(st: Stage): void {
  st.flat([0, 0, 0], 1200, 900, tinted('shell', 'top'), 0);
  const joints: [Vec, Vec][] = [];
  for (let y = 40; y < 900; y += 40) joints.push([[0, y, 0], [1200, y, 0]]); // prettier-ignore
  strokes(st, joints, color('color-surface-subtle'), 1.6);
  st.front([0, 0, 0], 1200, HIGH, color('color-surface-third'), 0);
  st.side([0, 0, 0], 900, HIGH, color('color-surface-first'), 0);
  st.front([0, 0, 0], 1200, 6, tinted('shell', 'left'), FINE);
  st.side([0, 0, 0], 900, 6, tinted('shell', 'right'), FINE);
  st.segment([0, 0, 0], [0, 0, HIGH], INK, 2);
  // The carpet of the table.
  st.flat([150, 176, 0], 400, 206, color('color-surface-first'), 0);
  st.line([[150, 176, 0], [550, 176, 0], [550, 382, 0], [150, 382, 0], [150, 176, 0]], WIRE.blue, 2.4, 0); // prettier-ignore
}

/** Draws the glass wall with trees behind it, and low shelves. */
function drawLeftWall(st: Stage): void {
  st.side([0, 60, 40], 460, 190, tinted('plastic', 'top'), 2);
  for (let pane = 1; pane < 5; pane += 1)
    st.segment([0, 60 + pane * 92, 40], [0, 60 + pane * 92, 230], INK, FINE);
  st.segment([0, 60, 150], [0, 520, 150], INK, FINE);
  st.shadow([30, 60, 0], [42, 66, 0], [42, 420, 0], [30, 420, 0]);
  st.box([0, 60, 0], [30, 360, 34], 'wood');
  for (let unit = 0; unit < 6; unit += 1) {
    const y = 63 + unit * 60;
    st.side([30, y, 3], 54, 28, tinted('dark', 'left'), FINE);
    for (let book = 0; book < 6; book += 1) {
      if ((unit * 3 + book) % 7 === 6) continue;
      const m = (['blue', 'orange', 'green', 'violet', 'shell'] as const)[(unit + book * 2) % 5]!;
      st.side([30.5, y + 4 + book * 8, 4], 6.5, 18 + ((book * 5 + unit) % 3) * 3, tinted(m, 'top'), 1); // prettier-ignore
    }
  }
  for (const y of [92, 380]) {
    st.box([8, y, 34], [15, 15, 12], 'shell');
    st.plants([['tree', 16, y + 8, 46]], 46);
  }
  st.box([6, 180, 34], [20, 26, 14], 'blue');
  st.box([6, 240, 34], [20, 20, 18], 'violet');
  st.box([8, 296, 34], [18, 34, 8], 'orange');
}

/** Draws the whole wiring of a car on the wall. */
function drawScreen(st: Stage): void {
  const [x, z, w, h] = [64, 50, 400, 142] as const;
  st.front([x, 0, z], w, h, tinted('dark', 'right'), 2.4);
  st.front([x + 6, 0, z + 6], w - 12, h - 12, PAPER, FINE);
  const [left, top] = st.at([x + 12, 0, z + h - 16]);
  const factor = (w - 24) / 1200;
  const [right, down] = st.at([x + 12 + 1200 * factor, 0, z + h - 16]);
  const [, foot] = st.at([x + 12, 0, z + h - 16 - 1200 * factor]);
  // The nested drawing ends at its edges, and so does its road.
  const car = lineCar()
    .replace('<svg ', '<svg stroke-width="2" ')
    .replace(/ (?:xmlns|data-figure|class)="[^"]*"/g, '');
  st.raw(
    `<g transform="matrix(${((right - left) / 1200).toFixed(4)} ${((down - top) / 1200).toFixed(4)} 0 ${((foot - top) / 1200).toFixed(4)} ${c(left)} ${c(top)})">${car}</g>`,
  );
}

/** Draws notes with questions, sorted into columns. */
function drawNotes(st: Stage): void {
  const [x, z] = [506, 58];
  st.front([x, 0, z], 196, 116, tinted('shell', 'left'), 2);
  st.front([x + 5, 0, z + 5], 186, 106, PAPER, FINE);
  strokes(st, [1, 2].map((column): [Vec, Vec] => [[x + 5 + column * 62, 0, z + 10], [x + 5 + column * 62, 0, z + 106]]), tinted('shell', 'right'), 1.4); // prettier-ignore
  const counts = [3, 2, 3] as const;
  const notes = ['yellow', 'blue', 'green', 'orange'] as const;
  for (const [column, count] of counts.entries())
    for (let note = 0; note < count; note += 1) {
      const [left, up] = [x + 14 + column * 62 + (note % 2) * 12, z + 80 - note * 30];
      const m = notes[(column + note) % 4]!;
      st.front([left, 0, up], 30, 24, tinted(m, column === 2 ? 'highlight' : 'top'), FINE);
      strokes(st, [9, 16].map((dz): [Vec, Vec] => [[left + 5, 0, up + dz], [left + 24 - dz / 3, 0, up + dz]]), INK, 1.2); // prettier-ignore
    }
}

/** A plug of a branch on the table. */
function plug(st: Stage, [x, y, z]: Vec, m: Material): void {
  st.box([x, y, z], [16, 13, 10], m);
  st.front([x + 3, y + 13, z + 3], 10, 4, tinted('dark', 'left'), 1);
}

/** Draws the table with a harness at full size: trunk, branches, and a plug at every end. */
function drawTable(st: Stage): void {
  const [x, y, w, d] = [190, 214, 320, 116] as const;
  table(st, [x, y], [w, d], DESK, 'wood');
  const z = DESK + 1;
  const branches = [
    [40, 46, 24, 20, 'blue'],
    [92, 54, 108, 18, 'orange'],
    [150, 62, 166, 22, 'green'],
    [214, 62, 230, 26, 'blue'],
    [70, 54, 58, 92, 'violet'],
    [130, 62, 118, 98, 'blue'],
    [196, 62, 184, 98, 'orange'],
    [250, 62, 262, 94, 'green'],
  ] as const satisfies readonly (readonly [number, number, number, number, WireTone])[];
  for (const [a, b, u, v, tone] of branches) {
    const at = [[x + a, y + b, z], [x + (a + u) / 2, y + (b + v) / 2, z], [x + u, y + v, z]] as Vec[]; // prettier-ignore
    st.line(at, INK, 6.4, 6);
    st.line(at, WIRE[tone], 4, 6);
  }
  const trunk: Vec[] = [[x + 16, y + 46, z], [x + 70, y + 46, z], [x + 96, y + 62, z], [x + 296, y + 62, z]]; // prettier-ignore
  st.line(trunk, INK, 13, 10);
  st.line(trunk, LINE, 9, 10);
  for (const along of [110, 164, 230]) st.segment([x + along, y + 57, z + 3], [x + along, y + 67, z + 3], tinted('shell', 'left'), 4); // prettier-ignore
  for (const [, , u, v, tone] of branches) plug(st, [x + u - 8, y + v - 6, DESK], tone);
  plug(st, [x + 4, y + 38, DESK], 'plastic');
  plug(st, [x + 292, y + 55, DESK], 'orange');
  st.box([x + 268, y + 10, DESK], [40, 30, 2], 'dark');
  st.flat([x + 271, y + 13, DESK + 2.2], 34, 24, tinted('blue', 'top'), FINE);
}

const CREW = [
  [236, 'green', 'wood', 'bun', 254, 246],
  [330, 'blue', 'copper', 'short', 340, 242],
  [430, 'violet', 'wood', 'short', 442, 246],
] as const;

/** Draws the people on the far side of the table. */
function drawFarSide(st: Stage): void {
  for (const [x, shirt, skin, hair, handX, handY] of CREW)
    person(st, { at: [x, 192, 0], shirt, skin, hair, facing: true, left: [handX - 22, handY, DESK + 6], right: [handX + 10, handY + 2, DESK + 6] }); // prettier-ignore
}

/** Draws the people in front of the table: two join a pair of plugs, one asks. */
function drawNearSide(st: Stage): void {
  person(st, { at: [250, 360, 0], shirt: 'plastic', skin: 'copper', hair: 'short', left: [244, 312, DESK + 6], right: [272, 318, DESK + 6] }); // prettier-ignore
  person(st, { at: [330, 366, 0], shirt: 'orange', skin: 'wood', hair: 'bun', left: [306, 316, DESK + 6], right: [340, 312, DESK + 6] }); // prettier-ignore
  person(st, { at: [446, 370, 0], shirt: 'blue', skin: 'wood', hair: 'short', right: [470, 342, 112] }); // prettier-ignore
}

/** Draws a desk with two screens: the circuit on one, the bundle on the other. */
function drawDesk(st: Stage, x: number, y: number, tone: WireTone, shirt: Material): void {
  table(st, [x, y], [150, 52], DESK, 'shell');
  for (const [index, left] of [10, 66].entries()) {
    monitor(st, [x + left, y + 14, DESK], { width: 50, height: 32, lit: tinted('dark', 'left') });
    const on = (along: number, up: number): Vec => [x + left + 4 + along, y + 16.6, DESK + 9 + up];
    if (index === 0) {
      st.line([on(2, 8), on(14, 8), on(22, 18), on(40, 18)], tinted(tone, 'highlight'), 2.6, 4);
      st.line([on(14, 8), on(28, 8), on(40, 4)], WIRE.orange, 2.2, 3);
    } else
      for (let bar = 0; bar < 5; bar += 1)
        st.segment(on(5 + bar * 8, 3), on(5 + bar * 8, 7 + ((bar * 3) % 5) * 3.4), tinted(tone, 'highlight'), 4.4); // prettier-ignore
  }
  st.flat([x + 40, y + 34, DESK + 0.4], 40, 12, tinted('shell', 'right'), FINE);
  st.box([x + 122, y + 26, DESK], [20, 16, 9], tone);
  person(st, { at: [x + 66, y + 78, 0], shirt, skin: tone === 'green' ? 'copper' : 'wood', hair: tone === 'green' ? 'short' : 'bun', seated: true, left: [x + 50, y + 42, DESK + 3], right: [x + 84, y + 42, DESK + 3] }); // prettier-ignore
}

/** Draws a sofa at a low table, on which a candidate and an engineer talk. */
function drawTalk(st: Stage): void {
  const [x, y] = [176, 468];
  st.shadow([x, y + 54, 0], [x + 150, y + 54, 0], [x + 162, y + 46, 0], [x + 150, y, 0]);
  st.box([x, y, 0], [150, 14, 46], 'blue');
  st.box([x, y + 14, 0], [12, 40, 32], 'blue');
  st.box([x + 12, y + 14, 0], [126, 38, 20], 'blue');
  st.segment([x + 75, y + 14, 20], [x + 75, y + 52, 20], INK, FINE);
  person(st, { at: [x + 46, y + 34, 0], shirt: 'plastic', skin: 'wood', hair: 'bun', facing: true, seated: true, right: [x + 66, y + 50, 40] }); // prettier-ignore
  person(st, { at: [x + 104, y + 34, 0], shirt: 'violet', skin: 'copper', hair: 'short', facing: true, seated: true, left: [x + 84, y + 52, 38] }); // prettier-ignore
  for (const along of [40, 52, 98, 110]) {
    const leg: Vec[] = [
      [x + along, y + 42, 24],
      [x + along, y + 60, 24],
      [x + along, y + 62, 3],
    ];
    st.line(leg, INK, 11, 5);
    st.line(leg, tinted('dark', 'left'), 8, 5);
  }
  st.box([x + 138, y + 14, 0], [12, 40, 32], 'blue');
  table(st, [x + 16, y + 70], [118, 34], 24, 'wood');
  st.flat([x + 34, y + 76, 24.4], 30, 20, PAPER, FINE);
  st.box([x + 88, y + 80, 24], [9, 9, 9], 'orange');
}

/** Draws the line of the studio: from the table to the line of the page. */
function drawLine(st: Stage): void {
  const [x, y] = [72, 276];
  const end: Vec = [x, x + (ORIGIN[0] - COVER_LINE) / (SCALE * Math.SQRT1_2), 0];
  st.line([[194, y, 0], [x, y, 0], end], LINE, 6, 14);
  st.end(end, LINE);
}

/** Draws shelves with boxes and a tall plant at the wall on the right. */
function drawRightWall(st: Stage): void {
  st.front([752, 0, 0], 84, 128, tinted('plastic', 'left'), 2);
  st.segment([794, 0, 2], [794, 0, 128], INK, FINE);
  for (const x of [786, 802]) st.segment([x, 0, 56], [x, 0, 72], INK, 3.4);
  round(st, [794, 0, 166], 'y', 17, PAPER);
  st.line([[794, 0, 178], [794, 0, 166], [803, 0, 162]], INK, 2.4, 0); // prettier-ignore
  st.front([876, 0, 70], 150, 110, tinted('plastic', 'top'), FINE);
  strokes(st, [[[926, 0, 70], [926, 0, 180]], [[976, 0, 70], [976, 0, 180]]], INK, FINE); // prettier-ignore
}

/** A studio: one team at a harness of full size, the wiring of the car on the wall, questions on notes. */
export function studio(): string {
  const st = new Stage(SCALE, ORIGIN);
  drawRoom(st);
  drawLeftWall(st);
  drawScreen(st);
  drawNotes(st);
  person(st, { at: [300, 40, 0], shirt: 'violet', skin: 'wood', hair: 'bun', facing: true, left: [270, 6, 86] }); // prettier-ignore
  person(st, { at: [600, 46, 0], shirt: 'green', skin: 'copper', hair: 'short', right: [622, 6, 92] }); // prettier-ignore
  drawLine(st);
  drawRightWall(st);
  drawDesk(st, 716, 56, 'green', 'blue');
  drawDesk(st, 600, 176, 'violet', 'green');
  drawFarSide(st);
  drawTable(st);
  drawNearSide(st);
  drawTalk(st);
  return st.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
