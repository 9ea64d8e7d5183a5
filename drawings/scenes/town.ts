import type { Vec } from '../kit/geometry.ts';
import { color, INK, LAWN, PAPER, tinted } from '../kit/paint.ts';
import { boat, bus, charger, courier, ferry, house, robot, sedan, turbine } from './town-parts.ts';
import { person } from './person.ts';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { round, strokes } from './solids.ts';
import { FINE, type Plant, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const SCALE = 0.5;
const ORIGIN = [748, 84] as const;
/** The left, right and front edges of the land; the heights of the sea and of the main line, which are below the land. */
const [LEFT, RIGHT, FRONT, SEA, DEEP] = [-150, 1980, 1080, -76, -40];
/** The edges of the road along the quay, and of the one from the quay to the front. */
const [ROAD, CROSS] = [[210, 400], [850, 990]] as const; // prettier-ignore
const LINE = color('color-brand-line');

/** Draws the sea with waves, two wind turbines and a boat. */
function drawSea(st: Stage): void {
  st.raw(
    `<path fill="${color('color-surface-first')}" d="M-40 0H${COVER_WIDTH + 40}V${COVER_HEIGHT}H-40Z"/>`,
  );
  const waves: [Vec, Vec][] = [];
  for (let row = 0; row < 13; row += 1)
    for (let column = 0; column < 11; column += 1) {
      const [x, y] = [
        -1500 + column * 420 + (row % 3) * 130,
        -1500 + row * 300 + (column % 2) * 90,
      ];
      const inside = x > LEFT - 130 && x < RIGHT + 60 && y > -460 && y < FRONT + 60;
      if (!inside)
        waves.push([
          [x, y, SEA],
          [x + 60 + (column % 3) * 30, y, SEA],
        ]);
    }
  strokes(st, waves, color('color-surface'), 3);
  turbine(st, [2790, -290, SEA], 840, 50);
  turbine(st, [2340, -90, SEA], 800, 20);
  boat(st, [-680, 370, SEA]);
}

/** Draws the land with its cut edge, the roads and the ground of the buildings. */
function drawLand(st: Stage): void {
  st.front([LEFT, FRONT, SEA], RIGHT - LEFT, -SEA, tinted('wood', 'left'));
  st.side([RIGHT, 0, SEA], FRONT, -SEA, tinted('wood', 'right'));
  st.front([LEFT, FRONT, -12], RIGHT - LEFT, 12, tinted('green', 'left'), FINE);
  st.side([RIGHT, 0, -12], FRONT, 12, tinted('green', 'right'), FINE);
  st.flat([LEFT, 0, 0], RIGHT - LEFT, FRONT, LAWN);
  st.flat([LEFT, 0, 0], RIGHT - LEFT, 176, tinted('shell', 'top'), 0);
  strokes(st, Array.from({ length: 30 }, (_, k): [Vec, Vec] => [[LEFT + 40 + k * 70, 22, 0], [LEFT + 40 + k * 70, 176, 0]]), color('color-surface'), 1.4); // prettier-ignore
  st.segment([LEFT, 12, 0], [RIGHT, 12, 0], tinted('yellow', 'left'), 3);
  // Roads with their pavements.
  st.flat([LEFT, ROAD[0] - 34, 0], RIGHT - LEFT, ROAD[1] - ROAD[0] + 68, tinted('shell', 'top'), 0);
  st.flat([CROSS[0] - 34, ROAD[1], 0], CROSS[1] - CROSS[0] + 68, FRONT - ROAD[1], tinted('shell', 'top'), 0); // prettier-ignore
  st.flat([LEFT, ROAD[0], 0], RIGHT - LEFT, ROAD[1] - ROAD[0], tinted('shell', 'right'), 0);
  st.flat([CROSS[0], ROAD[1] - 2, 0], CROSS[1] - CROSS[0], FRONT - ROAD[1] + 2, tinted('shell', 'right'), 0); // prettier-ignore
  const middle = (ROAD[0] + ROAD[1]) / 2;
  strokes(st, Array.from({ length: 26 }, (_, k): [Vec, Vec] => [[LEFT + 20 + k * 84, middle, 0], [LEFT + 62 + k * 84, middle, 0]]), PAPER, 3); // prettier-ignore
  strokes(st, Array.from({ length: 7 }, (_, k): [Vec, Vec] => [[CROSS[0] + 70, 520 + k * 84, 0], [CROSS[0] + 70, 562 + k * 84, 0]]), PAPER, 3); // prettier-ignore
  for (let stripe = 0; stripe < 7; stripe += 1)
    st.flat([CROSS[0] + 6 + stripe * 20, ROAD[1] + 22, 0], 10, 62, PAPER, 0);
  // The ground of the plant and the drives of the houses.
  st.flat([1080, 470, 0], 820, 540, tinted('shell', 'top'), FINE);
  for (const x of [60, 480]) st.flat([x, 830, 0], 300, 140, tinted('shell', 'top'), 0);
}

/** Draws the main line in the ground, and a branch to each consumer. */
function drawMainLine(st: Stage): void {
  const start: Vec = [LEFT + 70, FRONT, DEEP];
  const foot: Vec = [start[0], FRONT + 44, SEA];
  const along = (st.at(foot)[0] - COVER_LINE) / (SCALE * Math.SQRT1_2);
  const end: Vec = [foot[0], foot[1] + along, SEA];
  st.line([[RIGHT, 280, DEEP], [RIGHT, FRONT, DEEP], start, foot, end], LINE, 6, 10);
  // Power from the wind arrives through the sea.
  st.line([[2340, -90, SEA], [2340, 280, SEA], [RIGHT + 30, 280, SEA], [RIGHT, 280, DEEP]], WIRE.green, 4, 10); // prettier-ignore
  st.joint([RIGHT, 280, DEEP], WIRE.green, 5.5);
  st.end(end, LINE);
  const branches: readonly (readonly [x: number, WireTone, Vec[]])[] = [
    [40, 'green', [[40, 850, 0]]],
    [460, 'green', [[460, 850, 0]]],
    [832, 'orange', [[832, 120, 0], [640, 120, 0], [640, 96, 0]]],
    [1012, 'violet', [[1012, 560, 0], [1080, 560, 0]]],
    [1400, 'blue', [[1400, 1000, 0]]],
  ]; // prettier-ignore
  for (const [x, tone, points] of branches) {
    const path: Vec[] = [[x, FRONT, DEEP], [x, FRONT, 0], ...(points.length > 1 || points[0]![0] === x ? [] : [[points[0]![0], FRONT, 0] as Vec]), ...points]; // prettier-ignore
    st.line(path, WIRE[tone], 4, 8);
    st.joint([x, FRONT, DEEP], WIRE[tone], 5.5);
    st.joint(points.at(-1)!, WIRE[tone], 4.5);
  }
}

/** Draws the floating solar modules off the coast, and their cable. */
function drawFloats(st: Stage): void {
  const [x, y] = [400, 1290];
  st.box([x - 14, y - 14, SEA], [516, 326, 8], 'shell');
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const at: Vec = [x + column * 124, y + row * 102, SEA + 8];
      const [a, b] = [at[2] + 4, at[2] + 26];
      st.polygon([[at[0], at[1], b], [at[0] + 112, at[1], b], [at[0] + 112, at[1] + 86, a], [at[0], at[1] + 86, a]], tinted('blue', 'right'), FINE); // prettier-ignore
      strokes(st, [1, 2, 3].map((k) => [[at[0] + k * 28, at[1], b], [at[0] + k * 28, at[1] + 86, a]]), tinted('blue', 'highlight'), 1); // prettier-ignore
    }
  st.line([[x + 230, y - 14, SEA], [x + 230, FRONT + 60, SEA], [x + 230, FRONT + 4, SEA], [x + 230, FRONT, DEEP]], WIRE.green, 4, 8); // prettier-ignore
  st.joint([x + 230, FRONT, DEEP], WIRE.green, 5.5);
}

/** Draws the quay, from which the ferry is charged. */
function drawQuay(st: Stage): void {
  st.box([622, 60, 0], [36, 34, 96], 'orange');
  st.front([628, 94, 54], 24, 28, tinted('dark', 'left'), FINE);
  for (const [stroke, width] of [
    [INK, 7],
    [WIRE.orange, 4],
  ] as const)
    st.line(
      [
        [640, 60, 90],
        [620, 20, 120],
        [560, -40, 96],
        [516, -62, 84],
      ],
      stroke,
      width,
      16,
    );
  for (const x of [300, 760, 1240, 1640]) {
    st.box([x, 24, 0], [24, 18, 16], 'dark');
    st.box([x - 4, 20, 16], [32, 26, 5], 'dark');
  }
  person(st, { at: [700, 130, 0], shirt: 'orange', skin: 'wood', hair: 'short', left: [672, 100, 60] }); // prettier-ignore
  courier(st, [980, 96], 'shell');
  courier(st, [1120, 110], 'blue');
  person(st, { at: [1420, 110, 0], shirt: 'violet', skin: 'copper', hair: 'bun', facing: true });
  person(st, { at: [1456, 118, 0], shirt: 'orange', skin: 'wood', hair: 'short', facing: true, height: 56 }); // prettier-ignore
  person(st, { at: [160, 120, 0], shirt: 'blue', skin: 'wood', hair: 'short' });
}

/** Draws traffic on the road along the quay. */
function drawRoad(st: Stage): void {
  sedan(st, [-60, 216], 'shell');
  bus(st, [300, 222]);
  sedan(st, [1100, 306], 'blue');
  sedan(st, [1560, 214], 'violet');
  st.segment([CROSS[1] + 20, ROAD[1] + 20, 0], [CROSS[1] + 20, ROAD[1] + 20, 190], INK, 5);
  st.box([CROSS[1] + 10, ROAD[1] + 14, 150], [20, 14, 48], 'dark');
  for (const [index, tone] of (['green', 'yellow', 'red'] as const).entries())
    round(st, [CROSS[1] + 20, ROAD[1] + 28, 160 + index * 14], 'y', 5, tinted(tone, 'top'), 1);
}

/** Draws two homes with solar roofs, chargers and cars. */
function drawHomes(st: Stage): void {
  const trees: Plant[] = [
    ['tree', LEFT + 40, 470, 190],
    ['conifer', LEFT + 60, 600, 220],
    ['tree', 400, 470, 180],
    ['conifer', 800, 480, 210],
    ['conifer', 420, 520, 230],
  ];
  st.plants(trees);
  for (const [x, wall, paint] of [
    [40, 'plastic', 'green'],
    [460, 'wood', 'blue'],
  ] as const) {
    house(st, [x, 500], wall);
    charger(st, [x - 12, 838], [x + 60, 880, 40]);
    sedan(st, [x + 54, 856], paint);
  }
  person(st, { at: [-70, 880, 0], shirt: 'blue', skin: 'wood', hair: 'bun', facing: true });
  person(st, { at: [420, 960, 0], shirt: 'orange', skin: 'copper', hair: 'short' });
  st.plants([
    ['tree', LEFT + 50, 790, 170],
    ['conifer', LEFT + 90, 1010, 180],
    ['tree', 430, 1040, 130],
    ['tree', 790, 1030, 150],
    ['conifer', 800, 820, 190],
  ]);
}

/** Draws the plant without its front walls: robots build cars. */
function drawPlant(st: Stage): void {
  const [x, y, w, d, h] = [1080, 470, 820, 540, 150];
  st.front([x, y, 0], w, h, tinted('plastic', 'top'));
  st.side([x, y, 0], d, h, tinted('plastic', 'left'));
  st.wallEdges([x, y], [w, d, h], 12);
  st.segment([x, y, 126], [x + w, y, 126], color('color-area-first'), 4);
  st.segment([x, y, 126], [x, y + d, 126], color('color-area-first'), 4);
  for (const at of [60, 220, 540, 700]) {
    st.front([x + at, y, 60], 100, 50, color('color-surface'), FINE);
    st.segment([x + at + 50, y, 60], [x + at + 50, y, 110], INK, FINE);
  }
  st.box([x + 6, y + 60, 0], [30, 130, 96], 'violet');
  strokes(st, [1, 2, 3, 4].map((k) => [[x + 36, y + 60 + k * 26, 6], [x + 36, y + 60 + k * 26, 90]]), INK, FINE); // prettier-ignore
  // Data for every robot.
  st.line(
    [
      [x + 36, y + 74, 0],
      [x + 760, y + 74, 0],
    ],
    WIRE.violet,
    3.4,
    0,
  );
  strokes(st, [150, 360, 570, 750].map((at) => [[x + at, y + 74, 0], [x + at, y + 100, 0]]), WIRE.violet, 3.4); // prettier-ignore
  for (const at of [90, 300, 510, 690])
    robot(st, [x + at + 60, y + 110], [x + at + 84, y + 200, 66]);
  st.box([x + 50, y + 190, 0], [w - 60, 110, 22], 'shell');
  strokes(st, Array.from({ length: 24 }, (_, k): [Vec, Vec] => [[x + 66 + k * 31, y + 300, 4], [x + 66 + k * 31, y + 300, 18]]), tinted('shell', 'right'), 2); // prettier-ignore
  sedan(st, [x + 80, y + 198], 'shell', 14);
  sedan(st, [x + 330, y + 198], 'shell', 14);
  sedan(st, [x + 570, y + 198], 'blue', 14);
  for (const at of [180, 430, 650])
    robot(st, [x + at + 20, y + 380], [x + at - 6, y + 300, 60], 'blue');
  person(st, { at: [x + 96, y + 440, 0], shirt: 'green', skin: 'wood', hair: 'short', left: [x + 70, y + 420, 56] }); // prettier-ignore
  st.box([x + 40, y + 420, 0], [40, 30, 44], 'dark');
  st.front([x + 44, y + 450, 20], 32, 18, tinted('green', 'highlight'), 1);
  for (const at of [300, 520]) {
    st.box([x + at, y + 450, 4], [90, 56, 12], 'dark');
    st.box([x + at + 10, y + 456, 16], [70, 44, 34], at === 300 ? 'blue' : 'wood');
  }
}

/** A town by the sea in which homes, a plant, a ferry and everything on the road are fed by one line. */
export function town(): string {
  const st = new Stage(SCALE, ORIGIN);
  drawSea(st);
  ferry(st, [420, -346, SEA]);
  drawLand(st);
  drawMainLine(st);
  drawFloats(st);
  drawQuay(st);
  drawRoad(st);
  drawHomes(st);
  drawPlant(st);
  return st.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
