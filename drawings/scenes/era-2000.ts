import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { createEraRoom, type Era, finishEraRoom, leftWindow, ROOM } from './era-room.ts';
import { person } from './person.ts';
import { crate, press } from './plant-cut-parts.ts';
import { dot } from './props.ts';
import { cylinder, round } from './solids.ts';
import { FINE, type Stage } from './stage.ts';
import { WIRE } from './wires.ts';

const ERA: Era = {
  ground: 'color-surface-first',
  wall: 'plastic',
  floor: tinted('shell', 'top'),
  slab: 'dark',
  joints: color('color-surface-subtle'),
  line: color('color-area-first'),
};
const GREEN = color('color-area-second');

/** Walls of the second plant: a band of windows, the company's stripe, a rolling door, a map of the plants. */
function walls(stage: Stage): void {
  const { length, depth } = ROOM;
  for (const y of [34, 132, 230]) leftWindow(stage, [y, 56], [84, 34], [4, 1], tinted('plastic', 'top')); // prettier-ignore
  stage.segment([0, 0, 30], [length, 0, 30], ERA.line, 5);
  stage.segment([0, 0, 30], [0, depth, 30], ERA.line, 5);
  stage.front([646, 0, 0], 108, 84, tinted('shell', 'right'), FINE);
  for (let slat = 1; slat < 8; slat += 1)
    stage.segment([646, 0, slat * 10.5], [754, 0, slat * 10.5], tinted('shell', 'left'), 1.4);
  stage.front([360, 0, 48], 120, 52, tinted('dark', 'left'), FINE);
  for (const [a, up] of [
    [18, 34],
    [38, 28],
    [72, 30],
    [80, 24],
    [76, 16],
    [104, 32],
  ] as const)
    dot(stage, [360 + a, 0, 48 + up], 2.6, color('color-area-hv'), 0);
  stage.line([[378, 0, 82], [398, 0, 76], [432, 0, 78], [440, 0, 72], [436, 0, 64]], tinted('plastic', 'top'), 1.6, 3); // prettier-ignore
  stage.line([[432, 0, 78], [464, 0, 80]], tinted('plastic', 'top'), 1.6, 3); // prettier-ignore
  // Lanes.
  for (const y of [196, 322])
    stage.flat([4, y, 0], length - 8, 34, color('color-surface-first'), 0);
  for (const y of [196, 230, 322, 356])
    stage.segment([6, y, 0], [length - 6, y, 0], tinted('yellow', 'left'), 2);
}

/** A monitor with a tube, as long as it is wide. */
function tube(stage: Stage, [x, y, z]: Vec): void {
  stage.box([x + 4, y - 16, z + 3], [16, 16, 14], 'shell');
  stage.box([x, y, z], [24, 8, 20], 'shell');
  stage.front([x + 3, y + 8, z + 4], 18, 13, tinted('green', 'right'), 1);
  stage.segment([x + 6, y + 8.2, z + 13], [x + 15, y + 8.2, z + 13], tinted('green', 'highlight'), 1.4); // prettier-ignore
  stage.segment([x + 6, y + 8.2, z + 9], [x + 12, y + 8.2, z + 9], tinted('green', 'highlight'), 1.4); // prettier-ignore
}

/** A reel of wire on its stand, from which a machine draws. */
function supply(stage: Stage, x: number, y: number, shade: string): void {
  stage.segment([x, y - 6, 0], [x, y - 6, 22], INK, 4);
  cylinder(stage, [x, y + 8, 24], 'y', 19, 16, 'wood', FINE);
  round(stage, [x, y + 8.4, 24], 'y', 13, shade, FINE);
  round(stage, [x, y + 8.8, 24], 'y', 4, tinted('wood', 'right'), 1);
}

/**
 * A line that cuts wire, strips it and crimps both ends: reels, straightener, two applicators under their guard, and the
 * tray of finished wires.
 */
function crimpingLine(stage: Stage, x: number, y: number, material: Material): void {
  for (const [index, shade] of [WIRE.blue, WIRE.orange, WIRE.green].entries())
    supply(stage, x + 16 + index * 40, y + 12, shade);
  for (const a of [16, 56, 96])
    stage.line([[x + a, y + 14, 43], [x + 128, y + 16, 40]], INK, 1.4, 3); // prettier-ignore
  stage.shadow([x + 130, y + 44, 0], [x + 386, y + 44, 0], [x + 400, y + 30, 0], [x + 386, y, 0]);
  stage.box([x + 126, y, 0], [196, 42, 30], 'shell');
  stage.box([x + 130, y + 8, 30], [30, 18, 16], 'metal');
  for (const a of [136, 144, 152]) round(stage, [x + a, y + 26.5, 39], 'y', 3.4, PAPER, 1);
  // The transparent guard shows both crimping units.
  for (const a of [172, 254]) {
    stage.box([x + a, y + 6, 30], [44, 28, 8], 'dark');
    stage.box([x + a + 6, y + 8, 38], [30, 12, 26], material);
    stage.box([x + a + 14, y + 20, 46], [14, 8, 12], 'metal');
    round(stage, [x + a + 40, y + 14, 66], 'y', 12, tinted('copper', 'top'), FINE);
    round(stage, [x + a + 40, y + 14.4, 66], 'y', 4, PAPER, 1);
  }
  stage.segment([x + 160, y + 18, 40], [x + 322, y + 18, 40], WIRE.blue, 2.4);
  stage.box([x + 222, y + 4, 30], [24, 30, 50], material);
  stage.front([x + 225, y + 34, 56], 18, 14, tinted('green', 'highlight'), FINE);
  stage.segment([x + 234, y + 10, 80], [x + 234, y + 10, 92], INK, 3);
  dot(stage, [x + 234, y + 10, 94], 4.4, tinted('green', 'top'));
  // The tray.
  stage.box([x + 324, y + 4, 0], [66, 34, 22], 'metal');
  stage.flat([x + 328, y + 8, 22.4], 58, 26, tinted('shell', 'right'), FINE);
  for (let wire = 0; wire < 6; wire += 1)
    stage.segment([x + 332, y + 11 + wire * 4, 24], [x + 382, y + 11 + wire * 4, 24], [WIRE.blue, WIRE.orange, WIRE.green][wire % 3] ?? INK, 2.2); // prettier-ignore
}

/** Boards on a carousel, and the test at its end. */
function carousel(stage: Stage): void {
  stage.box([40, 268, 0], [520, 40, 12], 'shell');
  stage.segment([44, 308, 6], [556, 308, 6], ERA.line, 3);
  const shades = [WIRE.blue, WIRE.orange, tinted('dark', 'left'), WIRE.green];
  for (let index = 0; index < 5; index += 1) {
    const x = 52 + index * 102;
    const on = (u: number, v: number): Vec => [x + u, 292 - v * 0.42, 22 + v * 0.9];
    for (const u of [8, 74]) stage.segment([x + u, 290, 12], [x + u, 290, 24], INK, 4);
    stage.polygon([on(0, 0), on(84, 0), on(84, 58), on(0, 58)], tinted('wood', 'top'));
    stage.line([on(6, 30), on(78, 30)], INK, 4.6, 2);
    for (const [wire, [a, u, v]] of (
      [
        [18, 14, 50],
        [34, 42, 10],
        [52, 50, 50],
        [66, 72, 12],
      ] as const
    ).entries()) {
      stage.segment(on(a, 30), on(u, v), shades[wire] ?? INK, 3);
      stage.polygon([on(u - 5, v - 4), on(u + 5, v - 4), on(u + 5, v + 4), on(u - 5, v + 4)], PAPER, FINE); // prettier-ignore
    }
    if (index === 3) continue;
    person(stage, {
      at: [x + 46, 330, 0],
      shirt: index % 2 ? 'plastic' : 'blue',
      skin: index % 3 ? 'wood' : 'copper',
      hair: index % 2 ? 'bun' : 'short',
      height: 64,
      left: [x + 30, 290, 40],
      right: [x + 58, 290, 48],
    });
  }
  stage.box([592, 270, 0], [96, 42, 32], 'shell');
  tube(stage, [604, 294, 32]);
  stage.box([640, 282, 32], [40, 22, 6], 'dark');
  for (const a of [644, 654, 664, 674]) stage.box([a, 288, 38], [6, 8, 4], 'blue');
  person(stage, {
    at: [640, 342, 0],
    shirt: 'violet',
    skin: 'wood',
    hair: 'short',
    height: 64,
    left: [626, 304, 42],
    right: [656, 306, 40],
  });
}

/** Pallets for plants abroad, and the truck of the forks. */
function shipping(stage: Stage): void {
  for (const [x, y, layers, material] of [
    [612, 388, 2, 'wood'],
    [676, 388, 3, 'wood'],
    [740, 388, 2, 'blue'],
    [740, 320, 3, 'wood'],
  ] as const) {
    stage.box([x, y, 0], [48, 44, 5], 'copper');
    for (let layer = 0; layer < layers; layer += 1) {
      stage.box([x + 2, y + 2, 5 + layer * 19], [44, 40, 19], material);
      stage.segment([x + 24, y + 42, 6 + layer * 19], [x + 24, y + 42, 23 + layer * 19], PAPER, 3); // prettier-ignore
    }
  }
  // A pallet truck with its load.
  stage.box([452, 398, 4], [52, 40, 4], 'orange');
  stage.box([458, 400, 8], [42, 36, 26], 'wood');
  stage.segment([450, 418, 6], [430, 424, 40], INK, 4);
  person(stage, {
    at: [418, 428, 0],
    shirt: 'orange',
    skin: 'copper',
    hair: 'short',
    height: 64,
    facing: true,
    right: [431, 424, 40],
  });
  for (const [x, m] of [
    [60, 'blue'],
    [94, 'blue'],
    [128, 'green'],
    [180, 'blue'],
    [214, 'green'],
  ] as const)
    crate(stage, [x, 398], m, 20, 26);
}

/** A plant of the years around 2000: presses, a crimping line, boards on a carousel, pallets for abroad. */
export function era2000(): string {
  const stage = createEraRoom(ERA);
  walls(stage);
  for (const [index, x] of [30, 132, 234].entries())
    press(stage, [x, 44], 'blue', index === 1 ? color('color-area-hv') : GREEN);
  person(stage, { at: [118, 128, 0], shirt: 'blue', skin: 'wood', hair: 'short', height: 64, left: [92, 100, 34] }); // prettier-ignore
  crate(stage, [206, 80], 'shell', 18, 22);
  crimpingLine(stage, 330, 40, 'blue');
  crimpingLine(stage, 120, 138, 'green');
  person(stage, { at: [560, 112, 0], shirt: 'blue', skin: 'copper', hair: 'bun', height: 64, left: [556, 84, 52] }); // prettier-ignore
  person(stage, { at: [352, 212, 0], shirt: 'plastic', skin: 'wood', hair: 'short', height: 64, left: [348, 184, 54] }); // prettier-ignore
  carousel(stage);
  shipping(stage);
  return finishEraRoom(stage, ERA.line);
}
