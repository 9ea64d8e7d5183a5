import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { person, type Person } from './person.ts';
import { room } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

const TABLE = { x: 40, y: 56, width: 190, depth: 54, height: 37 };

type Guest = Pick<Person, 'shirt' | 'skin' | 'hair'> & { readonly x: number };
const HOSTS: readonly Guest[] = [
  { x: 74, shirt: 'blue', skin: 'wood', hair: 'short' },
  { x: 134, shirt: 'plastic', skin: 'copper', hair: 'bun' },
  { x: 194, shirt: 'dark', skin: 'wood', hair: 'short' },
];
const GUESTS: readonly Guest[] = [
  { x: 86, shirt: 'orange', skin: 'wood', hair: 'bun' },
  { x: 146, shirt: 'green', skin: 'wood', hair: 'short' },
  { x: 206, shirt: 'plastic', skin: 'copper', hair: 'bun' },
];

/** A sheet of paper with lines of text. */
function sheet(stage: Stage, [x, y, z]: Vec): void {
  stage.flat([x, y, z], 16, 13, PAPER, FINE);
  for (const line of [4, 7, 10])
    stage.segment([x + 3, y + line, z], [x + 12, y + line, z], tinted('shell', 'left'), 1.4);
}

/** Partners at one table, with a part between them. */
export function partners(): string {
  const stage = new Stage(1.62, [304, 158]);
  const { x, y, width, depth, height } = TABLE;
  const green = color('color-area-second');
  const aisle = 172;
  room(stage, 76);
  stage.box([-40, 20, 0], [22, 96, 34], 'wood');
  for (const at of [44, 68, 92]) stage.segment([-18, at, 3], [-18, at, 31], INK, FINE);
  stage.tree([-28, 34, 34], 30);
  stage.box([-34, 78, 34], [12, 26, 14], 'green');
  stage.windows([-20, -20, 22], 110, 46, 4);
  // The road that the partners share, on the wall.
  stage.front([130, -20, 24], 120, 44, PAPER);
  const on = (along: number, up: number): Vec => [130 + along, -20, 24 + up];
  stage.line([on(12, 12), on(36, 12), on(48, 28), on(108, 28)], green, 3.5, 6);
  for (const place of [on(12, 12), on(60, 28), on(84, 28), on(108, 28)])
    stage.joint(place, green, 4);

  for (const { x: at, ...host } of HOSTS)
    person(stage, {
      ...host,
      at: [at, y - 14, 0],
      seated: true,
      facing: true,
      left: [at - 14, y + 6, height],
      right: [at + 20, y + 6, height],
    });
  stage.shadow(
    [x, y, 0],
    [x + width + 6, y, 0],
    [x + width + 6, y + depth + 6, 0],
    [x + 6, y + depth + 6, 0],
  );
  stage.box([x + 14, y + 8, 0], [width - 28, depth - 16, height - 4], 'shell');
  stage.box([x, y, height - 4], [width, depth, 4], 'wood');
  for (const at of [60, 116, 180]) sheet(stage, [at, y + 8, height]);
  for (const at of [72, 136, 196]) sheet(stage, [at, y + 32, height]);
  stage.box([146, y + 20, height], [22, 12, 8], 'green');
  stage.box([150, y + 32, height], [14, 3, 5], 'green');
  stage.line([[146, y + 26, height + 3], [128, y + 26, height], [112, y + 22, height]], green, 3); // prettier-ignore

  for (const { x: at, ...guest } of GUESTS)
    person(stage, {
      ...guest,
      at: [at, y + depth + 12, 0],
      seated: true,
      left: [at - 30, y + depth - 4, height],
      right: [at + 4, y + depth - 12, height],
    });
  stage.line([[240, aisle, 0], [240, 30, 0], [210, 30, 0]], green, 3); // prettier-ignore
  stage.cable([-40, aisle, 0], [290, aisle, 0]);
  stage.joint([240, aisle, 0], green);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
