import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { person } from './person.ts';
import { monitor, table } from './props.ts';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { cylinder, ring, round, strokes } from './solids.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const SCALE = 1.46;
const ORIGIN = [812, 112] as const;
/** The walls continue beyond the upper edge of the page. */
const HIGH = 760;
const BENCH = 40;
const LINE = color('color-brand-line');

/** Draws the floor with its tiles, and two walls. */
function drawRoom(st: Stage): void {
  st.flat([0, 0, 0], 1100, 900, tinted('shell', 'top'), 0);
  const joints: [Vec, Vec][] = [];
  for (let x = 60; x < 1100; x += 60) joints.push([[x, 0, 0], [x, 900, 0]]); // prettier-ignore
  for (let y = 60; y < 900; y += 60) joints.push([[0, y, 0], [1100, y, 0]]); // prettier-ignore
  strokes(st, joints, color('color-surface-subtle'), 1.6);
  st.front([0, 0, 0], 1100, HIGH, color('color-surface-heritage'), 0);
  st.side([0, 0, 0], 900, HIGH, color('color-surface-heritage'), 0);
  st.front([0, 0, 0], 1100, 7, tinted('wood', 'left'), FINE);
  st.side([0, 0, 0], 900, 7, tinted('wood', 'right'), FINE);
  st.segment([0, 0, 0], [0, 0, HIGH], INK, 2);
  // The path through the hall.
  st.flat([0, 380, 0], 1100, 40, color('color-surface-first'), 0);
  strokes(st, [380, 420].map((y): [Vec, Vec] => [[2, y, 0], [1100, y, 0]]), WIRE.blue, 2.4); // prettier-ignore
}

/** Draws windows, reels and crates at the left wall. */
function drawLeftWall(st: Stage): void {
  for (let window = 0; window < 6; window += 1) {
    const y = 96 + window * 84;
    st.side([0, y, 104], 72, 96, tinted('plastic', 'top'), FINE);
    strokes(st, [[[0, y + 36, 104], [0, y + 36, 200]], [[0, y, 156], [0, y + 72, 156]]], INK, FINE); // prettier-ignore
    st.box([0, y - 3, 100], [7, 78, 4], 'shell');
  }
  // The rack: reels above, crates with parts below.
  st.shadow([34, 66, 0], [46, 72, 0], [46, 312, 0], [34, 312, 0]);
  for (const z of [6, 46, 86]) {
    st.box([0, 66, z], [34, 240, 3], 'metal');
    for (let index = 0; index < 7; index += 1) {
      const y = 72 + index * 33;
      if (z === 46) {
        const tone = (['orange', 'blue', 'green', 'violet'] as const)[index % 4]!;
        cylinder(st, [28, y + 14, z + 17], 'x', 13, 20, tone, FINE);
        round(st, [28.4, y + 14, z + 17], 'x', 7.5, tinted('wood', 'top'), FINE);
        round(st, [28.6, y + 14, z + 17], 'x', 2.6, INK, 0);
      } else if (z === 6) {
        st.box([4, y, z + 3], [26, 27, 18], index % 3 ? 'blue' : 'orange');
        st.side([30, y + 7, z + 11], 13, 6, PAPER, 1);
      } else if (index % 2) st.box([6, y, z + 3], [22, 26, 12], 'shell');
      else st.box([6, y, z + 3], [22, 24, 20], 'wood');
    }
  }
  for (const y of [66, 146, 226, 306]) {
    st.segment([34, y, 0], [34, y, 104], INK, 6);
    st.segment([34, y, 0], [34, y, 104], tinted('blue', 'left'), 3);
  }
}

/** Draws the lesson on the wall: a terminal from the side, and the section of a good crimp with its two measures. */
function drawLesson(st: Stage): void {
  const [x, z] = [70, 44];
  const on = (along: number, up: number): Vec => [x + along, 0, z + up];
  st.front(on(0, 0), 250, 122, tinted('dark', 'right'), 2.4);
  st.front(on(5, 5), 240, 112, tinted('dark', 'left'), FINE);
  // The terminal: wire, insulation crimp, strands, wire crimp, contact.
  st.segment(on(16, 62), on(58, 62), tinted('blue', 'top'), 26);
  st.segment(on(60, 62), on(84, 62), tinted('copper', 'top'), 14);
  for (const [from, to, top] of [
    [40, 56, 82],
    [66, 86, 76],
  ] as const)
    st.polygon([on(from, 46), on(to, 46), on(to, top), on(from, top + 4)], tinted('metal', 'top'), FINE); // prettier-ignore
  st.polygon([on(86, 46), on(132, 46), on(132, 74), on(104, 74), on(86, 58)], tinted('metal', 'left'), FINE); // prettier-ignore
  st.segment(on(112, 76), on(122, 84), tinted('metal', 'top'), 3);
  strokes(st, [[on(14, 34), on(134, 34)], [on(14, 30), on(14, 38)], [on(134, 30), on(134, 38)]], tinted('shell', 'right'), 1.6); // prettier-ignore
  // The section.
  const strands: [number, number][] = [[168, 42], [184, 42], [200, 42], [176, 55], [192, 55], [168, 68], [184, 69], [200, 68]]; // prettier-ignore
  st.polygon([on(154, 32), on(154, 76), on(162, 90), on(178, 88), on(184, 78), on(190, 88), on(206, 90), on(214, 76), on(214, 32)], tinted('metal', 'left')); // prettier-ignore
  for (const [along, up] of strands) round(st, on(along, up), 'y', 7, tinted('copper', 'top'), 1);
  const orange = tinted('orange', 'top');
  strokes(st, [[on(226, 32), on(226, 90)], [on(220, 32), on(232, 32)], [on(220, 90), on(232, 90)]], orange, 2.4); // prettier-ignore
  strokes(st, [[on(154, 20), on(214, 20)], [on(154, 15), on(154, 25)], [on(214, 15), on(214, 25)]], orange, 2.4); // prettier-ignore
  st.line([on(20, 96), on(28, 90), on(42, 104)], tinted('green', 'highlight'), 4, 1);
  st.segment(on(52, 98), on(108, 98), tinted('shell', 'right'), 4);
}

/** Draws pliers on the tool wall, with the grip up. */
function drawPliers(st: Stage, x: number, z: number, grip: string): void {
  const on = (along: number, up: number): Vec => [x + along, 0, z + up];
  for (const side of [-1, 1]) {
    st.line([on(0, 0), on(side * 6, -12), on(side * 4, -28)], INK, 7.4, 5);
    st.line([on(0, 0), on(side * 6, -12), on(side * 4, -28)], grip, 4.4, 5);
  }
  st.polygon([on(-5, 0), on(-2, 15), on(2, 15), on(5, 0)], tinted('metal', 'top'), FINE);
  round(st, on(0, 2), 'y', 2.2, PAPER, 1);
}

/** Draws hand tools on the wall, each in its place, and the cupboards below with measuring instruments. */
function drawTools(st: Stage): void {
  const [x, z] = [352, 72];
  st.front([x, 0, z], 214, 104, tinted('wood', 'left'), 2);
  st.front([x + 4, 0, z + 4], 206, 96, PAPER, FINE);
  const grips = ['blue', 'orange', 'green', 'violet'] as const;
  for (let tool = 0; tool < 8; tool += 1)
    drawPliers(st, x + 20 + tool * 25, z + 82, tinted(grips[tool % 4]!, 'left'));
  for (let tool = 0; tool < 7; tool += 1) {
    const at = x + 18 + tool * 15;
    const long = 18 + ((tool * 5) % 3) * 5;
    st.segment([at, 0, z + 42], [at, 0, z + 30], tinted(tool % 2 ? 'orange' : 'blue', 'left'), 5);
    st.segment([at, 0, z + 30], [at, 0, z + 38 - long], tinted('metal', 'left'), 2.4);
  }
  for (const [index, tone] of (['orange', 'blue', 'green'] as const).entries()) {
    ring(st, [x + 142 + index * 26, 0, z + 28], 'y', 9, INK, 6);
    ring(st, [x + 142 + index * 26, 0, z + 28], 'y', 9, WIRE[tone], 3.4);
  }
  st.shadow([x, 44, 0], [x + 214, 44, 0], [x + 226, 54, 0], [x + 10, 54, 0]);
  st.box([x, 0, 0], [214, 44, 46], 'shell');
  for (let unit = 0; unit < 4; unit += 1)
    for (const up of [4, 18, 32]) {
      st.front([x + 5 + unit * 52, 44, up], 47, 11, tinted('blue', up === 32 ? 'top' : 'left'), FINE); // prettier-ignore
      st.segment([x + 20 + unit * 52, 44, up + 7], [x + 36 + unit * 52, 44, up + 7], PAPER, 2);
    }
  st.box([x - 3, 0, 46], [220, 47, 3], 'wood');
  // A pull tester, a microscope with its screen, trays.
  st.box([x + 14, 10, 49], [52, 22, 8], 'dark');
  st.box([x + 14, 12, 57], [10, 16, 14], 'blue');
  st.segment([x + 24, 21, 62], [x + 54, 21, 62], WIRE.orange, 2.6);
  st.box([x + 54, 12, 57], [10, 16, 12], 'metal');
  monitor(st, [x + 96, 20, 49], { width: 42, height: 28, lit: tinted('dark', 'left') });
  round(st, [x + 117, 22.6, 70], 'y', 8, tinted('copper', 'top'), FINE);
  for (const [index, m] of (['orange', 'green', 'violet'] as const).entries()) {
    st.box([x + 152 + index * 20, 14, 49], [16, 20, 9], m);
    st.flat([x + 154 + index * 20, 16, 58], 12, 16, tinted('dark', 'left'), 1);
  }
}

/** Draws windows, the sign for high voltage and a cabinet at the wall behind the battery. */
function drawBackWall(st: Stage): void {
  for (let window = 0; window < 4; window += 1) {
    const x = 690 + window * 84;
    st.front([x, 0, 150], 72, 96, tinted('plastic', 'top'), FINE);
    strokes(st, [[[x + 36, 0, 150], [x + 36, 0, 246]], [[x, 0, 202], [x + 72, 0, 202]]], INK, FINE); // prettier-ignore
    st.box([x - 3, 0, 146], [78, 7, 4], 'shell');
  }
  const sign = (along: number, up: number): Vec => [620 + along, 0, 108 + up];
  st.polygon([sign(-26, 0), sign(0, 46), sign(26, 0)], tinted('yellow', 'top'));
  st.polygon([sign(3, 33), sign(-9, 15), sign(-1, 15), sign(-4, 4), sign(9, 20), sign(1, 20)], tinted('dark', 'left'), 0); // prettier-ignore
  const [x, y] = [778, 4];
  st.shadow([x + 60, 40, 0], [x + 72, 46, 0], [x + 72, 8, 0], [x + 60, 4, 0]);
  st.box([x, y, 0], [60, 36, 100], 'shell');
  st.front([x + 5, y + 36, 6], 50, 88, tinted('plastic', 'top'), FINE);
  st.front([x + 12, y + 36, 66], 22, 16, tinted('dark', 'left'), FINE);
  round(st, [x + 44, y + 36, 74], 'y', 5, tinted('red', 'left'), FINE);
  for (const z of [16, 23, 30]) st.segment([x + 14, y + 36, z], [x + 46, y + 36, z], INK, 1.4);
  st.line([[x + 4, y + 36, 40], [x - 12, y + 40, 2], [x - 30, y + 40, 2]], INK, 8, 8); // prettier-ignore
  st.line([[x + 4, y + 36, 40], [x - 12, y + 40, 2], [x - 30, y + 40, 2]], WIRE.orange, 5, 8); // prettier-ignore
}

/** Draws a bench with the work of one trainee: hand press, bins, reel, drawing, lamp, and the bundle with its plug. */
function drawBench(st: Stage, x: number, y: number, tone: WireTone): void {
  const m: Material = tone;
  table(st, [x, y], [140, 58], BENCH, 'wood');
  // Bins along the far edge, on a low shelf.
  st.box([x + 6, y + 3, BENCH], [84, 14, 10], 'metal');
  for (const [index, bin] of ([m, 'orange', 'shell', m] as const).entries()) {
    st.box([x + 8 + index * 20, y + 3, BENCH + 10], [17, 13, 9], bin);
    st.flat([x + 10 + index * 20, y + 5, BENCH + 19], 13, 9, tinted('dark', 'left'), 1);
  }
  // The press: base, column, lever.
  st.box([x + 106, y + 12, BENCH], [24, 24, 5], 'dark');
  st.box([x + 110, y + 13, BENCH + 5], [15, 9, 26], m);
  st.box([x + 110, y + 20, BENCH + 20], [15, 10, 11], m);
  st.segment([x + 117, y + 22, BENCH + 31], [x + 132, y + 30, BENCH + 46], INK, 4.4);
  round(st, [x + 132, y + 30, BENCH + 47], 'y', 4, tinted('red', 'left'), FINE);
  // Drawing, bundle with branches, plugs.
  st.polygon([[x + 12, y + 24, BENCH + 0.4], [x + 48, y + 24, BENCH + 0.4], [x + 48, y + 52, BENCH + 0.4], [x + 12, y + 52, BENCH + 0.4]], PAPER, FINE); // prettier-ignore
  st.line([[x + 17, y + 32, BENCH + 0.6], [x + 28, y + 32, BENCH + 0.6], [x + 34, y + 42, BENCH + 0.6], [x + 43, y + 42, BENCH + 0.6]], WIRE[tone], 2, 2); // prettier-ignore
  st.line([[x + 54, y + 44, BENCH + 1], [x + 84, y + 44, BENCH + 1], [x + 98, y + 34, BENCH + 1]], INK, 6, 6); // prettier-ignore
  st.line([[x + 54, y + 44, BENCH + 1], [x + 84, y + 44, BENCH + 1], [x + 98, y + 34, BENCH + 1]], WIRE[tone], 3.4, 6); // prettier-ignore
  st.line([[x + 78, y + 45, BENCH + 1], [x + 90, y + 52, BENCH + 1], [x + 102, y + 52, BENCH + 1]], WIRE.orange, 3, 4); // prettier-ignore
  st.box([x + 98, y + 48, BENCH], [11, 8, 6], 'orange');
  st.box([x + 50, y + 39, BENCH], [10, 10, 7], m);
}

const TRAINEES = [
  [150, 132, 'blue', 'plastic', 'wood', 'bun'],
  [330, 132, 'green', 'violet', 'copper', 'short'],
  [62, 258, 'violet', 'plastic', 'copper', 'bun'],
  [242, 258, 'blue', 'green', 'wood', 'short'],
  [422, 258, 'green', 'plastic', 'wood', 'bun'],
] as const satisfies readonly (readonly [
  number,
  number,
  WireTone,
  Material,
  'wood' | 'copper',
  'short' | 'bun',
])[];

/** Draws the benches of one row, and the trainees at them. */
function drawRow(st: Stage, row: number): void {
  for (const [x, y, tone, shirt, skin, hair] of TRAINEES) {
    if (y !== row) continue;
    drawBench(st, x, y, tone);
    person(st, {
      at: [x + 76, y + 82, 0],
      shirt,
      skin,
      hair,
      left: [x + 62, y + 48, BENCH + 3],
      right: [x + 98, y + 42, BENCH + 4],
    });
  }
}

/**
 * Draws the training on high voltage: a battery behind a barrier, its orange cables, and a trainee who checks that it
 * is dead.
 */
function drawHighVoltage(st: Stage): void {
  const [x, y] = [594, 50];
  st.flat([x - 16, y - 12, 0], 250, 158, color('color-surface-heritage'), 0);
  st.line([[x - 16, y + 146, 0], [x - 16, y - 12, 0], [x + 234, y - 12, 0], [x + 234, y + 146, 0]], WIRE.orange, 3, 0); // prettier-ignore
  st.shadow([x + 6, y + 92, 0], [x + 150, y + 92, 0], [x + 160, y + 84, 0], [x + 150, y, 0]);
  for (const [dx, dy] of [[4, 80], [138, 80], [138, 6]] as const) st.box([x + dx, y + dy, 0], [6, 6, 30], 'metal'); // prettier-ignore
  st.box([x, y, 30], [148, 90, 14], 'metal');
  for (let column = 0; column < 4; column += 1)
    for (let row = 0; row < 2; row += 1) {
      st.box([x + 8 + column * 34, y + 6 + row * 40, 44], [30, 36, 11], 'orange');
      st.flat([x + 12 + column * 34, y + 10 + row * 40, 55], 22, 28, tinted('orange', 'highlight'), 1); // prettier-ignore
      st.box([x + 20 + column * 34, y + 20 + row * 40, 55], [7, 7, 3], 'copper');
    }
  st.line(
    [
      [x + 24, y + 24, 58],
      [x + 58, y + 24, 64],
      [x + 92, y + 24, 58],
    ],
    WIRE.orange,
    4,
    6,
  );
  // The service plug is out, and on the rail.
  st.line([[x + 126, y + 64, 58], [x + 126, y + 84, 60], [x + 116, y + 112, 30], [x + 96, y + 124, 2]], INK, 8, 10); // prettier-ignore
  st.line([[x + 126, y + 64, 58], [x + 126, y + 84, 60], [x + 116, y + 112, 30], [x + 96, y + 124, 2]], WIRE.orange, 5, 10); // prettier-ignore
  st.box([x + 84, y + 118, 0], [16, 12, 9], 'orange');
  person(st, { at: [x + 56, y + 118, 0], shirt: 'orange', skin: 'wood', hair: 'short', left: [x + 40, y + 82, 56], right: [x + 72, y + 84, 54] }); // prettier-ignore
  // The barrier in front.
  const posts = [x - 16, x + 60, x + 136] as const;
  for (const post of posts) {
    st.box([post - 4, y + 146, 0], [10, 10, 3], 'dark');
    st.segment([post, y + 151, 3], [post, y + 151, 46], INK, 6);
    st.segment([post, y + 151, 3], [post, y + 151, 46], tinted('yellow', 'top'), 3.2);
  }
  for (const z of [24, 42]) {
    st.segment([posts[0], y + 151, z], [posts[2], y + 151, z], tinted('yellow', 'top'), 5);
    for (let mark = 0; mark < 8; mark += 1)
      st.segment([posts[0] + 8 + mark * 19, y + 151, z], [posts[0] + 16 + mark * 19, y + 151, z], INK, 5); // prettier-ignore
  }
}

/** Draws a board of a harness that leans back, with two people who lay its wires. */
function drawBoard(st: Stage): void {
  const [x, y] = [70, 500];
  const on = (u: number, v: number): Vec => [x + u, y - v * 0.42, 26 + v * 0.9];
  for (const u of [14, 176]) {
    st.segment([x + u, y - 52, 0], on(u, 84), INK, 5);
    st.segment([x + u, y + 4, 0], on(u, 10), INK, 6);
  }
  st.shadow([x, y, 0], [x + 190, y, 0], [x + 206, y - 20, 0], [x + 180, y - 50, 0], [x, y - 50, 0]); // prettier-ignore
  st.polygon([on(0, 0), on(190, 0), on(190, 92), on(0, 92)], tinted('wood', 'highlight'));
  st.line([on(10, 48), on(60, 48), on(76, 40), on(180, 40)], INK, 9, 6);
  st.line([on(10, 48), on(60, 48), on(76, 40), on(180, 40)], LINE, 6, 6);
  for (const [a, b, u, v, tone] of [
    [30, 48, 20, 80, 'blue'],
    [56, 48, 62, 14, 'green'],
    [90, 40, 84, 82, 'orange'],
    [118, 40, 124, 10, 'violet'],
    [146, 40, 138, 80, 'blue'],
    [170, 40, 180, 72, 'green'],
  ] as const) {
    st.line([on(a, b), on((a + u) / 2, (b + v) / 2 + 2), on(u, v)], WIRE[tone], 4, 5);
    st.polygon([on(u - 7, v - 5), on(u + 7, v - 5), on(u + 7, v + 5), on(u - 7, v + 5)], tinted(tone, 'top'), FINE); // prettier-ignore
  }
  for (const [u, v] of [[42, 54], [70, 48], [104, 46], [132, 46], [160, 46], [42, 42], [104, 34], [160, 34]] as const) st.segment(on(u, v), on(u, v + 4), INK, 3); // prettier-ignore
  person(st, { at: [x + 46, y + 42, 0], shirt: 'blue', skin: 'copper', hair: 'short', left: on(20, 62), right: on(60, 46) }); // prettier-ignore
  person(st, { at: [x + 142, y + 40, 0], shirt: 'plastic', skin: 'wood', hair: 'bun', left: on(118, 44), right: on(164, 42) }); // prettier-ignore
}

/** Draws the line of the hall: from every bench of the front row along the path, to the line of the page. */
function drawLine(st: Stage): void {
  const y = 400;
  const x0 = 22;
  const end: Vec = [x0, x0 + (ORIGIN[0] - COVER_LINE) / (SCALE * Math.SQRT1_2), 0];
  st.line([[640, y, 0], [x0, y, 0], end], LINE, 6, 14);
  for (const [x, row, tone] of TRAINEES) {
    if (row !== 258) continue;
    st.line([[x + 120, row + 56, 0], [x + 120, y - 18, 0], [x + 102, y, 0]], WIRE[tone], 4, 8); // prettier-ignore
    st.joint([x + 102, y, 0], WIRE[tone], 6);
  }
  st.joint([640, y, 0], LINE, 6);
  st.end(end, LINE);
}

/** Draws a trolley with practice harnesses, and the person who brings it. */
function drawTrolley(st: Stage): void {
  const [x, y] = [296, 506];
  st.shadow([x + 70, y, 0], [x + 82, y + 6, 0], [x + 82, y + 46, 0], [x, y + 46, 0]);
  for (const [dx, dy] of [[5, 42], [65, 42], [65, 4]] as const) round(st, [x + dx, y + dy, 3], 'y', 3.4, tinted('rubber', 'left'), FINE); // prettier-ignore
  st.box([x, y, 6], [70, 44, 4], 'metal');
  st.box([x + 4, y + 4, 10], [28, 36, 16], 'blue');
  st.box([x + 36, y + 4, 10], [30, 36, 12], 'wood');
  for (const [dx, dy] of [[0, 44], [70, 44], [70, 0]] as const) st.segment([x + dx, y + dy, 8], [x + dx, y + dy, 44], INK, 3.4); // prettier-ignore
  st.box([x, y, 42], [70, 44, 3], 'metal');
  for (const [dx, tone] of [
    [18, 'blue'],
    [50, 'orange'],
  ] as const) {
    // prettier-ignore
    ring(st, [x + dx, y + 20, 47], 'z', 13, INK, 8);
    ring(st, [x + dx, y + 20, 47], 'z', 13, WIRE[tone], 5);
    st.box([x + dx + 8, y + 28, 45], [10, 8, 7], 'plastic');
  }
  person(st, { at: [x + 92, y + 22, 0], shirt: 'violet', skin: 'wood', hair: 'bun', facing: true, left: [x + 70, y + 22, 46] }); // prettier-ignore
}

/** The training hall: crimps are learned at benches, a harness on its board, and high voltage behind a barrier. */
export function training(): string {
  const st = new Stage(SCALE, ORIGIN);
  drawRoom(st);
  drawLeftWall(st);
  drawLesson(st);
  drawTools(st);
  drawBackWall(st);
  person(st, { at: [316, 44, 0], shirt: 'dark', skin: 'copper', hair: 'short', facing: true, left: [282, 8, 84] }); // prettier-ignore
  drawHighVoltage(st);
  drawRow(st, 132);
  drawRow(st, 258);
  drawLine(st);
  drawTrolley(st);
  drawBoard(st);
  return st.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
