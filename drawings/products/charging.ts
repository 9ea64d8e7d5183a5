import type { TokenName } from '@site/tokens';

import { add, type Vec } from '../kit/geometry.ts';
import { boss, outlineOn, ring, X, Y } from './parts.ts';
import { face, rounded, Sheet } from './sheet.ts';

/** Radii and places of the contacts around a charging face's center: across (to the left) and up. */
const CONTACTS = [
  [10.5, 8, 4.6],
  [-10.5, 8, 4.6],
  [0, -5, 5.2],
  [14.5, -9, 3.2],
  [-14.5, -9, 3.2],
] as const;
const DIRECT_CURRENT = { across: 14, below: 46, radius: 11 } as const;

/** A shape across x, with its details. */
const on = ([x, y, z]: Vec, across: number, up: number, radius: number, steps = 24): Vec[] =>
  face('x', [y + across, z + up], radius, x, steps);

/** Contacts in their insulating wells: five for AC and signals, below them two for DC. */
function contacts(sheet: Sheet, center: Vec, well: TokenName, withDirectCurrent: boolean): void {
  for (const [across, up, radius] of CONTACTS) {
    sheet.shape(on(center, across, up, radius + 2.2), well, 0.9);
    sheet.recess(on(center, across, up, radius), [-5, 0, 0], 'art-metal-left', 'art-dark-right');
  }
  if (!withDirectCurrent) return;
  for (const side of [1, -1]) {
    const { across, below, radius } = DIRECT_CURRENT;
    sheet.shape(on(center, across * side, -below, radius + 2.4), well, 0.9);
    sheet.recess(
      on(center, across * side, -below, radius),
      [-8, 0, 0],
      'art-orange-left',
      'art-dark-right',
    );
    sheet.shape(on(center, across * side, -below, 4), 'art-metal-top', 0.9);
  }
}

/** The outline of a combined face: the round part above, the DC contacts' part below. */
const nose = (center: Vec, radius: number, low: number, half: number): Vec[] => {
  const arc = Array.from({ length: 21 }, (_, step): Vec => {
    const angle = ((-38 + (256 * step) / 20) * Math.PI) / 180;
    return add(center, [0, radius * Math.cos(angle), radius * Math.sin(angle)]);
  });
  const corner = half - 14;
  const foot = [180, 210, 240, 270, 270, 300, 330, 360].map((degrees, index): Vec => {
    const angle = (degrees * Math.PI) / 180;
    const side = index < 4 ? -corner : corner;
    return add(center, [0, side + 14 * Math.cos(angle), low + 14 + 14 * Math.sin(angle)]);
  });
  return [...arc, ...foot];
};

const flat = (points: readonly Vec[]) => points.map(([, y, z]) => [y, z] as const);

/** The connector in its holder: grip and button, latch, the combined face. */
export function chargingCoupler(): Sheet {
  const sheet = new Sheet();
  const [y, z] = [40, 76];
  sheet.ground([-118, 4], [196, 74], 12);
  // The cable is on the ground behind the connector and rises into the end of the grip.
  sheet.part({ name: 'cable', shift: [-72, 0, 0], anchor: [-150, y, 20] }, () => {
    sheet.cable([[-176, 150, 10], [-176, y, 10], [-128, y, 10], [-112, y, 20], [-96, y, 31]], 20, 'dark', 34); // prettier-ignore
    sheet.turned('x', [y, 32], [[-112, 11], [-92, 15]], 'rubber'); // prettier-ignore
  });
  // The grip is a rounded solid: sections become wider toward the middle of its thickness.
  const grip = (inset: number): readonly (readonly [number, number])[] => [
    [12 + inset, -98 + inset],
    [22 + inset, -110 + inset],
    [36, -110 + inset],
    [52 - inset, -92],
    [86 - inset, -48],
    [104 - inset, -22],
    [107 - inset, 4],
    [104 - inset, 20],
    [52 + inset, 20],
    [44 + inset, -18],
    [26 + inset, -62],
  ];
  sheet.part({ name: 'grip', shift: [-34, 0, 0], anchor: [-50, y, 84] }, () => {
    sheet.loft(
      'y',
      [
        { section: grip(8), at: y - 19 },
        { section: grip(2), at: y - 14 },
        { section: grip(0), at: y - 6 },
        { section: grip(0), at: y + 6 },
        { section: grip(2), at: y + 14 },
        { section: grip(8), at: y + 19 },
      ],
      'dark',
    );
    // Ribs for the fingers on the visible side.
    for (const step of [0, 1, 2, 3])
      sheet.stroke([[-86 + step * 14, y + 19, 34 + step * 10], [-78 + step * 14, y + 19, 46 + step * 10]], 2, 'var(--art-dark-highlight)'); // prettier-ignore
  });
  sheet.part({ name: 'button', shift: [-34, 0, 44] }, () =>
    sheet.loft(
      'y',
      [
        { section: [[102, -42], [112, -28], [113, -4], [102, 2]], at: y - 10 }, // prettier-ignore
        { section: [[102, -44], [115, -28], [116, -4], [102, 4]], at: y - 6 }, // prettier-ignore
        { section: [[102, -44], [115, -28], [116, -4], [102, 4]], at: y + 6 }, // prettier-ignore
        { section: [[102, -42], [112, -28], [113, -4], [102, 2]], at: y + 10 }, // prettier-ignore
      ],
      'green',
    ),
  );
  // The collar widens toward the nose, so that its rim is a separate facet.
  const getRing = (radius: number, low: number, half: number) =>
    flat(nose([0, y, z], radius, low, half));
  sheet.part({ name: 'collar', anchor: [22, y + 36, 40] }, () =>
    sheet.loft(
      'x',
      [
        { section: getRing(34, -70, 33), at: 6 },
        { section: getRing(39, -75, 38), at: 14 },
        { section: getRing(39, -75, 38), at: 36 },
        { section: getRing(35, -71, 34), at: 44 },
      ],
      'plastic',
    ),
  );
  sheet.part({ name: 'nose', shift: [48, 0, 0], anchor: [60, y + 28, 44] }, () =>
    sheet.loft(
      'x',
      [
        { section: getRing(31, -66, 30), at: 44 },
        { section: getRing(31, -66, 30), at: 72 },
        { section: getRing(29, -64, 28), at: 76 },
      ],
      'dark',
    ),
  );
  // The latch reaches over the face and holds the connector in the inlet.
  sheet.part({ name: 'latch', shift: [48, 0, 36] }, () => {
    sheet.box([22, y - 7, z + 36], [50, 14, 7], 'plastic', 2, 1);
    sheet.box([62, y - 7, z + 43], [10, 14, 5], 'plastic', 1);
  });
  const center: Vec = [76, y, z];
  sheet.part({ name: 'contacts', shift: [92, 0, 0], anchor: [76, y, z + 8] }, () => {
    sheet.shape(nose(center, 27, -62, 26), 'art-dark-left', 1);
    contacts(sheet, center, 'art-dark-top', true);
  });
  sheet.measure(['grip', 'collar', 'nose']);
  return sheet;
}

/** The adapter that converts the inlet to an outlet: its coupler at the back, grip, household outlet. */
export function v2l(): Sheet {
  const sheet = new Sheet();
  const [y, z] = [46, 62];
  sheet.ground([-86, -4], [226, 100], 12);
  sheet.part({ name: 'vehicle-coupler', shift: [-84, 0, 0], anchor: [-62, y, z + 36] }, () => {
    sheet.turned('x', [y, z], [[-112, 27], [-82, 27], [-82, 36], [-20, 36]], 'dark'); // prettier-ignore
    sheet.box([-96, y - 6, z + 27], [40, 12, 6], 'green', 2);
  });
  sheet.inside('board', { shift: [-16, 0, 0], anchor: [-27, 76, 50] }, () =>
    sheet.prism('x', rounded([16, 20], [60, 72], 4, 4), -30, -24, 'board'),
  );
  sheet.part({ name: 'body', anchor: [92, 92, 40] }, () => {
    sheet.prism('x', rounded([0, 8], [92, 106], 26, 10), -20, 118, 'plastic');
    sheet.plate([10, 26, 114], X, Y, [58, 40], 'art-dark-left', 8);
  });
  sheet.part({ name: 'lamps', anchor: [44, 46, 114] }, () => {
    for (const [index, lit] of [true, true, true, false].entries())
      sheet.shape(
        ring([22 + index * 11, 46, 114], 3.6, 14),
        lit ? 'art-green-highlight' : 'art-dark-highlight',
        0,
      );
  });
  sheet.part({ name: 'frame', shift: [52, 0, 0], anchor: [126, y, 117] }, () =>
    sheet.prism('x', rounded([-3, 5], [98, 112], 28, 10), 118, 134, 'dark'),
  );
  // The outlet, of type F: round well, two holes, earth clips above and below.
  const center: Vec = [134, y, z];
  sheet.part({ name: 'outlet', shift: [104, 0, 0], anchor: [134, y, z - 8] }, () => {
    sheet.shape(outlineOn('x', [134, 88, 15], [84, 92], 18), 'art-plastic-top');
    sheet.recess(on(center, 0, 0, 33, 36), [-16, 0, 0], 'art-plastic-right', 'art-plastic-left');
    const floor: Vec = [134, y + 9, z + 8];
    for (const across of [10, -10])
      sheet.shape(on(floor, across, 0, 4.2, 16), 'art-dark-right', 0.9);
    sheet.plate([134, y + 15, z + 26], [0, -1, 0], [0, 0, 1], [8, 6], 'art-copper-top', 1, 0.9);
    sheet.plate([134, y + 7, z - 27], [0, -1, 0], [0, 0, 1], [8, 6], 'art-copper-top', 1, 0.9);
  });
  sheet.measure(['vehicle-coupler', 'body', 'frame']);
  return sheet;
}

/** The bowl in the car's side with the inlet in it, its drive behind, the opened door on its arm. */
export function cdm(): Sheet {
  const sheet = new Sheet();
  sheet.ground([-50, -24], [210, 200], 8);
  sheet.part({ name: 'actuator', shift: [-70, 0, 0], anchor: [-33, 64, 232] }, () => {
    sheet.box([-58, 24, 0], [50, 84, 190], 'dark', 6);
    sheet.box([-52, 34, 190], [38, 60, 34], 'dark', 6, 4);
    sheet.rod('z', [-33, 64], 13, 224, 232, 'metal');
  });
  // A piece of the car's side, in which the module sits.
  sheet.part({ name: 'body-panel', anchor: [10, 150, 180] }, () =>
    boss(sheet, 'x', [0, 168, 0], [196, 196, 10], 'shell', 16),
  );
  sheet.part({ name: 'bowl', shift: [48, 0, 0], anchor: [10, 120, 150] }, () =>
    sheet.recess(
      outlineOn('x', [10, 142, 24], [144, 148], 36),
      [-24, 0, 0],
      'art-plastic-right',
      'art-plastic-left',
    ),
  );
  const seat: readonly [number, number] = [80, 102];
  sheet.part({ name: 'inlet', shift: [100, 0, 0], anchor: [10, 80, 118] }, () => {
    sheet.turned('x', seat, [[-8, 44], [-2, 44], [-2, 37], [10, 37]], 'dark'); // prettier-ignore
    contacts(sheet, [10, ...seat], 'art-dark-top', false);
  });
  sheet.part({ name: 'lamp', shift: [48, 0, 0] }, () =>
    sheet.plate([10, 112, 34], [0, -1, 0], [0, 0, 1], [40, 6], 'art-green-highlight', 3, 0.9),
  );
  // The door is at the far side; its arm reaches into the bowl, its seal faces the viewer.
  sheet.part({ name: 'door', shift: [60, -60, 0], anchor: [110, -22, 150] }, () => {
    sheet.prism('y', rounded([22, 26], [152, 136], 36, 6), -34, -22, 'shell');
    sheet.shape(onDoor([36, 40], [124, 108], 28), 'art-dark-left');
    sheet.shape(onDoor([43, 47], [110, 94], 23), 'art-plastic-top');
  });
  sheet.part({ name: 'hinge', shift: [60, -26, 0], anchor: [50, -8, 100] }, () => {
    sheet.prism('y', rounded([84, 4], [22, 92], 8, 3), -22, -8, 'green');
    sheet.rod('z', [14, -4], 9, 76, 114, 'metal');
  });
  sheet.measure(['actuator', 'body-panel', 'door']);
  return sheet;
}

/** Returns a rounded rectangle on the inner side of the opened door, by its distances upwards and along. */
const onDoor = (
  from: readonly [number, number],
  size: readonly [number, number],
  radius: number,
): Vec[] => rounded(from, size, radius, 5).map(([up, along]): Vec => [along, -22, up]);
