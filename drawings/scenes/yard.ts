import { frontal, type Vec } from '../kit/geometry.ts';
import { color, INK, LAWN, PAPER, tinted, type Material } from '../kit/paint.ts';
import { person } from './person.ts';
import { STRIP_HEIGHT, STRIP_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE } from './wires.ts';

const PITCH = 58;
const DOCKS = 9;
const FIRST = 96;

/** The hall: its roof with skylights, and a door for every dock. */
function hall(stage: Stage): void {
  stage.flat([60, -130, 70], 590, 130, tinted('shell', 'top'));
  for (let light = 0; light < 9; light += 1)
    stage.flat([82 + light * 64, -112, 70], 34, 84, tinted('dark', 'left'), FINE);
  for (let light = 0; light < 9; light += 1)
    stage.segment(
      [99 + light * 64, -112, 70],
      [99 + light * 64, -28, 70],
      tinted('dark', 'highlight'),
      1.4,
    );
  stage.front([60, 0, 0], 590, 70, tinted('plastic', 'left'));
  stage.front([60, 0, 58], 590, 5, WIRE.blue, 0);
  for (let dock = 0; dock < DOCKS; dock += 1) {
    const x = FIRST + dock * PITCH;
    stage.front([x - 4, 0, 0], 44, 50, tinted('dark', 'left'), FINE);
    stage.front([x, 0, 8], 36, 38, tinted('metal', 'top'), FINE);
    for (const up of [16, 24, 32, 40])
      stage.segment([x, 0, up], [x + 36, 0, up], tinted('metal', 'right'), 1);
    for (const side of [-10, 46])
      stage.front(
        [x + side - 2, 0, 14],
        4,
        8,
        tinted(dock === 4 ? 'green' : 'yellow', 'left'),
        FINE,
      );
  }
}

/** A truck that has backed up to a dock, seen from above its cab. */
function truck(stage: Stage, x: number, y: number, box: Material, cab: Material): void {
  const length = 128;
  stage.shadow(
    [x + 30, y + 4, 0],
    [x + 52, y + 10, 0],
    [x + 52, y + length + 30, 0],
    [x + 8, y + length + 36, 0],
  );
  stage.box([x + 3, y + length - 2, 4], [30, 10, 12], 'dark');
  stage.box([x, y + 2, 8], [36, length, 42], box);
  for (let rib = 1; rib < 6; rib += 1)
    stage.segment(
      [x + 2, y + 2 + rib * 21, 50],
      [x + 34, y + 2 + rib * 21, 50],
      tinted(box, 'left'),
      1.6,
    );
  // The cab: roof, windshield, hood with its lamps.
  stage.box([x + 1, y + length + 8, 4], [34, 24, 36], cab);
  stage.front([x + 4, y + length + 32, 22], 28, 13, tinted('dark', 'left'), FINE);
  stage.segment(
    [x + 9, y + length + 32, 24],
    [x + 14, y + length + 32, 33],
    tinted('dark', 'highlight'),
    2,
  );
  stage.front([x + 8, y + length + 32, 8], 20, 9, tinted('dark', 'right'), FINE);
  for (const side of [3, 27])
    stage.front([x + side, y + length + 32, 9], 6, 5, tinted('yellow', 'highlight'), FINE);
}

/** A forklift with a pallet on its tines. */
function forklift(stage: Stage, [x, y]: readonly [number, number]): void {
  stage.shadow([x, y, 0], [x + 78, y, 0], [x + 78, y + 24, 0], [x, y + 24, 0]);
  stage.box([x + 46, y, 6], [26, 20, 5], 'wood');
  stage.box([x + 46, y, 11], [26, 20, 20], 'blue');
  stage.segment([x + 42, y + 20, 4], [x + 42, y + 20, 50], INK, 4);
  stage.box([x, y, 6], [38, 20, 18], 'orange');
  stage.line([[x + 6, y + 20, 24], [x + 6, y + 20, 46], [x + 34, y + 20, 46], [x + 38, y + 20, 24]], INK, 3, 4); // prettier-ignore
  for (const along of [8, 32]) {
    const [cx, cy] = stage.at([x + along, y + 20, 6]);
    stage.raw(
      `<circle cx="${cx}" cy="${cy}" r="9" fill="${tinted('rubber', 'left')}" stroke="${INK}" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="3.5" fill="${tinted('metal', 'top')}"/>`,
    );
  }
}

const TRUCKS: readonly (readonly [dock: number, Material, Material])[] = [
  [0, 'shell', 'blue'],
  [2, 'shell', 'green'],
  [3, 'blue', 'shell'],
  [7, 'shell', 'violet'],
  [8, 'shell', 'blue'],
];

/** The yard behind the plant, from high above: what leaves today, and where it stands. */
export function yard(): string {
  const stage = new Stage(2.05, [0, 150], frontal(0.62, 0.78));
  const trunk = 178;
  const width = STRIP_WIDTH / 2.05 + 4;
  stage.flat([-4, -200, 0], width + 8, 460, tinted('shell', 'left'), 0);
  stage.flat([-4, -200, 0], 54, 460, LAWN, 0);
  stage.flat([660, -200, 0], 60, 460, LAWN, 0);
  hall(stage);
  for (let dock = 0; dock <= DOCKS; dock += 1)
    stage.segment([FIRST - 11 + dock * PITCH, 6, 0], [FIRST - 11 + dock * PITCH, 168, 0], PAPER, 3);
  const branch = (dock: number, tone: string, to: number): void =>
    stage.segment(
      [FIRST + 18 + dock * PITCH, trunk, 0],
      [FIRST + 18 + dock * PITCH, to, 0],
      tone,
      4,
    );
  branch(1, WIRE.blue, 44);
  branch(4, WIRE.green, 60);
  branch(6, WIRE.violet, 40);
  for (const [dock, box, cab] of TRUCKS) truck(stage, FIRST + dock * PITCH, 0, box, cab);
  // What waits for a truck.
  for (const [x, y, z, material] of [
    [322, 20, 0, 'wood'],
    [346, 20, 0, 'blue'],
    [322, 20, 18, 'blue'],
    [148, 16, 0, 'wood'],
    [172, 16, 0, 'blue'],
    [446, 16, 0, 'blue'],
    [470, 16, 0, 'wood'],
  ] as const)
    stage.box([x, y, z], [22, 20, 18], material);
  forklift(stage, [402, 96]);
  person(stage, {
    at: [376, 128, 0],
    shirt: 'orange',
    skin: 'wood',
    hair: 'short',
    facing: true,
    right: [390, 128, 38],
    height: 60,
  });
  person(stage, {
    at: [164, 92, 0],
    shirt: 'orange',
    skin: 'copper',
    hair: 'bun',
    right: [176, 40, 16],
    height: 58,
  });
  const trees: readonly (readonly [number, number, number])[] = [
    [22, -96, 62],
    [36, -54, 54],
    [18, -14, 60],
    [34, 34, 56],
    [16, 84, 64],
    [36, 132, 52],
    [686, -104, 58],
    [672, -58, 62],
    [690, -8, 54],
    [674, 44, 60],
    [690, 96, 56],
    [674, 146, 60],
  ];
  for (const [index, [x, y, height]] of trees.entries())
    stage[index % 3 === 1 ? 'conifer' : 'tree']([x, y, 0] satisfies Vec, height);

  stage.segment([-4, trunk, 0], [width, trunk, 0], color('color-brand-line'), 6);
  for (const [dock, tone] of [
    [1, WIRE.blue],
    [4, WIRE.green],
    [6, WIRE.violet],
  ] as const)
    stage.joint([FIRST + 18 + dock * PITCH, trunk, 0], tone, 6.5);
  return stage.toSvg(STRIP_WIDTH, STRIP_HEIGHT);
}
