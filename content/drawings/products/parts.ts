import { type Vec } from '../kit/geometry.ts';
import type { Material } from '../kit/paint.ts';
import type { Sheet } from './sheet.ts';

/** Parts that several products share, so that they belong to one family. Sizes in millimetres. */

export const X: Vec = [1, 0, 0];
export const Y: Vec = [0, 1, 0];
export const Z: Vec = [0, 0, 1];
/** Across the face that looks to the lower right, from its left to its right. */
export const ACROSS_RIGHT: Vec = [0, -1, 0];

/** A receptacle on the face that looks to the lower right (x), with its rows of pins. */
export function receptacleRight(
  sheet: Sheet,
  [x, y, z]: Vec,
  columns: number,
  rows: number,
  accent: Material = 'blue',
): void {
  const width = columns * 5 + 8;
  const height = rows * 6 + 7;
  sheet.box([x, y - width, z], [9, width, height], 'plastic', 0);
  const face: Vec = [x + 9, y, z];
  sheet.plate(
    [face[0], face[1] - 2.5, face[2] + 2.5],
    ACROSS_RIGHT,
    Z,
    [width - 5, height - 5],
    'art-dark-left',
    1.5,
  );
  sheet.openings(
    [face[0], face[1] - 5.5, face[2] + 5],
    ACROSS_RIGHT,
    Z,
    [columns, rows],
    [5, 6],
    [2.6, 3],
    (column) => (column === 0 ? `art-${accent}-top` : 'art-metal-top'),
  );
}

/** A receptacle on the face that looks to the lower left (y). */
export function receptacleLeft(sheet: Sheet, [x, y, z]: Vec, columns: number, rows: number): void {
  const width = columns * 5 + 8;
  const height = rows * 6 + 7;
  sheet.box([x, y, z], [width, 9, height], 'plastic', 0);
  sheet.plate([x + 2.5, y + 9, z + 2.5], X, Z, [width - 5, height - 5], 'art-dark-left', 1.5);
  sheet.openings(
    [x + 5, y + 9, z + 5],
    X,
    Z,
    [columns, rows],
    [5, 6],
    [2.6, 3],
    () => 'art-metal-top',
  );
}

/** The four flanges of a control unit's base, with their screw holes. */
export function flanges(
  sheet: Sheet,
  [width, depth]: readonly [number, number],
  material: Material,
): void {
  for (const [x, y] of [
    [-12, 8],
    [-12, depth - 28],
    [width - 6, 8],
    [width - 6, depth - 28],
  ] as const) {
    sheet.box([x, y, 0], [18, 20, 4], material, 4);
    sheet.shape(ring([x + (x < 0 ? 7 : 11), y + 10, 4], 3.4), 'art-dark-left');
  }
}

/** A circle lying flat. */
export const ring = ([x, y, z]: Vec, radius: number, steps = 20): Vec[] =>
  Array.from({ length: steps }, (_, step): Vec => {
    const angle = (2 * Math.PI * step) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z];
  });

/** A circle standing on the face that looks to the lower right. */
export const ringRight = ([x, y, z]: Vec, radius: number, steps = 20): Vec[] =>
  Array.from({ length: steps }, (_, step): Vec => {
    const angle = (2 * Math.PI * step) / steps;
    return [x, y + radius * Math.cos(angle), z + radius * Math.sin(angle)];
  });

export interface ControlUnit {
  readonly size: Vec;
  readonly material?: Material;
  /** Number of cooling fins along the top; none leaves a flat lid with a label. */
  readonly fins?: number;
  /** Columns and rows of each receptacle on the right face. */
  readonly right?: readonly (readonly [columns: number, rows: number, accent?: Material])[];
  readonly left?: readonly (readonly [columns: number, rows: number])[];
  /** Colour of the label's mark: the area's. */
  readonly mark: Material;
}

/** A control unit in its die-cast or moulded housing: base, lid, fins or label, receptacles. */
export function controlUnit(
  sheet: Sheet,
  {
    size: [width, depth, height],
    material = 'metal',
    fins = 0,
    right = [],
    left = [],
    mark,
  }: ControlUnit,
): void {
  sheet.ground([-6, -4], [width + 12, depth + 8], 12);
  flanges(sheet, [width, depth], material);
  sheet.box([0, 0, 3], [width, depth, height - 8], material, 6);
  sheet.box([-1.5, -1.5, height - 8], [width + 3, depth + 3, 5], material, 7);
  if (fins > 0) {
    const pitch = (depth - 20) / fins;
    for (let fin = 0; fin < fins; fin++)
      sheet.box([12, 10 + fin * pitch, height - 3], [width - 24, pitch * 0.45, 8], material);
  } else {
    sheet.plate(
      [14, 12, height - 3],
      X,
      Y,
      [width - 28, depth - 24],
      `art-${material}-highlight`,
      5,
    );
    sheet.plate([22, 20, height - 3], X, Y, [width * 0.34, depth * 0.34], 'art-paper', 2);
    sheet.plate([26, 24, height - 3], X, Y, [8, depth * 0.34 - 8], `art-${mark}-left`, 1, 0);
    for (let row = 0; row < 3; row++)
      sheet.stroke([
        [38, 26 + row * 7, height - 3],
        [20 + width * 0.3 - row * 5, 26 + row * 7, height - 3],
      ]);
    for (const [x, y] of [
      [6, 6],
      [width - 6, 6],
      [6, depth - 6],
      [width - 6, depth - 6],
    ] as const)
      sheet.shape(ring([x, y, height - 3], 3, 14), 'art-metal-top');
  }
  let y = depth - 8;
  for (const [columns, rows, accent] of right) {
    receptacleRight(sheet, [width, y, 8], columns, rows, accent ?? mark);
    y -= columns * 5 + 14;
  }
  let x = 10;
  for (const [columns, rows] of left) {
    receptacleLeft(sheet, [x, depth, 8], columns, rows);
    x += columns * 5 + 16;
  }
}

/** A plug on a cable's end, looking along x: housing, latch, rows of openings. */
export function plugRight(
  sheet: Sheet,
  [x, y, z]: Vec,
  [length, width, height]: Vec,
  material: Material,
): void {
  sheet.box([x, y, z], [length, width, height], material, 2);
  sheet.box(
    [x + length * 0.3, y + width * 0.3, z + height],
    [length * 0.5, width * 0.4, 3],
    material,
  );
  sheet.plate(
    [x + length, y + width - 2, z + 2],
    ACROSS_RIGHT,
    Z,
    [width - 4, height - 4],
    'art-dark-left',
    1,
  );
}
