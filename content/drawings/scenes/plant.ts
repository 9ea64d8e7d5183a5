import { colour, tinted } from '../kit/paint.ts';
import type { Vec } from '../kit/geometry.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

/** Windows in a wall that faces lower left, as one band with its bars. */
function band(stage: Stage, [x, y, z]: Vec, length: number, height: number, panes: number): void {
  stage.fill(
    [
      [x, y, z],
      [x + length, y, z],
      [x + length, y, z + height],
      [x, y, z + height],
    ],
    tinted('plastic', 'left'),
    FINE,
  );
  for (let pane = 1; pane < panes; pane += 1) {
    const at = x + (length / panes) * pane;
    stage.line(
      [
        [at, y, z],
        [at, y, z + height],
      ],
      colour('art-ink'),
      FINE,
    );
  }
}

/** A plant with its sawtooth roof, offices, dock and lorry, passed through by the line. */
export function plant(): string {
  const stage = new Stage(1.5, [316, 108]);
  const blue = colour('color-area-connected');

  // Ground: the yard.
  stage.fill(
    [
      [-40, -30, 0],
      [340, -30, 0],
      [340, 250, 0],
      [-40, 250, 0],
    ],
    tinted('shell', 'top'),
    0,
  );
  stage.shadow([
    [240, 0, 0],
    [240, 140, 0],
    [0, 140, 0],
    [-11, 112, 0],
    [-11, -27, 0],
    [229, -27, 0],
  ]);

  for (const [x, y, h] of [
    [-22, 10, 52],
    [-24, 60, 58],
    [-20, 112, 50],
  ] as const)
    stage.conifer([x, y, 0], h);
  for (const [x, y, h] of [
    [40, -18, 46],
    [96, -18, 52],
    [150, -18, 44],
    [208, -18, 50],
  ] as const)
    stage.tree([x, y, 0], h);

  // The hall, with a roof of six teeth whose glass looks north.
  const teeth = 6;
  const width = 240;
  const step = width / teeth;
  stage.box([0, 0, 0], [width, 140, 46], 'plastic');
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const x = tooth * step;
    const ridge = 46 + 22;
    stage.face(
      [
        [x, 140, 46],
        [x + step, 140, 46],
        [x, 140, ridge],
      ].reverse() as Vec[],
      'plastic',
    );
    stage.fill(
      [
        [x, 0, ridge],
        [x + step, 0, 46],
        [x + step, 140, 46],
        [x, 140, ridge],
      ],
      tinted('shell', 'left'),
    );
    for (const y of [24, 58, 92]) {
      const on = (along: number, across: number): Vec => [
        x + step * along,
        y + across,
        ridge - 22 * along,
      ];
      stage.fill([on(0.2, 0), on(0.8, 0), on(0.8, 26), on(0.2, 26)], tinted('dark', 'top'), FINE);
      stage.line([on(0.5, 0), on(0.5, 26)], tinted('dark', 'highlight'), 1);
    }
  }
  band(stage, [12, 140, 24], 216, 12, 12);
  stage.line(
    [
      [0, 140, 14],
      [240, 140, 14],
    ],
    blue,
    4,
  );

  // Docks in the end wall.
  for (const y of [22, 62, 102]) {
    stage.fill(
      [
        [240, y, 0],
        [240, y + 24, 0],
        [240, y + 24, 26],
        [240, y, 26],
      ],
      tinted('metal', 'left'),
      FINE,
    );
    for (const z of [6.5, 13, 19.5])
      stage.line(
        [
          [240, y, z],
          [240, y + 24, z],
        ],
        tinted('metal', 'right'),
        1,
      );
  }

  // Offices before the hall, in glass.
  stage.box([24, 140, 0], [96, 44, 34], 'plastic');
  band(stage, [30, 184, 20], 84, 9, 7);
  band(stage, [30, 184, 6], 50, 9, 4);
  stage.fill(
    [
      [90, 184, 0],
      [104, 184, 0],
      [104, 184, 16],
      [90, 184, 16],
    ],
    tinted('dark', 'left'),
    FINE,
  );
  stage.box([86, 184, 18], [22, 10, 2], 'blue');

  // A lorry at the dock.
  stage.shadow([
    [246, 48, 0],
    [308, 48, 0],
    [316, 86, 0],
    [246, 86, 0],
  ]);
  stage.box([244, 64, 5], [52, 22, 26], 'plastic');
  stage.box([298, 64, 5], [16, 22, 18], 'blue');
  stage.fill(
    [
      [314, 67, 13],
      [314, 83, 13],
      [314, 83, 21],
      [314, 67, 21],
    ],
    tinted('dark', 'left'),
    FINE,
  );
  stage.line(
    [
      [250, 86, 16],
      [290, 86, 16],
    ],
    blue,
    4,
  );
  for (const x of [256, 282, 304]) {
    const [cx, cy] = stage.at([x, 86.5, 5]);
    stage.raw(
      `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="5" ry="6" fill="${tinted('rubber', 'left')}" stroke="${colour('art-ink')}" stroke-width="1.5"/>`,
    );
  }

  // The line comes in, serves the plant, and runs on.
  const trunk = colour('color-brand-trunk');
  stage.line(
    [
      [-200, 216, 0],
      [500, 216, 0],
    ],
    trunk,
    6,
  );
  stage.line(
    [
      [70, 216, 0],
      [70, 184, 0],
    ],
    blue,
    3,
  );
  stage.line(
    [
      [150, 216, 0],
      [150, 140, 0],
      [150, 140, 14],
    ],
    blue,
    3,
  );
  stage.joint([70, 216, 0], blue);
  stage.joint([150, 216, 0], blue);
  for (const [x, y, h] of [
    [176, 176, 36],
    [206, 182, 40],
    [236, 176, 34],
    [292, 190, 38],
  ] as const)
    stage.tree([x, y, 0], h);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
