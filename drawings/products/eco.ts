import type { Vec } from '../kit/geometry.ts';
import type { Material } from '../kit/paint.ts';
import {
  boss,
  chip,
  controlUnit,
  LIFT,
  outlineOn,
  relay,
  ring,
  ringTerminal,
  socket,
  stud,
  X,
  Y,
} from './parts.ts';
import { face, Sheet } from './sheet.ts';

/** Wall plug, control box with its display and lamps, vehicle connector; one cable through all. */
export function iccb(): Sheet {
  const sheet = new Sheet();
  sheet.ground([0, 0], [156, 92], 10);
  // The wall plug is behind, its two pins away from the cable.
  sheet.part({ name: 'wall-plug', shift: [-46, 0, 0], anchor: [-148, 46, 48] }, () => {
    sheet.rod('x', [34, 24], 3.6, -190, -164, 'metal');
    sheet.rod('x', [58, 24], 3.6, -190, -164, 'metal');
    sheet.turned('x', [46, 24], [[-166, 24], [-142, 24], [-134, 20], [-116, 12]], 'dark'); // prettier-ignore
    sheet.turned('x', [46, 24], [[-116, 10], [-98, 6.5]], 'rubber'); // prettier-ignore
  });
  sheet.part({ name: 'cable', shift: [-20, 0, 0], anchor: [-60, 46, 29] }, () => {
    sheet.cable([[-98, 46, 24], [-14, 46, 24]], 10, 'blue'); // prettier-ignore
    sheet.turned('x', [46, 24], [[-26, 6.5], [2, 11]], 'rubber'); // prettier-ignore
  });
  sheet.part({ name: 'case', anchor: [30, 92, 12] }, () =>
    sheet.box([0, 0, 0], [156, 92, 26], 'dark', 16),
  );
  sheet.inside('board', { shift: [0, 0, 44] }, () => {
    sheet.box([14, 12, 20], [128, 68, 4], 'board', 4);
    chip(sheet, [56, 30, 24], [30, 26]);
    relay(sheet, [96, 22, 24], [30, 24, 3]);
  });
  sheet.part({ name: 'seal', shift: [0, 0, 76], anchor: [60, 88, 28] }, () =>
    [
      [2, 2, 152, 5],
      [2, 2, 5, 88],
      [149, 2, 5, 88],
      [2, 85, 152, 5],
    ].forEach(([x = 0, y = 0, w = 0, d = 0]) => sheet.box([x, y, 26], [w, d, 2.5], 'rubber', 2)),
  );
  sheet.part({ name: 'cover', shift: [0, 0, 112], anchor: [57, 46, 48.5] }, () => {
    sheet.box([0, 0, 28.5], [156, 92, 20], 'dark', 16, 5);
    sheet.plate([22, 18, 48.5], X, Y, [70, 56], 'art-dark-right', 6);
    sheet.shape([[62, 26, 48.5], [42, 49, 48.5], [56, 49, 48.5], [50, 67, 48.5], [73, 42, 48.5], [59, 42, 48.5]], 'art-green-highlight', 0); // prettier-ignore
  });
  sheet.part({ name: 'lamps', shift: [0, 0, 112], anchor: [118, 53, 48.5] }, () => {
    for (const [index, lit] of (['green', 'green', 'green', 'orange'] as const).entries())
      sheet.shape(ring([118, 25 + index * 14, 48.5], 4.6, 18), `art-${lit}-top`, 1);
  });
  sheet.part({ name: 'vehicle-connector', shift: [26, 40, 0], anchor: [60, 242, 50] }, () => {
    sheet.turned('x', [46, 24], [[156, 11], [184, 6.5]], 'rubber'); // prettier-ignore
    sheet.cable([[182, 46, 24], [214, 46, 24], [214, 190, 24], [150, 190, 24]], 11, 'blue', 36); // prettier-ignore
    // The vehicle connector turns back along the box: grip with its button, face with five contacts.
    vehicleConnector(sheet, [40, 190, 24]);
  });
  sheet.measure(['case', 'cover']);
  return sheet;
}

/** The connector for the car, its cable from the side of x, its face to the lower left. */
function vehicleConnector(sheet: Sheet, [x, y, z]: Vec): void {
  sheet.turned(
    'x',
    [y, z],
    [
      [x + 70, 18],
      [x + 100, 12],
      [x + 122, 7],
    ],
    'rubber',
  );
  sheet.prism(
    'y',
    [
      [z - 20, x + 6],
      [z + 20, x + 6],
      [z + 18, x + 74],
      [z - 18, x + 74],
    ],
    y - 18,
    y + 18,
    'dark',
  );
  sheet.box([x + 34, y - 8, z + 18], [26, 16, 6], 'green', 3);
  sheet.turned(
    'y',
    [z, x + 20],
    [
      [y + 10, 30],
      [y + 34, 30],
      [y + 34, 25],
      [y + 52, 25],
    ],
    'dark',
  );
  sheet.box([x + 14, y + 14, z + 29], [12, 36, 5], 'plastic', 1);
  const front = y + 52;
  sheet.shape(face('y', [z, x + 20], 21, front), 'art-dark-left', 0.9);
  for (const [up, along, radius] of [
    [6, -8, 3.8],
    [6, 8, 3.8],
    [-4, 0, 4.2],
    [-8, -11, 2.6],
    [-8, 11, 2.6],
  ] as const)
    sheet.shape(face('y', [z + up, x + 20 + along], radius, front, 16), 'art-metal-top', 0.9);
}

/** Orange shielded cables from ring terminals to a two-pole connector with lever and interlock. */
export function hvWiringHarness(): Sheet {
  const sheet = new Sheet();
  const lanes = [28, 76] as const;
  sheet.ground([-66, 6], [330, 92], 10);
  sheet.part({ name: 'ring-terminals', shift: [-46, 0, 0], anchor: [-58, 76, 12] }, () => {
    for (const y of lanes) ringTerminal(sheet, [-58, y, 9], 17);
  });
  sheet.part({ name: 'cables', anchor: [40, 76, 25] }, () => {
    for (const y of lanes) {
      sheet.rod('x', [y, 14], 11, -18, 186, 'orange');
      sheet.turned('x', [y, 14], [[-24, 12], [12, 13.5]], 'rubber'); // prettier-ignore
    }
  });
  // One clip holds both at their distance.
  sheet.part({ name: 'clip', shift: [0, 0, 44], anchor: [82, 28, 30] }, () => {
    sheet.box([66, 10, 0], [32, 84, 6], 'dark', 3);
    for (const y of lanes) sheet.rod('x', [y, 15], 15, 68, 96, 'dark');
    sheet.box([72, 42, 6], [20, 20, 16], 'dark', 2);
  });
  sheet.part({ name: 'seals', shift: [26, 0, 0], anchor: [129, 28, 26] }, () => {
    for (const y of lanes) {
      sheet.rod('x', [y, 14], 12, 120, 138, 'rubber');
      sheet.turned('x', [y, 18], [[150, 12], [180, 18]], 'rubber'); // prettier-ignore
    }
  });
  sheet.part({ name: 'connector', shift: [64, 0, 0], anchor: [190, 104, 22] }, () =>
    sheet.box([176, 0, 0], [70, 104, 44], 'orange', 8, 4),
  );
  sheet.part({ name: 'contacts', shift: [100, 0, 0], anchor: [264, 76, 22] }, () => {
    boss(sheet, 'x', [246, 100, 3], [96, 38, 18], 'orange', 10);
    for (const y of lanes) {
      sheet.recess(face('x', [y, 22], 15, 264), [-12, 0, 0], 'art-orange-right', 'art-dark-right');
      sheet.shape(face('x', [y, 22], 5.4, 264, 16), 'art-metal-top', 1);
    }
  });
  sheet.part({ name: 'interlock', shift: [100, 0, 0], anchor: [264, 52, 24] }, () =>
    sheet.recess(
      outlineOn('x', [264, 58, 15], [12, 14], 2),
      [-5, 0, 0],
      'art-green-left',
      'art-dark-right',
    ),
  );
  // The lever, closed over the housing, and the lock that keeps it there.
  sheet.part({ name: 'lever', shift: [64, 0, 54], anchor: [190, 20, 53] }, () => {
    for (const y of [-5, 103]) sheet.prism('y', [[14, 238], [34, 238], [52, 196], [52, 182], [40, 182]], y, y + 6, 'dark'); // prettier-ignore
    sheet.box([180, -5, 44], [20, 114, 9], 'dark', 3, 2);
    sheet.box([200, 38, 44], [22, 28, 7], 'green', 2, 1);
  });
  sheet.measure(['connector']);
  return sheet;
}

/** A terminal in its colored base. */
function terminal(sheet: Sheet, [x, y, z]: Vec, material: Material): void {
  sheet.box([x - 17, y - 15, z], [34, 30, 9], material, 4, 2);
  stud(sheet, [x, y, z + 9], 6, 26);
}

/** Two batteries, one equalizer between them: ground, 12 V in the middle, 24 V. */
export function beq(): Sheet {
  const sheet = new Sheet();
  const [width, depth, height] = [190, 140, 52];
  controlUnit(sheet, {
    size: [width, depth, height],
    material: 'metal',
    mark: 'green',
    right: [[7, 2]],
  });
  sheet.part({ name: 'fins', shift: [0, 0, LIFT.cover] }, () => {
    for (let fin = 0; fin < 5; fin++)
      sheet.box([26, 78 + fin * 9, height], [78, 4, 7], 'metal', 1.5);
  });
  sheet.part(
    { name: 'terminals', shift: [0, 0, LIFT.onBoard], anchor: [148, 70, height + 35] },
    () => {
      terminal(sheet, [148, 32, height], 'red');
      terminal(sheet, [148, 70, height], 'yellow');
      terminal(sheet, [148, 108, height], 'dark');
    },
  );
  return sheet;
}

/** Finned die-cast converter: coolant in and out, posts for 48 V and 12 V, the signal socket. */
export function converter(): Sheet {
  const sheet = new Sheet();
  const [width, depth, height] = [220, 160, 62];
  controlUnit(sheet, {
    size: [width, depth, height],
    material: 'metal',
    fins: 9,
    mark: 'green',
    right: [[6, 2]],
  });
  sheet.part({ name: 'posts', shift: [54, 0, 0], anchor: [width + 38, 76, 24] }, () => {
    for (const [y, material] of [
      [76, 'orange'],
      [36, 'dark'],
    ] as const) {
      boss(sheet, 'x', [width, y + 15, 8], [30, 32, 16], material, 4);
      sheet.rod('x', [y, 24], 10, width + 16, width + 22, 'metal');
      sheet.rod('x', [y, 24], 5.5, width + 22, width + 38, 'metal');
    }
  });
  // The coolant's nozzles, each with the bead that keeps its hose.
  sheet.part({ name: 'coolant', shift: [0, 54, 0], anchor: [144, depth + 24, 36] }, () => {
    for (const x of [120, 168])
      sheet.turned(
        'y',
        [26, x],
        [
          [depth, 15],
          [depth + 5, 15],
          [depth + 5, 10],
          [depth + 20, 10],
          [depth + 23, 12.5],
          [depth + 28, 10],
          [depth + 32, 10],
        ],
        'metal',
      );
    for (const x of [120, 168])
      sheet.recess(
        face('y', [26, x], 7, depth + 32),
        [0, -12, 0],
        'art-metal-right',
        'art-dark-right',
      );
  });
  sheet.part({ name: 'interlock', shift: [0, 54, 0] }, () =>
    socket(sheet, 'y', [22, depth, 14], [9, 1], 'orange', 'orange'),
  );
  return sheet;
}
