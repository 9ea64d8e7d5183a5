import { color, PAPER, tinted } from '../kit/paint.ts';
import { line, type Point } from '../line/path.ts';
import { box, disc, joint, OUTLINE, SIGNAL, LINE } from './shapes.ts';

/**
 * The values of the company, each as a thing of its trade that the line runs into: a cut cable, a fuse, a signal on a
 * screen, strands that become a cable.
 */

export const VALUE_WIDTH = 480;
export const VALUE_HEIGHT = 320;

const HV = color('color-area-hv');

const sheet = (width: number, height: number, elements: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">${elements.join('')}</svg>`;

const value = (...elements: string[]): string => sheet(VALUE_WIDTH, VALUE_HEIGHT, elements);

const wire = (stroke: string, width: number, points: readonly Point[], radius?: 12 | 24): string =>
  `<path stroke="${stroke}" stroke-width="${width}" d="${line(points, radius)}"/>`;

/** Returns places evenly around a middle, beginning above it. */
const around = ([x, y]: Point, radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** A cable cut through, with the strands of every core. */
export function honesty(): string {
  const middle: Point = [276, 160];
  const cores = [middle, ...around(middle, 68, 6)];
  const insulation = [
    tinted('shell', 'left'),
    tinted('blue', 'top'),
    tinted('green', 'top'),
    tinted('violet', 'top'),
    tinted('orange', 'top'),
    tinted('blue', 'highlight'),
    tinted('yellow', 'top'),
  ];
  return value(
    wire(LINE, 6, [
      [-10, 264],
      [96, 264],
      [160, 200],
      [200, 200],
    ]),
    disc(middle, 126, tinted('dark', 'left')),
    disc(middle, 108, tinted('shell', 'top')),
    ...cores.flatMap((core, index) => [
      disc(core, 31, insulation[index] ?? PAPER),
      ...[core, ...around(core, 13.5, 6)].map((strand) =>
        disc(
          strand,
          6.2,
          tinted('copper', 'top'),
          `stroke="${tinted('copper', 'right')}" stroke-width="1.2"`,
        ),
      ),
    ]),
    // The measurement.
    `<path stroke="${SIGNAL}" stroke-width="2" d="M412 34V286M404 34h16M404 286h16M286 34h110M286 286h110"/>`,
  );
}

/** A fuse in the line. */
export function safety(): string {
  const blade = (x: number) =>
    box([x, 158], [36, 74], tinted('metal', 'top'), 2) +
    `<path ${OUTLINE} d="M${x + 10} 232l4 10h8l4-10" fill="${tinted('metal', 'left')}"/>`;
  return value(
    wire(
      LINE,
      6,
      [
        [-10, 288],
        [174, 288],
        [174, 240],
      ],
      24,
    ),
    wire(
      LINE,
      6,
      [
        [306, 240],
        [306, 288],
        [490, 288],
      ],
      24,
    ),
    blade(156),
    blade(288),
    box([128, 44], [224, 122], tinted('orange', 'highlight'), 16),
    box([128, 44], [224, 34], tinted('orange', 'top'), 16),
    `<path fill="${tinted('orange', 'top')}" d="M129 62h222v16H129z"/><path ${OUTLINE} d="M128 78H352"/>`,
    box([150, 94], [180, 58], PAPER, 8),
    wire(
      tinted('copper', 'left'),
      7,
      [
        [174, 158],
        [174, 122],
        [226, 122],
        [254, 122],
        [306, 122],
        [306, 158],
      ],
      12,
    ),
    `<path stroke="${PAPER}" stroke-width="16" d="M232 122h16"/><path stroke="${tinted('copper', 'left')}" stroke-width="3.5" d="M222 122h36"/>`,
    joint([174, 244]),
    joint([306, 244]),
  );
}

/** A signal on a screen. */
export function inquiry(): string {
  const grid = [0, 1, 2, 3, 4, 5]
    .map((step) => `M${124 + step * 44} 56V232`)
    .concat([0, 1, 2].map((step) => `M92 ${100 + step * 44}H376`))
    .join('');
  return value(
    box([70, 34], [328, 222], tinted('shell', 'top'), 14),
    box([92, 56], [284, 176], tinted('dark', 'left'), 6),
    `<path stroke="${tinted('dark', 'top')}" stroke-width="1.5" d="${grid}"/>`,
    wire(tinted('blue', 'highlight'), 4, [
      [92, 188],
      [124, 188],
      [124, 100],
      [168, 100],
      [168, 188],
      [212, 188],
      [212, 100],
      [300, 100],
      [300, 188],
      [344, 188],
      [376, 188],
    ]),
    `<path stroke="${HV}" stroke-width="2" stroke-dasharray="5 6" d="M212 62V226M300 62V226"/>`,
    `<path stroke="${HV}" stroke-width="3" d="M220 76H292M228 70l-8 6 8 6M284 70l8 6-8 6"/>`,
    wire(
      LINE,
      6,
      [
        [-10, 294],
        [120, 294],
        [120, 262],
      ],
      24,
    ),
    wire(
      SIGNAL,
      6,
      [
        [348, 262],
        [348, 294],
        [490, 294],
      ],
      24,
    ),
    joint([120, 256]),
    joint([348, 256], SIGNAL),
  );
}

/** Strands from everywhere that become one cable. */
export function together(): string {
  const strands = [
    [44, color('color-area-first')],
    [102, color('color-area-second')],
    [160, HV],
    [218, color('color-area-third')],
    [276, color('color-area-heritage')],
  ] as const;
  const tape = (x: number) => box([x, 138], [20, 44], LINE, 5, '');
  return value(
    ...strands.map(([y, stroke], index) => {
      const end = 148 + index * 6;
      const rise = Math.abs(end - y);
      // The outer strands join after the inner ones, so that none covers its neighbor.
      const meets = 188 + Math.abs(index - 2) * 18;
      const points: Point[] =
        rise < 1
          ? [
              [0, y],
              [490, end],
            ]
          : [
              [0, y],
              [meets - rise, y],
              [meets, end],
              [490, end],
            ];
      return wire(stroke, 6, points, 24);
    }),
    tape(248),
    tape(322),
    tape(396),
    ...strands.map(([y, stroke]) => joint([34, y], stroke)),
  );
}
