import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { compressor } from './energy-parts.ts';
import { microscope } from './laboratory.ts';
import { person } from './person.ts';
import { press } from './plant-cut-parts.ts';
import { monitor, table } from './props.ts';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { cylinder, round, strokes } from './solids.ts';
import { FINE, type Plant, Stage } from './stage.ts';
import { WIRE } from './wires.ts';
import { carriage, load, lorry, YARD } from './yard-parts.ts';

const SCALE = 0.8;
const ORIGIN = [800, 96] as const;
/** The hall along x and along y, the height of its walls, and the middle of the lane. */
const [L, D, HIGH, LANE] = [1080, 520, 118, 356];
/** The middle of the bay for the truck. */
const BAY = 312;
const LINE = color('color-brand-line');

/** Draws the ground, the yard in front and trees. */
function drawGround(st: Stage): void {
  st.raw(
    `<path fill="${color('color-surface-first')}" d="M-40 0H${COVER_WIDTH + 40}V${COVER_HEIGHT}H-40Z"/>`,
  );
  const asphalt = tinted('shell', 'top');
  st.polygon([[-80, -80, YARD], [L + 130, -80, YARD], [L + 130, D + 130, YARD], [BAY + 230, D + 130, YARD], [BAY + 230, 2400, YARD], [BAY - 130, 2400, YARD], [BAY - 130, D + 130, YARD], [-80, D + 130, YARD]], asphalt, 0); // prettier-ignore
  strokes(st, [BAY - 80, BAY + 82].map((x) => [[x, D + 14, YARD], [x, D + 440, YARD]]), PAPER, 4); // prettier-ignore
  strokes(st, Array.from({ length: 8 }, (_, k): [Vec, Vec] => [[BAY + 160, D + 180 + k * 110, YARD], [BAY + 160, D + 236 + k * 110, YARD]]), PAPER, 3); // prettier-ignore
  const wood: Plant[] = [];
  for (let index = 0; index < 60; index += 1) {
    const [px, py] = [22 + index * 32.3 + ((index * 7) % 5) * 4, 128 + ((index * 37) % 9) * 11 + (index > 30 ? (index - 30) * 13 : Math.max(0, 14 - index) * 9)]; // prettier-ignore
    if (px > 470 && px < 690) continue;
    if (px > 690 && px < 1330) continue;
    const [x, y] = st.placeAt([px, py], YARD);
    wood.push([index % 3 ? 'conifer' : 'tree', x, y, 104 + ((index * 5) % 6) * 11]);
  }
  for (let index = 0; index < 15; index += 1)
    wood.push([index % 3 === 1 ? 'tree' : 'conifer', 190 + index * 78, -150 - (index % 2) * 46, 106 + ((index * 5) % 4) * 10]); // prettier-ignore
  for (const [px, py] of [
    [70, 338],
    [150, 382],
    [34, 424],
    [118, 462],
    [226, 452],
    [668, 556],
    [744, 592],
    [836, 584],
    [1352, 590],
    [1452, 556],
    [1560, 590],
    [1664, 560],
    [1770, 592],
    [1880, 566],
  ] as const) {
    const [x, y] = st.placeAt([px, py], YARD);
    wood.push([px % 3 ? 'conifer' : 'tree', x, y, 100 + (px % 5) * 9]);
  }
  st.plants(wood, YARD);
}

/** Draws the slab, the floor, and the walls behind with their windows. */
function drawHall(st: Stage): void {
  st.shadow([L, 0, YARD], [L + 60, 20, YARD], [L + 60, D + 10, YARD], [L, D, YARD]);
  st.front([0, D, YARD], L, -YARD, tinted('shell', 'left'));
  st.side([L, 0, YARD], D, -YARD, tinted('shell', 'right'));
  st.flat([0, 0, 0], L, D, color('color-surface'));
  st.flat([0, LANE - 34, 0], L, 68, color('color-surface-second'), 0);
  strokes(
    st,
    [LANE - 34, LANE + 34].map((y) => [
      [4, y, 0],
      [L - 4, y, 0],
    ]),
    WIRE.green,
    2,
  );
  st.front([0, 0, 0], L, HIGH, tinted('wood', 'highlight'));
  st.side([0, 0, 0], D, HIGH, tinted('wood', 'top'));
  st.wallEdges([0, 0], [L, D, HIGH], 10);
  st.segment([0, 0, 12], [L, 0, 12], WIRE.green, 4);
  st.segment([0, 0, 12], [0, D, 12], WIRE.green, 4);
  for (const y of [200, 300, 400]) {
    st.side([0, y, 40], 76, 58, color('color-surface'), FINE);
    strokes(st, [[[0, y + 38, 40], [0, y + 38, 98]], [[0, y, 69], [0, y + 76, 69]]], INK, FINE); // prettier-ignore
  }
}

/** Draws reels of wire on a rack at the wall. */
function drawReels(st: Stage): void {
  const [x, y] = [374, 16];
  for (const z of [4, 56]) {
    st.box([x, y, z], [150, 40, 4], 'metal');
    for (const [index, m] of (['orange', 'blue', 'green'] as const).entries())
      cylinder(st, [x + 26 + index * 49, y + 34, z + 26], 'y', 21, 24, z > 4 ? (['violet', 'orange', 'blue'] as const)[index]! : m, FINE); // prettier-ignore
    for (const index of [0, 1, 2]) {
      round(st, [x + 26 + index * 49, y + 34.4, z + 26], 'y', 12, tinted('wood', 'top'), 1);
      round(st, [x + 26 + index * 49, y + 34.6, z + 26], 'y', 4, tinted('dark', 'left'), 0);
    }
  }
  strokes(
    st,
    [0, 150].map((dx) => [
      [x + dx, y + 40, 0],
      [x + dx, y + 40, 104],
    ]),
    INK,
    4,
  );
}

/** Draws crimping presses with the people of the supplier; an engineer of the company stands at the second one. */
function drawPresses(st: Stage): void {
  for (const [index, x] of [44, 156, 268].entries()) {
    press(st, [x, 40], index === 1 ? 'blue' : 'green', index === 1 ? WIRE.orange : tinted('green', 'top')); // prettier-ignore
    person(st, { at: [x + 26, 146, 0], shirt: 'green', skin: index ? 'wood' : 'copper', hair: index === 1 ? 'bun' : 'short', left: [x + 16, 96, 40], right: [x + 40, 96, 36] }); // prettier-ignore
    st.box([x + 76, 74, 0], [26, 26, 24], index === 1 ? 'orange' : 'blue');
    st.flat([x + 79, 77, 24], 20, 20, tinted('dark', 'left'), 1);
  }
  person(st, { at: [236, 176, 0], shirt: 'blue', skin: 'wood', hair: 'short', left: [206, 100, 52], right: [252, 164, 50] }); // prettier-ignore
  st.polygon([[244, 168, 44], [262, 168, 44], [262, 160, 58], [244, 160, 58]], tinted('blue', 'highlight'), FINE); // prettier-ignore
}

/** Draws the board on which both plan the flow: long and full of stock today, short tomorrow. */
function drawBoard(st: Stage): void {
  const [x, w, low, high] = [560, 250, 18, 92];
  st.front([x, 0, low], w, high, PAPER, 2.4);
  const on = (dx: number, dz: number): Vec => [x + dx, 0, low + dz];
  st.segment(on(142, 8), on(142, high - 8), tinted('shell', 'right'), 1.6);
  // Today: steps with stock between them, and a way back and forth.
  for (const [k, dz] of [60, 44, 60, 44].entries()) {
    st.front(on(10 + k * 33, dz), 18, 14, tinted('blue', 'top'), 1);
    if (k < 3) st.polygon([on(31 + k * 33, 50), on(41 + k * 33, 50), on(36 + k * 33, 62)], tinted('orange', 'top'), 1); // prettier-ignore
  }
  st.line([on(18, 36), on(50, 36), on(50, 26), on(22, 26), on(22, 16), on(96, 16), on(96, 32), on(124, 32)], WIRE.orange, 2.6, 4); // prettier-ignore
  // Tomorrow: three steps and one way.
  for (const k of [0, 1, 2]) st.front(on(154 + k * 32, 52), 18, 16, tinted('green', 'top'), 1);
  strokes(
    st,
    [0, 1].map((k) => [on(174 + k * 32, 60), on(183 + k * 32, 60)]),
    INK,
    2.4,
  );
  st.line([on(156, 28), on(236, 28)], WIRE.green, 3, 0);
  st.line([on(228, 34), on(237, 28), on(228, 22)], WIRE.green, 3, 0);
  person(st, { at: [604, 74, 0], shirt: 'blue', skin: 'copper', hair: 'bun', right: [656, 4, 62] });
  person(st, {
    at: [700, 86, 0],
    shirt: 'green',
    skin: 'wood',
    hair: 'short',
    right: [742, 4, 66],
  });
  person(st, { at: [806, 84, 0], shirt: 'green', skin: 'wood', hair: 'bun' });
  // The owner of the workshop and the company's buyer agree.
  person(st, { at: [690, 204, 0], shirt: 'violet', skin: 'wood', hair: 'short', facing: true, right: [722, 198, 52] }); // prettier-ignore
  person(st, { at: [752, 192, 0], shirt: 'blue', skin: 'copper', hair: 'short', facing: true, left: [722, 198, 52] }); // prettier-ignore
}

/** Draws the bench at which a crimp is measured, and its section on the screen. */
function drawMeasuring(st: Stage): void {
  st.front([862, 0, 50], 112, 56, tinted('dark', 'left'), 2);
  const on = (dx: number, dz: number): Vec => [862 + dx, 0, 50 + dz];
  for (const [dx, dz] of [[26, 20], [38, 16], [50, 20], [32, 32], [44, 32]] as const) round(st, on(dx, dz), 'y', 6, tinted('copper', 'top'), 1); // prettier-ignore
  st.line([on(14, 38), on(14, 10), on(62, 10), on(62, 38)], tinted('shell', 'top'), 4, 4);
  strokes(st, [14, 24, 34].map((dz) => [on(76, dz), on(100 - dz / 2, dz)]), tinted('green', 'highlight'), 2.6); // prettier-ignore
  table(st, [850, 34], [190, 48], 40, 'shell');
  microscope(st, [870, 42, 40]);
  monitor(st, [928, 44, 40], { width: 36, height: 24, lit: WIRE.green });
  st.box([986, 44, 40], [40, 26, 12], 'blue');
  st.flat([990, 48, 52], 32, 18, tinted('dark', 'left'), 1);
  person(st, { at: [884, 124, 0], shirt: 'green', skin: 'copper', hair: 'bun', seated: true, left: [880, 78, 46], right: [908, 76, 42] }); // prettier-ignore
  person(st, {
    at: [966, 128, 0],
    shirt: 'blue',
    skin: 'wood',
    hair: 'short',
    left: [936, 70, 52],
  });
}

/** Draws the dashed outline of a removed stack of stock. */
function drawStockOutline(st: Stage, [x, y]: readonly [number, number], h: number): void {
  const [w, d] = [60, 50];
  const lines: readonly (readonly Vec[])[] = [[[x, y + d, 0], [x, y + d, h], [x + w, y + d, h], [x + w, y + d, 0], [x, y + d, 0]], [[x + w, y + d, h], [x + w, y, h], [x + w, y, 0], [x + w, y + d, 0]], [[x, y + d, h], [x, y, h], [x + w, y, h]]]; // prettier-ignore
  const data = lines
    .map((points) => `M${points.map((place) => st.at(place).map(c).join(' ')).join('L')}`)
    .join('');
  st.raw(
    `<path fill="none" stroke="${tinted('metal', 'left')}" stroke-width="1.8" stroke-dasharray="5 5" d="${data}"/>`,
  );
}

/** Draws the storage area: two pallets, and the outlines of the removed ones. */
function drawStock(st: Stage): void {
  for (const column of [0, 1, 2, 3])
    for (const row of [0, 1]) {
      const place = [104 + column * 84, 188 + row * 70] as const;
      if (column === 0) load(st, [...place, 0], row ? 1 : 2, 'blue');
      else drawStockOutline(st, place, 52);
    }
  person(st, { at: [452, 300, 0], shirt: 'blue', skin: 'wood', hair: 'bun', facing: true, left: [424, 310, 44], right: [476, 314, 48] }); // prettier-ignore
  st.polygon([[464, 318, 42], [484, 318, 42], [484, 312, 56], [464, 312, 56]], tinted('violet', 'highlight'), FINE); // prettier-ignore
}

/** Draws a bench of the cell with its bins and the harness on it. */
function drawBench(st: Stage, [x, y]: readonly [number, number], tones: readonly Material[]): void {
  table(st, [x, y], [126, 46], 40, 'wood');
  for (const [index, m] of tones.entries()) {
    st.box([x + 6 + index * 26, y + 4, 40], [22, 14, 12], m);
    st.flat([x + 8 + index * 26, y + 6, 52], 18, 10, tinted('dark', 'left'), 1);
  }
  st.line([[x + 16, y + 32, 41], [x + 56, y + 32, 41], [x + 70, y + 24, 41], [x + 110, y + 24, 41]], INK, 3.6, 5); // prettier-ignore
  st.line(
    [
      [x + 56, y + 32, 41],
      [x + 86, y + 38, 41],
    ],
    WIRE.orange,
    3,
    2,
  );
  for (const [dx, dy] of [[8, 27], [106, 19], [84, 34]] as const) st.box([x + dx, y + dy, 40], [14, 9, 6], 'blue'); // prettier-ignore
}

/** Draws the cell on both sides of the lane, without stock between its steps. */
function drawCell(st: Stage): void {
  const steps = [
    [500, ['blue', 'orange', 'green']],
    [650, ['violet', 'blue', 'orange']],
    [800, ['green', 'blue', 'violet']],
  ] as const;
  for (const [index, [x, tones]] of steps.entries()) {
    person(st, { at: [x + 62, 250, 0], shirt: 'green', skin: index % 2 ? 'copper' : 'wood', hair: index === 1 ? 'bun' : 'short', facing: true, left: [x + 44, 282, 44], right: [x + 84, 282, 44] }); // prettier-ignore
    drawBench(st, [x, 264], tones);
  }
  table(st, [960, 268], [80, 46], 40, 'shell');
  st.box([972, 276, 40], [48, 28, 22], 'wood');
  st.flat([976, 280, 62], 40, 20, tinted('dark', 'left'), 1);
}

/** Draws the benches in front of the lane. */
function drawFront(st: Stage): void {
  for (const [index, x] of [560, 710].entries()) {
    drawBench(st, [x, 410], index ? ['orange', 'green', 'blue'] : ['blue', 'violet', 'green']);
    person(st, { at: [x + 60, 486, 0], shirt: 'green', skin: index ? 'copper' : 'wood', hair: index ? 'bun' : 'short', left: [x + 40, 442, 44], right: [x + 84, 442, 44] }); // prettier-ignore
  }
  load(st, [900, 414, 0], 2, 'green');
  st.box([990, 410, 0], [60, 80, 6], 'dark');
  for (const dy of [0, 40]) st.box([994, 414 + dy, 6], [50, 34, 40], dy ? 'blue' : 'green');
  // The gate of the bay: frame, bridge, the load that leaves today.
  st.flat([BAY - 58, D - 44, 0.5], 120, 56, tinted('metal', 'left'), FINE);
  for (const side of [-66, 60]) st.box([BAY + side, D - 8, 0], [8, 10, 52], 'yellow');
  load(st, [BAY - 24, D - 116, 0], 2, 'blue');
  person(st, { at: [BAY + 70, D - 70, 0], shirt: 'green', skin: 'wood', hair: 'short', left: [BAY + 36, D - 82, 44] }); // prettier-ignore
  for (const [x, w] of [
    [0, BAY - 66],
    [BAY + 68, L - BAY - 68],
  ] as const)
    st.box([x, D - 8, 0], [w, 8, 16], 'wood');
  st.box([L - 8, 0, 0], [8, D - 8, 16], 'wood');
}

/** Draws the line on the floor from step to step, and out of the hall to the line of the page. */
function drawLine(st: Stage): void {
  st.line(
    [
      [L - 80, LANE, 0],
      [8, LANE, 0],
    ],
    LINE,
    6,
    0,
  );
  st.joint([L - 80, LANE, 0], LINE, 6);
  for (const [x, tone] of [
    [560, 'orange'],
    [710, 'blue'],
    [860, 'violet'],
  ] as const) {
    st.line(
      [
        [x - 30, LANE, 0],
        [x, LANE - 26, 0],
        [x, 312, 0],
      ],
      WIRE[tone],
      4,
      8,
    );
    st.joint([x - 30, LANE, 0], WIRE[tone], 5);
  }
}

/** Draws the line of the page, from the margin to the wall. */
function drawEntry(st: Stage): void {
  const foot: Vec = [-50, LANE, YARD];
  const along = (st.at(foot)[0] - COVER_LINE) / (SCALE * Math.SQRT1_2);
  const end: Vec = [foot[0], foot[1] + along, YARD];
  st.line([[-10, LANE, -24], [-50, LANE, -24], foot, end], LINE, 6, 10);
  st.end(end, LINE);
}

/** A supplier's workshop in which people of both companies shorten the flow: the stock is gone, the way is straight. */
export function workshop(): string {
  const st = new Stage(SCALE, ORIGIN);
  drawGround(st);
  drawEntry(st);
  drawHall(st);
  drawReels(st);
  drawPresses(st);
  drawBoard(st);
  drawMeasuring(st);
  compressor(st, [20, 250], 'green');
  drawLine(st);
  drawStock(st);
  drawCell(st);
  carriage(st, [372, LANE - 26], 'green');
  drawFront(st);
  lorry(st, BAY - 62, D + 10, 'shell');
  return st.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
