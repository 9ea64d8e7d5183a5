import { color, INK, type Material, PAPER, tinted } from '../kit/paint.ts';
import { person, type Person } from './person.ts';
import { room, sideWindows } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { round } from './solids.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE } from './wires.ts';

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

/** A desk, on which a sample is drawn. */
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
}

/** A connector and its leads. */
function connector(stage: Stage, x: number, y: number): void {
  const { height } = DESK;
  stage.segment([x + 8, y + 8, height], [x + 18, y + 8, height], color('color-area-first'), 2.5);
  stage.box([x + 18, y + 4, height], [10, 8, 5], 'blue');
}

/** A battery, a switch and a small car on one circuit. */
function circuitKit(stage: Stage, x: number, y: number, material: Material): void {
  const z = DESK.height;
  stage.line([[x + 4, y + 9, z], [x + 4, y + 4, z], [x + 40, y + 4, z], [x + 40, y + 9, z]], WIRE.orange, 2, 3); // prettier-ignore
  stage.line([[x + 4, y + 9, z], [x + 4, y + 15, z], [x + 26, y + 15, z]], WIRE.blue, 2, 3); // prettier-ignore
  stage.box([x + 1, y + 6, z], [9, 6, 6], 'yellow');
  stage.box([x + 17, y + 12, z], [6, 5, 2], 'shell');
  stage.box([x + 30, y + 7, z + 2], [18, 9, 4], material);
  stage.box([x + 33, y + 8, z + 6], [9, 7, 4], 'dark');
  for (const a of [34, 44])
    round(stage, [x + a, y + 16.4, z + 3], 'y', 2.6, tinted('rubber', 'left'), 1);
}

/** The circuit on the board: battery, switch and motor. */
function circuitBoard(stage: Stage): void {
  const [x, y, z] = [70, -20, 26] as const;
  stage.front([x, y, z], 150, 50, tinted('green', 'right'));
  const on = (along: number, up: number) => [x + along, y, z + up] as const;
  stage.line([on(30, 20), on(30, 38), on(118, 38), on(118, 32)], PAPER, 2.4, 2);
  stage.line([on(30, 16), on(30, 10), on(62, 10)], PAPER, 2.4, 2);
  stage.line([on(62, 10), on(78, 17)], PAPER, 2.4, 2);
  stage.line([on(80, 10), on(118, 10), on(118, 16)], PAPER, 2.4, 2);
  stage.segment(on(20, 20), on(40, 20), PAPER, 2.4);
  stage.segment(on(25, 16), on(35, 16), PAPER, 4);
  const [mx, my] = stage.at([...on(118, 24)]);
  stage.raw(`<ellipse cx="${Math.round(mx)}" cy="${Math.round(my)}" rx="11" ry="13" fill="none" stroke="${PAPER}" stroke-width="2.4"/>`); // prettier-ignore
}

/** What the instructor points at: the section of a crimped terminal, as it should be. */
function crimpBoard(stage: Stage): void {
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

/** The differences between two rooms for training. */
interface Lesson {
  readonly board: (stage: Stage) => void;
  readonly sample: (stage: Stage, x: number, y: number, index: number) => void;
  /** How high the listeners are when they stand. */
  readonly height: number;
  readonly tone: 'first' | 'second';
}

function lesson({ board, sample, height, tone }: Lesson): string {
  const stage = new Stage(1.62, [304, 158]);
  const shade = color(`color-area-${tone}`);
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
  stage.line([[26, aisle, 0], [26, 54, 0], [214, 54, 0]], shade, 3); // prettier-ignore
  for (const [y, listeners] of ROWS) {
    for (const [column, listener] of listeners.entries()) {
      const x = COLUMNS[column] ?? 0;
      desk(stage, x, y);
      sample(stage, x, y, column + y);
      if (!listener) continue;
      person(stage, {
        at: [x + 30, y + 28, 0],
        seated: true,
        height,
        left: [x, y + 14, DESK.height],
        right: [x + 34, y + 10, DESK.height],
        ...listener,
      });
    }
  }
  stage.cable([-40, aisle, 0], [290, aisle, 0]);
  stage.joint([26, aisle, 0], shade);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}

/** A training room: a trainer explains the section of a crimp to people with samples. */
export const classroom = (): string =>
  lesson({ board: crimpBoard, sample: connector, height: 85, tone: 'first' });

/** An electricity class: children wire a battery, a switch and a small car. */
export const electricityClass = (): string =>
  lesson({
    board: circuitBoard,
    sample: (stage, x, y, index) =>
      circuitKit(stage, x, y, (['blue', 'orange', 'green'] as const)[index % 3] ?? 'blue'),
    height: 66,
    tone: 'second',
  });
