import type { Vec } from '../kit/geometry.ts';
import type { Material } from '../kit/paint.ts';
import { ACROSS_RIGHT, X, Y, Z } from './parts.ts';
import { face, rounded, Sheet } from './sheet.ts';

/** The height of the bundle, and the thickness of its taped trunk. */
const LEVEL = 34;
const TRUNK = 32;
const WIRE = 7;
/** The ends of the trunk along x. */
const [START, END] = [-196, 206] as const;
/** The start of a trunk that continues beyond the sheet. */
const BEYOND = -330;

/** A place on the trunk. */
const onTrunk = (x: number): Vec => [x, 0, LEVEL];
const beside = ([x, y, z]: Vec, dx: number, dy: number): Vec => [x + dx, y + dy, z];

type Side = 'x' | 'y';

/** Wires between the end of the tape and a connector, fanned out. */
function leads(
  sheet: Sheet,
  side: Side,
  from: Vec,
  run: number,
  spread: number,
  colors: readonly Material[],
): void {
  const narrow = Math.min(spread, colors.length * WIRE * 0.5);
  for (const [index, material] of colors.entries()) {
    const share = colors.length === 1 ? 0 : index / (colors.length - 1) - 0.5;
    const place = (along: number, aside: number): Vec =>
      side === 'x' ? beside(from, along, aside) : beside(from, aside, along);
    sheet.cable(
      [
        place(0, share * narrow * 0.4),
        place(run * 0.22, share * narrow),
        place(run * 0.6, share * spread),
        place(run, share * spread),
      ],
      WIRE,
      material,
      14,
    );
  }
}

interface Connector {
  /** Along its axis, across, and up. */
  readonly size: Vec;
  readonly material: Material;
  readonly accent: Material;
  readonly poles: readonly [columns: number, rows: number];
}

/** A connector with visible cavities: ribs and latch on top, terminals in rows. `at` is the entry of its wires. */
function connector(
  sheet: Sheet,
  side: Side,
  at: Vec,
  { size: [run, width, height], material, accent, poles: [columns, rows] }: Connector,
): void {
  const base = at[2] - height / 2;
  const block = (
    [along, aside, up]: Vec,
    [deep, wide, high]: Vec,
    paint: Material,
    radius = 0,
    chamfer = 0,
  ) =>
    side === 'x'
      ? sheet.box([at[0] + along, at[1] + aside, up], [deep, wide, high], paint, radius, chamfer)
      : sheet.box([at[0] + aside, at[1] + along, up], [wide, deep, high], paint, radius, chamfer);
  block([0, -width / 2, base + 1], [run * 0.3, width, height], material, 0, 1);
  block([run * 0.3, -width / 2 + 1.5, base], [run * 0.7, width - 3, height], material, 0, 1);
  for (const aside of [-width / 2 + 3, width / 2 - 6])
    block([run * 0.36, aside, base + height], [run * 0.56, 3, 2], material);
  block([run * 0.16, -width * 0.17, base + height], [run * 0.66, width * 0.34, 3], accent);
  block(
    [run * 0.16, -width * 0.2, base + height + 1],
    [run * 0.16, width * 0.4, 4.5],
    accent,
    0,
    1,
  );
  const across = side === 'x' ? ACROSS_RIGHT : X;
  const corner: Vec =
    side === 'x'
      ? [at[0] + run, at[1] + width / 2 - 4, base + 2.5]
      : [at[0] - width / 2 + 4, at[1] + run, base + 2.5];
  cavities(sheet, corner, across, [width - 8, height - 5], [columns, rows]);
}

/** The dark mouth of a connector with a cavity for each terminal. */
function cavities(
  sheet: Sheet,
  corner: Vec,
  across: Vec,
  [width, height]: readonly [number, number],
  [columns, rows]: readonly [number, number],
): void {
  sheet.plate(corner, across, Z, [width, height], 'art-dark-top');
  const [pitch, rise] = [(width - 2) / columns, (height - 2) / rows];
  const within = (share: number): Vec => [
    corner[0] + across[0] * (1 + pitch * share),
    corner[1] + across[1] * (1 + pitch * share),
    corner[2] + 1 + rise * share,
  ];
  const grid = [columns, rows] as const;
  sheet.openings(
    within(0.19),
    across,
    Z,
    grid,
    [pitch, rise],
    [pitch * 0.62, rise * 0.62],
    () => 'art-dark-right',
  );
  sheet.openings(
    within(0.35),
    across,
    Z,
    grid,
    [pitch, rise],
    [pitch * 0.3, rise * 0.3],
    () => 'art-copper-top',
  );
}

/** The positions of branches and clips on the trunk. */
const EARTH = onTrunk(START + 10);
const TUBE = onTrunk(-62);
const COAXIAL = onTrunk(74);
const TWIN = onTrunk(-6);
const POWER = onTrunk(128);
const CLIPS = [-100, 34, 172].map(onTrunk);

/** From the far end of the trunk: two ring terminals for earth. */
function earth(sheet: Sheet): void {
  const end = beside(EARTH, -64, 0);
  sheet.part({ name: 'branches' }, () => sheet.taped([EARTH, end], 15, 20));
  sheet.part(
    { name: 'ring-terminals', shift: [-46, 0, 0], anchor: [end[0] - 78, end[1] + 19, LEVEL + 2] },
    () => {
      for (const [aside, material] of [
        [-19, 'green'],
        [19, 'dark'],
      ] as const) {
        const [x, y] = [end[0] - 62, end[1] + aside];
        sheet.rod('z', [x - 16, y], 16, LEVEL - 3, LEVEL + 1, 'copper', 24);
        sheet.shape(face('z', [x - 16, y], 7.4, LEVEL + 1), 'art-dark-left');
        sheet.box([x - 3, y - 6, LEVEL - 3], [16, 12, 4], 'copper');
        sheet.rod('x', [y, LEVEL], 6, x + 10, x + 24, 'copper', 12);
        sheet.cable(
          [
            [x + 30, y, LEVEL],
            [end[0] - 14, y, LEVEL],
            [end[0] + 6, end[1] + aside * 0.2, LEVEL],
          ],
          9,
          material,
          14,
        );
        sheet.rod('x', [y, LEVEL], 6.6, x + 22, x + 36, 'rubber', 12);
      }
    },
  );
}

/** To the upper right: corrugated tube, and a sealed plug seen from its back. */
function tube(sheet: Sheet): void {
  const end = beside(TUBE, 0, -140);
  const [x] = TUBE;
  const y = end[1] - 62;
  sheet.part({ name: 'connectors', shift: [0, -70, 0] }, () => {
    sheet.box([x - 23, y - 24, LEVEL - 19], [46, 28, 38], 'dark', 5, 2);
    sheet.prism('y', rounded([LEVEL - 17, x - 21], [34, 42], 8, 4), y, y + 26, 'dark');
    sheet.prism('y', rounded([LEVEL - 14, x - 18], [28, 36], 8, 4), y + 26, y + 34, 'orange');
    sheet.box([x - 8, y - 16, LEVEL + 19], [16, 44, 4], 'orange', 1.5);
    sheet.box([x - 9, y + 16, LEVEL + 19], [18, 11, 8], 'orange', 1.5, 1);
  });
  sheet.part({ name: 'branches', anchor: [TWIN[0], 58, LEVEL + 9] }, () => {
    leads(sheet, 'y', beside(end, 0, 6), -38, 18, ['orange', 'blue', 'yellow']);
    sheet.taped([TUBE, beside(TUBE, 0, -34)], 20, 20);
  });
  sheet.part({ name: 'tube', shift: [0, -26, 0], anchor: [x, TUBE[1] - 92, LEVEL + 12] }, () => {
    sheet.corrugated([beside(TUBE, 0, -34), end], 26);
    sheet.band(beside(end, 0, 3), Y, 12, 29, 'dark');
    sheet.band(beside(TUBE, 0, -38), Y, 12, 29, 'dark');
  });
}

/** To the upper right as well: two coaxial plugs. */
function coaxial(sheet: Sheet): void {
  const end = beside(COAXIAL, 0, -96);
  for (const aside of [-15, 15]) {
    const x = COAXIAL[0] + aside;
    const y = end[1] - 58;
    sheet.part({ name: 'connectors', shift: [0, -70, 0] }, () => {
      sheet.box([x - 12, y - 22, LEVEL - 12], [24, 38, 24], 'violet', 2, 1);
      sheet.box([x - 5, y - 16, LEVEL + 12], [10, 24, 3], 'plastic', 1);
      sheet.rod('y', [LEVEL, x], 7, y + 14, y + 26, 'metal', 12);
    });
    sheet.part({ name: 'branches' }, () =>
      sheet.cable(
        [
          [x, y + 26, LEVEL],
          [x, y + 42, LEVEL],
          [COAXIAL[0] + aside * 0.25, end[1] + 12, LEVEL],
        ],
        WIRE,
        'dark',
        12,
      ),
    );
  }
  sheet.part({ name: 'branches' }, () => sheet.taped([COAXIAL, end], 15, 20));
}

/** To the lower left: a large connector, and a small one beside it. */
function twin(sheet: Sheet): void {
  const end = beside(TWIN, 0, 96);
  sheet.part({ name: 'branches' }, () => {
    for (const [aside, material] of [
      [3, 'green'],
      [-3, 'dark'],
    ] as const)
      sheet.cable(
        [
          [end[0] + aside, end[1] - 6, LEVEL],
          [end[0] + aside, end[1] + 12, LEVEL],
          [end[0] + 54 + aside * 1.4, end[1] + 60, LEVEL],
          [end[0] + 54 + aside * 1.4, end[1] + 70, LEVEL],
        ],
        WIRE,
        material,
        14,
      );
    leads(sheet, 'y', beside(end, -8, -6), 66, 34, ['blue', 'orange', 'yellow', 'dark']);
    sheet.band(end, Y, 12, 24, 'rubber');
  });
  sheet.part({ name: 'connectors', shift: [0, 70, 0] }, () => {
    connector(sheet, 'y', beside(end, -10, 54), {
      size: [48, 62, 38],
      material: 'plastic',
      accent: 'blue',
      poles: [5, 3],
    });
    connector(sheet, 'y', beside(end, 54, 66), {
      size: [34, 38, 28],
      material: 'blue',
      accent: 'plastic',
      poles: [3, 2],
    });
  });
}

/** To the lower left as well: the connector of a power supply. */
function power(sheet: Sheet): void {
  const end = beside(POWER, 0, 72);
  sheet.part({ name: 'branches' }, () => {
    leads(sheet, 'y', beside(end, 0, -6), 56, 32, ['dark', 'orange', 'blue', 'green']);
    sheet.band(end, Y, 12, 24, 'rubber');
  });
  sheet.part({ name: 'connectors', shift: [0, 70, 0] }, () =>
    connector(sheet, 'y', beside(end, 0, 44), {
      size: [46, 56, 36],
      material: 'plastic',
      accent: 'orange',
      poles: [4, 2],
    }),
  );
}

/** The grommet that seals the trunk in the bulkhead. */
function grommet(sheet: Sheet): void {
  const x = START + 28;
  sheet.part({ name: 'grommet', shift: [0, 0, 62], anchor: [x + 12, 0, LEVEL + 44] }, () =>
    sheet.turned(
      'x',
      [0, LEVEL],
      [
        [x - 12, 17],
        [x, 20],
        [x + 3, 42],
        [x + 9, 44],
        [x + 9, 36],
        [x + 15, 36],
        [x + 15, 44],
        [x + 21, 44],
        [x + 27, 27],
        [x + 46, 19],
        [x + 54, 17],
      ],
      'rubber',
    ),
  );
}

/** The near end of the trunk: the connector of a control unit, which a lever pulls in. */
function lever(sheet: Sheet): void {
  sheet.part({ name: 'branches' }, () => {
    sheet.band(onTrunk(END - 12), X, 12, TRUNK + 3, 'rubber');
    leads(sheet, 'x', onTrunk(END - 4), 72, 74, [
      'orange',
      'dark',
      'blue',
      'green',
      'violet',
      'yellow',
      'blue',
    ]);
  });
  const [front, run, width, height, base] = [END + 62, 62, 112, 50, LEVEL - 23];
  const [near, far] = [width / 2, -width / 2];
  const arm = (from: number) =>
    sheet.prism('y', [[base + 27, front + 30], [base + 35, front + 22], [base + 68, front + 8], [base + 74, front + 16]], from, from + 6, 'blue'); // prettier-ignore
  sheet.part({ name: 'connectors', shift: [70, 0, 0] }, () => {
    arm(far - 6);
    sheet.box([front, far, base], [run * 0.42, width, height + 2], 'shell', 3, 2);
    sheet.box(
      [front + run * 0.42, far + 3, base],
      [run * 0.58, width - 6, height - 4],
      'shell',
      0,
      1.5,
    );
    cavities(
      sheet,
      [front + run, near - 8, base + 5],
      ACROSS_RIGHT,
      [width - 16, height - 14],
      [10, 4],
    );
    sheet.prism('y', rounded([base + 64, front + 4], [12, 14], 3, 3), far - 6, near + 6, 'blue');
    arm(near);
    sheet.rod('y', [base + 29, front + 28], 8, near + 4, near + 8, 'blue', 20);
    sheet.rod('y', [base + 29, front + 28], 3.4, near + 8, near + 9.5, 'dark', 12);
  });
}

/** Measures the harness from the ring terminals to the last connector, and its longest branch from the trunk. */
function measure(sheet: Sheet): void {
  const [left, right] = [EARTH[0] - 158, END + 124];
  const [inner, outer] = [40, 198];
  const branch = TWIN[0] + 71;
  sheet.measureAlong([
    { measure: 'length', from: [left, inner, 0], to: [right, inner, 0], away: [0, 230, 0] },
    {
      measure: 'branch',
      from: [branch, outer, 0],
      to: [branch, 0, 0],
      away: [right + 60 - branch, 0, 0],
    },
  ]);
}

interface WiringHarnessOptions {
  /** The trunk continues to the edge of a sheet for `toCutSvg`; by default it ends in two ring terminals. */
  readonly continues?: boolean;
}

/** A wiring harness as it leaves the line: a taped trunk, five branches, tube, clips, grommet, connectors. */
export function wiringHarness({ continues = false }: WiringHarnessOptions = {}): Sheet {
  const sheet = new Sheet();
  const start = continues ? BEYOND : START;
  const trunk = [onTrunk(start), onTrunk(END)];
  sheet.shadow(
    [[onTrunk(continues ? BEYOND : START - 110), onTrunk(END + 100)], [TUBE, beside(TUBE, 0, -210)], [COAXIAL, beside(COAXIAL, 0, -150)], [TWIN, beside(TWIN, 0, 180)], [POWER, beside(POWER, 0, 150)]], // prettier-ignore
    40,
  );
  // Parts behind the trunk come first.
  tube(sheet);
  coaxial(sheet);
  if (!continues) earth(sheet);
  const stems = CLIPS.map(([x]): Vec => [x, 0, 6]);
  sheet.part({ name: 'clips', shift: [26, 26, 0], anchor: stems[2] }, () => {
    for (const [x, y] of stems)
      sheet.turned('z', [x, y], [[2, 3], [7, 8], [10, 4], [22, 4]], 'plastic', 10); // prettier-ignore
  });
  sheet.part({ name: 'branches' }, () => {
    sheet.taped([TWIN, beside(TWIN, 0, 96)], 21, 20);
    sheet.taped([POWER, beside(POWER, 0, 72)], 21, 20);
  });
  sheet.part({ name: 'trunk', anchor: [22, 0, LEVEL + 14] }, () => sheet.taped(trunk, TRUNK));
  sheet.part({ name: 'branches' }, () => {
    for (const place of [TUBE, TWIN, COAXIAL, POWER]) sheet.band(place, X, 26, TRUNK + 3, 'rubber');
  });
  sheet.part({ name: 'clips', shift: [26, 26, 0] }, () => {
    for (const place of CLIPS) sheet.band(place, X, 11, TRUNK + 4, 'plastic');
  });
  grommet(sheet);
  twin(sheet);
  power(sheet);
  lever(sheet);
  measure(sheet);
  return sheet;
}
