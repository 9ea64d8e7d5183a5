import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { person } from './person.ts';
import { cupboard, disc, dot, monitor, room, table } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

const BENCH = 37;

/** An instrument with a curve on its screen, two terminals and a row of keys. */
export function oscilloscope(stage: Stage, [x, y, z]: Vec): void {
  stage.box([x, y, z], [34, 16, 22], 'plastic');
  stage.front([x + 3, y + 16, z + 7], 20, 12, tinted('dark', 'left'), FINE);
  const on = (along: number, up: number): Vec => [x + 4 + along, y + 16, z + 13 + up];
  stage.line(
    [on(0, 0), on(4, 0), on(4, 4), on(9, 4), on(9, -3), on(14, -3), on(14, 0), on(18, 0)],
    tinted('green', 'highlight'),
    1.8,
    2,
  );
  for (const up of [8, 13, 18]) dot(stage, [x + 28, y + 16, z + up], 2.2, PAPER);
  for (const along of [7, 16])
    dot(stage, [x + along, y + 16, z + 3.5], 1.8, tinted('dark', 'left'));
}

/** A microscope: foot, arm, tube and stage. */
export function microscope(stage: Stage, [x, y, z]: Vec): void {
  stage.box([x, y, z], [14, 14, 2], 'dark');
  stage.line([[x + 3, y + 4, z + 2], [x + 3, y + 4, z + 20], [x + 9, y + 8, z + 26]], INK, 6, 6); // prettier-ignore
  stage.segment([x + 9, y + 8, z + 10], [x + 9, y + 8, z + 30], INK, 9);
  stage.segment([x + 9, y + 8, z + 12], [x + 9, y + 8, z + 28], tinted('metal', 'top'), 5);
}

/** The laboratory: a control unit on the bench, powered and monitored, and a person reading the curve. */
export function laboratory(): string {
  const stage = new Stage(1.62, [304, 158]);
  const violet = color('color-area-third');
  const blue = color('color-area-first');
  const aisle = 166;
  room(stage);

  // Cabinets along the walls.
  stage.windows([40, -20, 24], 150, 24, 5);
  cupboard(stage, [204, -16], [66, 26, 48], 3);
  stage.box([-36, 20, 0], [26, 70, 52], 'plastic');
  for (const z of [14, 28, 42]) {
    stage.side([-10, 24, z - 9], 62, 10, tinted('shell', 'left'), FINE);
    for (const y of [30, 44, 58, 72])
      dot(stage, [-10, y, z - 4], 2, z === 28 ? violet : tinted('metal', 'left'));
  }

  table(stage, [26, 34], [220, 52], BENCH, 'shell');
  monitor(stage, [196, 44, BENCH], { width: 38, height: 24, lit: tinted('violet', 'left') });
  oscilloscope(stage, [44, 40, BENCH]);
  microscope(stage, [162, 44, BENCH]);

  // The unit under test with its cover off, and its leads.
  const board: Vec = [96, 44, BENCH];
  stage.box([board[0] - 3, board[1] - 2, BENCH], [54, 36, 4], 'dark');
  stage.flat([board[0], board[1], BENCH + 4], 48, 32, tinted('green', 'left'), FINE);
  stage.box([board[0] + 17, board[1] + 10, BENCH + 4], [13, 13, 2], 'rubber');
  for (const [x, y] of [
    [4, 5],
    [36, 6],
    [36, 20],
    [5, 21],
  ] as const)
    stage.box([board[0] + x, board[1] + y, BENCH + 4], [7, 5, 1.5], 'metal');
  stage.box([board[0] + 20, board[1] + 30, BENCH + 3], [22, 8, 6], 'violet');
  stage.line([[57, 57, BENCH + 4], [70, 70, BENCH], [92, 70, BENCH], [102, 66, BENCH + 5]], color('color-area-hv'), 2.5); // prettier-ignore
  stage.line([[66, 57, BENCH + 4], [76, 64, BENCH], [92, 62, BENCH], [100, 58, BENCH + 5]], blue, 2.5); // prettier-ignore

  // The line comes up to the unit.
  stage.line([[128, aisle, 0], [128, 87, 0], [128, 87, BENCH - 6], [128, 84, BENCH + 5]], violet, 3); // prettier-ignore
  person(stage, {
    at: [84, 102, 0],
    shirt: 'plastic',
    skin: 'wood',
    hair: 'bun',
    left: [48, 80, BENCH + 2],
    right: [98, 76, BENCH + 6],
  });
  person(stage, {
    at: [214, 104, 0],
    shirt: 'violet',
    skin: 'copper',
    hair: 'short',
    left: [176, 84, BENCH + 1],
    right: [214, 80, BENCH + 5],
    height: 88,
  });
  disc(stage, [34, 130, 0], 22, tinted('dark', 'left'));
  stage.segment([34, 130, 0], [34, 130, 22], INK, 5);
  disc(stage, [34, 130, 24], 22, tinted('violet', 'left'));

  stage.cable([-40, aisle, 0], [290, aisle, 0]);
  stage.joint([128, aisle, 0], violet);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
