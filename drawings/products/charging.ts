import type { TokenName } from '@site/tokens';

import { add, type Vec } from '../kit/geometry.ts';
import { boss, outlineOn, ring, X, Y } from './parts.ts';
import { face, rounded, Sheet } from './sheet.ts';

/** Radii and places of the contacts around a charging face's centre: across (to the left) and up. */
const CONTACTS = [
  [10.5, 8, 4.6],
  [-10.5, 8, 4.6],
  [0, -5, 5.2],
  [14.5, -9, 3.2],
  [-14.5, -9, 3.2],
] as const;
const DIRECT_CURRENT = { across: 14, below: 46, radius: 11 } as const;

/** What lies on a shape that stands across x. */
const on = ([x, y, z]: Vec, across: number, up: number, radius: number, steps = 24): Vec[] =>
  face('x', [y + across, z + up], radius, x, steps);

/** Contacts in their insulating wells: five for AC and signals, below them two for DC. */
function contacts(sheet: Sheet, centre: Vec, well: TokenName, withDirectCurrent: boolean): void {
  for (const [across, up, radius] of CONTACTS) {
    sheet.shape(on(centre, across, up, radius + 2.2), well, 0.9);
    sheet.recess(on(centre, across, up, radius), [-5, 0, 0], 'art-metal-left', 'art-dark-right');
  }
  if (!withDirectCurrent) return;
  for (const side of [1, -1]) {
    const { across, below, radius } = DIRECT_CURRENT;
    sheet.shape(on(centre, across * side, -below, radius + 2.4), well, 0.9);
    sheet.recess(
      on(centre, across * side, -below, radius),
      [-8, 0, 0],
      'art-orange-left',
      'art-dark-right',
    );
    sheet.shape(on(centre, across * side, -below, 4), 'art-metal-top', 0.9);
  }
}

/** The outline of a combined face: the round part above, the DC contacts' part below. */
const nose = (centre: Vec, radius: number, low: number, half: number): Vec[] => {
  const arc = Array.from({ length: 21 }, (_, step): Vec => {
    const angle = ((-38 + (256 * step) / 20) * Math.PI) / 180;
    return add(centre, [0, radius * Math.cos(angle), radius * Math.sin(angle)]);
  });
  const corner = half - 14;
  const foot = [180, 210, 240, 270, 270, 300, 330, 360].map((degrees, index): Vec => {
    const angle = (degrees * Math.PI) / 180;
    const side = index < 4 ? -corner : corner;
    return add(centre, [0, side + 14 * Math.cos(angle), low + 14 + 14 * Math.sin(angle)]);
  });
  return [...arc, ...foot];
};

const flat = (points: readonly Vec[]) => points.map(([, y, z]) => [y, z] as const);

/** The connector in its rest, ready for the hand: grip and button, latch, the combined face. */
export function chargingCoupler(): string {
  const sheet = new Sheet();
  const [y, z] = [40, 76];
  sheet.ground([-20, -2], [96, 84], 10);
  // The cable hangs from the end of the grip and lies on the ground behind it.
  sheet.cable(
    [
      [-150, 132, 10],
      [-150, y, 10],
      [-122, y, 10],
      [-104, y, 20],
      [-90, y, 28],
    ],
    20,
    'orange',
    30,
  );
  const grip: readonly (readonly [number, number])[] = [
    [6, -100],
    [24, -112],
    [38, -108],
    [84, -44],
    [102, -20],
    [102, 20],
    [50, 20],
    [46, -22],
  ];
  sheet.prism('y', grip, y - 17, y + 17, 'dark');
  sheet.prism(
    'y',
    [
      [98, -40],
      [110, -24],
      [110, 0],
      [98, 4],
    ],
    y - 9,
    y + 9,
    'green',
  );
  const collar = flat(nose([0, y, z], 38, -74, 37));
  const tip = flat(nose([0, y, z], 31, -66, 30));
  sheet.prism('x', collar, 10, 44, 'plastic');
  // The latch reaches over the face and holds the connector in the inlet.
  sheet.prism('x', tip, 44, 76, 'dark');
  sheet.box([22, y - 7, z + 34], [50, 14, 7], 'plastic', 2);
  sheet.box([62, y - 7, z + 41], [10, 14, 5], 'plastic', 1);
  const centre: Vec = [76, y, z];
  sheet.shape(nose(centre, 27, -62, 26), 'art-dark-left', 1);
  contacts(sheet, centre, 'art-dark-top', true);
  return sheet.toSvg();
}

/** The adapter that makes an outlet of the inlet: its coupler at the back, grip, household outlet. */
export function v2l(): string {
  const sheet = new Sheet();
  const [y, z] = [46, 62];
  sheet.ground([-86, -4], [226, 100], 12);
  sheet.turned(
    'x',
    [y, z],
    [
      [-112, 27],
      [-82, 27],
      [-82, 36],
      [-20, 36],
    ],
    'dark',
  );
  sheet.box([-96, y - 6, z + 27], [40, 12, 6], 'green', 2);
  sheet.prism('x', rounded([0, 8], [92, 106], 26, 10), -20, 118, 'plastic');
  sheet.prism('x', rounded([-3, 5], [98, 112], 28, 10), 118, 134, 'dark');
  sheet.plate([10, 26, 114], X, Y, [58, 40], 'art-dark-left', 8);
  for (const [index, lit] of [true, true, true, false].entries())
    sheet.shape(
      ring([22 + index * 11, 46, 114], 3.6, 14),
      lit ? 'art-green-highlight' : 'art-dark-highlight',
      0,
    );
  // The outlet, of type F: round well, two holes, earth clips above and below.
  const centre: Vec = [134, y, z];
  sheet.shape(outlineOn('x', [134, 88, 15], [84, 92], 18), 'art-plastic-top');
  sheet.recess(on(centre, 0, 0, 33, 36), [-16, 0, 0], 'art-plastic-right', 'art-plastic-left');
  const floor: Vec = [134, y + 9, z + 8];
  for (const across of [10, -10]) sheet.shape(on(floor, across, 0, 4.2, 16), 'art-dark-right', 0.9);
  sheet.plate([134, y + 15, z + 26], [0, -1, 0], [0, 0, 1], [8, 6], 'art-copper-top', 1, 0.9);
  sheet.plate([134, y + 7, z - 27], [0, -1, 0], [0, 0, 1], [8, 6], 'art-copper-top', 1, 0.9);
  return sheet.toSvg();
}

/** The bowl in the car's side with the inlet in it, its drive behind, the opened door on its arm. */
export function cdm(): string {
  const sheet = new Sheet();
  sheet.ground([-50, -24], [210, 200], 8);
  sheet.box([-58, 24, 0], [50, 84, 190], 'dark', 6);
  sheet.box([-52, 34, 190], [38, 60, 34], 'dark', 6, 4);
  sheet.rod('z', [-33, 64], 13, 224, 232, 'metal');
  // A piece of the car's side, in which the module sits.
  boss(sheet, 'x', [0, 168, 0], [196, 196, 10], 'shell', 16);
  sheet.recess(
    outlineOn('x', [10, 142, 24], [144, 148], 36),
    [-24, 0, 0],
    'art-plastic-right',
    'art-plastic-left',
  );
  const seat: readonly [number, number] = [80, 102];
  sheet.turned('x', seat, [[-8, 44], [-2, 44], [-2, 37], [10, 37]], 'dark'); // prettier-ignore
  contacts(sheet, [10, ...seat], 'art-dark-top', false);
  sheet.plate([10, 112, 34], [0, -1, 0], [0, 0, 1], [40, 6], 'art-green-highlight', 3, 0.9);
  // The door stands out at the far side; its arm reaches into the bowl, its seal looks at us.
  sheet.prism('y', rounded([22, 26], [152, 136], 36, 6), -34, -22, 'shell');
  sheet.shape(onDoor([36, 40], [124, 108], 28), 'art-dark-left');
  sheet.shape(onDoor([43, 47], [110, 94], 23), 'art-plastic-top');
  sheet.prism('y', rounded([84, 4], [22, 92], 8, 3), -22, -8, 'green');
  sheet.rod('z', [14, -4], 9, 76, 114, 'metal');
  return sheet.toSvg();
}

/** A rounded rectangle on the inner side of the opened door: from up and along, by how much. */
const onDoor = (
  from: readonly [number, number],
  size: readonly [number, number],
  radius: number,
): Vec[] => rounded(from, size, radius, 5).map(([up, along]): Vec => [along, -22, up]);
