import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { binders, files, glass, island, pot, reportBox, sideGlass } from './offices-parts.ts';
import { person } from './person.ts';
import { disc, monitor, table } from './props.ts';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { cylinder, round, strokes } from './solids.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE } from './wires.ts';

const SCALE = 0.8;
const ORIGIN = [776, 84] as const;
/** The floor along x and y, its slab, the walls behind, and the height at which other walls are cut. */
const [L, D, SLAB, HIGH, CUT] = [1340, 624, 44, 104, 46];
/** The walls between the rooms at the back, and the corridor before them. */
const [BOARD, AUDIT, ROOMS, FLOW] = [480, 860, 310, 350];
const LINE = color('color-brand-line');

/** The islands of the divisions and the box for reports in the entrance. */
const ISLANDS = [
  [530, 456],
  [806, 456],
  [1082, 456],
] as const;
const BOX = [110, 450] as const;

/** Draws the ground, the slab and the floor. */
function drawGround(st: Stage): void {
  st.raw(
    `<path fill="${color('color-surface-second')}" d="M-40 0H${COVER_WIDTH + 40}V${COVER_HEIGHT}H-40Z"/>`,
  );
  const paved: Vec[] = [[-90, -90, -SLAB], [L + 110, -90, -SLAB], [L + 110, D + 110, -SLAB], [-90, D + 110, -SLAB]]; // prettier-ignore
  st.polygon(paved, tinted('shell', 'top'), 0);
  strokes(st, [...Array.from({ length: 17 }, (_, k): [Vec, Vec] => [[-40 + k * 84, D, -SLAB], [-40 + k * 84, D + 110, -SLAB]]), ...Array.from({ length: 9 }, (_, k): [Vec, Vec] => [[L, -40 + k * 84, -SLAB], [L + 110, -40 + k * 84, -SLAB]]), [[-90, D + 56, -SLAB], [L + 110, D + 56, -SLAB]], [[L + 56, -90, -SLAB], [L + 56, D + 110, -SLAB]]], color('color-surface'), 2); // prettier-ignore
  st.plants(
    [
      ['tree', 230, -170, 130],
      ['tree', 430, -200, 150],
      ['conifer', 560, -180, 170],
      ['tree', 720, -200, 140],
      ['conifer', 860, -180, 160],
      ['tree', 1010, -200, 150],
      ['conifer', 1150, -190, 170],
      ['tree', 1300, -200, 140],
      ['conifer', 1440, -220, 170],
      ['tree', 1560, -160, 140],
      ['conifer', 1640, -60, 160],
      ['conifer', 700, -500, 170],
      ['tree', 860, -600, 140],
      ['conifer', 1010, -470, 160],
      ['tree', 1180, -560, 150],
      ['conifer', 1300, -440, 170],
      ['tree', 1480, -540, 140],
      ['conifer', 1620, -420, 160],
      ['tree', 1780, -330, 150],
      ['conifer', 1900, -480, 170],
      ['tree', -400, 680, 140],
      ['tree', -220, 380, 140],
      ['tree', -350, 560, 140],
      ['tree', -160, 120, 110],
      ['conifer', -210, 250, 136],
      ['conifer', -340, 420, 140],
      ['tree', -420, 500, 116],
      ['conifer', -480, 620, 150],
      ['tree', -590, 700, 128],
      ['conifer', -640, 820, 160],
      ['conifer', -330, 800, 150],
      ['tree', -500, 930, 140],
      ['conifer', -420, 1040, 160],
    ],
    -SLAB,
  );
  st.shadow([L, 0, -SLAB], [L + 40, 16, -SLAB], [L + 40, D + 8, -SLAB], [L, D, -SLAB]);
  st.front([0, D, -SLAB], L, SLAB, tinted('dark', 'left'));
  st.side([L, 0, -SLAB], D, SLAB, tinted('dark', 'right'));
  st.segment([0, D, -9], [L, D, -9], tinted('dark', 'highlight'), 1.2);
  st.segment([L, 0, -9], [L, D, -9], tinted('dark', 'highlight'), 1.2);
  for (const [x, tone] of [
    [560, 'blue'],
    [600, 'green'],
    [640, 'orange'],
  ] as const)
    round(st, [x, D, -24], 'y', 8, WIRE[tone]);
  st.flat([0, 0, 0], L, D, color('color-surface'));
  st.flat([0, ROOMS + 4, 0], L, 76, color('color-surface-subtle'), 0);
  st.flat([70, 432, 0], 150, 110, color('color-surface-third'), 0);
  for (const [x, y] of ISLANDS)
    st.flat([x - 26, y - 30, 0], 232, 150, color('color-surface-second'), 0);
  st.flat([6, 6, 0], BOARD - 12, ROOMS - 12, color('color-surface-first'), 0);
  st.flat([AUDIT + 6, 6, 0], L - AUDIT - 12, ROOMS - 12, color('color-surface-third'), 0);
}

/** Draws the walls behind, with windows. */
function drawWalls(st: Stage): void {
  st.front([0, 0, 0], L, HIGH, tinted('plastic', 'top'));
  st.side([0, 0, 0], D, HIGH, tinted('plastic', 'left'));
  st.wallEdges([0, 0], [L, D, HIGH], 9);
  for (const y of [60, 150, 344, 536]) {
    st.side([0, y, 36], 70, 54, color('color-surface'), FINE);
    st.segment([0, y + 35, 36], [0, y + 35, 90], INK, FINE);
  }
  for (const x of [520, 620, 720]) {
    st.front([x, 0, 36], 80, 54, color('color-surface'), FINE);
    st.segment([x + 40, 0, 36], [x + 40, 0, 90], INK, FINE);
  }
}

/** Draws the board's committee: five members at the table, and the officer who reports to them. */
function drawBoard(st: Stage): void {
  // What is reported: on the wall.
  st.front([136, 0, 34], 190, 64, tinted('dark', 'left'), 2);
  const on = (x: number, z: number): Vec => [136 + x, 0, 34 + z];
  strokes(st, [0, 1, 2, 3, 4].map((k) => [on(16 + k * 14, 10), on(16 + k * 14, 20 + ((k * 7) % 5) * 6)]), tinted('violet', 'highlight'), 6); // prettier-ignore
  for (const k of [0, 1, 2]) {
    st.line([on(104, 46 - k * 16), on(108, 42 - k * 16), on(116, 52 - k * 16)], tinted('green', 'highlight'), 3, 0); // prettier-ignore
    st.segment(on(126, 47 - k * 16), on(176 - k * 12, 47 - k * 16), PAPER, 3);
  }
  st.box([20, 40, 0], [26, 130, 34], 'wood');
  strokes(st, [83, 127].map((y) => [[46, y, 2], [46, y, 32]]), INK, FINE); // prettier-ignore
  cylinder(st, [32, 64, 46], 'z', 5, 12, 'blue', FINE);
  for (const y of [86, 98, 110]) cylinder(st, [34, y, 40], 'z', 3, 6, 'plastic', 1);
  pot(st, [34, 262]);
  person(st, { at: [384, 56, 0], shirt: 'violet', skin: 'wood', hair: 'bun', facing: true, right: [330, 20, 66] }); // prettier-ignore
  for (const [index, x] of [130, 224, 318].entries())
    person(st, { at: [x, 112, 0], shirt: index === 1 ? 'dark' : 'blue', skin: index === 2 ? 'copper' : 'wood', hair: index % 2 ? 'bun' : 'short', facing: true, seated: true }); // prettier-ignore
  const top = (z: number): Vec[] => [[96, 128, z], [352, 128, z], [372, 148, z], [372, 196, z], [352, 216, z], [96, 216, z], [76, 196, z], [76, 148, z]]; // prettier-ignore
  st.shadow(...top(0));
  for (const x of [130, 310]) st.box([x, 156, 0], [14, 34, 34], 'dark');
  st.polygon(top(34), tinted('wood', 'right'));
  st.polygon(top(38), tinted('wood', 'top'));
  for (const [x, y] of [
    [118, 134],
    [212, 134],
    [306, 134],
    [166, 190],
    [262, 190],
  ] as const) {
    st.flat([x, y, 38], 20, 16, PAPER, 1);
    strokes(st, [4, 8].map((k) => [[x + 4, y + k, 38], [x + 15, y + k, 38]]), INK, 1); // prettier-ignore
    cylinder(st, [x + 32, y + 10, 43], 'z', 3, 5, 'plastic', 1);
  }
  st.box([208, 160, 38], [34, 22, 2], 'dark');
  for (const [index, x] of [176, 272].entries())
    person(st, { at: [x, 240, 0], shirt: index ? 'dark' : 'blue', skin: index ? 'wood' : 'copper', hair: 'short', seated: true, left: [x - 12, 208, 40], right: [x + 12, 208, 40] }); // prettier-ignore
}

/** Draws the audit committee at a separate table. */
function drawAudit(st: Stage): void {
  const middle: Vec = [670, 170, 0];
  person(st, { at: [640, 122, 0], shirt: 'green', skin: 'wood', hair: 'short', facing: true, seated: true }); // prettier-ignore
  person(st, { at: [726, 142, 0], shirt: 'dark', skin: 'copper', hair: 'bun', facing: true, seated: true }); // prettier-ignore
  cylinder(st, [middle[0], middle[1], 34], 'z', 6, 34, 'dark', FINE);
  disc(st, [middle[0], middle[1], 34], 50, tinted('wood', 'right'));
  disc(st, [middle[0], middle[1], 38], 50, tinted('wood', 'top'));
  for (const [x, y] of [
    [640, 156],
    [686, 150],
    [662, 188],
  ] as const) {
    st.flat([x, y, 38], 18, 14, PAPER, 1);
    strokes(st, [4, 8].map((k) => [[x + 3, y + k, 38], [x + 13, y + k, 38]]), INK, 1); // prettier-ignore
  }
  st.box([676, 172, 38], [18, 14, 8], 'orange');
  person(st, { at: [652, 228, 0], shirt: 'green', skin: 'wood', hair: 'bun', seated: true, right: [664, 202, 40] }); // prettier-ignore
  binders(st, [770, 6], 76);
  pot(st, [516, 40]);
  pot(st, [826, 270]);
}

/** Draws the compliance team in a separate room, with a door that locks. */
function drawCompliance(st: Stage): void {
  files(st, [AUDIT + 22, 6], 4);
  binders(st, [AUDIT + 170, 6], 130);
  st.box([AUDIT + 320, 8, 0], [44, 40, 56], 'dark');
  st.front([AUDIT + 325, 48, 6], 34, 44, tinted('dark', 'top'), FINE);
  round(st, [AUDIT + 336, 48, 28], 'y', 6, tinted('metal', 'top'), FINE);
  for (const [index, x] of [AUDIT + 60, AUDIT + 240].entries()) {
    table(st, [x, 120], [110, 46], 37, 'shell');
    monitor(st, [x + 14, 132, 37], { width: 36, height: 22, lit: WIRE.violet });
    st.flat([x + 22, 148, 37.3], 22, 9, tinted('dark', 'left'), 1);
    st.flat([x + 70, 136, 37.2], 24, 18, PAPER, 1);
    strokes(st, [5, 9, 13].map((k) => [[x + 74, 136 + k, 37.2], [x + 90, 136 + k, 37.2]]), INK, 1); // prettier-ignore
    person(st, { at: [x + 44, 184, 0], shirt: index ? 'blue' : 'violet', skin: index ? 'copper' : 'wood', hair: index ? 'short' : 'bun', seated: true, left: [x + 28, 158, 39], right: [x + 60, 156, 39] }); // prettier-ignore
  }
  pot(st, [L - 40, 260]);
  st.box([AUDIT + 30, 236, 0], [46, 40, 30], 'plastic');
  st.flat([AUDIT + 36, 242, 30], 30, 24, tinted('dark', 'left'), 1);
}

/** Draws the walls between the rooms: glass for the committees, solid for the team. */
function drawPartitions(st: Stage): void {
  glass(st, [6, ROOMS], 150, CUT + 18);
  glass(st, [226, ROOMS], BOARD - 232, CUT + 18);
  glass(st, [BOARD, ROOMS], 150, CUT + 18);
  glass(st, [BOARD + 220, ROOMS], AUDIT - BOARD - 220, CUT + 18);
  st.box([AUDIT, ROOMS - 6, 0], [L - AUDIT, 8, CUT], 'plastic');
  st.flat([AUDIT, ROOMS - 6, CUT], L - AUDIT, 8, tinted('dark', 'left'), FINE);
  st.front([AUDIT + 150, ROOMS + 2, 0], 56, CUT, tinted('wood', 'right'));
  round(st, [AUDIT + 196, ROOMS + 2, 24], 'y', 4, WIRE.orange, FINE);
}

/** Draws who answers to whom, as lines on the floor of the corridor. */
function drawFlow(st: Stage): void {
  const door: Vec = [AUDIT + 178, ROOMS + 4, 0];
  // The divisions and the box lead to the team.
  for (const [x, y] of ISLANDS) {
    st.line([[x + 90, y - 34, 0], [x + 90, FLOW + 14, 0], [door[0] - 14, FLOW + 14, 0]], WIRE.violet, 3.4, 8); // prettier-ignore
    st.joint([x + 90, y - 34, 0], WIRE.violet, 4.5);
  }
  st.line([[BOX[0] + 44, BOX[1] + 22, 0], [BOX[0] + 130, BOX[1] + 22, 0], [BOX[0] + 130, FLOW + 14, 0], [door[0] - 14, FLOW + 14, 0], [door[0] - 14, door[1], 0]], WIRE.violet, 4, 10); // prettier-ignore
  // Reports about the top go to the audit committee.
  st.line([[BOX[0] + 44, BOX[1] + 10, 0], [BOX[0] + 112, BOX[1] + 10, 0], [BOX[0] + 112, FLOW, 0], [BOARD + 185, FLOW, 0], [BOARD + 185, 250, 0]], WIRE.orange, 4, 10); // prettier-ignore
  st.joint([BOARD + 185, 250, 0], WIRE.orange, 5);
  // The team reports to the board.
  st.line([[door[0] + 6, door[1] + 12, 0], [door[0] + 6, FLOW - 16, 0], [191, FLOW - 16, 0], [191, 268, 0]], LINE, 6, 10); // prettier-ignore
  st.joint([door[0] + 6, door[1] + 12, 0], LINE, 6);
  st.joint([191, 268, 0], LINE, 6);
  // The line of the page begins with the board.
  st.segment([191, FLOW - 16, 0], [4, FLOW - 16, 0], LINE, 6);
}

/** Draws the line of the page, from its margin to the outer wall. */
function drawEntry(st: Stage): void {
  const foot: Vec = [-44, FLOW - 16, -SLAB];
  const along = (st.at(foot)[0] - COVER_LINE) / (SCALE * Math.SQRT1_2);
  const end: Vec = [foot[0], foot[1] + along, -SLAB];
  st.line([[-9, FLOW - 16, -20], [-44, FLOW - 16, -20], foot, end], LINE, 6, 8);
  st.end(end, LINE);
}

/** Draws the entrance with the box, and the divisions in the open. */
function drawFront(st: Stage): void {
  // What everyone may read: the code on the wall, the screen with the way of a report.
  st.side([0, 440, 30], 64, 60, tinted('violet', 'left'));
  strokes(st, [0, 1, 2, 3].map((k) => [[0, 450, 78 - k * 12], [0, 450 + 44 - (k % 2) * 12, 78 - k * 12]]), PAPER, 3); // prettier-ignore
  st.segment([60, 590, 0], [60, 590, 40], INK, 5);
  st.box([54, 574, 40], [4, 34, 26], 'dark');
  st.side([58, 577, 43], 28, 20, tinted('violet', 'highlight'), FINE);
  reportBox(st, BOX);
  person(st, { at: [BOX[0] + 58, BOX[1] + 66, 0], shirt: 'shell', skin: 'wood', hair: 'short', left: [BOX[0] + 34, BOX[1] + 16, 66] }); // prettier-ignore
  st.polygon([[BOX[0] + 27, BOX[1] + 10, 56], [BOX[0] + 38, BOX[1] + 10, 56], [BOX[0] + 38, BOX[1] + 10, 72], [BOX[0] + 27, BOX[1] + 10, 72]], PAPER, FINE); // prettier-ignore
  pot(st, [262, 470]);
  // Two people talk about a case at a high table.
  person(st, { at: [356, 452, 0], shirt: 'green', skin: 'copper', hair: 'short', facing: true });
  cylinder(st, [366, 500, 50], 'z', 4, 50, 'metal', FINE);
  disc(st, [366, 500, 52], 26, tinted('wood', 'top'));
  st.flat([356, 494, 52.4], 16, 12, PAPER, 1);
  person(st, { at: [390, 534, 0], shirt: 'violet', skin: 'wood', hair: 'bun', left: [372, 510, 54] }); // prettier-ignore
  // Lockers and a bench at the front.
  st.box([236, 568, 0], [150, 34, 16], 'blue');
  st.box([236, 596, 16], [150, 8, 20], 'blue');
  for (const [index, place] of ISLANDS.entries())
    island(st, place, (['blue', 'green', 'orange'] as const)[index]!, [1, 0, 1][index]!);
}

/** Draws the low walls in front. */
function drawEdges(st: Stage): void {
  st.box([0, D - 8, 0], [20, 8, 18], 'plastic');
  st.box([190, D - 8, 0], [L - 190, 8, 18], 'plastic');
  st.box([L - 8, 0, 0], [8, D, 18], 'plastic');
  st.plants(
    [
      ['tree', -120, D + 180, 120],
      ['conifer', 200, D + 300, 140],
      ['tree', 330, D + 150, 110],
      ['conifer', 450, D + 170, 130],
      ['tree', 620, D + 150, 110],
      ['conifer', L + 190, 300, 140],
      ['tree', L + 170, 120, 120],
      ['tree', L + 180, 460, 120],
      ['conifer', L + 300, 380, 150],
    ],
    -SLAB,
  );
}

/** One floor of the head office without its roof: the board, the committee, the team, the divisions. */
export function offices(): string {
  const st = new Stage(SCALE, ORIGIN);
  drawGround(st);
  drawEntry(st);
  drawWalls(st);
  drawFlow(st);
  drawBoard(st);
  sideGlass(st, [BOARD, 6], ROOMS - 6, CUT + 18);
  drawAudit(st);
  st.box([AUDIT - 4, 0, 0], [8, ROOMS, CUT], 'plastic');
  st.flat([AUDIT - 4, 0, CUT], 8, ROOMS, tinted('dark', 'left'), FINE);
  drawCompliance(st);
  drawPartitions(st);
  drawFront(st);
  drawEdges(st);
  return st.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
