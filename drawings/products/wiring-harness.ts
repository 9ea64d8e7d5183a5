import type { Vec } from '../kit/geometry.ts';
import type { Material } from '../kit/paint.ts';
import { plug } from './parts.ts';
import { Sheet } from './sheet.ts';

/** How high the middle of the harness lies, and how thick its taped trunk is. */
const LEVEL = 16;
const TRUNK = 26;
const WIRE = 6;

/** A fully taped stretch along x: a round bundle, and the turns of the tape as fine lines. */
function taped(sheet: Sheet, from: number, to: number, y: number, radius: number): void {
  sheet.rod('x', [y, LEVEL], radius, from, to, 'dark');
  for (let x = from + 8; x < to - 4; x += 9)
    sheet.stroke(
      [
        [x, y + radius * 0.86, LEVEL - radius * 0.5],
        [x + 5, y + radius * 0.5, LEVEL + radius * 0.86],
        [x + 7, y - radius * 0.2, LEVEL + radius * 0.98],
      ],
      0.9,
      'var(--art-dark-highlight)',
    );
}

/** Corrugated tube along x: rings side by side. */
function corrugated(sheet: Sheet, from: number, to: number, y: number, radius: number): void {
  for (let x = from; x < to; x += 6)
    sheet.turned('x', [y, LEVEL], [[x, radius - 1.6], [x + 1.5, radius], [x + 4, radius], [x + 5.5, radius - 1.6]], 'rubber'); // prettier-ignore
}

/** Wires that leave the trunk at `from`, fan out at 45° and run on along x or y to their end. */
function fan(
  sheet: Sheet,
  from: Vec,
  path: readonly Vec[],
  colours: readonly Material[],
  axis: 'x' | 'y',
): void {
  const middle = (colours.length - 1) / 2;
  for (const [index, material] of colours.entries()) {
    const aside = (index - middle) * WIRE;
    const shifted = path.map(([x, y, z]): Vec =>
      axis === 'x' ? [x, y + aside, z] : [x - aside, y, z],
    );
    sheet.cable([[from[0], from[1], from[2]], ...shifted], WIRE, material, 16);
  }
}

/** A clip that holds the bundle to the body: its band around the trunk and its fir-tree stem. */
function clip(sheet: Sheet, x: number, y: number): void {
  sheet.rod('x', [y, LEVEL], TRUNK / 2 + 3, x, x + 9, 'plastic');
  sheet.box([x + 1, y + TRUNK / 2 + 2, LEVEL - 4], [7, 5, 8], 'plastic', 1);
  sheet.rod('y', [LEVEL, x + 4.5], 2.6, y + TRUNK / 2 + 7, y + TRUNK / 2 + 20, 'plastic');
}

/** A wiring harness as it leaves the line: a taped trunk, five branches, tube, clips, grommet, connectors. */
export function wiringHarness(): Sheet {
  const sheet = new Sheet();
  sheet.ground([-150, 60], [330, 60], 10);
  const y = 90;
  // What lies behind the trunk comes first.
  sheet.part('branches', [0, -40, 0], () => {
    fan(sheet, [-52, y, LEVEL], [[-52, y - 40, LEVEL], [-52, y - 96, LEVEL]], ['green', 'dark', 'orange', 'blue'], 'y'); // prettier-ignore
    fan(sheet, [74, y, LEVEL], [[74, y - 34, LEVEL], [74, y - 82, LEVEL]], ['yellow', 'dark', 'blue'], 'y'); // prettier-ignore
    sheet.rod('y', [LEVEL, -52], 13, y - 52, y - 40, 'rubber');
    sheet.rod('y', [LEVEL, 74], 11, y - 50, y - 39, 'rubber');
  }, [-52, y - 66, LEVEL + 6]); // prettier-ignore
  sheet.part('connectors', [0, -84, 0], () => {
    sheet.box([-74, y - 130, 2], [44, 36, 26], 'plastic', 3, 2);
    sheet.box([-62, y - 132, 28], [20, 30, 4], 'blue', 1);
    sheet.box([56, y - 112, 4], [36, 32, 22], 'blue', 3, 2);
    sheet.box([66, y - 112, 26], [16, 26, 4], 'plastic', 1);
  }, [-52, y - 116, 32]); // prettier-ignore
  sheet.part('trunk', [0, 0, 0], () => taped(sheet, -128, 118, y, TRUNK / 2), [20, y, LEVEL + 13]); // prettier-ignore
  sheet.part('tube', [-70, 0, 0], () => corrugated(sheet, -206, -126, y, TRUNK / 2 + 3), [-166, y, LEVEL + 16]); // prettier-ignore
  // The grommet that seals the way through the bulkhead.
  sheet.part('grommet', [0, 0, 46], () =>
    sheet.turned('x', [y, LEVEL], [[-112, 14], [-100, 17], [-96, 34], [-90, 34], [-87, 27], [-82, 27], [-79, 34], [-73, 34], [-69, 18], [-56, 14]], 'rubber'), // prettier-ignore
    [-84, y, LEVEL + 34],
  ); // prettier-ignore
  sheet.part('clips', [0, 34, 0], () => {
    clip(sheet, -20, y);
    clip(sheet, 48, y);
  }, [52, y + 30, LEVEL + 2]); // prettier-ignore
  // In front: a branch to the lower left, and the end of the trunk with its two connectors.
  sheet.part('branches', [0, 40, 0], () => {
    fan(sheet, [14, y, LEVEL], [[14, y + 40, LEVEL], [14, y + 98, LEVEL]], ['orange', 'blue', 'green', 'dark'], 'y'); // prettier-ignore
    sheet.rod('y', [LEVEL, 14], 13, y + 40, y + 52, 'rubber');
  });
  sheet.part('connectors', [0, 84, 0], () => {
    sheet.box([-10, y + 94, 2], [48, 34, 28], 'plastic', 3, 2);
    sheet.box([4, y + 98, 30], [20, 28, 4], 'orange', 1);
    sheet.openings([-5, y + 128, 8], [1, 0, 0], [0, 0, 1], [5, 2], [8, 9], [5, 6], () => 'art-dark-right'); // prettier-ignore
  });
  sheet.part('branches', [42, 0, 0], () => {
    fan(sheet, [116, y, LEVEL], [[138, y - 30, LEVEL], [178, y - 30, LEVEL]], ['blue', 'dark', 'yellow'], 'x'); // prettier-ignore
    fan(sheet, [116, y, LEVEL], [[140, y + 26, LEVEL], [184, y + 26, LEVEL]], ['orange', 'green', 'dark', 'blue'], 'x'); // prettier-ignore
  });
  sheet.part('connectors', [88, 0, 0], () => {
    plug(sheet, [172, y - 48, 4], { size: [44, 36, 24], material: 'plastic', accent: 'orange', poles: [4, 2] }); // prettier-ignore
    plug(sheet, [178, y + 4, 2], { size: [52, 46, 30], material: 'plastic', accent: 'blue', poles: [6, 3] }); // prettier-ignore
  });
  return sheet;
}
