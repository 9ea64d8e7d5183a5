import type { Vec } from '../kit/geometry.ts';
import { color, tinted } from '../kit/paint.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

const HALL = { length: 240, depth: 140, height: 46 } as const;
const TEETH = 6;
const TOOTH = HALL.length / TEETH;
const TOOTH_HEIGHT = 22;
/** Where the street runs along which the line comes in. */
const STREET = 216;

/** One tooth of the roof, its slope covered with solar modules. */
function tooth(stage: Stage, x: number): void {
  const { depth, height } = HALL;
  const ridge = height + TOOTH_HEIGHT;
  const on = (along: number, y: number): Vec => [
    x + TOOTH * along,
    y,
    ridge - TOOTH_HEIGHT * along,
  ];
  stage.face([on(0, depth), on(1, depth), [x, depth, height]], 'plastic');
  stage.polygon([on(0, 0), on(1, 0), on(1, depth), on(0, depth)], tinted('shell', 'left'));
  for (const y of [24, 58, 92]) {
    stage.polygon(
      [on(0.2, y), on(0.8, y), on(0.8, y + 26), on(0.2, y + 26)],
      tinted('dark', 'top'),
      FINE,
    );
    stage.segment(on(0.5, y), on(0.5, y + 26), tinted('dark', 'highlight'), 1);
  }
}

function truck(stage: Stage, [x, y]: readonly [number, number]): void {
  stage.shadow([x + 2, y - 16, 0], [x + 64, y - 16, 0], [x + 72, y + 22, 0], [x + 2, y + 22, 0]);
  stage.box([x, y, 5], [52, 22, 26], 'plastic');
  stage.box([x + 54, y, 5], [16, 22, 18], 'blue');
  stage.side([x + 70, y + 3, 13], 16, 8, tinted('dark', 'left'), FINE);
  stage.segment([x + 6, y + 22, 16], [x + 46, y + 22, 16], color('color-area-first'), 4);
  for (const along of [12, 38, 60]) stage.wheel([x + along, y + 22.5, 5]);
}

/** A plant with its sawtooth roof, offices, dock and truck, served by the line that passes. */
export function plant(): string {
  const stage = new Stage(1.5, [316, 108]);
  const blue = color('color-area-first');
  const { length, depth, height } = HALL;

  stage.flat([-40, -30, 0], 380, 280, tinted('shell', 'top'), 0);
  stage.shadow(
    [240, 0, 0],
    [240, 140, 0],
    [0, 140, 0],
    [-11, 112, 0],
    [-11, -27, 0],
    [229, -27, 0],
  );
  stage.plants([
    ['conifer', -22, 10, 52],
    ['conifer', -24, 60, 58],
    ['conifer', -20, 112, 50],
    ['tree', 40, -18, 46],
    ['tree', 96, -18, 52],
    ['tree', 150, -18, 44],
    ['tree', 208, -18, 50],
  ]);

  stage.box([0, 0, 0], [length, depth, height], 'plastic');
  for (let index = 0; index < TEETH; index += 1) tooth(stage, index * TOOTH);
  stage.windows([12, depth, 24], 216, 12, 12);
  stage.segment([0, depth, 14], [length, depth, 14], blue, 4);

  for (const y of [22, 62, 102]) {
    stage.side([length, y, 0], 24, 26, tinted('metal', 'left'), FINE);
    stage.slats([length, y, 0], 24, [6.5, 13, 19.5]);
  }
  truck(stage, [244, 64]);

  // The offices.
  stage.box([24, depth, 0], [96, 44, 34], 'plastic');
  stage.windows([30, 184, 20], 84, 9, 7);
  stage.windows([30, 184, 6], 50, 9, 4);
  stage.front([90, 184, 0], 14, 16, tinted('dark', 'left'), FINE);
  stage.box([86, 184, 18], [22, 10, 2], 'blue');

  stage.cable([-40, STREET, 0], [340, STREET, 0]);
  stage.segment([70, STREET, 0], [70, 184, 0], blue, 3);
  stage.line([[150, STREET, 0], [150, depth, 0], [150, depth, 14]], blue, 3); // prettier-ignore
  stage.joint([70, STREET, 0], blue);
  stage.joint([150, STREET, 0], blue);

  stage.plants([
    ['tree', 176, 176, 36],
    ['tree', 206, 182, 40],
    ['tree', 236, 176, 34],
    ['tree', 292, 190, 38],
  ]);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
