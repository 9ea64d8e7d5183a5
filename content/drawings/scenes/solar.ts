import type { Vec } from '../kit/geometry.ts';
import { colour, tinted } from '../kit/paint.ts';
import { FINE, Stage } from './stage.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';

/** A tilted row of solar modules: its lower edge at `place`, along x, facing the light. */
function solarRow(stage: Stage, [x, y, z]: Vec, modules: number): void {
  const width = 19;
  const depth = 17;
  const rise = 9;
  for (const leg of [x + 6, x + modules * width - 6])
    stage.line(
      [
        [leg, y - depth, z],
        [leg, y - depth, z + rise],
      ],
      tinted('metal', 'right'),
      2,
      0,
    );
  for (let module = 0; module < modules; module += 1) {
    const from = x + module * width;
    const on = (along: number, up: number): Vec => [
      from + along * (width - 1),
      y - up * depth,
      z + 1 + up * rise,
    ];
    stage.fill([on(0, 0), on(1, 0), on(1, 1), on(0, 1)], tinted('dark', 'top'), FINE);
    stage.line([on(0, 0.5), on(1, 0.5)], tinted('dark', 'highlight'), 1, 0);
    for (const along of [0.33, 0.67])
      stage.line([on(along, 0), on(along, 1)], tinted('dark', 'highlight'), 1, 0);
  }
}

/** A wind turbine at a distance: mast, hub and three blades. */
function turbine(stage: Stage, foot: Vec, height: number): void {
  const [x, y] = stage.at([foot[0], foot[1], foot[2] + height]);
  stage.line([foot, [foot[0], foot[1], foot[2] + height]], colour('art-ink'), 5, 0);
  stage.line([foot, [foot[0], foot[1], foot[2] + height]], tinted('metal', 'top'), 2, 0);
  const blades = [-90, 30, 150]
    .map(
      (turn) =>
        `<path transform="rotate(${turn + 14} ${x.toFixed(1)} ${y.toFixed(1)})" d="M${x.toFixed(1)} ${(y - 2.5).toFixed(1)}l32-1q5 3.5 0 5l-32 1z"/>`,
    )
    .join('');
  stage.raw(
    `<g fill="${tinted('metal', 'top')}" stroke="${colour('art-ink')}" stroke-width="1.6">${blades}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.5" fill="${colour('art-paper')}"/></g>`,
  );
}

/** A plant roof of solar modules at the edge of a forest; the line takes their power in. */
export function solar(): string {
  const stage = new Stage(1.5, [330, 138]);
  const green = colour('color-area-eco');

  stage.fill(
    [
      [-50, -60, 0],
      [300, -60, 0],
      [300, 220, 0],
      [-50, 220, 0],
    ],
    colour('color-surface-eco'),
    0,
  );
  turbine(stage, [66, -52, 0], 78);

  // The forest behind and beside the roof.
  const forest: [number, number, number][] = [];
  for (let row = 0; row < 3; row += 1)
    for (let tree = 0; tree < 8; tree += 1)
      forest.push([
        4 + tree * 37 + (row % 2) * 18,
        -48 + row * 19 + ((tree * 7 + row * 3) % 5),
        40 + ((tree * 13 + row * 7) % 5) * 4,
      ]);
  for (let row = 0; row < 2; row += 1)
    for (let tree = 0; tree < 5; tree += 1)
      forest.push([
        -38 + row * 18,
        14 + tree * 34 + row * 15,
        40 + ((tree * 11 + row * 5) % 4) * 5,
      ]);
  forest.sort(([x1, y1], [x2, y2]) => x1 + y1 - x2 - y2);
  for (const [x, y, h] of forest)
    if ((x + y) % 3 === 0) stage.tree([x, y, 0], h * 0.9);
    else stage.conifer([x, y, 0], h);

  // The building under its roof of modules.
  stage.shadow([
    [232, 18, 0],
    [232, 150, 0],
    [14, 150, 0],
    [6, 130, 0],
    [6, 4, 0],
    [222, 4, 0],
  ]);
  stage.box([14, 18, 0], [218, 132, 34], 'plastic');
  stage.fill(
    [
      [20, 24, 34],
      [226, 24, 34],
      [226, 144, 34],
      [20, 144, 34],
    ],
    tinted('shell', 'left'),
    FINE,
  );
  for (const y of [48, 78, 108, 138]) solarRow(stage, [28, y, 34], 10);

  stage.fill(
    [
      [24, 150, 14],
      [176, 150, 14],
      [176, 150, 25],
      [24, 150, 25],
    ],
    tinted('plastic', 'left'),
    FINE,
  );
  for (let pane = 1; pane < 8; pane += 1)
    stage.line(
      [
        [24 + pane * 19, 150, 14],
        [24 + pane * 19, 150, 25],
      ],
      colour('art-ink'),
      FINE,
      0,
    );
  stage.fill(
    [
      [232, 34, 0],
      [232, 62, 0],
      [232, 62, 24],
      [232, 34, 24],
    ],
    tinted('metal', 'left'),
    FINE,
  );
  for (const z of [6, 12, 18])
    stage.line(
      [
        [232, 34, z],
        [232, 62, z],
      ],
      tinted('metal', 'right'),
      1,
      0,
    );

  // Power comes down from the roof to its inverter, and joins the line.
  stage.line(
    [
      [204, 144, 35],
      [204, 150, 35],
      [204, 150, 0],
      [204, 188, 0],
    ],
    green,
    4,
  );
  stage.box([190, 150, 4], [14, 8, 20], 'green');
  stage.line(
    [
      [-200, 188, 0],
      [500, 188, 0],
    ],
    colour('color-brand-trunk'),
    6,
  );
  stage.joint([204, 188, 0], green);

  // Two cars charge from it.
  for (const x of [40, 96]) {
    stage.line(
      [
        [x + 20, 188, 0],
        [x + 20, 166, 0],
      ],
      green,
      3,
    );
    stage.box([x + 17, 160, 0], [6, 6, 16], 'green');
    stage.joint([x + 20, 188, 0], green, 4);
  }
  for (const [x, y, h] of [
    [-32, 158, 38],
    [252, 166, 42],
    [272, 120, 46],
    [254, 96, 38],
    [276, 64, 44],
    [256, 30, 40],
    [278, 8, 46],
  ].sort((a, b) => (a[0] ?? 0) + (a[1] ?? 0) - (b[0] ?? 0) - (b[1] ?? 0)) as [
    number,
    number,
    number,
  ][])
    stage.conifer([x, y, 0], h);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
