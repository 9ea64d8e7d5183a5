import { color, INK, LAWN, tinted } from '../kit/paint.ts';
import { person } from './person.ts';
import { disc } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { Stage } from './stage.ts';

/** A young tree in its pit, tied to a stake. */
function sapling(stage: Stage, x: number, y: number): void {
  disc(stage, [x, y, 0], 15, tinted('wood', 'right'));
  stage.segment([x + 5, y - 5, 0], [x + 5, y - 5, 38], tinted('wood', 'left'), 4);
  stage.tree([x, y, 0], 46);
}

/** A crate of seedlings. */
function crate(stage: Stage, x: number, y: number): void {
  stage.shadow([x, y, 0], [x + 54, y, 0], [x + 54, y + 34, 0], [x + 6, y + 34, 0]);
  stage.box([x, y, 0], [46, 28, 14], 'wood');
  stage.line([[x, y + 28, 7], [x + 46, y + 28, 7], [x + 46, y, 7]], INK, 1.2, 0); // prettier-ignore
  for (const [dx, dy] of [
    [9, 6],
    [24, 6],
    [38, 6],
    [9, 19],
    [24, 19],
    [38, 19],
  ] as const)
    stage.tree([x + dx, y + dy, 14], 20);
}

/** A watering can. */
function wateringCan(stage: Stage, x: number, y: number): void {
  stage.box([x, y, 0], [14, 10, 12], 'metal');
  stage.segment([x + 14, y + 6, 4], [x + 26, y + 6, 14], INK, 4);
  stage.line([[x + 2, y + 5, 12], [x + 2, y + 5, 19], [x + 12, y + 5, 19], [x + 12, y + 5, 12]], INK, 2.5, 5); // prettier-ignore
}

/** Volunteers: three people plant young trees beside the grown ones. */
export function volunteers(): string {
  const stage = new Stage(1.62, [304, 158]);
  const green = color('color-area-second');
  const path = 172;
  stage.flat([-40, -20, 0], 330, 210, tinted('shell', 'top'), 0);
  stage.flat([-40, -20, 0], 330, 66, LAWN, 0);
  stage.flat([-40, 150, 0], 330, 40, tinted('plastic', 'top'), 0);
  stage.plants([
    ['conifer', -20, 0, 88],
    ['tree', 16, -8, 78],
    ['conifer', 56, -12, 96],
    ['tree', 98, -12, 82],
    ['conifer', 140, -14, 88],
    ['tree', 180, -10, 80],
    ['conifer', 222, -14, 92],
    ['tree', 264, -6, 76],
    ['conifer', -24, 44, 74],
  ]);
  // The row is a branch of the line: each tree stands at a joint.
  stage.line([[36, path, 0], [36, 84, 0], [252, 84, 0]], green, 3); // prettier-ignore
  for (const x of [62, 126]) sapling(stage, x, 84);
  person(stage, {
    at: [92, 100, 0],
    shirt: 'green',
    skin: 'wood',
    hair: 'bun',
    left: [66, 86, 30],
    right: [100, 74, 34],
  });
  sapling(stage, 190, 84);
  person(stage, {
    at: [218, 92, 0],
    shirt: 'orange',
    skin: 'copper',
    hair: 'short',
    facing: true,
    left: [194, 88, 30],
    right: [206, 70, 34],
    height: 88,
  });
  // The next pit, and the one who digs it.
  disc(stage, [252, 84, 0], 15, tinted('wood', 'right'));
  crate(stage, 112, 124);
  person(stage, {
    at: [44, 124, 0],
    shirt: 'plastic',
    skin: 'wood',
    hair: 'short',
    left: [22, 112, 30],
    right: [58, 110, 40],
  });
  stage.segment([58, 110, 46], [58, 112, 0], tinted('wood', 'right'), 4);
  stage.polygon([[54, 112, 2], [62, 112, 2], [60, 112, -10], [56, 112, -10]], tinted('metal', 'right')); // prettier-ignore
  wateringCan(stage, 186, 128);
  stage.cable([-40, path, 0], [290, path, 0]);
  stage.joint([36, path, 0], green);
  for (const x of [62, 126, 190, 252]) stage.joint([x, 84, 0], green, 4);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
