import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { person } from './person.ts';
import { dot, room, table } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { round } from './solids.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE } from './wires.ts';

/** The screen on the wall: the picture of the film, its captions, and its bar. */
function screen(stage: Stage): void {
  const on = (a: number, up: number): Vec => [132 + a, -20, 17 + up];
  stage.front(on(0, 0), 118, 66, tinted('dark', 'left'));
  stage.front(on(4, 4), 110, 58, tinted('blue', 'right'), FINE);
  // A board and the hands at it.
  stage.polygon([on(24, 24), on(86, 24), on(80, 56), on(30, 56)], tinted('wood', 'top'), FINE);
  stage.segment(on(32, 40), on(78, 40), INK, 4);
  for (const [a, b, up, shade] of [
    [40, 38, 52, WIRE.orange],
    [52, 54, 29, WIRE.green],
    [66, 68, 52, WIRE.violet],
  ] as const)
    stage.segment(on(a, 40), on(b, up), shade, 3);
  // Two lines of captions, and how far the film has come.
  stage.polygon([on(14, 9), on(104, 9), on(104, 21), on(14, 21)], tinted('dark', 'right'), 0);
  stage.segment(on(20, 17.5), on(98, 17.5), PAPER, 2.6);
  stage.segment(on(32, 12.5), on(84, 12.5), PAPER, 2.6);
  stage.segment(on(4, 5.5), on(114, 5.5), tinted('dark', 'highlight'), 2.4);
  stage.segment(on(4, 5.5), on(58, 5.5), color('color-area-hv'), 2.4);
}

/** A camera on its tripod, which looks at the board. */
function camera(stage: Stage, [x, y]: readonly [number, number]): void {
  for (const [a, b] of [
    [-12, -6],
    [12, -4],
    [2, 14],
  ] as const) {
    stage.segment([x + a, y + b, 0], [x, y, 50], INK, 4);
    stage.segment([x + a, y + b, 0], [x, y, 50], tinted('metal', 'left'), 1.6);
  }
  stage.box([x - 8, y - 8, 50], [16, 26, 15], 'dark');
  stage.box([x - 5, y + 4, 65], [10, 10, 4], 'rubber');
  stage.side([x + 8, y + 2, 53], 13, 10, color('color-area-first'), 1);
  dot(stage, [x + 8, y - 4, 62], 2.4, tinted('red', 'left'), 1);
}

/** A softbox on its stand. */
function light(stage: Stage, [x, y]: readonly [number, number]): void {
  stage.segment([x, y, 0], [x, y, 82], INK, 3.4);
  stage.segment([x - 10, y + 6, 0], [x + 10, y - 6, 0], INK, 3.4);
  stage.polygon([[x - 14, y + 3, 74], [x + 14, y + 3, 74], [x + 14, y + 9, 104], [x - 14, y + 9, 104]], tinted('yellow', 'highlight')); // prettier-ignore
}

/** The films about jobs are made: a camera, someone at a harness board, and the film with its captions on the wall. */
export function jobFilm(): string {
  const stage = new Stage(1.62, [304, 158]);
  const blue = color('color-area-first');
  const trunk = 176;
  room(stage, 86);
  screen(stage);
  // The board that is filmed.
  const on = (u: number, v: number): Vec => [22 + u, 46 - v * 0.4, 22 + v * 0.9];
  light(stage, [-14, 24]);
  for (const u of [8, 84]) stage.segment([22 + u, 46, 0], [22 + u, 46, 28], INK, 4);
  stage.polygon([on(0, 0), on(92, 0), on(92, 60), on(0, 60)], tinted('wood', 'top'));
  stage.segment(on(8, 32), on(84, 32), INK, 6);
  for (const [u, to, v, shade] of [
    [20, 16, 52, WIRE.blue],
    [36, 42, 10, WIRE.orange],
    [56, 60, 52, WIRE.green],
    [72, 76, 12, WIRE.violet],
  ] as const) {
    stage.segment(on(u, 32), on(to, v), shade, 4);
    stage.polygon([on(to - 4, v - 3), on(to + 5, v - 3), on(to + 5, v + 4), on(to - 4, v + 4)], PAPER, FINE); // prettier-ignore
  }
  person(stage, {
    at: [62, 82, 0],
    shirt: 'blue',
    skin: 'wood',
    hair: 'bun',
    height: 82,
    left: on(28, 18),
    right: on(62, 34),
  });
  camera(stage, [128, 96]);
  person(stage, {
    at: [166, 104, 0],
    shirt: 'violet',
    skin: 'copper',
    hair: 'short',
    height: 84,
    left: [137, 100, 58],
  });
  table(stage, [196, 62], [58, 30], 36, 'shell');
  stage.box([206, 68, 36], [26, 18, 2], 'dark');
  stage.polygon([[206, 68, 38], [232, 68, 38], [232, 62, 54], [206, 62, 54]], tinted('violet', 'highlight'), FINE); // prettier-ignore
  round(stage, [244, 76, 36.4], 'z', 5, tinted('orange', 'left'));
  stage.line([[128, 98, 2], [128, 134, 0], [128, trunk, 0]], blue, 3.4, 8); // prettier-ignore
  stage.cable([-40, trunk, 0], [290, trunk, 0]);
  stage.joint([128, trunk, 0], blue);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
