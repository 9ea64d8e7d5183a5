import type { Vec } from '../kit/geometry.ts';
import { color, INK, LAWN, PAPER, tinted } from '../kit/paint.ts';
import { person } from './person.ts';
import { dot } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

/** The flat roof of the center: its size, and its height above the ground. */
const ROOF = { x: 4, y: 4, w: 236, d: 130, h: 48 } as const;

/** A row of solar modules on their racks, which lean to the lower left. */
function moduleRow(stage: Stage, x: number, y: number, count: number): void {
  const z = ROOF.h + 2;
  const on = (a: number, b: number): Vec => [x + a, y + b, z + 20 - b * 0.72];
  for (let index = 0; index < count; index += 1) {
    const a = index * 34;
    stage.segment([x + a + 5, y + 2, z], on(a + 5, 2), INK, 2.4);
    stage.segment([x + a + 27, y + 2, z], on(a + 27, 2), INK, 2.4);
    stage.polygon([on(a, 0), on(a + 31, 0), on(a + 31, 26), on(a, 26)], tinted('dark', 'left'), 1.6); // prettier-ignore
    for (const step of [8, 16, 23])
      stage.segment(on(a + step, 0), on(a + step, 26), tinted('dark', 'highlight'), 1);
    for (const step of [9, 18])
      stage.segment(on(a, step), on(a + 31, step), tinted('dark', 'highlight'), 1);
  }
}

/** The combiner box, open: fuses, breaker, and the cables of the strings. */
function combiner(stage: Stage, [x, y]: readonly [number, number]): void {
  const z = ROOF.h;
  stage.box([x, y, z], [28, 10, 25], 'shell');
  stage.front([x + 2, y + 10, z + 3], 24, 20, PAPER, FINE);
  for (const a of [5, 10, 15]) {
    stage.front([x + a, y + 10, z + 13], 3.4, 8, tinted('orange', 'left'), 1);
    stage.segment([x + a + 1.7, y + 10, z + 4], [x + a + 1.7, y + 10, z + 13], color('color-area-second'), 1.4); // prettier-ignore
  }
  stage.front([x + 20, y + 10, z + 8], 4, 12, tinted('dark', 'left'), 1);
  // Its door, swung open.
  stage.polygon([[x, y + 10, z + 1], [x - 16, y + 19, z + 1], [x - 16, y + 19, z + 25], [x, y + 10, z + 25]], tinted('shell', 'right')); // prettier-ignore
  dot(stage, [x - 13, y + 17, z + 13], 1.6, tinted('dark', 'left'));
}

/** Two electricians replace the combiner box of the solar modules on the roof of a community center. */
export function centerRoof(): string {
  const stage = new Stage(1.62, [304, 164]);
  const green = color('color-area-second');
  const { x, y, w, d, h } = ROOF;
  const street = 168;
  stage.flat([-40, -20, 0], 330, 210, LAWN, 0);
  stage.flat([-40, 142, 0], 330, 48, tinted('shell', 'top'), 0);
  stage.plants([
    ['conifer', -26, 0, 84],
    ['tree', -24, 48, 72],
    ['conifer', -26, 92, 80],
    ['tree', -20, 124, 60],
  ]);
  stage.shadow([x + w, y, 0], [x + w + 26, y + 12, 0], [x + w + 26, y + d, 0], [x + w, y + d, 0]);
  stage.box([x, y, 0], [w, d, h], 'plastic');
  stage.flat([x + 4, y + 4, h + 0.5], w - 8, d - 8, tinted('shell', 'left'), FINE);
  stage.windows([x + 20, y + d, 15], 82, 22, 5);
  stage.windows([x + 150, y + d, 15], 70, 22, 4);
  stage.front([x + 112, y + d, 0], 28, 36, tinted('dark', 'left'), FINE);
  stage.segment([x + 126, y + d, 0], [x + 126, y + d, 36], tinted('plastic', 'top'), 1.4);
  stage.box([x + 104, y + d, 36], [44, 12, 3], 'green');
  stage.side([x + w, y + 18, 15], 94, 22, tinted('plastic', 'top'), FINE);
  for (const b of [41, 65, 89]) stage.segment([x + w, y + b, 15], [x + w, y + b, 37], INK, FINE);
  moduleRow(stage, 20, 12, 6);
  moduleRow(stage, 20, 52, 4);
  // Cables of the strings run to the box, and from it down to the line.
  const lead = [[156, 84, h], [166, 84, h], [166, 96, h]] as const; // prettier-ignore
  stage.line([[30, 84, h], ...lead], green, 2.6, 4);
  combiner(stage, [166, 84]);
  stage.line([[200, 96, h], [224, 96, h], [224, y + d, h], [224, y + d, 0], [224, street, 0]], green, 3.4, 6); // prettier-ignore
  person(stage, {
    at: [180, 110, h],
    shirt: 'green',
    skin: 'wood',
    hair: 'short',
    height: 46,
    left: [174, 95, h + 14],
    right: [184, 95, h + 17],
  });
  // The old box is on the roof, with the tools.
  stage.box([114, 98, h], [20, 9, 16], 'metal');
  stage.box([136, 114, h], [15, 9, 7], 'orange');
  person(stage, {
    at: [100, 114, h],
    shirt: 'blue',
    skin: 'copper',
    hair: 'bun',
    height: 44,
    right: [114, 108, h + 9],
  });
  stage.cable([-40, street, 0], [290, street, 0]);
  stage.joint([224, street, 0], green);
  stage.plants([
    ['tree', 268, 60, 44],
    ['conifer', 272, 108, 52],
    ['tree', -22, 178, 40],
  ]);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
