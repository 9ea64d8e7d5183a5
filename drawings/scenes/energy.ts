import type { Vec } from '../kit/geometry.ts';
import { color, INK, LAWN, PAPER, tinted } from '../kit/paint.ts';
import { batteries, board, compressor, heatPump, moduleRow, transformer, truckCharger, worker } from './energy-parts.ts'; // prettier-ignore
import { basin, pipe, tank } from './plant-cut-parts.ts';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { strokes } from './solids.ts';
import { FINE, type Plant, Stage } from './stage.ts';
import { sedan, turbine } from './town-parts.ts';
import { WIRE } from './wires.ts';
import { lorry, YARD } from './yard-parts.ts';

const SCALE = 0.6;
const ORIGIN = [806, 134] as const;
/** The plant along x and along y, and the height of its roof. */
const [L, D, ROOF] = [1220, 560, 172];
/** The terrace of the water treatment, in front of the plant. */
const TERRACE = { x: 30, length: 500, depth: 190 } as const;
/** The opening in the front wall through which one sees the compressors. */
const OPEN = { x: 70, width: 420, height: 104, depth: 170 } as const;
/** The middle of each bay of the dock, and whether a truck charges there. */
const BAYS = [690, 840, 990] as const;
const LINE = color('color-brand-line');

/** Draws fields, asphalt around the plant, the road. */
function drawGround(st: Stage): void {
  st.raw(
    `<path fill="${color('color-surface-second')}" d="M-40 0H${COVER_WIDTH + 40}V${COVER_HEIGHT}H-40Z"/>`,
  );
  for (let column = 0; column < 8; column += 1)
    for (const [row, y] of [-2340, -1720, -1100, -250, 370].entries()) {
      const x = (row < 3 ? -940 : 1710) + column * 420;
      if (row < 3 && x > 1400 && x < 1700) continue;
      st.flat([x, y, YARD], x === 1160 ? 290 : 376, 560, LAWN, 0);
      if ((column + row) % 2)
        strokes(st, [1, 2, 3, 4, 5].map((k) => [[x + k * 48, y + 20, YARD], [x + k * 48, y + 540, YARD]]), tinted('green', 'top'), 2); // prettier-ignore
    }
  const asphalt = tinted('shell', 'top');
  st.polygon([[-60, -60, YARD], [L + 420, -60, YARD], [L + 420, 2400, YARD], [500, 2400, YARD], [500, 1380, YARD], [200, 1380, YARD], [200, 1056, YARD], [500, 1056, YARD], [500, D + 240, YARD], [-60, D + 240, YARD]], asphalt, 0); // prettier-ignore
  st.flat([L + 250, -3000, YARD], 170, 5400, tinted('shell', 'left'), 0);
  strokes(st, Array.from({ length: 50 }, (_, k): [Vec, Vec] => [[L + 335, -3000 + k * 96, YARD], [L + 335, -2950 + k * 96, YARD]]), PAPER, 3); // prettier-ignore
  for (let bay = 0; bay <= BAYS.length; bay += 1)
    st.segment([BAYS[0] - 75 + bay * 150, D + 12, YARD], [BAYS[0] - 75 + bay * 150, D + 430, YARD], PAPER, 3); // prettier-ignore
}

/** Draws turbines in the fields, and the cable that brings their power. */
function drawWind(st: Stage): void {
  for (const [x, y, height, turn] of [
    [1090, -560, 370, 12],
    [1405, -640, 420, 46],
    [1800, -640, 450, 88],
  ] as const) {
    st.line(
      [
        [x, y, YARD],
        [x, -330, YARD],
        [L + 130, -330, YARD],
      ],
      WIRE.green,
      3.4,
      8,
    );
    turbine(st, [x, y, YARD], height, turn, 'shell');
  }
  st.line(
    [
      [L + 200, -330, YARD],
      [L + 130, -330, YARD],
      [L + 130, 60, YARD],
    ],
    WIRE.green,
    4,
    10,
  );
}

/** Draws trees behind the plant, at its left and on the meadow. */
function drawWood(st: Stage): void {
  const wood: Plant[] = [];
  for (let index = 0; index < 17; index += 1)
    wood.push([index % 3 ? 'conifer' : 'tree', -40 + index * 76, -150 - (index % 2) * 62, 112 + ((index * 5) % 4) * 12]); // prettier-ignore
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 13; column += 1) {
      const [px, py] = [14 + column * 51 + (row % 2) * 27, 96 + row * 38 + ((column * 7 + row * 3) % 5) * 7]; // prettier-ignore
      if (px > 330 && py > 150) continue;
      if (px + py * 1.1 > 700) continue;
      const [x, y] = st.placeAt([px, py], YARD);
      wood.push([(column + row) % 3 ? 'conifer' : 'tree', x, y, 112 + ((column * 5 + row * 7) % 5) * 12]); // prettier-ignore
    }
  for (const [kind, px, py, height] of [
    ['conifer', 60, 470, 132],
    ['tree', 118, 512, 120],
    ['conifer', 40, 556, 140],
    ['conifer', 180, 580, 128],
    ['tree', 252, 548, 116],
    ['conifer', 318, 592, 124],
    ['conifer', 1520, 520, 136],
    ['tree', 1592, 566, 120],
    ['conifer', 1690, 600, 140],
    ['conifer', 1846, 520, 136],
  ] as const) {
    const [x, y] = st.placeAt([px, py], YARD);
    wood.push([kind, x, y, height]);
  }
  st.plants(wood, YARD);
}

/** Draws the compressors behind the opening of the front wall, and their pipes. */
function drawInside(st: Stage): void {
  const { x, width, depth } = OPEN;
  st.flat([x, D - depth, 0], width, depth, color('color-surface'), 0);
  st.front([x, D - depth, 0], width, ROOF, tinted('plastic', 'left'), FINE);
  st.side([x, D - depth, 0], depth, ROOF, tinted('plastic', 'right'), FINE);
  for (const dx of [14, 156, 298]) compressor(st, [x + dx, D - depth + 44], dx === 156 ? 'green' : 'blue'); // prettier-ignore
  pipe(st, [[x + 4, D - depth + 78, 88], [x + width, D - depth + 78, 88]], tinted('blue', 'left'), 5); // prettier-ignore
  for (const dx of [132, 274, 416])
    pipe(st, [[x + dx, D - depth + 78, 76], [x + dx, D - depth + 78, 88]], tinted('blue', 'left'), 5); // prettier-ignore
  worker(st, { at: [x + 150, D - 36, 0], shirt: 'green', skin: 'copper', hair: 'short', left: [x + 130, D - 70, 54] }, 'plastic'); // prettier-ignore
}

/** Draws the plant: slab, walls with the opening, the gates of the dock. */
function drawPlant(st: Stage): void {
  st.shadow([L, 0, YARD], [L + 130, 40, YARD], [L + 130, D + 40, YARD], [L, D, YARD]);
  drawInside(st);
  const wall = tinted('plastic', 'top');
  st.front([0, D, 0], OPEN.x + 1, ROOF, wall, 0);
  st.front([OPEN.x, D, OPEN.height], OPEN.width, ROOF - OPEN.height, wall, 0);
  st.front([OPEN.x + OPEN.width - 1, D, 0], L - OPEN.x - OPEN.width + 1, ROOF, wall, 0);
  // The cut edges of the opening.
  st.polygon([[OPEN.x, D, 0], [OPEN.x, D, OPEN.height], [OPEN.x + OPEN.width, D, OPEN.height], [OPEN.x + OPEN.width, D, 0], [OPEN.x + OPEN.width - 8, D, 0], [OPEN.x + OPEN.width - 8, D, OPEN.height - 8], [OPEN.x + 8, D, OPEN.height - 8], [OPEN.x + 8, D, 0]], tinted('dark', 'left'), FINE); // prettier-ignore
  st.line(
    [
      [0, D, 0],
      [0, D, ROOF],
      [L, D, ROOF],
      [L, D, 0],
    ],
    INK,
    2,
    0,
  );
  st.side([L, 0, 0], D, ROOF, tinted('plastic', 'left'));
  st.front([0, D, YARD], L, -YARD, tinted('shell', 'left'));
  st.side([L, 0, YARD], D, -YARD, tinted('shell', 'right'));
  // The blue band of the company's plants.
  st.segment([2, D, 134], [L, D, 134], color('color-area-first'), 5);
  st.segment([L, D, 134], [L, 2, 134], color('color-area-first'), 5);
  for (const x of BAYS) {
    st.front([x - 56, D, -2], 112, 112, tinted('dark', 'left'));
    st.front([x - 44, D, 0], 88, 98, tinted('metal', 'left'), FINE);
    strokes(st, [1, 2, 3, 4].map((k) => [[x - 44, D, k * 20], [x + 44, D, k * 20]]), tinted('metal', 'right'), 1.4); // prettier-ignore
    for (const side of [-56, 44]) st.box([x + side, D, -34], [12, 7, 26], 'rubber');
  }
  for (const y of [50, 150, 250, 430]) {
    st.side([L, y, 40], 74, 62, tinted('blue', 'highlight'), FINE);
    st.segment([L, y + 37, 40], [L, y + 37, 102], INK, FINE);
  }
  st.side([L, 344, 0], 60, 96, tinted('blue', 'left'), FINE);
  st.box([L, 334, YARD], [40, 80, -YARD], 'shell');
  for (const k of [0, 1, 2]) st.box([L + 40 + k * 16, 340, YARD], [16, 68, -YARD - 16 - k * 15], 'shell'); // prettier-ignore
}

/** Draws the roof: modules, heat pumps, the walkway with its rail, people who work there with a lifeline. */
function drawRoof(st: Stage): void {
  st.flat([0, 0, ROOF], L, D, tinted('shell', 'left'));
  st.flat([12, 12, ROOF], L - 24, D - 24, tinted('shell', 'top'), FINE);
  st.flat([556, 12, ROOF], 92, D - 24, color('color-surface-second'), 0);
  strokes(st, [556, 648].map((x) => [[x, 14, ROOF], [x, D - 14, ROOF]]), tinted('yellow', 'left'), 2.4); // prettier-ignore
  for (const [index, y] of [36, 124, 212, 300, 388].entries()) {
    moduleRow(st, [40, y, ROOF], 8);
    if (index < 3) moduleRow(st, [672, y, ROOF], 8);
    else moduleRow(st, [672, y, ROOF], 5);
    if (index === 1)
      worker(st, { at: [600, y + 60, ROOF], shirt: 'orange', skin: 'wood', hair: 'short', left: [572, y + 40, ROOF + 40] }); // prettier-ignore
  }
  heatPump(st, [1016, 316, ROOF]);
  heatPump(st, [1016, 404, ROOF]);
  pipe(st, [[1120, 344, ROOF + 20], [1160, 344, ROOF + 20], [1160, 500, ROOF + 20], [1160, 500, ROOF]], tinted('orange', 'left'), 5); // prettier-ignore
  pipe(
    st,
    [
      [1120, 432, ROOF + 20],
      [1160, 432, ROOF + 20],
    ],
    tinted('orange', 'left'),
    5,
  );
  worker(st, { at: [612, 462, ROOF], shirt: 'orange', skin: 'copper', hair: 'bun', facing: true, right: [640, 440, ROOF + 36] }); // prettier-ignore
  st.segment([604, 20, ROOF + 52], [604, D - 18, ROOF + 52], INK, 1.4);
  for (const y of [20, D - 18]) st.segment([604, y, ROOF], [604, y, ROOF + 52], INK, 3);
  // The rail around the roof.
  const rail = (z: number): [Vec, Vec][] => [[[8, D - 8, ROOF + z], [L - 8, D - 8, ROOF + z]], [[L - 8, 8, ROOF + z], [L - 8, D - 8, ROOF + z]]]; // prettier-ignore
  const posts = [
    ...Array.from({ length: 15 }, (_, k): [Vec, Vec] => [[8 + (k * (L - 16)) / 14, D - 8, ROOF], [8 + (k * (L - 16)) / 14, D - 8, ROOF + 34]]), // prettier-ignore
    ...Array.from({ length: 6 }, (_, k): [Vec, Vec] => [[L - 8, 8 + k * 106, ROOF], [L - 8, 8 + k * 106, ROOF + 34]]), // prettier-ignore
  ];
  strokes(st, [...rail(34), ...rail(18), ...posts], tinted('yellow', 'right'), 2.2);
}

/** Draws the water of the process: tanks, basins and a filter, out of the plant and back into it. */
function drawWater(st: Stage): void {
  const { x, length, depth } = TERRACE;
  st.shadow([x + length, D, YARD], [x + length + 30, D + 12, YARD], [x + length + 30, D + depth, YARD], [x, D + depth, YARD]); // prettier-ignore
  st.box([x, D, YARD], [length, depth, -YARD], 'shell');
  st.front([x + 150, D + depth, YARD + 12], 230, 36, tinted('dark', 'left'), FINE);
  st.front([x + 154, D + depth, YARD + 14], 222, 22, tinted('blue', 'top'), 0);
  strokes(st, [0, 1, 2, 3, 4].map((k) => [[x + 170 + k * 42, D + depth, YARD + 22 + (k % 2) * 7], [x + 192 + k * 42, D + depth, YARD + 22 + (k % 2) * 7]]), PAPER, 2); // prettier-ignore
  // Out of the plant, through both tanks and basins and the filter, back into the plant.
  pipe(st, [[x + 56, D, 66], [x + 56, D + 54, 66], [x + 56, D + 54, 58]], tinted('blue', 'left'), 6); // prettier-ignore
  tank(st, [x + 56, D + 62, 0], 20, 44, 'blue', PAPER);
  tank(st, [x + 56, D + 138, 0], 20, 44, 'blue', PAPER);
  pipe(
    st,
    [
      [x + 76, D + 138, 14],
      [x + 124, D + 138, 14],
    ],
    tinted('blue', 'left'),
    6,
  );
  basin(st, [x + 122, D + 92], 136, 78, 26, tinted('blue', 'top'));
  pipe(
    st,
    [
      [x + 258, D + 132, 14],
      [x + 286, D + 132, 14],
    ],
    tinted('blue', 'left'),
    6,
  );
  basin(st, [x + 284, D + 92], 116, 78, 26, tinted('blue', 'highlight'));
  st.box([x + 424, D + 96, 0], [54, 62, 58], 'green');
  st.flat([x + 432, D + 104, 58], 38, 44, tinted('dark', 'left'), FINE);
  pipe(
    st,
    [
      [x + 400, D + 132, 14],
      [x + 424, D + 132, 14],
    ],
    tinted('blue', 'left'),
    6,
  );
  pipe(st, [[x + 450, D + 118, 60], [x + 450, D + 118, 84], [x + 450, D + 12, 84], [x + 450, D, 84]], tinted('blue', 'highlight'), 6); // prettier-ignore
  worker(st, { at: [x + 214, D + 66, 0], shirt: 'blue', skin: 'wood', hair: 'bun', facing: true, right: [x + 232, D + 96, 30] }, 'plastic'); // prettier-ignore
  const rail = [30, 16].map((z): [Vec, Vec] => [[x + 4, D + depth - 4, z], [x + length - 4, D + depth - 4, z]]); // prettier-ignore
  strokes(st, [...rail, ...Array.from({ length: 7 }, (_, k): [Vec, Vec] => [[x + 4 + (k * (length - 8)) / 6, D + depth - 4, 0], [x + 4 + (k * (length - 8)) / 6, D + depth - 4, 30]])], tinted('yellow', 'right'), 2.2); // prettier-ignore
}

/** Draws the line, on which power of the wind and the roof arrives, and its consumers. */
function drawLine(st: Stage): void {
  const { x, length, depth } = TERRACE;
  const z = YARD / 2;
  const start: Vec = [L, 150, z];
  st.line([[L + 100, 150, YARD], [L + 30, 150, YARD], start], LINE, 6, 6);
  st.line([start, [L, D, z], [x + length, D, z], [x + length, D + depth, z], [x, D + depth, z], [x - 36, D + depth, YARD]], LINE, 6, 10); // prettier-ignore
  const foot: Vec = [x - 36, D + depth, YARD];
  const along = (st.at(foot)[0] - COVER_LINE) / (SCALE * Math.SQRT1_2);
  const end: Vec = [foot[0], foot[1] + along, YARD];
  st.line([[x, D + depth, z], foot, end], LINE, 6, 10);
  st.end(end, LINE);
  st.joint(start, LINE, 6);
  // Power of the roof comes down through its inverter.
  const down: Vec[] = [
    [548, D, ROOF],
    [548, D, z],
  ];
  st.line(down, WIRE.green, 4, 0);
  st.box([536, D, 40], [26, 12, 44], 'green');
  st.front([541, D + 12, 60], 16, 14, tinted('dark', 'left'), 1);
  st.joint([548, D, z], WIRE.green, 5);
}

/** Draws trucks at the dock; one of them charges, another one is loaded. */
function drawDock(st: Stage): void {
  for (const [index, x] of BAYS.entries()) {
    if (index === 1) continue;
    lorry(st, x - 62, D + 10, index ? 'plastic' : 'shell');
    const charger: Vec = [x + 96, D + 196, YARD];
    st.line([[x + 112, D, YARD / 2], [x + 112, D + 26, YARD], [x + 112, D + 196, YARD]], WIRE.orange, 3.4, 6); // prettier-ignore
    st.joint([x + 112, D, YARD / 2], WIRE.orange, 5);
    truckCharger(st, charger, [x + 64, D + 250, YARD + 34]);
  }
  worker(st, { at: [840, D + 430, YARD], shirt: 'orange', skin: 'wood', hair: 'short', left: [814, D + 410, YARD + 96], right: [868, D + 414, YARD + 78] }); // prettier-ignore
}

/** Draws batteries and the transformer at the right, with their fence; a car on the road. */
function drawSubstation(st: Stage): void {
  transformer(st, [L + 90, 60, YARD]);
  st.line(
    [
      [L + 130, 150, YARD],
      [L + 130, 230, YARD],
    ],
    WIRE.green,
    4,
    0,
  );
  batteries(st, [L + 90, 230, YARD], 'plastic');
  st.joint([L + 100, 150, YARD], LINE, 6);
  const [x, y] = [L + 276, 150];
  st.shadow([x, y + 88, YARD], [x + 226, y + 88, YARD], [x + 240, y + 98, YARD], [x + 20, y + 100, YARD]); // prettier-ignore
  sedan(st, [x, y], 'blue', YARD);
}

/** Draws cars that charge under a roof of modules, fed by the line. */
function drawCarport(st: Stage): void {
  const [x, y, d] = [250, 1090, 250];
  st.line([[-6, y + 60, YARD], [x - 60, y + 60, YARD], [x - 60, y + 180, YARD], [x - 8, y + 180, YARD]], WIRE.orange, 3.4, 8); // prettier-ignore
  st.segment([x - 60, y + 60, YARD], [x - 8, y + 60, YARD], WIRE.orange, 3.4);
  st.joint([-6, y + 60, YARD], WIRE.orange, 5);
  for (const dy of [20, 140]) {
    st.box([x - 18, y + dy + 30, YARD], [16, 18, 70], 'green');
    st.shadow([x, y + dy + 88, YARD], [x + 226, y + dy + 88, YARD], [x + 240, y + dy + 98, YARD], [x + 20, y + dy + 100, YARD]); // prettier-ignore
    sedan(st, [x + 10, y + dy], dy === 20 ? 'blue' : 'shell', YARD);
  }
  for (const dy of [6, d]) st.box([x + 110, y + dy, YARD], [10, 10, 108], 'shell');
  const on = (a: number, b: number): Vec => [x + a, y + b, YARD + 108 + (120 - a) * 0.12];
  st.polygon(
    [on(-10, -10), on(150, -10), on(150, d + 20), on(-10, d + 20)],
    tinted('blue', 'right'),
  );
  strokes(st, [...[1, 2, 3, 4, 5].map((k): [Vec, Vec] => [on(-10, -10 + k * 46), on(150, -10 + k * 46)]), [on(70, -10), on(70, d + 20)]], tinted('blue', 'highlight'), 1.2); // prettier-ignore
}

/** Draws the board at the entrance, and the neighbors who read it. */
function drawVisitors(st: Stage): void {
  board(st, [-330, 640, YARD]);
  const people = [
    [-250, 720, 'violet', 'wood', 'bun', 82],
    [-214, 744, 'orange', 'wood', 'short', 52],
    [-160, 716, 'shell', 'copper', 'short', 86],
  ] as const;
  for (const [x, y, shirt, skin, hair, height] of people)
    worker(st, { at: [x, y, YARD], shirt, skin, hair, height }, 'plastic');
  worker(st, { at: [-340, 700, YARD], shirt: 'blue', skin: 'wood', hair: 'short', facing: true, right: [-300, 660, YARD + 86] }); // prettier-ignore
}

/** A plant that makes its own power, cleans its water, and charges its trucks; wind turbines stand behind it. */
export function energy(): string {
  const st = new Stage(SCALE, ORIGIN);
  drawGround(st);
  drawWind(st);
  drawWood(st);
  drawPlant(st);
  drawRoof(st);
  drawLine(st);
  drawWater(st);
  drawDock(st);
  drawSubstation(st);
  drawVisitors(st);
  drawCarport(st);
  return st.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
