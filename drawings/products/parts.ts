import type { TokenName } from '@site/tokens';

import { add, scale, type Vec } from '../kit/geometry.ts';
import type { Material } from '../kit/paint.ts';
import { face, rounded, type Sheet } from './sheet.ts';

/** The line of small details. */
const FINE = 0.8;

/** Parts that several products share, so that they look like one family. Sizes in millimeters. */

export const X: Vec = [1, 0, 0];
export const Y: Vec = [0, 1, 0];
export const Z: Vec = [0, 0, 1];
/** Across the face that looks to the lower right, from its left to its right. */
export const ACROSS_RIGHT: Vec = [0, -1, 0];

/** The two visible upright faces: `x` faces the lower right, `y` the lower left. */
export type Side = 'x' | 'y';
const across = (side: Side): Vec => (side === 'x' ? ACROSS_RIGHT : X);
const outward = (side: Side): Vec => (side === 'x' ? X : Y);

/** A rounded rectangle on an upright face, by its lower left corner on the picture. */
export function outlineOn(
  side: Side,
  origin: Vec,
  [width, height]: readonly [number, number],
  radius = 0,
): Vec[] {
  return rounded([0, 0], [width, height], radius, Math.max(3, Math.ceil(radius / 3))).map(
    ([u, v]) => add(origin, add(scale(across(side), u), scale(Z, v))),
  );
}

/** A block that protrudes from an upright face, rounded like its mouth. */
export function boss(
  sheet: Sheet,
  side: Side,
  [x, y, z]: Vec,
  [width, height, out]: Vec,
  material: Material,
  radius = 2,
): void {
  if (side === 'x')
    sheet.prism('x', rounded([y - width, z], [width, height], radius, 3), x, x + out, material);
  else sheet.prism('y', rounded([z, x], [height, width], radius, 3), y, y + out, material);
}

const PITCH = { across: 6, up: 7 } as const;
/** The width and height of a socket around its pins. */
const socketSize = (columns: number, rows: number): readonly [number, number] => [
  columns * PITCH.across + 8,
  rows * PITCH.up + 8,
];

/** A shrouded socket on an upright face: its pins stand in the hollow, a rib keys the plug. */
export function socket(
  sheet: Sheet,
  side: Side,
  origin: Vec,
  [columns, rows]: readonly [number, number],
  accent: Material,
  material: Material = 'plastic',
): void {
  const [width, height] = socketSize(columns, rows);
  const out = 12;
  const depth = 7;
  const lower = add(
    add(origin, scale(outward(side), out)),
    add(scale(across(side), 3), scale(Z, 3)),
  );
  boss(sheet, side, origin, [width, height, out], material, 2.5);
  sheet.recess(
    outlineOn(side, lower, [width - 6, height - 6], 1.5),
    scale(outward(side), -depth),
    `art-${accent}-left`,
    'art-dark-right',
  );
  sheet.openings(
    add(lower, add(scale(across(side), 2.6), scale(Z, 3.4))),
    across(side),
    Z,
    [columns, rows],
    [PITCH.across, PITCH.up],
    [2.2, 3],
    () => 'art-metal-top',
  );
  const rib = add(origin, add(scale(across(side), width * 0.36), scale(Z, height)));
  boss(sheet, side, rib, [width * 0.28, 3.5, out - 2], material, 1);
}

/** The flanges of a unit's base, a screw through each. */
function flanges(
  sheet: Sheet,
  [width, depth]: readonly [number, number],
  material: Material,
): void {
  for (const [x, y] of [
    [-14, 10],
    [-14, depth - 32],
    [width - 6, 10],
  ] as const) {
    sheet.box([x, y, 0], [20, 22, 5], material, 5);
    screw(sheet, [x + (x < 0 ? 8 : 13), y + 11, 5], 4.2);
  }
}

/** A flat screw head with its hexagon socket. */
export function screw(sheet: Sheet, [x, y, z]: Vec, radius = 3.6): void {
  sheet.rod('z', [x, y], radius, z, z + 1.6, 'metal');
  sheet.shape(face('z', [x, y], radius * 0.45, z + 1.6, 6), 'art-dark-left', 0);
}

/** A threaded stud that stands in its nut. */
export function stud(sheet: Sheet, [x, y, z]: Vec, radius = 5, height = 16): void {
  sheet.prism('z', hexagon([x, y], radius * 1.9), z, z + radius * 1.1, 'metal');
  sheet.rod('z', [x, y], radius, z + radius * 1.1, z + height, 'metal');
}

const hexagon = ([p, q]: readonly [number, number], radius: number) =>
  Array.from({ length: 6 }, (_, corner): readonly [number, number] => {
    const angle = (Math.PI / 3) * corner + 0.2;
    return [p + radius * Math.cos(angle), q + radius * Math.sin(angle)];
  });

/** A plug-in relay with its printed face. */
export function relay(
  sheet: Sheet,
  [x, y, z]: Vec,
  [dx, dy, dz]: Vec,
  mark: TokenName = 'art-dark-top',
): void {
  sheet.box([x, y, z], [dx, dy, dz], 'dark', 3, 2.5);
  sheet.plate([x + 6, y + 6, z + dz], X, Y, [dx - 12, dy - 12], mark, 1.5, 0);
}

/** A blade fuse: its grip, and below it the shoulders that sit on the holder. */
export function fuse(sheet: Sheet, [x, y, z]: Vec, material: Material): void {
  sheet.box([x, y, z], [14, 8, 5], material, 1);
  sheet.box([x + 1.5, y + 1.5, z + 5], [11, 5, 8], material, 1);
}

/** A chip on a board, with leads on the two visible sides. */
export function chip(sheet: Sheet, [x, y, z]: Vec, [dx, dy]: readonly [number, number]): void {
  for (let lead = 0; lead < Math.floor(dx / 6); lead++)
    sheet.box([x + 3 + lead * 6, y + dy - 1, z], [2.4, 4, 1.2], 'metal');
  for (let lead = 0; lead < Math.floor(dy / 6); lead++)
    sheet.box([x + dx - 1, y + 3 + lead * 6, z], [4, 2.4, 1.2], 'metal');
  sheet.box([x, y, z], [dx, dy, 4.5], 'dark', 1);
  sheet.shape(face('z', [x + 4, y + 4], 1.6, z + 4.5, 10), 'art-dark-highlight', 0);
}

/** A printed label: the area's color, the part number's lines and its matrix code. */
function label(
  sheet: Sheet,
  [x, y, z]: Vec,
  [width, depth]: readonly [number, number],
  mark: Material,
): void {
  sheet.plate([x, y, z], X, Y, [width, depth], 'art-paper', 2, 0.9);
  sheet.plate([x + 4, y + 4, z], X, Y, [width - 8, depth * 0.2], `art-${mark}-left`, 0.8, 0);
  for (let row = 0; row < 3; row++)
    sheet.stroke(
      [
        [x + 5, y + depth * (0.44 + row * 0.18), z],
        [x + width * (0.58 - (row % 2) * 0.12), y + depth * (0.44 + row * 0.18), z],
      ],
      1.4,
    );
  const dot = depth * 0.1;
  for (const [column, row] of MATRIX)
    sheet.plate(
      [x + width - 5 - (4 - column) * dot, y + depth * 0.4 + row * dot, z],
      X,
      Y,
      [dot, dot],
      'art-ink',
      0,
      0,
    );
}
const MATRIX = [
  [0, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [3, 1],
  [0, 2],
  [2, 2],
  [0, 3],
  [1, 3],
  [3, 3],
] as const;

export interface Housing {
  readonly size: Vec;
  readonly material: Material;
  /** The number of cooling fins on the lid. */
  readonly fins?: number;
  /** The fraction of the lid's width with fins, from its far side; by default all of it. */
  readonly finned?: number;
  /** Whether the lid is a frame, so that the board is visible. */
  readonly open?: boolean;
}

/** The movement of the parts of a control unit when it is exploded, upwards, in millimeters. */
export const LIFT = { board: 34, seal: 66, cover: 100, onBoard: 140 } as const;

/** Conductors on a board: each bends once. */
function traces(sheet: Sheet, [x, y, z]: Vec, [dx, dy]: readonly [number, number]): void {
  for (let trace = 0; trace < 6; trace++) {
    const [from, to] = [x + trace * 4, y + dy - trace * 4];
    sheet.stroke(
      [
        [from, y, z],
        [from, to, z],
        [x + dx, to, z],
      ],
      0.9,
      'var(--art-green-highlight)',
    );
  }
}

/** The parts of every board: conductors, fixing holes, capacitors, a header. */
function furnish(sheet: Sheet, [x, y, z]: Vec, [dx, dy]: readonly [number, number]): void {
  traces(sheet, [x + dx * 0.42, y + 6, z], [dx * 0.3, dy * 0.5]);
  for (const [holeX, holeY] of [
    [6, 6],
    [dx - 6, 6],
    [6, dy - 6],
    [dx - 6, dy - 6],
  ] as const) {
    sheet.shape(ring([x + holeX, y + holeY, z], 3.4, 14), 'art-copper-top', FINE);
    sheet.shape(ring([x + holeX, y + holeY, z], 1.7, 10), 'art-dark-right', 0);
  }
  for (let capacitor = 0; capacitor < 3; capacitor++)
    sheet.rod('z', [x + dx - 22, y + 24 + capacitor * 13], 4.6, z, z + 10, capacitor % 2 ? 'metal' : 'dark', 14); // prettier-ignore
  sheet.box([x + 12, y + dy - 20, z], [dx * 0.16, 9, 7], 'plastic', 1);
  for (let pin = 0; pin < 4; pin++)
    sheet.box([x + 14 + pin * dx * 0.038, y + dy - 11, z + 2], [1.6, 5, 1.6], 'copper');
}

/** The circuit board of a unit, which the cover hides until the unit is exploded. */
function board(sheet: Sheet, [width, depth, height]: Vec): void {
  const z = height - 12;
  sheet.inside('board', { shift: [0, 0, LIFT.board], anchor: [width - 16, depth / 2, z] }, () => {
    sheet.box([10, 10, z - 3], [width - 20, depth - 20, 3], 'board', 3);
    furnish(sheet, [10, 10, z], [width - 20, depth - 20]);
    chip(sheet, [width * 0.22, depth * 0.24, z], [width * 0.16, width * 0.16]);
    chip(sheet, [width * 0.52, depth * 0.2, z], [width * 0.1, width * 0.12]);
    for (let part = 0; part < 5; part++)
      sheet.box([width * 0.3 + part * width * 0.1, depth * 0.7, z], [9, 12, 5], 'dark', 1);
  });
}

/** The bosses and ribs on the floor of a hollow with its mouth at `rim`. */
export function cavity(
  sheet: Sheet,
  name: string,
  [width, depth, rim]: Vec,
  floor: number,
  material: Material,
): void {
  const mouth = rounded([5, 5], [width - 10, depth - 10], 5, 3).map(([p, q]): Vec => [p, q, rim]);
  sheet.part({ name, mouth, anchor: [0, 0, 0] }, () => {
    sheet.box([8, depth * 0.5, floor], [width - 16, 2.4, 8], material);
    sheet.box([width * 0.38, 8, floor], [2.4, depth - 16, 8], material);
    sheet.box([width * 0.68, 8, floor], [2.4, depth - 16, 8], material);
    for (const [x, y] of [
      [18, 18],
      [width - 18, 18],
      [18, depth - 18],
      [width - 18, depth - 18],
    ] as const) {
      sheet.turned('z', [x, y], [[floor, 7.5], [floor + 3, 6], [rim - 8, 6]], material, 18); // prettier-ignore
      sheet.shape(ring([x, y, rim - 8], 2.8, 12), 'art-dark-right', FINE);
    }
  });
}

/** The hollow of a box, which is visible without its cover. */
export function hollow(
  sheet: Sheet,
  [x, y, z]: Vec,
  [width, depth, height]: Vec,
  material: Material,
  wall = 5,
): void {
  const outline = rounded([x + wall, y + wall], [width - 2 * wall, depth - 2 * wall], wall, 3);
  sheet.recess(
    outline.map(([p, q]): Vec => [p, q, z]),
    [0, 0, -height],
    `art-${material}-right`,
    `art-${material}-left`,
  );
}

/** A unit's housing: flanges, base, board, the seam of its seal, a chamfered lid with four screws. */
function housing(
  sheet: Sheet,
  { size: [width, depth, height], material, fins = 0, finned = 1, open = false }: Housing,
): void {
  sheet.ground([-8, -4], [width + 16, depth + 8], 10);
  sheet.part({ name: 'base', anchor: [width - 6, depth, height * 0.3] }, () => {
    flanges(sheet, [width, depth], material);
    sheet.box([0, 0, 0], [width, depth, height - 12], material, 9);
    sheet.plate([2.6, 2.6, height - 12], X, Y, [width - 5.2, depth - 5.2], `art-${material}-highlight`, 7, FINE); // prettier-ignore
    hollow(sheet, [0, 0, height - 12], [width, depth, height - 20], material);
  });
  cavity(sheet, 'base', [width, depth, height - 12], 8, material);
  if (open) openBoard(sheet, [width, depth, height]);
  else board(sheet, [width, depth, height]);
  // A frame: its far sides first.
  sheet.part(
    { name: 'seal', shift: [0, 0, LIFT.seal], anchor: [width * 0.2, depth - 2, height - 10] },
    () => {
      const z = height - 12;
      sheet.box([1.5, 1.5, z], [width - 3, 5, 2.5], 'rubber', 2);
      sheet.box([1.5, 1.5, z], [5, depth - 3, 2.5], 'rubber', 2);
      sheet.box([width - 6.5, 1.5, z], [5, depth - 3, 2.5], 'rubber', 2);
      sheet.box([1.5, depth - 6.5, z], [width - 3, 5, 2.5], 'rubber', 2);
    },
  );
  sheet.part(
    { name: 'cover', shift: [0, 0, LIFT.cover], anchor: [width - 8, depth * 0.45, height] },
    () => {
      if (open) frame(sheet, [width, depth, height], material);
      else sheet.box([0, 0, height - 9.5], [width, depth, 9.5], material, 9, 3);
      for (const [x, y] of [
        [10, 10],
        [width - 10, 10],
        [10, depth - 10],
        [width - 10, depth - 10],
      ] as const)
        screw(sheet, [x, y, height], 4);
    },
  );
  sheet.measureBox([0, 0, 0], [width, depth, height]);
  if (fins === 0) return;
  const pitch = (depth - 32) / fins;
  sheet.part(
    {
      name: 'fins',
      shift: [0, 0, LIFT.cover],
      anchor: [
        22 + (width - 44) * finned * 0.5,
        18 + (Math.floor(fins * 0.4) + 0.21) * pitch,
        height + 12,
      ],
    },
    () => {
      for (let fin = 0; fin < fins; fin++)
        sheet.box(
          [22, 18 + fin * pitch, height],
          [(width - 44) * finned, pitch * 0.42, 12],
          material,
          1,
        );
    },
  );
}

/** The board under a lid that is a frame; callers place the parts on it. */
function openBoard(sheet: Sheet, [width, depth, height]: Vec): void {
  const anchor: Vec = [width - 16, depth / 2, height - 9];
  sheet.part({ name: 'board', shift: [0, 0, LIFT.board], anchor }, () => {
    sheet.box([8, 8, height - 13], [width - 16, depth - 16, 4], 'board', 3);
    furnish(sheet, [8, 8, height - 9], [width - 16, depth - 16]);
  });
}

/** A lid of four bars, its far sides first. */
function frame(sheet: Sheet, [width, depth, height]: Vec, material: Material): void {
  const bar = 15;
  const z = height - 9.5;
  sheet.box([0, 0, z], [width, bar, 9.5], material, 2);
  sheet.box([0, 0, z], [bar, depth, 9.5], material, 2);
  sheet.box([width - bar, 0, z], [bar, depth, 9.5], material, 2);
  sheet.box([0, depth - bar, z], [width, bar, 9.5], material, 2);
}

/** A flat ring terminal, with its eye at the end farther from the wire along x. */
export function ringTerminal(sheet: Sheet, [x, y, z]: Vec, radius: number): void {
  sheet.box([x, y - radius * 0.5, z], [radius * 2.6, radius, 3], 'copper');
  sheet.rod('z', [x, y], radius, z, z + 3, 'copper');
  sheet.shape(face('z', [x, y], radius * 0.5, z + 3), 'art-dark-left');
  sheet.rod('x', [y, z + 3], radius * 0.62, x + radius * 1.5, x + radius * 2.8, 'copper');
}

/** A flat circle. */
export const ring = ([x, y, z]: Vec, radius: number, steps = 20): Vec[] =>
  face('z', [x, y], radius, z, steps);

type Poles = readonly [columns: number, rows: number, accent?: Material];

export interface ControlUnit extends Housing {
  /** The sockets on the face at the lower right, the nearest to the viewer first. */
  readonly right?: readonly Poles[];
  /** The sockets on the face at the lower left, from its left. */
  readonly left?: readonly Poles[];
  /** Color of the label's mark: the area's. */
  readonly mark: Material;
}

/** A control unit: its housing, a label on the part of the lid without fins, and its sockets. */
export function controlUnit(sheet: Sheet, unit: ControlUnit): void {
  const { right = [], left = [], mark, fins, finned, open } = unit;
  const [width, depth, height] = unit.size;
  housing(sheet, unit);
  if (!open && (!fins || finned))
    sheet.part({ name: 'cover', shift: [0, 0, LIFT.cover] }, () =>
      label(sheet, [finned ? width * 0.64 : 26, 20, height], [width * 0.3, depth * 0.3], mark),
    );
  const low = (height - 12 - socketSize(1, 2)[1]) / 2;
  if (right.length > 0)
    sheet.part(
      { name: 'connectors', shift: [54, 0, 0], anchor: [width + 12, depth - 34, height * 0.55] },
      () => {
        let y = depth - 14;
        for (const [columns, rows, accent = mark] of right) {
          socket(sheet, 'x', [width, y, Math.max(low, 3)], [columns, rows], accent);
          y -= socketSize(columns, rows)[0] + 8;
        }
      },
    );
  if (left.length === 0) return;
  sheet.part(
    { name: 'connectors-left', shift: [0, 54, 0], anchor: [36, depth + 12, height * 0.55] },
    () => {
      let x = 14;
      for (const [columns, rows, accent = mark] of left) {
        socket(sheet, 'y', [x, depth, Math.max(low, 3)], [columns, rows], accent);
        x += socketSize(columns, rows)[0] + 8;
      }
    },
  );
}
