import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { person, type Person } from './person.ts';
import { room, sideWindows } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

type Listener = Pick<Person, 'shirt' | 'skin' | 'hair'>;

const DESK = { width: 52, depth: 18, height: 36 };
const COLUMNS = [56, 126, 196];
const ROWS: readonly (readonly [y: number, listeners: readonly (Listener | undefined)[]])[] = [
  [
    62,
    [
      { shirt: 'blue', skin: 'copper', hair: 'bun' },
      { shirt: 'plastic', skin: 'wood', hair: 'short' },
      { shirt: 'orange', skin: 'wood', hair: 'bun' },
    ],
  ],
  [
    114,
    [
      { shirt: 'plastic', skin: 'wood', hair: 'short' },
      undefined,
      { shirt: 'violet', skin: 'copper', hair: 'short' },
    ],
  ],
];

/** A desk with a sample: a connector and its leads. */
function desk(stage: Stage, x: number, y: number): void {
  const { width, depth, height } = DESK;
  stage.shadow(
    [x, y, 0],
    [x + width + 4, y, 0],
    [x + width + 4, y + depth + 4, 0],
    [x + 4, y + depth + 4, 0],
  );
  stage.box([x, y, 0], [3, depth, height], 'shell');
  stage.box([x + width - 3, y, 0], [3, depth, height], 'shell');
  stage.box([x, y, height - 3], [width, depth, 3], 'wood');
  stage.segment([x + 8, y + 8, height], [x + 18, y + 8, height], color('color-area-first'), 2.5);
  stage.box([x + 18, y + 4, height], [10, 8, 5], 'blue');
}

/** What the instructor points at: the section of a crimped terminal, as it should be. */
function board(stage: Stage): void {
  const [x, y, z] = [70, -20, 26] as const;
  stage.front([x, y, z], 150, 50, PAPER);
  const on = (along: number, up: number) => [x + along, y, z + up] as const;
  stage.segment(on(14, 25), on(52, 25), color('color-area-first'), 8);
  stage.segment(on(52, 25), on(70, 25), tinted('copper', 'left'), 6);
  stage.polygon([on(60, 15), on(84, 15), on(84, 35), on(60, 35)], tinted('metal', 'left'), FINE);
  stage.polygon([on(84, 20), on(112, 20), on(112, 30), on(84, 30)], tinted('metal', 'top'), FINE);
  for (const up of [40, 34, 28])
    stage.segment(on(122, up), on(up === 28 ? 134 : 142, up), tinted('shell', 'left'), 2.5);
  stage.line([on(72, 14), on(72, 8), on(122, 8), on(122, 20)], INK, FINE, 2);
}

/** A training room: a trainer explains the section of a crimp to people with samples. */
export function classroom(): string {
  const stage = new Stage(1.62, [304, 158]);
  const blue = color('color-area-first');
  const aisle = 174;
  room(stage, 84);
  sideWindows(stage, 20, 26, 120, 44, 4);
  board(stage);
  person(stage, {
    at: [52, 8, 0],
    shirt: 'dark',
    skin: 'wood',
    hair: 'bun',
    facing: true,
    right: [94, -14, 50],
  });
  stage.line([[26, aisle, 0], [26, 54, 0], [214, 54, 0]], blue, 3); // prettier-ignore
  for (const [y, listeners] of ROWS) {
    for (const [column, listener] of listeners.entries()) {
      const x = COLUMNS[column] ?? 0;
      desk(stage, x, y);
      if (!listener) continue;
      person(stage, {
        at: [x + 30, y + 28, 0],
        seated: true,
        left: [x, y + 14, DESK.height],
        right: [x + 34, y + 10, DESK.height],
        ...listener,
      });
    }
  }
  stage.cable([-40, aisle, 0], [290, aisle, 0]);
  stage.joint([26, aisle, 0], blue);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
