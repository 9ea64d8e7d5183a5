import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { person } from './person.ts';
import { dot, monitor, room, sideWindows } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

const COUNTER = 44;

/** Two pillars with a glass wing between them. */
function gate(stage: Stage, [x, y]: readonly [number, number], open: boolean): void {
  for (const along of [0, 44]) {
    stage.box([x + along, y, 0], [9, 46, 40], 'metal');
    dot(stage, [x + along + 4.5, y + 46, 31], 3, tinted(open ? 'green' : 'dark', 'left'));
  }
  if (open) return;
  stage.polygon([[x + 9, y + 22, 8], [x + 42, y + 22, 8], [x + 42, y + 22, 36], [x + 9, y + 22, 36]], tinted('plastic', 'left'), FINE); // prettier-ignore
  stage.segment([x + 26, y + 22, 8], [x + 26, y + 22, 36], INK, FINE);
}

/** A visitor's pass: a card on its band. */
function pass(stage: Stage, [x, y, z]: Vec): void {
  stage.flat([x, y, z], 13, 9, PAPER, FINE);
  stage.segment([x + 3, y + 3, z], [x + 10, y + 3, z], color('color-area-first'), 2);
  stage.segment([x + 3, y + 6, z], [x + 7, y + 6, z], tinted('shell', 'left'), 1.6);
}

/** The gate desk: a visitor gets a pass, and the line leads through the gate. */
export function gateDesk(): string {
  const stage = new Stage(1.62, [304, 158]);
  const blue = color('color-area-first');
  const aisle = 172;
  room(stage, 84);
  sideWindows(stage, 10, 6, 140, 66, 4);
  // The glass front of the hall.
  stage.windows([-28, -20, 10], 120, 62, 4);
  for (const [z, width] of [
    [62, 54],
    [52, 40],
    [42, 48],
  ] as const)
    stage.segment([118, -20, z], [118 + width, -20, z], tinted('shell', 'left'), 3);
  stage.joint([108, -20, 62], blue, 4);
  stage.joint([108, -20, 52], color('color-area-second'), 4);
  stage.joint([108, -20, 42], color('color-area-third'), 4);

  person(stage, {
    at: [66, 34, 0],
    shirt: 'dark',
    skin: 'wood',
    hair: 'short',
    facing: true,
    left: [52, 52, COUNTER],
    right: [92, 54, COUNTER],
  });
  stage.shadow([10, 56, 0], [128, 56, 0], [128, 96, 0], [18, 96, 0]);
  stage.box([8, 52, 0], [112, 34, COUNTER], 'wood');
  stage.front([8, 86, 8], 112, 20, tinted('shell', 'top'), FINE);
  stage.line([[8, 86, 18], [40, 86, 18], [48, 86, 22], [120, 86, 22]], blue, 3, 4); // prettier-ignore
  stage.box([8, 80, COUNTER], [112, 6, 8], 'wood');
  monitor(stage, [22, 60, COUNTER], { width: 26, height: 18, lit: tinted('dark', 'left') });
  pass(stage, [84, 62, COUNTER]);

  person(stage, {
    at: [128, 112, 0],
    shirt: 'orange',
    skin: 'copper',
    hair: 'bun',
    left: [90, 86, COUNTER + 8],
    right: [142, 106, 38],
  });
  stage.box([136, 126, 0], [16, 8, 20], 'dark');
  stage.line([[140, 130, 20], [140, 130, 26], [148, 130, 26], [148, 130, 20]], INK, 2.5, 3); // prettier-ignore

  stage.segment([196, aisle, 0], [196, 10, 0], blue, 3);
  stage.joint([196, 10, 0], blue, 4);
  gate(stage, [170, 40], true);
  gate(stage, [223, 40], false);
  stage.cable([-40, aisle, 0], [290, aisle, 0]);
  stage.joint([196, aisle, 0], blue);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
