import type { Material } from '../kit/paint.ts';
import { plug } from './parts.ts';
import { Sheet } from './sheet.ts';

/** How high the harness lies above its board, and where its trunk runs. */
const LEVEL = 20;
const TRUNK = 112;
const WIRE = 7;

/** Wires side by side that leave the trunk towards `y`, turn there and run on to a plug. */
function branch(
  sheet: Sheet,
  from: number,
  y: number,
  to: number,
  colours: readonly Material[],
): void {
  const middle = (colours.length - 1) / 2;
  const forward = y > TRUNK ? 1 : -1;
  for (const [index, material] of colours.entries()) {
    const aside = (index - middle) * WIRE;
    // The wire on the outside of the trunk's side stays on the outside of the bend.
    const x = from - aside * forward;
    sheet.cable([[x, TRUNK, LEVEL], [x, y + aside, LEVEL], [to, y + aside, LEVEL]], WIRE, material, 20); // prettier-ignore
  }
}

/** Tape around a branch that runs along y. */
const tape = (sheet: Sheet, x: number, y: number, wires: number): void =>
  sheet.box([x - (wires * WIRE) / 2 - 2, y, LEVEL - 5], [wires * WIRE + 4, 10, 11], 'rubber', 3);

/** A fork of the board: two pins keep the bundle on its way. */
function fork(sheet: Sheet, x: number, half: number): void {
  sheet.rod('z', [x, TRUNK - half], 3, 8, 46, 'metal');
  sheet.rod('z', [x, TRUNK + half], 3, 8, 46, 'metal');
}

/** A branching bundle on its assembly board: trunk, take-outs, tape, forks, grommet, plugs. */
export function wiringHarness(): string {
  const sheet = new Sheet();
  sheet.ground([0, 0], [270, 216], 8);
  sheet.box([0, 0, 0], [270, 216, 8], 'wood', 6);
  branch(sheet, 98, 38, 146, ['green', 'dark', 'orange', 'blue']);
  tape(sheet, 98, 72, 4);
  plug(sheet, [140, 18, 8], { size: [48, 42, 26], material: 'plastic', accent: 'blue', poles: [4, 2] }); // prettier-ignore
  branch(sheet, 172, 54, 208, ['yellow', 'dark']);
  plug(sheet, [204, 38, 9], { size: [42, 32, 22], material: 'blue', accent: 'plastic', poles: [3, 2] }); // prettier-ignore
  for (const [index, material] of (['blue', 'dark', 'yellow', 'orange'] as const).entries()) {
    const y = TRUNK - 1.5 * WIRE + index * WIRE;
    sheet.cable([[176, y, LEVEL], [220, y, LEVEL]], WIRE, material); // prettier-ignore
  }
  sheet.rod('x', [TRUNK, LEVEL], 14, 14, 186, 'dark');
  // The grommet that seals the way through the bulkhead.
  sheet.turned(
    'x',
    [TRUNK, LEVEL + 4],
    [
      [28, 16],
      [40, 20],
      [40, 31],
      [46, 31],
      [46, 26],
      [52, 26],
      [52, 31],
      [58, 31],
      [58, 20],
      [72, 16],
    ],
    'rubber',
  );
  for (const x of [82, 142, 174]) sheet.rod('x', [TRUNK, LEVEL], 15, x, x + 10, 'rubber');
  fork(sheet, 160, 21);
  plug(sheet, [212, 88, 8], { size: [50, 50, 30], material: 'plastic', accent: 'orange', poles: [6, 3] }); // prettier-ignore
  branch(sheet, 116, 180, 162, ['orange', 'blue', 'green']);
  tape(sheet, 116, 142, 3);
  plug(sheet, [156, 160, 8], { size: [46, 40, 26], material: 'plastic', accent: 'blue', poles: [3, 2] }); // prettier-ignore
  return sheet.toSvg();
}
