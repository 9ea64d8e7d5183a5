import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { createEraRoom, type Era, finishEraRoom, leftWindow, ROOM } from './era-room.ts';
import { person } from './person.ts';
import { pipe } from './plant-cut-parts.ts';
import { dot, monitor } from './props.ts';
import { cylinder, round } from './solids.ts';
import { FINE, type Stage } from './stage.ts';
import { WIRE } from './wires.ts';

const ERA: Era = {
  ground: 'color-surface-third',
  wall: 'shell',
  floor: tinted('plastic', 'highlight'),
  slab: 'dark',
  joints: color('color-surface-subtle'),
  line: color('color-area-third'),
};
/** The car in the middle: its far corner, its length and width, and the height of its floor. */
const CAR = { x: 250, y: 176, length: 292, width: 116, up: 26 } as const;

/** Tall windows, and the screen that shows the network of the car. */
function walls(stage: Stage): void {
  const { length, depth } = ROOM;
  for (const y of [24, 132, 240, 348]) leftWindow(stage, [y, 14], [96, 84], [3, 1], tinted('plastic', 'top')); // prettier-ignore
  stage.segment([0, 0, 8], [length, 0, 8], ERA.line, 4);
  stage.segment([0, 0, 8], [0, depth, 8], ERA.line, 4);
  const on = (a: number, up: number): Vec => [268 + a, 0, 18 + up];
  stage.front(on(0, 0), 268, 84, tinted('dark', 'left'));
  stage.polygon([on(22, 18), on(34, 12), on(226, 12), on(246, 22), on(246, 62), on(226, 72), on(34, 72), on(22, 66)], tinted('dark', 'top'), 0); // prettier-ignore
  for (const [a, up] of [
    [52, 24],
    [52, 60],
    [214, 24],
    [214, 60],
  ] as const) {
    stage.line([on(a, up), on(a, 42), on(132, 42)], tinted('violet', 'highlight'), 2.6, 6);
    stage.line([on(a + 5, up), on(a + 5, up === 24 ? 34 : 50), on(120, up === 24 ? 34 : 50)], tinted('orange', 'top'), 2, 5); // prettier-ignore
    stage.polygon([on(a - 8, up - 6), on(a + 8, up - 6), on(a + 8, up + 6), on(a - 8, up + 6)], tinted('violet', 'left'), 0); // prettier-ignore
  }
  stage.polygon([on(118, 30), on(148, 30), on(148, 54), on(118, 54)], tinted('blue', 'top'), 0);
}

/** A wheel with its tire, at the near or at the far side. */
function wheel(stage: Stage, x: number, y: number): void {
  cylinder(stage, [x, y, 22], 'y', 24, 18, 'rubber');
  round(stage, [x, y + 0.4, 22], 'y', 15, tinted('metal', 'top'), FINE);
  round(stage, [x, y + 0.6, 22], 'y', 5, tinted('metal', 'right'), 1);
}

/** The battery with its modules, and a motor at each axle. */
function powertrain(stage: Stage): void {
  const { x, y, up } = CAR;
  for (const a of [18, 232]) {
    stage.box([x + a, y + 34, up - 4], [40, 48, 20], 'metal');
    cylinder(stage, [x + a + 30, y + 82, up + 8], 'y', 10, 26, 'shell', FINE);
  }
  stage.box([x + 70, y + 8, up - 12], [150, 100, 14], 'shell');
  for (let column = 0; column < 6; column += 1)
    for (let row = 0; row < 2; row += 1) {
      stage.box([x + 75 + column * 24, y + 12 + row * 48, up + 2], [20, 42, 7], 'dark');
      stage.segment([x + 85 + column * 24, y + 14 + row * 48, up + 9.5], [x + 85 + column * 24, y + 52 + row * 48, up + 9.5], tinted('dark', 'highlight'), 1); // prettier-ignore
    }
  for (const points of [
    [[x + 70, y + 58, up + 4], [x + 64, y + 58, up + 4], [x + 58, y + 58, up + 10]], // prettier-ignore
    [[x + 220, y + 58, up + 4], [x + 226, y + 58, up + 4], [x + 232, y + 58, up + 10]], // prettier-ignore
  ] as const)
    pipe(stage, [...points], WIRE.orange, 5);
  stage.line([[x + 78, y + 58, up + 10], [x + 212, y + 58, up + 10]], INK, 6.5, 0); // prettier-ignore
  stage.line([[x + 78, y + 58, up + 10], [x + 212, y + 58, up + 10]], WIRE.orange, 3.6, 0); // prettier-ignore
}

/** A control unit with fins. */
function unit(stage: Stage, [x, y, z]: Vec, material: Material, w = 30, d = 22): void {
  stage.box([x, y, z], [w, d, 10], material);
  for (let fin = 5; fin < w - 2; fin += 6)
    stage.segment([x + fin, y + 3, z + 10.4], [x + fin, y + d - 3, z + 10.4], tinted(material, 'highlight'), 1.4); // prettier-ignore
}

/** Four zones, the computer in the middle, and the few lines between them. */
function zones(stage: Stage): void {
  const { x, y, up } = CAR;
  const z = up + 20;
  const middle: Vec = [x + 148, y + 58, z + 6];
  const places = [
    [x + 44, y + 6],
    [x + 222, y + 6],
    [x + 44, y + 90],
    [x + 222, y + 90],
  ] as const;
  for (const [a, b] of places) {
    const from: Vec = [a + 15, b + 11, z + 6];
    stage.line([from, [from[0], middle[1], z + 6], middle], INK, 6.4, 10);
    stage.line([from, [from[0], middle[1], z + 6], middle], WIRE.violet, 3.6, 10);
  }
  unit(stage, [x + 126, y + 38, z], 'blue', 46, 40);
  for (const [a, b] of places) unit(stage, [a, b, z], 'violet');
  // Short branches to what belongs to a zone.
  for (const [a, b] of [
    [x + 44, y + 100],
    [x + 252, y + 100],
  ] as const)
    for (const [step, shade] of [WIRE.blue, WIRE.green].entries()) {
      const way = a < x + 100 ? -1 : 1;
      stage.line([[a, b + step * 6 - 4, z + 4], [a + way * (22 + step * 6), b + step * 6 - 4, z + 4], [a + way * (22 + step * 6), b + 16, z - 4]], shade, 2.8, 5); // prettier-ignore
    }
}

/** The outline of the body at one of its sides. */
function outline(stage: Stage, y: number, width: number): void {
  const { x } = CAR;
  const on = (a: number, up: number): Vec => [x + a, y, up];
  const body = [
    on(-12, 22),
    on(-14, 54),
    on(8, 66),
    on(52, 70),
    on(92, 106),
    on(186, 106),
    on(238, 70),
    on(296, 58),
    on(306, 44),
    on(304, 22), // prettier-ignore
  ];
  stage.line(body, INK, width, 12);
  stage.line([on(62, 70), on(96, 100), on(182, 100), on(228, 70), on(62, 70)], INK, width * 0.6, 8);
  stage.segment(on(138, 100), on(138, 70), INK, width * 0.6);
}

/** Draws the car on its lift, open, to show how few lines four zones need. */
function drawCar(stage: Stage): void {
  const { x, y, length, width } = CAR;
  stage.shadow([x - 20, y + width + 6, 0], [x - 20, y, 0], [x + length + 14, y - 8, 0], [x + length + 34, y + 12, 0], [x + length + 34, y + width + 20, 0], [x, y + width + 20, 0]); // prettier-ignore
  stage.polygon([[x - 40, y - 24, 0.5], [x + length + 40, y - 24, 0.5], [x + length + 40, y + width + 30, 0.5], [x - 40, y + width + 30, 0.5]], color('color-surface-third'), 2); // prettier-ignore
  for (const a of [40, 250]) wheel(stage, x + a, y + 12);
  outline(stage, y, 1.6);
  for (const [a, up] of [
    [-14, 54],
    [-12, 22],
  ] as const)
    // prettier-ignore
    stage.segment([x + a, y, up], [x + a, y + width, up], INK, 2);
  powertrain(stage);
  zones(stage);
  for (const a of [40, 250]) wheel(stage, x + a, y + width + 6);
  for (const [a, up] of [
    [92, 106],
    [186, 106],
  ] as const)
    stage.segment([x + a, y, up], [x + a, y + width, up], INK, 1.6);
  stage.segment([x + 306, y, 44], [x + 306, y + width, 44], INK, 2);
  outline(stage, y + width, 2.6);
}

/** Racks in which a car is simulated around a control unit, and the desk in front of them. */
function simulators(stage: Stage): void {
  for (let rack = 0; rack < 4; rack += 1) {
    const x = 600 + rack * 46;
    stage.box([x, 16, 0], [42, 34, 92], 'dark');
    for (let slot = 0; slot < 6; slot += 1) {
      stage.front([x + 4, 50, 8 + slot * 13.4], 34, 9, tinted(slot % 3 ? 'shell' : 'violet', 'left'), 1); // prettier-ignore
      dot(stage, [x + 9, 50.4, 12.5 + slot * 13.4], 1.6, tinted('green', 'highlight'), 0);
    }
  }
  stage.box([604, 124, 0], [150, 40, 32], 'shell');
  for (const x of [614, 660, 706])
    monitor(stage, [x, 138, 32], { width: 40, height: 26, lit: x === 660 ? WIRE.violet : color('color-area-first') }); // prettier-ignore
  for (const [x, shirt, hair] of [
    [638, 'violet', 'bun'],
    [720, 'plastic', 'short'],
  ] as const)
    person(stage, { at: [x, 196, 0], shirt, hair, skin: hair === 'bun' ? 'wood' : 'copper', height: 66, left: [x - 12, 160, 36], right: [x + 12, 160, 36] }); // prettier-ignore
}

/** The charger, whose orange cable reaches the car. */
function charger(stage: Stage): void {
  const [x, y] = [96, 212];
  stage.shadow([x + 36, y, 0], [x + 52, y + 8, 0], [x + 52, y + 34, 0], [x + 36, y + 30, 0]);
  stage.box([x, y, 0], [36, 30, 84], 'shell');
  stage.side([x + 36, y + 5, 48], 20, 24, tinted('dark', 'left'), FINE);
  stage.line([[x + 36, y + 16, 68], [x + 36, y + 12, 60], [x + 36, y + 18, 60], [x + 36, y + 14, 52]], tinted('green', 'highlight'), 2, 0); // prettier-ignore
  stage.front([x, y + 30, 10], 36, 8, color('color-area-hv'), FINE);
  const cable: Vec[] = [[x + 36, y + 16, 40], [x + 66, y + 20, 6], [x + 104, y + 22, 4], [CAR.x - 13, CAR.y + 40, 56]]; // prettier-ignore
  stage.line(cable, INK, 8, 20);
  stage.line(cable, WIRE.orange, 5, 20);
  round(stage, [CAR.x - 13, CAR.y + 40, 56], 'x', 6, tinted('orange', 'left'));
}

/** A harness of one zone on its board, and control units that are finished. */
function benches(stage: Stage): void {
  const on = (u: number, v: number): Vec => [96 + u, 78 - v * 0.42, 26 + v * 0.9];
  for (const u of [10, 116]) stage.segment([96 + u, 80, 0], on(u, 4), INK, 5);
  stage.polygon([on(0, 0), on(128, 0), on(128, 72), on(0, 72)], tinted('dark', 'left'));
  stage.line([on(14, 36), on(114, 36)], tinted('shell', 'top'), 5, 2);
  for (const [u, v, shade] of [
    [30, 58, WIRE.orange],
    [54, 14, WIRE.violet],
    [78, 58, WIRE.blue],
    [102, 14, tinted('green', 'top')],
  ] as const) {
    stage.line([on(u, 36), on(u, v)], shade, 3.6, 3);
    stage.polygon([on(u - 7, v - 5), on(u + 7, v - 5), on(u + 7, v + 5), on(u - 7, v + 5)], PAPER, FINE); // prettier-ignore
  }
  person(stage, { at: [150, 124, 0], shirt: 'blue', skin: 'wood', hair: 'bun', height: 66, left: on(48, 16), right: on(80, 40) }); // prettier-ignore
  stage.box([130, 372, 0], [230, 44, 32], 'shell');
  stage.segment([130, 416, 16], [360, 416, 16], ERA.line, 3);
  for (const [index, x] of [142, 190, 238, 286].entries()) {
    if (index === 1) {
      stage.box([x, 380, 32], [34, 26, 4], 'board');
      for (const [a, b] of [[5, 5], [18, 5], [5, 15], [20, 15]] as const) stage.box([x + a, 380 + b, 36], [9, 7, 3], 'dark'); // prettier-ignore
    } else unit(stage, [x, 380, 32], index === 2 ? 'blue' : 'violet', 34, 26);
  }
  stage.box([332, 384, 32], [20, 14, 2], 'dark');
  for (const [x, shirt, hair] of [
    [208, 'plastic', 'short'],
    [318, 'violet', 'bun'],
  ] as const)
    person(stage, { at: [x, 446, 0], shirt, hair, skin: hair === 'bun' ? 'copper' : 'wood', height: 66, left: [x - 8, 406, 42], right: [x + 14, 408, 40] }); // prettier-ignore
  // What is ready stands on a cart that finds its own way.
  stage.box([620, 330, 4], [96, 54, 12], 'dark');
  stage.segment([622, 384, 10], [714, 384, 10], tinted('green', 'highlight'), 3);
  for (const [a, b, m] of [
    [6, 6, 'violet'],
    [38, 6, 'blue'],
    [66, 6, 'violet'],
    [6, 30, 'blue'],
    [38, 30, 'violet'],
  ] as const)
    // prettier-ignore
    stage.box([620 + a, 330 + b, 16], [26, 20, 15], m);
}

/** An engineer at the car, with a tablet. */
function engineer(stage: Stage): void {
  person(stage, { at: [470, 352, 0], shirt: 'blue', skin: 'copper', hair: 'short', height: 66, left: [452, 300, 46], right: [486, 340, 34] }); // prettier-ignore
  stage.polygon([[482, 344, 30], [500, 344, 30], [500, 336, 42], [482, 336, 42]], tinted('violet', 'highlight'), FINE); // prettier-ignore
}

/** The hall in 2024: a car whose four zones share one computer, charged and tested. */
export function era2024(): string {
  const stage = createEraRoom(ERA);
  walls(stage);
  simulators(stage);
  benches(stage);
  charger(stage);
  drawCar(stage);
  engineer(stage);
  return finishEraRoom(stage, ERA.line);
}
