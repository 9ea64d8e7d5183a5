import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { absorbers, antenna } from '../scenes/emc-chamber.ts';
import { microscope, oscilloscope } from '../scenes/laboratory.ts';
import { disc, dot, monitor, table } from '../scenes/props.ts';
import { FINE, Stage } from '../scenes/stage.ts';
import { chamber, shaker } from '../scenes/test-bench.ts';
import { WIRE } from '../scenes/wires.ts';

/** Test rooms, each with its machine. */
export const LABORATORY_WIDTH = 480;
export const LABORATORY_HEIGHT = 320;

/**
 * The floor of a room and its two walls, cut low. The line comes out of a socket in the wall on the left, and a branch
 * leads to the machine at `to`.
 */
function room(stage: Stage, accent: string, to: Vec): void {
  stage.flat([0, 0, 0], 150, 150, tinted('shell', 'top'), FINE);
  stage.front([0, 0, 0], 150, 58, tinted('plastic', 'top'), FINE);
  stage.side([0, 0, 0], 150, 58, tinted('plastic', 'left'), FINE);
  connect(stage, accent, to);
}

/** The line from its socket to the corner at which the branch begins. */
function connect(stage: Stage, accent: string, [x, y, z]: Vec): void {
  stage.side([0, 116, 10], 22, 20, tinted('shell', 'top'));
  dot(stage, [0, 127, 20], 5, tinted('dark', 'left'));
  stage.line(
    [
      [2, 127, 20],
      [16, 127, 0],
      [x, 127, 0],
    ],
    color('color-brand-line'),
    5,
    6,
  );
  stage.line(
    [
      [x, 127, 0],
      [x, y, 0],
      [x, y, z],
    ],
    accent,
    3,
    6,
  );
  stage.joint([x, 127, 0], accent);
}

/** Insulators on their bushing, and the spark gap between them. */
function transformer(stage: Stage): void {
  stage.box([40, 34, 0], [70, 50, 40], 'metal');
  for (const x of [56, 94]) {
    const foot: Vec = [x, 58, 40];
    for (let ring = 0; ring < 5; ring += 1)
      disc(
        stage,
        [x, 58, 43 + ring * 8],
        15 - ring * 1.4,
        tinted('copper', ring % 2 ? 'left' : 'top'),
      );
    stage.segment(foot, [x, 58, 92], tinted('copper', 'right'), 3);
    dot(stage, [x, 58, 92], 7, tinted('yellow', 'highlight'), 2);
  }
  const [x1, y1] = stage.at([56, 58, 92]);
  const [x2, y2] = stage.at([94, 58, 92]);
  const dx = (x2 - x1) / 4;
  const dy = (y2 - y1) / 4;
  stage.raw(
    `<path fill="none" stroke="${WIRE.orange}" stroke-width="3.5" stroke-linejoin="round" d="M${x1 + 7} ${y1}l${dx - 6} ${dy - 8}l${dx} ${dy + 14}l${dx} ${dy - 12}l${dx - 8} ${dy + 6}"/>`,
  );
}

const ROOMS = {
  environment: (stage) => {
    room(stage, WIRE.orange, [75, 84, 14]);
    chamber(stage, [28, 20]);
  },
  vibration: (stage) => {
    room(stage, WIRE.blue, [72, 96, 8]);
    shaker(stage, [46, 44]);
    const [x, y] = stage.at([73, 70, 40]);
    for (const side of [-1, 1])
      stage.raw(
        `<path fill="none" stroke="${WIRE.orange}" stroke-width="3" stroke-linecap="round" d="M${x + side * 44} ${y - 12}q${side * 9} 12 0 24M${x + side * 56} ${y - 18}q${side * 13} 18 0 36"/>`,
      );
  },
  'high-voltage': (stage) => {
    room(stage, WIRE.orange, [75, 84, 12]);
    transformer(stage);
  },
  emc: (stage) => {
    stage.flat([0, 0, 0], 156, 156, tinted('shell', 'top'), FINE);
    stage.side([0, 0, 0], 156, 52, tinted('dark', 'left'), FINE);
    stage.front([0, 0, 0], 156, 52, tinted('dark', 'right'), FINE);
    absorbers(stage, 6, (along, up, out) => [out, 156 - along, up], 2);
    absorbers(stage, 6, (along, up, out) => [along, out, up], 2);
    connect(stage, WIRE.violet, [65, 112, 0]);
    antenna(stage, [112, 84]);
    stage.box([52, 92, 0], [26, 20, 14], 'blue');
  },
  software: (stage) => {
    room(stage, WIRE.violet, [70, 62, 36]);
    table(stage, [24, 40], [104, 44], 37, 'shell');
    monitor(stage, [30, 48, 37], { width: 44, height: 28, lit: tinted('dark', 'left') });
    monitor(stage, [80, 48, 37], { width: 40, height: 28, lit: tinted('violet', 'left') });
    for (const [up, from, to, tone] of [
      [64, 36, 52, PAPER],
      [58, 42, 64, WIRE.orange],
      [52, 42, 56, PAPER],
    ] as const)
      stage.segment([from, 50.5, up], [to, 50.5, up], tone, 2.4);
    stage.line([[86, 50.5, 52], [94, 50.5, 62], [102, 50.5, 54], [114, 50.5, 64]], PAPER, 2.4, 2); // prettier-ignore
    stage.box([58, 66, 37], [26, 14, 8], 'violet');
  },
  analysis: (stage) => {
    room(stage, WIRE.green, [74, 62, 36]);
    table(stage, [22, 40], [108, 46], 37, 'wood');
    microscope(stage, [40, 50, 37]);
    oscilloscope(stage, [76, 50, 37]);
    disc(stage, [62, 74, 37.5], 11, PAPER);
    disc(stage, [62, 74, 38], 5, tinted('copper', 'top'), FINE);
    stage.segment([112, 74, 37], [120, 74, 37], INK, 2);
  },
} as const satisfies Record<string, (stage: Stage) => void>;

export type Laboratory = keyof typeof ROOMS;
export const LABORATORIES = Object.keys(ROOMS) as Laboratory[];

/** One room with its machine. */
export function laboratory(name: Laboratory): string {
  const stage = new Stage(1.65, [240, 126]);
  ROOMS[name](stage);
  return stage.toSvg(LABORATORY_WIDTH, LABORATORY_HEIGHT);
}
