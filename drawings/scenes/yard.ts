import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { carriage, forklift, load, lorry, YARD } from './yard-parts.ts';
import { person } from './person.ts';
import { monitor, table } from './props.ts';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { round, strokes } from './solids.ts';
import { FINE, type Plant, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const SCALE = 0.7;
const ORIGIN = [784, 92] as const;
/** The hall along x and along y, its walls behind, and the height at which those in front are cut. */
const [L, D, HIGH, CUT] = [1640, 520, 132, 22];
/** The bays: the middle of the first, and from one to the next. */
const [FIRST, PITCH, BAYS] = [120, 216, 7];
/** The lane of the carriages. */
const LANE = 214;
const LINE = color('color-brand-line');

const bay = (index: number): number => FIRST + index * PITCH;

/** Draws grass, asphalt, the marks of the bays. */
function drawGround(st: Stage): void {
  st.raw(
    `<path fill="${color('color-surface-second')}" d="M-40 0H${COVER_WIDTH + 40}V${COVER_HEIGHT}H-40Z"/>`,
  );
  st.polygon([[-330, 300, YARD], [-330, 2400, YARD], [2600, 2400, YARD], [2600, -160, YARD], [L + 40, -160, YARD], [L + 40, 300, YARD]], tinted('shell', 'top'), 0); // prettier-ignore
  st.polygon([[-330, 300, YARD], [-330, 2400, YARD], [-324, 2400, YARD], [-324, 300, YARD]], tinted('shell', 'right'), 0); // prettier-ignore
  for (let index = 0; index <= BAYS; index += 1) {
    const x = bay(index) - PITCH / 2;
    st.segment([x, D + 16, YARD], [x, D + 440, YARD], PAPER, 4);
  }
  // The way through the yard.
  strokes(st, Array.from({ length: 34 }, (_, k): [Vec, Vec] => [[-300 + k * 90, D + 600, YARD], [-254 + k * 90, D + 600, YARD]]), PAPER, 4); // prettier-ignore
  for (const x of [140, 640, 1140])
    st.polygon([[x, D + 530, YARD], [x + 70, D + 530, YARD], [x + 70, D + 518, YARD], [x + 100, D + 536, YARD], [x + 70, D + 554, YARD], [x + 70, D + 542, YARD], [x, D + 542, YARD]], PAPER, 0); // prettier-ignore
  const wood = Array.from({ length: 20 }, (_, index): Plant => [index % 3 ? 'conifer' : 'tree', 560 + index * 96, -470 + (index % 3) * 70, 150 + (index % 4) * 14]); // prettier-ignore
  wood.push(
    ['tree', 60, -130, 138],
    ['conifer', 180, -110, 180],
    ['tree', 300, -130, 160],
    ['conifer', 420, -100, 190],
    ['tree', 560, -120, 150],
    ['conifer', 690, -110, 180],
    ['conifer', 820, -130, 190],
    ['tree', 940, -110, 150],
    ['conifer', 1080, -120, 180],
    ['tree', 1220, -110, 160],
    ['conifer', 1360, -120, 190],
    ['tree', 1500, -110, 160],
    ['conifer', 1600, -150, 180],
    ['tree', 740, -210, 160],
    ['conifer', 1000, -220, 190],
    ['tree', 1130, -220, 160],
    ['conifer', 1420, -230, 190],
    ['conifer', 1720, -240, 190],
    ['tree', 1830, -260, 160],
    ['conifer', 1960, -240, 180],
    ['tree', -470, 460, 150],
    ['conifer', -560, 560, 164],
    ['tree', -420, 640, 150],
    ['conifer', -470, 800, 170],
    ['tree', -640, 720, 150],
    ['conifer', -600, 900, 180],
    ['tree', -336, 456, 140],
    ['conifer', -281, 393, 160],
    ['tree', -243, 290, 150],
    ['conifer', -186, 186, 156],
    ['conifer', -240, 520, 150],
    ['conifer', -112, 118, 152],
    ['tree', -440, 330, 120],
    ['conifer', -540, 420, 150],
    ['tree', -700, 560, 128],
    ['conifer', -790, 660, 150],
    ['conifer', -800, 820, 170],
    ['tree', -880, 940, 150],
    ['conifer', -700, 980, 170],
  );
  st.plants(wood, YARD);
}

/** Draws the slab, the walls behind. */
function drawHall(st: Stage): void {
  st.shadow([L, 0, YARD], [L + 60, 20, YARD], [L + 60, D + 10, YARD], [L, D, YARD]);
  st.front([0, D, YARD], L, -YARD, tinted('shell', 'left'));
  st.side([L, 0, YARD], D, -YARD, tinted('shell', 'right'));
  st.flat([0, 0, 0], L, D, color('color-surface'));
  st.front([0, 0, 0], L, HIGH, tinted('plastic', 'top'));
  st.side([0, 0, 0], D, HIGH, tinted('plastic', 'left'));
  st.wallEdges([0, 0], [L, D, HIGH], 10);
  st.segment([0, 0, 112], [L, 0, 112], color('color-area-first'), 5);
  st.segment([0, 0, 112], [0, D, 112], color('color-area-first'), 5);
  for (const y of [300, 380, 460]) {
    st.side([0, y - 30, 48], 56, 46, color('color-surface'), FINE);
    st.segment([0, y - 2, 48], [0, y - 2, 94], INK, FINE);
  }
  // The lane of the carriages; lanes across to the bays.
  st.flat([0, LANE - 34, 0], L, 68, color('color-surface-first'), 0);
  strokes(st, [LANE - 34, LANE + 34].map((y) => [[4, y, 0], [L - 4, y, 0]]), color('color-area-first'), 2); // prettier-ignore
}

/** Draws racks along the wall: three levels of loads. */
function drawRacks(st: Stage): void {
  const tones: readonly Material[] = ['blue', 'shell', 'blue', 'plastic', 'green', 'blue', 'shell'];
  const [y, step, bays] = [14, 138, 11];
  for (let index = 0; index < bays; index += 1) {
    const x = 36 + index * step;
    for (const [level, z] of [0, 58].entries()) {
      for (const half of [0, 1]) {
        const kind = (index * 5 + level * 3 + half * 2) % 9;
        if (kind === 4) continue;
        load(st, [x + 6 + half * 64, y, z], kind % 3 === 0 ? 2 : 3, tones[kind % 7]!);
      }
      strokes(st, [[[x, y + 52, z + 56], [x + step, y + 52, z + 56]]], INK, 6); // prettier-ignore
      strokes(st, [[[x, y + 52, z + 56], [x + step, y + 52, z + 56]]], tinted('orange', 'left'), 3); // prettier-ignore
    }
    for (const half of [0, 1])
      if ((index + half) % 4 !== 1) load(st, [x + 6 + half * 64, y, 116], 2, tones[(index + half * 3) % 7]!); // prettier-ignore
  }
  const posts = Array.from({ length: bays + 1 }, (_, k): [Vec, Vec] => [[36 + k * step, y + 54, 0], [36 + k * step, y + 54, 150]]); // prettier-ignore
  strokes(st, posts, INK, 6);
  strokes(st, posts, tinted('blue', 'left'), 3);
}

/** Draws the line on the floor, from the page to each bay. */
function drawLine(st: Stage): void {
  st.line(
    [
      [L - 84, LANE, 0],
      [8, LANE, 0],
    ],
    LINE,
    6,
    0,
  );
  // The carriages charge at its end.
  st.box([L - 84, LANE - 26, 0], [26, 52, 58], 'green');
  st.front([L - 80, LANE + 26, 30], 18, 18, tinted('dark', 'left'), FINE);
  st.joint([L - 92, LANE, 0], LINE, 6);
  for (let index = 0; index < BAYS; index += 1) {
    const tone = (['blue', 'green', 'orange', 'violet'] as const)[index % 4]!;
    const x = bay(index);
    st.line(
      [
        [x - 50, LANE, 0],
        [x, LANE + 50, 0],
        [x, D - 34, 0],
      ],
      WIRE[tone],
      4,
      10,
    );
    st.joint([x - 50, LANE, 0], WIRE[tone], 5);
    st.joint([x, D - 34, 0], WIRE[tone], 5);
  }
}

/** Draws the line of the page, from the edge of the yard up to the hall. */
function drawEntry(st: Stage): void {
  const wall: Vec = [-10, LANE, -30];
  const foot: Vec = [-60, LANE, YARD];
  const along = (st.at(foot)[0] - COVER_LINE) / (SCALE * Math.SQRT1_2);
  const end: Vec = [foot[0], foot[1] + along, YARD];
  st.line([wall, [-60, LANE, -30], foot, end], LINE, 6, 10);
  st.end(end, LINE);
}

/** Draws benches where the boxes are filled, with the people at them. */
function drawPacking(st: Stage): void {
  for (const [index, x] of [120, 400, 680, 960, 1240].entries()) {
    table(st, [x, 104], [150, 44], 44, 'shell');
    monitor(st, [x + 8, 114, 44], { width: 30, height: 20, lit: index % 2 ? color('color-area-second') : color('color-area-first') }); // prettier-ignore
    st.box([x + 52, 110, 44], [34, 28, 18], 'wood');
    st.flat([x + 55, 113, 62], 28, 22, tinted('dark', 'left'), 1);
    st.line([[x + 60, 118, 62], [x + 74, 124, 66], [x + 66, 132, 62]], WIRE[(['orange', 'blue', 'violet', 'green', 'orange'] as const)[index]!], 3.4, 5); // prettier-ignore
    st.box([x + 100, 112, 44], [40, 28, 14], index % 2 ? 'green' : 'blue');
    st.flat([x + 103, 115, 58], 34, 22, tinted('dark', 'left'), 1);
    person(st, { at: [x + 70, 168, 0], shirt: (['blue', 'orange', 'blue', 'violet', 'green'] as const)[index]!, skin: index % 2 ? 'copper' : 'wood', hair: index % 2 ? 'bun' : 'short', left: [x + 58, 140, 58], right: [x + 84, 140, 60] }); // prettier-ignore
  }
}

/** Draws the goods before the bays, and the people who move them. */
function drawStaging(st: Stage): void {
  for (let index = 0; index < BAYS; index += 1) {
    const x = bay(index);
    for (const side of [-86, 22]) {
      st.flat([x + side, 300, 0], 66, 176, color('color-surface-subtle'), 0);
      strokes(st, [[[x + side, 300, 0], [x + side, 476, 0]], [[x + side + 66, 300, 0], [x + side + 66, 476, 0]], [[x + side, 300, 0], [x + side + 66, 300, 0]]], tinted('yellow', 'left'), 2.4); // prettier-ignore
    }
  }
  const waiting: readonly (readonly [index: number, side: number, row: number, layers: number, Material])[] = [
    [0, -83, 0, 3, 'blue'],
    [0, -83, 1, 3, 'blue'],
    [1, -83, 0, 2, 'shell'],
    [1, 25, 0, 3, 'blue'],
    [2, -83, 0, 3, 'green'],
    [2, -83, 1, 3, 'green'],
    [2, -83, 2, 2, 'green'],
    [3, -83, 0, 3, 'shell'],
    [3, 25, 0, 2, 'blue'],
    [4, -83, 0, 3, 'blue'],
    [4, -83, 1, 3, 'blue'],
    [5, -83, 0, 2, 'plastic'],
    [5, -83, 1, 3, 'blue'],
    [5, -83, 2, 3, 'blue'],
    [5, 25, 0, 3, 'shell'],
    [5, 25, 1, 2, 'blue'],
    [6, -83, 0, 3, 'blue'],
    [6, 25, 0, 3, 'green'],
  ]; // prettier-ignore
  for (const [index, side, row, layers, material] of waiting)
    load(st, [bay(index) + side, 306 + row * 58, 0], layers, material);
}

/** Draws the wall before the yard, cut low; the gate of a bay: frame, cushions, the bridge to the lorry. */
function drawGate(st: Stage, index: number): void {
  const x = bay(index);
  const tone: WireTone = (['blue', 'green', 'orange', 'violet'] as const)[index % 4]!;
  st.box([x - PITCH / 2, D - 8, 0], [PITCH / 2 - 66, 8, CUT], 'plastic');
  st.flat([x - 60, D - 40, 0.5], 120, 52, tinted('metal', 'left'), FINE);
  strokes(st, [0, 1, 2, 3, 4, 5].map((k) => [[x - 50 + k * 20, D - 34, 0.5], [x - 50 + k * 20, D + 6, 0.5]]), tinted('metal', 'right'), 1.4); // prettier-ignore
  for (const side of [-66, 58]) st.box([x + side, D - 8, 0], [8, 10, 46], 'yellow');
  st.box([x + 66, D - 8, 0], [PITCH / 2 - 66, 8, CUT], 'plastic');
  for (const side of [-58, 46]) st.box([x + side, D, -34], [12, 7, 26], 'rubber');
  // The lamp of the bay.
  st.segment([x + 88, D, 0], [x + 88, D, 54], INK, 3);
  round(st, [x + 88, D, 58], 'y', 7, WIRE[tone], FINE);
}

/** Draws the yard: lorries at their bays, a charger between them, people. */
function drawYard(st: Stage): void {
  const lorries: Readonly<Record<number, readonly [Material, boolean]>> = {
    0: ['plastic', false],
    1: ['shell', false],
    3: ['plastic', true],
    6: ['plastic', false],
  };
  for (let index = 0; index < BAYS; index += 1) {
    drawGate(st, index);
    const stands = lorries[index];
    if (stands) lorry(st, bay(index) - 62, D + 10, ...stands);
    if (index === 5)
      person(st, { at: [bay(4) + 112, D + 110, YARD], shirt: 'orange', skin: 'wood', hair: 'short', left: [bay(4) + 88, D + 96, YARD + 100], right: [bay(4) + 150, D + 96, YARD + 66] }); // prettier-ignore
    if (index === 1 || index === 4) drawCharger(st, bay(index) + PITCH / 2 - 14, D + 200);
  }
}

/** Draws a charger for lorries. */
function drawCharger(st: Stage, x: number, y: number): void {
  st.shadow([x + 26, y, YARD], [x + 40, y + 6, YARD], [x + 40, y + 30, YARD], [x, y + 30, YARD]);
  st.box([x, y, YARD], [28, 26, 92], 'green');
  st.front([x + 4, y + 26, YARD + 56], 20, 22, tinted('dark', 'left'), FINE);
  st.line([[x + 10, y + 26, YARD + 44], [x + 4, y + 46, YARD + 8], [x + 20, y + 50, YARD + 8], [x + 20, y + 26, YARD + 40]], INK, 4, 8); // prettier-ignore
}

/** Draws planted ground in the yard: a curb, grass, trees. */
function drawIsland(st: Stage, x: number, y: number, w: number, d: number, trees: number): void {
  st.box([x, y, YARD], [w, d, 6], 'shell');
  st.flat([x + 8, y + 8, YARD + 6], w - 16, d - 16, color('color-surface-second'), FINE);
  for (let tree = 0; tree < trees; tree += 1) {
    const share = (tree + 0.5) / trees;
    st[tree % 2 ? 'conifer' : 'tree']([x + w * share, y + d * (0.35 + (tree % 3) * 0.15), YARD + 6], 128 + (tree % 3) * 16); // prettier-ignore
  }
}

/** Draws the house at the gate, its barrier, and the ground around them. */
function drawGatehouse(st: Stage): void {
  drawIsland(st, -290, D + 460, 150, 420, 2);
  const [x, y] = [326, D + 664];
  drawIsland(st, x - 40, y - 30, 330, 160, 0);
  const ground = YARD + 6;
  st.shadow([x + 120, y, ground], [x + 150, y + 10, ground], [x + 150, y + 100, ground], [x + 120, y + 100, ground]); // prettier-ignore
  st.box([x, y, ground], [120, 100, 116], 'plastic');
  st.front([x + 10, y + 100, ground + 48], 66, 48, tinted('blue', 'highlight'), FINE);
  st.segment([x + 43, y + 100, ground + 48], [x + 43, y + 100, ground + 96], INK, FINE);
  st.front([x + 84, y + 100, ground], 28, 92, tinted('blue', 'left'), FINE);
  st.side([x + 120, y + 12, ground + 48], 76, 48, tinted('blue', 'highlight'), FINE);
  st.segment([x + 120, y + 50, ground + 48], [x + 120, y + 50, ground + 96], INK, FINE);
  st.box([x - 8, y - 8, ground + 116], [136, 116, 8], 'dark');
  for (const dx of [8, 48, 88])
    st.flat([x + dx - 4, y + 2, ground + 124], 34, 92, tinted('blue', 'right'), FINE);
  // The barrier over the way out.
  st.box([x + 190, y + 84, ground], [16, 16, 50], 'orange');
  const arm: readonly [Vec, Vec] = [[x + 198, y + 92, ground + 44], [x + 198, y - 120, ground + 44]]; // prettier-ignore
  strokes(st, [arm], INK, 8);
  strokes(st, [arm], PAPER, 5);
  strokes(st, [0, 1, 2, 3].map((k) => [[x + 198, y + 70 - k * 52, ground + 44], [x + 198, y + 46 - k * 52, ground + 44]]), tinted('red', 'left'), 5); // prettier-ignore

  person(st, { at: [x + 160, y + 120, YARD], shirt: 'blue', skin: 'copper', hair: 'short', facing: true, right: [x + 190, y + 116, YARD + 60] }); // prettier-ignore
  drawIsland(st, L + 110, 200, 150, 520, 4);
}

/** The loading dock of a plant, with the wall before the yard cut away. */
export function yard(): string {
  const st = new Stage(SCALE, ORIGIN);
  drawGround(st);
  drawEntry(st);
  drawHall(st);
  drawRacks(st);
  drawPacking(st);
  drawLine(st);
  carriage(st, [270, LANE - 26], 'blue');
  carriage(st, [820, LANE - 26], 'green');
  carriage(st, [1330, LANE - 26], 'blue');
  drawStaging(st);
  forklift(st, [bay(4) - 10, 330], 'blue');
  person(st, { at: [bay(2) + 50, 420, 0], shirt: 'orange', skin: 'copper', hair: 'short', facing: true, left: [bay(2) + 30, 440, 48] }); // prettier-ignore
  person(st, { at: [bay(6) - 4, 400, 0], shirt: 'blue', skin: 'wood', hair: 'bun', right: [bay(6) + 24, 360, 50] }); // prettier-ignore
  drawYard(st);
  drawGatehouse(st);
  return st.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
