import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { person } from './person.ts';
import { dot, monitor, room, table } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

/** A climatic chamber with a harness in its window, between heat and cold. */
export function chamber(stage: Stage, [x, y]: readonly [number, number]): void {
  const [w, d, h] = [92, 62, 96] as const;
  stage.shadow(
    [x + w, y, 0],
    [x + w + 14, y + 6, 0],
    [x + w + 14, y + d + 6, 0],
    [x + 8, y + d + 6, 0],
    [x, y + d, 0],
  );
  stage.box([x, y, 6], [w, d, h - 6], 'plastic');
  stage.box([x + 4, y + d, 12], [62, 3, h - 20], 'shell');
  const on = (along: number, up: number): Vec => [x + along, y + d + 3, up];
  stage.polygon([on(16, 30), on(54, 30), on(54, 74), on(16, 74)], tinted('dark', 'left'));
  // The harness hangs in it, its branches apart.
  stage.line([on(20, 64), on(35, 64), on(35, 38)], color('color-area-first'), 3.5, 6);
  stage.segment(on(35, 56), on(46, 48), color('color-area-hv'), 3);
  stage.segment(on(35, 48), on(25, 42), tinted('green', 'highlight'), 3);
  for (const [along, up] of [
    [20, 64],
    [35, 38],
    [46, 48],
    [25, 42],
  ] as const)
    dot(stage, on(along, up), 3, PAPER);
  stage.segment(on(62, 44), on(62, 60), INK, 4);
  stage.front([x + 72, y + d, 60], 16, 20, tinted('dark', 'left'), FINE);
  stage.line([[x + 75, y + d, 66], [x + 79, y + d, 66], [x + 79, y + d, 75], [x + 83, y + d, 75], [x + 83, y + d, 68], [x + 86, y + d, 68]], color('color-area-hv'), 1.6, 1); // prettier-ignore
  for (const up of [50, 42]) dot(stage, [x + 80, y + d, up], 3, tinted('metal', 'top'));
  stage.box([x + 20, y + 12, h], [50, 34, 8], 'metal');
  for (const along of [6, 16, 26, 36])
    stage.segment([x + 20 + along, y + 46, h + 2], [x + 20 + along, y + 46, h + 6], INK, FINE);
}

/** A shaker with a connector clamped to its table. */
export function shaker(stage: Stage, [x, y]: readonly [number, number]): void {
  stage.shadow([x, y, 0], [x + 60, y, 0], [x + 66, y + 56, 0], [x + 6, y + 56, 0]);
  stage.box([x, y, 0], [56, 52, 16], 'dark');
  stage.box([x + 10, y + 8, 16], [36, 36, 10], 'rubber');
  stage.box([x + 4, y + 2, 26], [48, 48, 6], 'metal');
  for (const [bx, by] of [
    [8, 6],
    [44, 6],
    [8, 44],
    [44, 44],
  ] as const)
    dot(stage, [x + bx + 1, y + by, 32], 2, tinted('dark', 'left'));
  stage.box([x + 16, y + 16, 32], [24, 18, 14], 'orange');
  for (const along of [5, 12, 19])
    stage.flat([x + 16 + along - 2, y + 21, 46], 4, 8, tinted('orange', 'right'), FINE);
  stage.box([x + 14, y + 34, 32], [28, 4, 5], 'metal');
}

/** The test bench: heat, cold and vibration, and the person who reads what they do to a harness. */
export function testBench(): string {
  const stage = new Stage(1.62, [304, 158]);
  const blue = color('color-area-first');
  const aisle = 166;
  room(stage, 46);
  chamber(stage, [-16, 6]);

  table(stage, [120, 8], [86, 40], 37, 'shell');
  monitor(stage, [128, 16, 37], { width: 34, height: 22, lit: tinted('dark', 'left') });
  monitor(stage, [166, 16, 37], { width: 34, height: 22, lit: tinted('blue', 'left') });
  stage.line([[132, 18.5, 48], [138, 18.5, 56], [143, 18.5, 46], [148, 18.5, 57], [153, 18.5, 50], [158, 18.5, 52]], color('color-area-hv'), 2, 2); // prettier-ignore
  stage.flat([146, 32, 37.2], 24, 9, tinted('shell', 'left'), FINE);

  shaker(stage, [212, 62]);
  stage.line(
    [
      [238, 100, 40],
      [238, 124, 20],
      [238, aisle, 0],
    ],
    color('color-area-hv'),
    3,
    12,
  );
  stage.line(
    [
      [38, 71, 12],
      [38, 84, 0],
      [38, aisle, 0],
    ],
    blue,
    3,
  );

  person(stage, {
    at: [160, 66, 0],
    shirt: 'blue',
    skin: 'copper',
    hair: 'short',
    left: [126, 46, 38],
    right: [166, 40, 40],
  });
  person(stage, {
    at: [96, 116, 0],
    shirt: 'plastic',
    skin: 'wood',
    hair: 'bun',
    left: [62, 82, 50],
    height: 80,
  });
  stage.cable([-40, aisle, 0], [290, aisle, 0]);
  stage.joint([38, aisle, 0], blue);
  stage.joint([238, aisle, 0], color('color-area-hv'));
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
