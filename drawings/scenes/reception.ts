import { frontal } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person } from './person.ts';
import { dot, monitor } from './props.ts';
import { STAGE_HEIGHT, STAGE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const WALL = 172;
const FLOOR = 210;
const WIDTH = 620;

/** The glass front: trees outside, four panes, a blind that is drawn up. */
function glassFront(stage: Stage, x: number, width: number): void {
  stage.front([x, 0, 18], width, 138, tinted('plastic', 'left'), FINE);
  stage.front([x, 0, 18], width, 26, tinted('green', 'highlight'), 0);
  for (const [kind, along, height] of [
    ['conifer', 22, 88],
    ['tree', 58, 74],
    ['conifer', 92, 96],
    ['tree', 134, 82],
  ] as const)
    stage[kind]([x + along, 0, 24], height);
  for (let pane = 0; pane <= 4; pane += 1)
    stage.segment([x + (width / 4) * pane, 0, 18], [x + (width / 4) * pane, 0, 156], INK, 3);
  stage.segment([x, 0, 18], [x + width, 0, 18], INK, 3);
  stage.box([x - 2, 0, 150], [width + 4, 3, 12], 'shell');
}

/** The wall behind the desk: the strands of a harness, each leaving for a part. */
function harnessWall(stage: Stage, x: number, width: number): void {
  stage.front([x, 0, 0], width, 160, tinted('dark', 'right'), FINE);
  const strands: readonly (readonly [WireTone, number, number, 1 | -1])[] = [
    ['blue', 104, 34, 1],
    ['green', 99, 74, 1],
    ['orange', 94, 112, -1],
    ['violet', 89, 150, -1],
  ];
  stage.front([x, 0, 84], width, 25, tinted('dark', 'top'), 0);
  for (const [tone, z, leaves, side] of strands) {
    const end = z + side * 34;
    stage.line([[x, 0, z], [x + leaves, 0, z], [x + leaves + 34, 0, end], [x + leaves + 50, 0, end]], WIRE[tone], 4, 10); // prettier-ignore
    stage.segment([x + leaves, 0, z], [x + width, 0, z], WIRE[tone], 4);
    stage.front([x + leaves + 48, 0, end - 6], 17, 12, tinted(tone, 'top'), FINE);
    for (const along of [4, 9, 14])
      stage.segment(
        [x + leaves + 47 + along, 0, end - 2],
        [x + leaves + 47 + along, 0, end + 2],
        PAPER,
        1.6,
      );
  }
}

/** The desk: a lower top for who sits in a wheelchair, a higher one for who stands. */
function desk(stage: Stage, x: number): void {
  stage.shadow([x - 8, 60, 0], [x + 176, 60, 0], [x + 184, 104, 0], [x, 104, 0]);
  stage.box([x + 118, 62, 0], [54, 32, 37], 'wood');
  stage.box([x, 58, 0], [120, 38, 52], 'shell');
  stage.box([x - 4, 54, 52], [128, 46, 4], 'wood');
  stage.box([x + 116, 58, 37], [60, 40, 3], 'wood');
  stage.line([[x + 6, 96, 22], [x + 44, 96, 22], [x + 56, 96, 34], [x + 114, 96, 34]], WIRE.blue, 4, 10); // prettier-ignore
  stage.joint([x + 6, 96, 22], WIRE.blue, 4.5);
}

/** Someone who waits on the sofa beside the window. */
function lounge(stage: Stage, x: number): void {
  stage.shadow([x - 6, 60, 0], [x + 132, 60, 0], [x + 140, 96, 0], [x, 96, 0]);
  stage.box([x, 44, 22], [124, 10, 26], 'blue');
  stage.box([x, 52, 6], [124, 34, 17], 'blue');
  for (const along of [41, 83])
    stage.line([[x + along, 86, 6], [x + along, 86, 23], [x + along, 52, 23]], INK, FINE, 0); // prettier-ignore
  stage.box([x - 8, 48, 6], [10, 40, 30], 'blue');
  stage.box([x + 122, 48, 6], [10, 40, 30], 'blue');
  person(stage, {
    at: [x + 62, 92, 0],
    shirt: 'orange',
    skin: 'copper',
    hair: 'bun',
    facing: true,
    seated: true,
    left: [x + 50, 96, 40],
    right: [x + 74, 96, 40],
  });
  stage.polygon([[x + 48, 96, 36], [x + 76, 96, 36], [x + 74, 96, 52], [x + 50, 96, 52]], PAPER, FINE); // prettier-ignore
  stage.segment([x + 62, 96, 36], [x + 62, 96, 52], INK, FINE);
  stage.shadow([x + 24, 124, 0], [x + 108, 124, 0], [x + 112, 150, 0], [x + 28, 150, 0]);
  for (const along of [30, 98]) stage.segment([x + along, 142, 0], [x + along, 142, 16], INK, 4);
  stage.box([x + 22, 122, 16], [84, 26, 3], 'wood');
  stage.flat([x + 40, 130, 19], 20, 12, tinted('green', 'highlight'), FINE);
}

/** A gate for those who have their pass. */
function gates(stage: Stage, x: number): void {
  for (const along of [0, 52, 104])
    stage.shadow(
      [x + along, 76, 0],
      [x + along + 16, 76, 0],
      [x + along + 22, 128, 0],
      [x + along + 4, 128, 0],
    );
  for (const along of [0, 52])
    stage.polygon([[x + along + 14, 96, 8], [x + along + 50, 96, 8], [x + along + 50, 96, 42], [x + along + 14, 96, 42]], tinted('plastic', 'left'), FINE); // prettier-ignore
  stage.segment([x + 32, 96, 8], [x + 32, 96, 42], PAPER, 6);
  for (const along of [0, 52, 104]) {
    stage.box([x + along, 72, 0], [14, 52, 48], 'metal');
    dot(stage, [x + along + 7, 124, 38], 3.4, tinted(along === 52 ? 'green' : 'blue', 'left'));
  }
}

/** The reception, seen straight from the door: where a visitor is awaited. */
export function reception(): string {
  const stage = new Stage(2, [-20, 318], frontal(0.4));
  const cable = 182;
  stage.front([0, 0, 0], WIDTH + 40, WALL, tinted('plastic', 'top'), 0);
  stage.flat([0, 0, 0], WIDTH + 40, FLOOR, tinted('shell', 'top'), 0);
  stage.segment([0, 0, 0], [WIDTH + 40, 0, 0], tinted('shell', 'right'), 2);
  glassFront(stage, 34, 172);
  harnessWall(stage, 238, 236);
  // The clock and the door to the plant.
  stage.front([500, 0, 0], 84, 132, tinted('shell', 'left'), FINE);
  stage.front([508, 0, 0], 68, 124, tinted('plastic', 'left'), FINE);
  stage.segment([542, 0, 0], [542, 0, 124], INK, FINE);
  dot(stage, [542, 0, 150], 17, PAPER, 2);
  stage.segment([542, 0, 150], [542, 0, 156], INK, 2);
  stage.segment([542, 0, 150], [546.5, 0, 148], INK, 2);

  stage.segment([300, cable, 0], [300, 100, 0], WIRE.blue, 4);
  stage.segment([532, cable, 0], [532, 126, 0], WIRE.green, 4);

  lounge(stage, 52);
  person(stage, {
    at: [338, 40, 0],
    shirt: 'blue',
    skin: 'wood',
    hair: 'bun',
    facing: true,
    left: [324, 60, 57],
    right: [360, 60, 57],
    height: 88,
  });
  desk(stage, 276);
  monitor(stage, [294, 68, 56], { width: 26, height: 17, lit: tinted('dark', 'left') });
  stage.flat([352, 78, 56], 16, 12, PAPER, FINE);
  stage.flat([354.5, 81, 56], 5, 6, WIRE.blue, 0);
  person(stage, {
    at: [392, 112, 0],
    shirt: 'plastic',
    skin: 'copper',
    hair: 'short',
    left: [366, 94, 58],
    height: 90,
  });
  const [x, y] = stage.at([418, 118, 0]).map(c);
  stage.raw(
    `<path fill="none" stroke="${INK}" stroke-width="3" d="M${Number(x) + 8} ${Number(y) - 40}v-26h16v26"/>` +
      `<rect x="${x}" y="${Number(y) - 44}" width="32" height="42" rx="5" fill="${tinted('violet', 'left')}" stroke="${INK}" stroke-width="2"/>` +
      `<path stroke="${INK}" stroke-width="1.2" d="M${Number(x) + 10} ${Number(y) - 44}v42m12-42v42"/>`,
  );
  gates(stage, 474);
  stage.tree([226, 60, 0], 58);
  stage.box([216, 54, 0], [20, 18, 14], 'wood');

  stage.segment([300, cable, 0], [WIDTH + 40, cable, 0], color('color-brand-line'), 6);
  stage.joint([300, cable, 0], WIRE.blue, 6.5);
  stage.joint([532, cable, 0], WIRE.green, 6.5);
  return stage.toSvg(STAGE_WIDTH, STAGE_HEIGHT);
}
