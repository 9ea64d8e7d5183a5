import type { Vec } from '../kit/geometry.ts';
import { colour, tinted } from '../kit/paint.ts';
import { person } from './person.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

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

/** A connector in its holder at the end of a branch. */
function connector(
  stage: Stage,
  along: number,
  up: number,
  material: 'blue' | 'orange' | 'green' | 'violet',
) {
  stage.fill(
    [
      on(along, up - 0.06),
      on(along + 13, up - 0.06),
      on(along + 13, up + 0.07),
      on(along, up + 0.07),
    ],
    tinted(material, 'top'),
    FINE,
  );
}

/** Apprentices lay a harness on its board, one branch after the other, with their trainer. */
export function training(): string {
  const stage = new Stage(1.62, [304, 158]);
  const trunk = colour('color-brand-trunk');
  const blue = colour('color-area-connected');

  stage.fill(
    [
      [-40, -20, 0],
      [290, -20, 0],
      [290, 190, 0],
      [-40, 190, 0],
    ],
    tinted('shell', 'top'),
    0,
  );

  stage.line(
    [
      [106, 164, 0],
      [106, 56, 0],
      [106, 56, 34],
    ],
    blue,
    3,
  );

  // The board on its stand.
  stage.shadow([
    [0, 60, 0],
    [236, 60, 0],
    [226, 4, 0],
    [-8, 4, 0],
  ]);
  for (const x of [14, 216]) {
    stage.line(
      [
        [x, 12, 0],
        [x, BOARD_Y - LEAN * 0.6, FOOT + 46],
      ],
      colour('art-ink'),
      4,
      0,
    );
    stage.line(
      [
        [x, 60, 0],
        [x, BOARD_Y, FOOT + 4],
      ],
      colour('art-ink'),
      4,
      0,
    );
  }
  stage.fill(
    [on(230, 0), [233, BOARD_Y - 4, FOOT - 2], [233, BOARD_Y - LEAN - 4, TOP - 2], on(230, 1)],
    tinted('wood', 'right'),
  );
  stage.fill([on(0, 0), on(230, 0), on(230, 1), on(0, 1)], tinted('wood', 'top'));
  stage.fill([on(6, 0.05), on(224, 0.05), on(224, 0.95), on(6, 0.95)], colour('art-paper'), FINE);

  // The drawing of the harness at full size, and what is laid on it so far.
  stage.line([on(10, 0.5), on(220, 0.5)], tinted('shell', 'left'), 9, 0);
  stage.line([on(176, 0.5), on(190, 0.8), on(212, 0.8)], tinted('shell', 'left'), 4);
  stage.line([on(10, 0.5), on(186, 0.5)], trunk, 6, 0);
  const branches: [number, number, number, string, 'blue' | 'orange' | 'green' | 'violet'][] = [
    [26, 44, 0.82, blue, 'blue'],
    [44, 62, 0.18, colour('color-area-intelligent'), 'violet'],
    [76, 92, 0.82, colour('color-area-eco'), 'green'],
    [104, 122, 0.18, blue, 'blue'],
    [134, 150, 0.82, colour('color-area-hv'), 'orange'],
    [156, 174, 0.18, colour('color-area-eco'), 'green'],
  ];
  for (const [from, to, up, tone, material] of branches) {
    stage.line([on(from, 0.5), on(to - 4, up), on(to + 6, up)], tone, 3);
    connector(stage, to + 4, up, material);
  }
  for (const at of [18, 66, 112, 164]) {
    stage.line([on(at, 0.43), on(at, 0.57)], tinted('metal', 'right'), 3, 0);
  }
  for (const [from] of branches) stage.joint(on(from, 0.5), trunk, 3.5);

  // A reel trolley beside the board.
  stage.shadow([
    [250, 30, 0],
    [284, 30, 0],
    [284, 84, 0],
    [250, 84, 0],
  ]);
  stage.box([250, 32, 4], [28, 48, 30], 'plastic');
  for (const [y, tone] of [
    [40, blue],
    [56, colour('color-area-hv')],
    [72, colour('color-area-eco')],
  ] as const) {
    const [cx, cy] = stage.at([264, y, 40]);
    stage.raw(
      `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="9" ry="13" fill="${tinted('metal', 'left')}" stroke="${colour('art-ink')}" stroke-width="2"/>` +
        `<ellipse cx="${(cx - 3).toFixed(1)}" cy="${(cy + 1.5).toFixed(1)}" rx="7" ry="10.500" fill="none" stroke="${tone}" stroke-width="4"/>`,
    );
  }

  // The line on the floor leads into the room and on.
  stage.line(
    [
      [-200, 164, 0],
      [500, 164, 0],
    ],
    trunk,
    6,
  );
  stage.joint([106, 164, 0], blue);

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
