import type { Vec } from '../kit/geometry.ts';
import { color, INK, tinted } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { car, dot } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

/** A house with a light on, and the carport beside it. */
function house(stage: Stage): void {
  const [w, d, h] = [104, 70, 60] as const;
  const ridge = h + 34;
  stage.box([-20, -10, 0], [w, d, h], 'dark');
  stage.face([[-20, -10, h], [-20 + w, -10, h], [-20 + w, d / 2 - 10, ridge], [-20, d / 2 - 10, ridge]], 'rubber'); // prettier-ignore
  stage.face(
    [
      [-20 + w, -10, h],
      [-20 + w, d - 10, h],
      [-20 + w, d / 2 - 10, ridge],
    ],
    'dark',
  );
  stage.polygon([[-24, d - 6, h - 3], [-16 + w, d - 6, h - 3], [-16 + w, d / 2 - 10, ridge + 2], [-24, d / 2 - 10, ridge + 2]], tinted('rubber', 'top')); // prettier-ignore
  const lit = tinted('orange', 'highlight');
  for (const x of [-6, 20]) {
    stage.front([x, d - 10, 24], 18, 22, lit, FINE);
    stage.segment([x + 9, d - 10, 24], [x + 9, d - 10, 46], INK, FINE);
  }
  stage.front([54, d - 10, 0], 20, 40, tinted('wood', 'right'), FINE);
  dot(stage, [70, d - 10, 18], 1.6, lit);
}

/** A lamp that lights a round of the ground. */
function lamp(stage: Stage, [x, y]: readonly [number, number]): void {
  const [cx, cy] = stage.at([x + 6, y + 12, 0]).map(c);
  stage.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="62" ry="30" fill="${tinted('orange', 'highlight')}" opacity=".14"/>`,
  );
  stage.line([[x, y, 0], [x, y, 104], [x + 22, y, 104]], tinted('metal', 'right'), 4, 10); // prettier-ignore
  stage.box([x + 14, y - 3, 99], [18, 6, 4], 'metal');
  stage.front([x + 14, y + 3, 99], 18, 2, tinted('orange', 'highlight'), 0);
}

/** A post with its display, from which the cable hangs. */
function charger(stage: Stage, [x, y]: readonly [number, number]): Vec {
  stage.box([x, y, 0], [16, 14, 52], 'plastic');
  stage.front([x + 3, y + 14, 34], 10, 12, tinted('dark', 'left'), FINE);
  stage.line([[x + 5, y + 14, 40], [x + 8, y + 14, 36], [x + 8, y + 14, 42], [x + 11, y + 14, 38]], tinted('green', 'highlight'), 1.8, 0); // prettier-ignore
  dot(stage, [x + 8, y + 14, 26], 3, tinted('green', 'left'));
  return [x + 16, y + 7, 28];
}

/** Charging at night: a house, a post, a car, and the line that feeds them. */
export function charging(): string {
  const stage = new Stage(1.62, [304, 158]);
  const orange = color('color-area-hv');
  const street = 170;
  stage.flat([-40, -20, 0], 330, 210, tinted('dark', 'right'), 0);
  stage.flat([-40, 146, 0], 330, 44, tinted('dark', 'left'), 0);
  stage.plants([
    ['conifer', 108, -12, 62],
    ['conifer', 138, -14, 70],
    ['conifer', 172, -12, 60],
    ['conifer', 204, -14, 66],
    ['conifer', 238, -12, 58],
    ['conifer', 268, -12, 62],
  ]);
  house(stage);
  stage.flat([96, 40, 0], 150, 84, tinted('dark', 'top'), 0);
  lamp(stage, [258, 40]);

  car(stage, [138, 58], 'blue');
  const socket = charger(stage, [96, 88]);
  const inlet: Vec = [151, 98, 18];
  const cable: Vec[] = [socket, [122, 100, 26], [126, 106, 3], [140, 106, 4], inlet];
  stage.line(cable, INK, 7, 14);
  stage.line(cable, orange, 4, 14);
  dot(stage, inlet, 4, tinted('orange', 'left'));

  // Power comes along the street, and could go back the same way.
  stage.segment([104, street, 0], [104, 104, 0], orange, 3);
  stage.segment([-40, street, 0], [290, street, 0], orange, 6);
  for (const x of [-40, 290]) stage.joint([x, street, 0], orange, 6);
  stage.joint([104, street, 0], orange);
  stage.plants([
    ['tree', 272, 132, 40],
    ['tree', -24, 112, 44],
    ['tree', 4, 124, 36],
  ]);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
