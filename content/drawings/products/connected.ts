import type { Vec } from '../kit/geometry.ts';
import type { Material } from '../kit/paint.ts';
import { ACROSS_RIGHT, plugRight, receptacleRight, ring, X, Y, Z } from './parts.ts';
import { Sheet } from './sheet.ts';

/** Steps from back to front: what is farther from the eye is drawn first. */
const grid = (columns: number, rows: number): (readonly [number, number])[] =>
  Array.from(
    { length: columns * rows },
    (_, index) => [index % columns, Math.floor(index / columns)] as const,
  ).toSorted((a, b) => a[0] + a[1] - (b[0] + b[1]));

const FUSES: readonly Material[] = ['orange', 'green', 'copper', 'blue', 'yellow'];

/** Housing with busbar and studs, six relays, thirty blade fuses, receptacles; two supply cables. */
export function junctionBlock(): string {
  const sheet = new Sheet();
  sheet.ground([0, 0], [190, 140], 14);
  sheet.cable(
    [
      [-95, 30, 58],
      [-50, 30, 58],
      [-20, 30, 30],
      [6, 30, 30],
    ],
    13,
    'blue',
    34,
  );
  sheet.cable(
    [
      [-95, 56, 46],
      [-52, 56, 46],
      [-24, 56, 24],
      [6, 56, 24],
    ],
    13,
    'dark',
    34,
  );
  sheet.box([0, 0, 0], [190, 140, 34], 'plastic', 7);
  sheet.box([-3, -3, 34], [196, 146, 6], 'plastic', 9);
  sheet.plate([6, 6, 40], X, Y, [178, 128], 'art-plastic-highlight', 5);
  for (const [column, row] of grid(3, 2)) {
    const at: Vec = [16 + row * 40, 12 + column * 38, 40];
    sheet.box(at, [33, 31, 32], 'dark', 2);
    sheet.plate([at[0] + 5, at[1] + 5, 72], X, Y, [23, 9], 'art-dark-highlight', 1, 0);
  }
  for (const [column, row] of grid(4, 6)) {
    const material = FUSES[(column * 2 + row) % FUSES.length] ?? 'blue';
    const at: Vec = [102 + column * 20, 12 + row * 17.5, 40];
    sheet.box(at, [12, 8, 10], material);
    sheet.box([at[0] + 2, at[1] + 1.5, 50], [8, 5, 3], material);
  }
  sheet.box([14, 124, 40], [166, 9, 4], 'copper');
  for (const x of [24, 72, 120, 168]) sheet.rod('z', [x, 128.5], 4, 44, 52, 'metal');
  receptacleRight(sheet, [190, 126, 7], 4, 2, 'orange');
  receptacleRight(sheet, [190, 88, 7], 6, 2);
  receptacleRight(sheet, [190, 40, 7], 5, 2);
  for (const x of [26, 92, 158]) sheet.box([x, 143, 12], [14, 4, 20], 'plastic');
  return sheet.toSvg();
}

/** A branching bundle pinned to its assembly board: trunk, take-outs, tape, clips, grommet, plugs. */
export function wiringHarness(): string {
  const sheet = new Sheet();
  sheet.ground([0, 0], [330, 210], 16);
  sheet.box([0, 0, 0], [330, 210, 7], 'wood', 4);
  const z = 16;
  const fork = (x: number, y: number) => {
    sheet.rod('z', [x, y - 11], 2.4, 7, 30, 'metal');
    sheet.rod('z', [x, y + 11], 2.4, 7, 30, 'metal');
  };
  const wires = (path: readonly Vec[], colours: readonly Material[]) =>
    colours.forEach((material, index) =>
      sheet.cable(
        path.map(([x, y, height]): Vec => [
          x,
          y + (index - (colours.length - 1) / 2) * 5.5,
          height,
        ]),
        5,
        material,
        22,
      ),
    );
  fork(120, 30);
  wires(
    [
      [118, 104, z],
      [118, 28, z],
      [196, 28, z],
    ],
    ['blue', 'orange', 'dark'],
  );
  plugRight(sheet, [192, 15, 10], [30, 26, 16], 'plastic');
  wires(
    [
      [214, 104, z],
      [214, 52, z],
      [276, 52, z],
    ],
    ['green', 'dark'],
  );
  plugRight(sheet, [272, 40, 10], [26, 22, 15], 'blue');
  sheet.cable(
    [
      [24, 106, z],
      [268, 106, z],
    ],
    19,
    'dark',
    24,
  );
  fork(70, 106);
  fork(170, 106);
  for (const x of [44, 92, 142, 190, 238]) sheet.band([x, 106, z], [x + 12, 106, z], 21, 'rubber');
  wires(
    [
      [262, 106, z],
      [304, 106, z],
    ],
    ['blue', 'yellow', 'dark', 'orange'],
  );
  plugRight(sheet, [296, 88, 9], [30, 36, 19], 'plastic');
  wires(
    [
      [166, 110, z],
      [166, 178, z],
      [236, 178, z],
    ],
    ['orange', 'blue', 'green'],
  );
  plugRight(sheet, [232, 165, 10], [30, 26, 16], 'plastic');
  sheet.cable(
    [
      [64, 110, z],
      [64, 172, z],
      [112, 172, z],
    ],
    11,
    'rubber',
    22,
  );
  plugRight(sheet, [108, 158, 9], [32, 28, 18], 'dark');
  sheet.rod('x', [106, z], 17, 14, 30, 'rubber');
  fork(92, 172);
  return sheet.toSvg();
}

/** The lever connector: a pin field for the unit, a lever that pulls it home, its wires, the CPA. */
export function wireToUnit(): string {
  const sheet = new Sheet();
  sheet.ground([0, 0], [104, 120], 10);
  const colours: readonly Material[] = ['dark', 'blue', 'orange', 'dark', 'blue', 'green'];
  for (const level of [14, 32, 50])
    colours.forEach((material, index) => {
      const y = 12 + index * 19;
      sheet.cable(
        [
          [-92, 34 + index * 10, 32 + level * 0.55],
          [-52, 34 + index * 10, 32 + level * 0.55],
          [-30, y, level],
          [8, y, level],
        ],
        7,
        material,
        18,
      );
    });
  sheet.box([0, 0, 0], [104, 120, 64], 'plastic', 5);
  sheet.box([-4, -3, 50], [70, 126, 22], 'plastic', 8);
  sheet.plate([12, 14, 72], X, Y, [40, 90], 'art-plastic-highlight', 4);
  sheet.box([104, 6, 6], [12, 108, 52], 'plastic', 0);
  sheet.plate([116, 110, 10], ACROSS_RIGHT, Z, [100, 44], 'art-dark-left', 3);
  sheet.openings([116, 105, 14], ACROSS_RIGHT, Z, [12, 5], [7.8, 7.8], [4.2, 4.6], (column, row) =>
    column < 2 && row > 1 ? 'art-orange-top' : 'art-plastic-left',
  );
  // The lever: the far arm, the grip across, the near arm on its pivot.
  sheet.prism(
    'y',
    [
      [40, 60],
      [52, 54],
      [96, 92],
      [88, 100],
    ],
    -8,
    -2,
    'orange',
  );
  sheet.prism(
    'y',
    [
      [86, 88],
      [98, 88],
      [98, 108],
      [86, 108],
    ],
    -8,
    128,
    'orange',
  );
  sheet.prism(
    'y',
    [
      [34, 52],
      [46, 44],
      [98, 92],
      [86, 104],
    ],
    122,
    129,
    'orange',
  );
  sheet.rod('y', [40, 49], 9, 122, 131, 'orange');
  sheet.rod('y', [40, 49], 4, 131, 133, 'dark');
  sheet.box([20, 120, 16], [30, 4, 16], 'plastic');
  sheet.box([27, 124, 20], [14, 3, 8], 'blue');
  return sheet.toSvg();
}

/** Two sealed halves about to meet: seal and blades of the one, latch and TPA of the other. */
export function wireToWire(): string {
  const sheet = new Sheet();
  sheet.ground([-60, 0], [310, 70], 10);
  const colours: readonly Material[] = ['dark', 'blue', 'orange', 'dark'];
  const rows = [16, 38];
  for (const z of rows)
    colours.forEach((material, index) =>
      sheet.cable(
        [
          [-96, 12 + index * 15, z + 4],
          [-40, 12 + index * 15, z + 4],
          [-20, 12 + index * 15, z],
          [6, 12 + index * 15, z],
        ],
        8,
        material,
        20,
      ),
    );
  sheet.box([-10, 4, 5], [12, 62, 44], 'orange', 6);
  sheet.box([0, 0, 0], [74, 70, 54], 'plastic', 6);
  sheet.box([16, 22, 54], [52, 26, 7], 'plastic', 2);
  sheet.box([20, 27, 61], [16, 16, 4], 'blue', 1);
  sheet.box([34, 70, 14], [14, 3, 26], 'orange');
  sheet.prism(
    'x',
    [
      [5, 4],
      [65, 4],
      [65, 50],
      [5, 50],
    ],
    74,
    80,
    'orange',
  );
  sheet.box([80, 10, 9], [16, 50, 36], 'plastic', 0);
  sheet.plate([96, 57, 12], ACROSS_RIGHT, Z, [44, 30], 'art-dark-left', 2);
  sheet.openings([96, 54, 16], ACROSS_RIGHT, Z, [4, 2], [11, 13], [6, 8], () => 'art-metal-top');
  // The other half, open towards the first.
  for (const z of rows)
    colours.forEach((material, index) =>
      sheet.cable(
        [
          [220, 12 + index * 15, z],
          [250, 12 + index * 15, z],
          [276, 12 + index * 15, z - 4],
          [322, 12 + index * 15, z - 4],
        ],
        8,
        material,
        20,
      ),
    );
  sheet.box([142, -4, -3], [80, 78, 60], 'plastic', 6);
  sheet.box([150, 18, 57], [34, 34, 6], 'plastic', 2);
  sheet.plate([155, 26, 63], X, Y, [16, 18], 'art-dark-left', 1.5);
  sheet.box([196, 74, 8], [14, 3, 34], 'blue');
  sheet.plate([222, 68, 5], ACROSS_RIGHT, Z, [66, 46], 'art-orange-left', 4);
  for (const z of rows)
    colours.forEach((material, index) =>
      sheet.cable(
        [
          [222, 12 + index * 15, z],
          [256, 12 + index * 15, z],
          [282, 12 + index * 15, z - 4],
          [330, 12 + index * 15, z - 4],
        ],
        8,
        material,
        20,
      ),
    );
  return sheet.toSvg();
}

/** The strip on a row of battery cells: copper traces, nickel tabs on the busbars, thermistors, plug. */
export function fpcModule(): string {
  const sheet = new Sheet();
  const cells = 9;
  const pitch = 34;
  sheet.ground([0, 0], [cells * pitch, 120], 14);
  for (let cell = 0; cell < cells; cell++) {
    const x = cell * pitch;
    sheet.box([x, 0, 0], [pitch - 1.5, 120, 46], cell % 2 ? 'plastic' : 'shell', 3);
  }
  for (let pair = 0; pair < cells - 1; pair++) {
    const y = pair % 2 ? 88 : 10;
    sheet.box([pair * pitch + 8, y, 46], [pitch * 1.5, 22, 3], 'metal', 3);
  }
  sheet.box([-14, 46, 47], [cells * pitch + 10, 28, 1.2], 'orange', 2);
  for (let trace = 0; trace < 5; trace++) {
    const y = 50 + trace * 5;
    sheet.stroke(
      [
        [-10, y, 48.2],
        [cells * pitch - 20 - trace * 52, y, 48.2],
      ],
      1.1,
      'var(--art-copper-right)',
    );
  }
  for (let pair = 0; pair < cells - 1; pair++) {
    const x = pair * pitch + 24;
    if (pair % 2) sheet.box([x, 74, 48], [9, 20, 1], 'metal');
    else sheet.box([x, 27, 48], [9, 19, 1], 'metal');
  }
  for (const x of [58, 160, 262]) sheet.box([x, 56, 48.2], [12, 8, 4], 'dark', 1);
  receptacleRight(sheet, [cells * pitch - 12, 74, 46], 4, 2, 'blue');
  return sheet.toSvg();
}

/** One potential, many wires: the comb busbar lifted out of its housing, the cap above it. */
export function jointConnector(): string {
  const sheet = new Sheet();
  sheet.ground([0, 0], [132, 56], 10);
  const wires = 8;
  sheet.box([0, 0, 0], [132, 44, 36], 'plastic', 4);
  sheet.plate([6, 6, 36], X, Y, [120, 32], 'art-dark-left', 3);
  for (let wire = 0; wire < wires; wire++)
    sheet.plate([11 + wire * 14.6, 14, 36], X, Y, [7, 16], 'art-metal-top', 1, 0);
  for (let wire = 0; wire < wires; wire++) {
    const x = 14 + wire * 14.6;
    sheet.cable(
      [
        [x, 40, 16],
        [x, 74, 16],
        [x, 96, 8],
        [x, 150, 8],
      ],
      8,
      wire === 0 ? 'blue' : 'dark',
      22,
    );
  }
  sheet.box([0, 40, 0], [132, 6, 6], 'plastic');
  // The comb: tines first, then the bar that joins them.
  for (let wire = 0; wire < wires; wire++)
    sheet.box([11 + wire * 14.6, 19, 64], [7, 3, 26], 'copper');
  sheet.box([8, 17, 88], [116, 7, 12], 'copper', 1);
  sheet.box([-2, -2, 128], [136, 48, 14], 'blue', 5);
  sheet.plate([10, 10, 142], X, Y, [112, 24], 'art-blue-top', 4);
  for (const [x, y] of [
    [4, 44],
    [128, 44],
  ] as const)
    sheet.stroke(
      [
        [x, y, 40],
        [x, y, 126],
      ],
      1,
      'var(--art-dark-top)',
    );
  for (const x of [30, 92]) sheet.box([x, 46, 116], [12, 3, 14], 'blue');
  sheet.shape(ring([66, 22, 142], 6), 'art-paper');
  return sheet.toSvg();
}
