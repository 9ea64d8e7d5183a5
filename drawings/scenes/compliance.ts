import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person } from './person.ts';
import { dot, room } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

const DESK = 38;

/** A closed envelope that lies, or stands in a wall that faces lower left. */
function envelope(stage: Stage, [x, y, z]: Vec, standing = false): void {
  const on = (along: number, up: number): Vec =>
    standing ? [x + along, y, z + up] : [x + along, y + 14 - up, z];
  stage.polygon([on(0, 0), on(22, 0), on(22, 14), on(0, 14)], PAPER, FINE);
  stage.line([on(0, 14), on(11, 6), on(22, 14)], INK, FINE, 0);
}

/** A padlock, seen from the front. */
function padlock(stage: Stage, place: Vec, size: number): void {
  const [x, y] = stage.at(place);
  stage.raw(
    `<path fill="none" stroke="${INK}" stroke-width="${c(size * 0.22)}" d="M${c(x - size * 0.32)} ${c(y)}v${c(-size * 0.4)}a${c(size * 0.32)} ${c(size * 0.32)} 0 0 1 ${c(size * 0.64)} 0v${c(size * 0.4)}"/>` +
      `<rect x="${c(x - size * 0.55)}" y="${c(y - size * 0.1)}" width="${c(size * 1.1)}" height="${c(size * 0.85)}" rx="2" fill="${tinted('orange', 'left')}" stroke="${INK}" stroke-width="2"/>` +
      `<path stroke="${INK}" stroke-width="2" stroke-linecap="round" d="M${c(x)} ${c(y + size * 0.22)}v${c(size * 0.22)}"/>`,
  );
}

/** A cabinet of drawers, each with its lock. */
function drawers(stage: Stage, [x, y]: readonly [number, number]): void {
  stage.box([x, y, 0], [58, 30, 72], 'plastic');
  for (const z of [4, 27, 50]) {
    stage.front([x + 4, y + 30, z], 50, 18, tinted('shell', 'top'), FINE);
    stage.segment([x + 22, y + 30, z + 11], [x + 36, y + 30, z + 11], INK, 3);
    dot(stage, [x + 47, y + 30, z + 11], 2, tinted('orange', 'left'));
  }
}

/** The officer's desk: what comes in by the line is in a locked box, and one person has the key. */
export function compliance(): string {
  const stage = new Stage(1.62, [304, 158]);
  const violet = color('color-area-third');
  const aisle = 172;
  room(stage, 84);
  stage.side([-40, 60, 34], 30, 38, PAPER, FINE);
  for (const z of [62, 55, 48])
    stage.segment([-40, 66, z], [-40, z === 48 ? 76 : 84, z], tinted('shell', 'left'), 2);
  stage.tree([-22, 126, 0], 58);
  drawers(stage, [-30, -16]);
  // A closed door with frosted glass.
  stage.front([200, -20, 0], 48, 76, tinted('wood', 'left'));
  stage.front([208, -20, 34], 32, 34, tinted('plastic', 'left'), FINE);
  dot(stage, [242, -20, 28], 2.5, tinted('metal', 'top'));
  stage.windows([60, -20, 30], 110, 40, 4);
  for (let blind = 1; blind < 6; blind += 1)
    stage.segment(
      [60, -20, 30 + blind * 6.6],
      [170, -20, 30 + blind * 6.6],
      tinted('shell', 'left'),
      1.4,
    );

  person(stage, {
    at: [96, 40, 0],
    shirt: 'violet',
    skin: 'wood',
    hair: 'bun',
    facing: true,
    seated: true,
    left: [84, 62, DESK],
    right: [122, 62, DESK],
  });
  stage.shadow([40, 56, 0], [178, 56, 0], [178, 106, 0], [46, 106, 0]);
  stage.box([36, 56, 0], [132, 44, DESK - 3], 'shell');
  stage.box([32, 54, DESK - 3], [140, 48, 3], 'wood');
  // A letter being read, and the screen turned away from us.
  stage.flat([78, 66, DESK], 20, 15, PAPER, FINE);
  for (const line of [4, 7, 10])
    stage.segment([81, 66 + line, DESK], [94, 66 + line, DESK], tinted('shell', 'left'), 1.4);
  stage.segment([108, 76, DESK], [120, 70, DESK], INK, 2.5);
  stage.box([136, 68, DESK], [26, 3, 1], 'dark');
  stage.box([134, 74, DESK + 3], [30, 3, 20], 'dark');

  // The box, its slot and its lock; the line ends in it.
  stage.shadow([200, 84, 0], [256, 84, 0], [256, 130, 0], [206, 130, 0]);
  stage.box([198, 84, 0], [48, 40, 46], 'violet');
  envelope(stage, [208, 100, 48], true);
  stage.flat([204, 98, 46], 34, 6, tinted('dark', 'right'), FINE);
  padlock(stage, [222, 124, 24], 20);
  stage.segment([222, aisle, 0], [222, 124, 0], violet, 3);
  stage.cable([-40, aisle, 0], [290, aisle, 0]);
  stage.joint([222, aisle, 0], violet);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
