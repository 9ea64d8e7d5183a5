import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person } from './person.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const LENGTH = 230;
/** The harness board leans back by this much between its lower and its upper edge. */
const FOOT = 34;
const TOP = 112;
const LEAN = 26;
const BOARD_Y = 52;

/** A place on the board: along it, and from its lower (0) to its upper edge (1). */
const on = (along: number, up: number): Vec => [
  along,
  BOARD_Y - LEAN * up,
  FOOT + (TOP - FOOT) * up,
];

/** A branch of the harness: where it leaves the trunk, where it goes, above it or below. */
const BRANCHES: readonly (readonly [from: number, to: number, up: number, tone: WireTone])[] = [
  [26, 44, 0.82, 'blue'],
  [44, 62, 0.18, 'violet'],
  [76, 92, 0.82, 'green'],
  [104, 122, 0.18, 'blue'],
  [134, 150, 0.82, 'orange'],
  [156, 174, 0.18, 'green'],
];

/** A branch as it is laid, with the connector at its end. */
function laid(stage: Stage, [from, to, up, tone]: (typeof BRANCHES)[number]): void {
  stage.line([on(from, 0.5), on(to - 4, up), on(to + 6, up)], WIRE[tone], 3);
  const [left, right] = [to + 4, to + 17];
  stage.polygon(
    [on(left, up - 0.06), on(right, up - 0.06), on(right, up + 0.07), on(left, up + 0.07)],
    tinted(tone, 'top'),
    FINE,
  );
}

function board(stage: Stage): void {
  stage.shadow([0, 60, 0], [236, 60, 0], [226, 4, 0], [-8, 4, 0]);
  for (const x of [14, 216]) {
    stage.segment([x, 12, 0], [x, BOARD_Y - LEAN * 0.6, FOOT + 46], INK, 4);
    stage.segment([x, 60, 0], [x, BOARD_Y, FOOT + 4], INK, 4);
  }
  const edge: Vec[] = [
    on(LENGTH, 0),
    [LENGTH + 3, BOARD_Y - 4, FOOT - 2],
    [LENGTH + 3, BOARD_Y - LEAN - 4, TOP - 2],
    on(LENGTH, 1),
  ];
  stage.polygon(edge, tinted('wood', 'right'));
  stage.polygon([on(0, 0), on(LENGTH, 0), on(LENGTH, 1), on(0, 1)], tinted('wood', 'top'));
  stage.polygon([on(6, 0.05), on(224, 0.05), on(224, 0.95), on(6, 0.95)], PAPER, FINE);

  // The drawing of the harness at full size, and what is laid on it so far.
  const trunk = color('color-brand-line');
  stage.segment(on(10, 0.5), on(220, 0.5), tinted('shell', 'left'), 9);
  stage.line([on(176, 0.5), on(190, 0.8), on(212, 0.8)], tinted('shell', 'left'), 4);
  stage.segment(on(10, 0.5), on(186, 0.5), trunk, 6);
  for (const branch of BRANCHES) laid(stage, branch);
  for (const fork of [18, 66, 112, 164])
    stage.segment(on(fork, 0.43), on(fork, 0.57), tinted('metal', 'right'), 3);
  for (const [from] of BRANCHES) stage.joint(on(from, 0.5), trunk, 3.5);
}

/** A trolley with three reels of wire. */
function trolley(stage: Stage): void {
  stage.shadow([248, 18, 0], [276, 18, 0], [282, 80, 0], [250, 80, 0]);
  stage.box([250, 32, 2], [28, 48, 32], 'plastic');
  const reels = [
    [40, 'blue'],
    [56, 'orange'],
    [72, 'green'],
  ] as const;
  for (const [y, tone] of reels) {
    const [x, top] = stage.at([264, y, 40]);
    stage.raw(
      `<ellipse cx="${c(x)}" cy="${c(top)}" rx="9" ry="13" fill="${tinted('metal', 'left')}" stroke="${INK}" stroke-width="2"/>` +
        `<ellipse cx="${c(x - 3)}" cy="${c(top + 1.5)}" rx="7" ry="10.5" fill="none" stroke="${WIRE[tone]}" stroke-width="4"/>`,
    );
  }
}

/** Three people lay a harness on its board, one branch after the other. */
export function harnessBoard(): string {
  const stage = new Stage(1.62, [304, 158]);
  const aisle = 164;

  stage.flat([-40, -20, 0], 330, 210, tinted('shell', 'top'), 0);
  const feed: Vec[] = [
    [106, aisle, 0],
    [106, 56, 0],
    [106, 56, FOOT],
  ];
  stage.line(feed, WIRE.blue, 3);
  board(stage);
  trolley(stage);
  stage.cable([-40, aisle, 0], [290, aisle, 0]);
  stage.joint([106, aisle, 0], WIRE.blue);

  person(stage, {
    at: [66, 78, 0],
    shirt: 'blue',
    skin: 'wood',
    hair: 'short',
    left: on(20, 0.32),
    right: on(44, 0.44),
  });
  person(stage, {
    at: [146, 78, 0],
    shirt: 'plastic',
    skin: 'copper',
    hair: 'bun',
    left: on(98, 0.36),
    right: on(126, 0.3),
    height: 80,
  });
  person(stage, {
    at: [226, 88, 0],
    shirt: 'violet',
    skin: 'wood',
    hair: 'short',
    left: on(170, 0.44),
    height: 87,
  });
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
