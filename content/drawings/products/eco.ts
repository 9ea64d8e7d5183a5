import type { Vec } from '../kit/geometry.ts';
import type { Material } from '../kit/paint.ts';
import {
  ACROSS_RIGHT,
  controlUnit,
  plugRight,
  receptacleRight,
  ring,
  ringRight,
  X,
  Y,
  Z,
} from './parts.ts';
import { circle, Sheet } from './sheet.ts';

/** The face of a charging connector that looks to the lower right: five pins, below them two for DC. */
function chargingFace(sheet: Sheet, [x, y, z]: Vec, directCurrent: boolean): void {
  sheet.shape(ringRight([x, y, z], 25), 'art-dark-left');
  for (const [across, up, radius] of [
    [9, 9, 4.6],
    [-9, 9, 4.6],
    [0, -3, 5.4],
    [13, -8, 3],
    [-13, -8, 3],
  ] as const)
    sheet.shape(ringRight([x + 0.2, y + across, z + up], radius, 14), 'art-metal-top');
  if (!directCurrent) return;
  for (const across of [11, -11]) {
    sheet.shape(ringRight([x, y + across, z - 41], 9.5), 'art-dark-left');
    sheet.shape(ringRight([x + 0.2, y + across, z - 41], 5.6), 'art-orange-top');
  }
}

/** Wall plug, control box with its display and lamps, vehicle connector; one cable through all. */
export function iccb(): string {
  const sheet = new Sheet();
  sheet.ground([0, 0], [150, 84], 12);
  // The wall plug, far left: its pins point away from the cable.
  sheet.rod('x', [30, 62], 3.4, -164, -142, 'metal');
  sheet.rod('x', [50, 62], 3.4, -164, -142, 'metal');
  sheet.rod('x', [40, 62], 24, -144, -116, 'dark');
  sheet.cable(
    [
      [-116, 40, 62],
      [-82, 40, 62],
      [-52, 40, 22],
      [6, 40, 22],
    ],
    10,
    'dark',
    40,
  );
  sheet.rod('x', [40, 22], 9, -14, 2, 'rubber');
  sheet.box([0, 0, 0], [150, 84, 34], 'dark', 14);
  sheet.box([-1.5, -1.5, 34], [153, 87, 7], 'dark', 15);
  sheet.plate([16, 12, 41], X, Y, [118, 60], 'art-dark-highlight', 9);
  sheet.plate([26, 20, 41], X, Y, [58, 42], 'art-dark-right', 4);
  sheet.shape(
    [
      [58, 24, 41],
      [40, 42, 41],
      [53, 42, 41],
      [48, 58, 41],
      [70, 37, 41],
      [56, 37, 41],
    ],
    'art-green-highlight',
    0,
  );
  for (const [index, material] of (['green', 'green', 'green', 'orange'] as const).entries())
    sheet.shape(ring([104, 24 + index * 12.5, 41], 4.2, 16), `art-${material}-top`);
  sheet.rod('x', [40, 20], 9, 150, 164, 'rubber');
  sheet.cable(
    [
      [160, 40, 20],
      [204, 40, 20],
      [204, 120, 8],
      [132, 160, 8],
      [132, 206, 8],
    ],
    11,
    'blue',
    34,
  );
  // The vehicle connector at the cable's end.
  sheet.rod('y', [12, 132], 13, 202, 236, 'dark');
  sheet.rod('y', [14, 132], 21, 236, 262, 'dark');
  sheet.box([124, 214, 24], [16, 20, 8], 'green', 3);
  return sheet.toSvg();
}

/** Combined charging connector in the hand, its inlet in the car body behind it. */
export function chargingCoupler(): string {
  const sheet = new Sheet();
  sheet.ground([-96, 84], [120, 84], 10);
  sheet.cable(
    [
      [-20, 40, 96],
      [-84, 40, 78],
      [-104, 40, 20],
      [-104, 100, 6],
      [-70, 150, 6],
    ],
    17,
    'dark',
    44,
  );
  sheet.rod('x', [40, 96], 13, -46, -14, 'rubber');
  sheet.prism(
    'y',
    [
      [80, -22],
      [120, -22],
      [126, 30],
      [74, 30],
    ],
    22,
    58,
    'dark',
  );
  sheet.box([-10, 30, 118], [26, 20, 8], 'green', 4);
  sheet.rod('x', [40, 98], 34, 28, 60, 'plastic');
  sheet.rod('x', [40, 98], 28, 60, 84, 'dark');
  sheet.prism(
    'x',
    [
      [12, 42],
      [68, 42],
      [68, 74],
      [12, 74],
    ],
    30,
    60,
    'plastic',
  );
  sheet.prism(
    'x',
    [
      [18, 46],
      [62, 46],
      [62, 70],
      [18, 70],
    ],
    60,
    84,
    'dark',
  );
  chargingFace(sheet, [84, 40, 98], true);
  return sheet.toSvg();
}

/** The adapter that makes an outlet of the charging inlet: inlet head, body, household outlet. */
export function v2l(): string {
  const sheet = new Sheet();
  sheet.ground([-70, -4], [190, 90], 12);
  sheet.rod('x', [40, 52], 24, -84, -58, 'dark');
  sheet.rod('x', [40, 52], 32, -58, -20, 'dark');
  sheet.box([-20, -6, 4], [130, 92, 84], 'plastic', 12);
  sheet.box([-14, 2, 88], [118, 76, 5], 'green', 10);
  sheet.plate([10, 18, 93], X, Y, [52, 42], 'art-paper', 5);
  sheet.shape(
    [
      [40, 22, 93],
      [24, 40, 93],
      [36, 40, 93],
      [30, 56, 93],
      [52, 36, 93],
      [40, 36, 93],
    ],
    'art-green-left',
    0,
  );
  for (const [index, material] of (['green', 'green', 'dark'] as const).entries())
    sheet.shape(ring([82, 28 + index * 12, 93], 3.6, 14), `art-${material}-top`);
  // The outlet, of type F: round recess, two holes, earth clips.
  sheet.plate([110, 80, 12], ACROSS_RIGHT, Z, [80, 68], 'art-plastic-highlight', 10);
  sheet.shape(ringRight([110, 40, 46], 26), 'art-dark-left');
  sheet.shape(ringRight([110.2, 40, 46], 21), 'art-dark-top');
  for (const across of [9, -9])
    sheet.shape(ringRight([110.4, 40 + across, 46], 3.4, 14), 'art-metal-top');
  sheet.plate([110.4, 43, 64], ACROSS_RIGHT, Z, [6, 4], 'art-copper-top', 0, 0.8);
  sheet.plate([110.4, 43, 24], ACROSS_RIGHT, Z, [6, 4], 'art-copper-top', 0, 0.8);
  return sheet.toSvg();
}

/** Orange shielded cables from a two-pole connector with its interlock to ring terminals. */
export function hvWiringHarness(): string {
  const sheet = new Sheet();
  sheet.ground([-10, 0], [300, 120], 14);
  const lanes = [26, 66] as const;
  for (const y of lanes) {
    sheet.box([-46, y - 9, 12], [30, 18, 4], 'copper', 8);
    sheet.shape(ring([-34, y, 16], 5), 'art-dark-left');
    sheet.rod('x', [y, 14], 8, -18, 2, 'metal');
  }
  for (const y of lanes) {
    sheet.cable(
      [
        [0, y, 14],
        [70, y, 14],
        [104, y, 44],
        [170, y, 44],
        [204, y, 26],
        [246, y, 26],
      ],
      19,
      'orange',
      46,
    );
    sheet.rod('x', [y, 14], 11, 4, 18, 'rubber');
  }
  for (const y of lanes) sheet.band([126, y, 44], [150, y, 44], 21, 'dark');
  sheet.box([236, -2, 0], [74, 96, 56], 'orange', 8);
  sheet.box([244, 8, 56], [44, 76, 10], 'orange', 6);
  sheet.box([256, 26, 66], [34, 40, 7], 'dark', 3);
  sheet.box([286, 36, 66], [10, 20, 5], 'green', 1);
  sheet.plate([310, 88, 8], ACROSS_RIGHT, Z, [84, 40], 'art-dark-left', 6);
  for (const y of [68, 24]) {
    sheet.shape(ringRight([310.2, y, 28], 13), 'art-orange-right');
    sheet.shape(ringRight([310.4, y, 28], 7), 'art-metal-top');
  }
  sheet.openings([310.4, 49, 22], ACROSS_RIGHT, Z, [1, 2], [0, 7], [5, 4], () => 'art-green-top');
  return sheet.toSvg();
}

/** Copper foils in one stack, bent to take up movement, insulated between its drilled ends. */
export function flexibleBusbar(): string {
  const sheet = new Sheet();
  sheet.ground([0, 0], [300, 56], 12);
  const profile = (lift: number, thickness: number): (readonly [number, number])[] => {
    const top: [number, number][] = [
      [0, 0],
      [70, 0],
      [96, 12],
      [118, 44],
      [142, 56],
      [166, 56],
      [190, 44],
      [212, 12],
      [238, 0],
      [308, 0],
    ];
    // In the plane across y: z first, then x; counter-clockwise.
    return [
      ...top.map(([x, z]) => [z + lift + thickness, x] as const),
      ...top.toReversed().map(([x, z]) => [z + lift, x] as const),
    ].toReversed();
  };
  for (let foil = 0; foil < 6; foil++)
    sheet.prism('y', profile(4 + foil * 2.4, 2.4), 0, 50, 'copper');
  const sleeve = (lift: number, thickness: number): (readonly [number, number])[] => {
    const middle: [number, number][] = [
      [62, 0],
      [70, 0],
      [96, 12],
      [118, 44],
      [142, 56],
      [166, 56],
      [190, 44],
      [212, 12],
      [238, 0],
      [246, 0],
    ];
    return [
      ...middle.map(([x, z]) => [z + lift + thickness, x] as const),
      ...middle.toReversed().map(([x, z]) => [z + lift, x] as const),
    ].toReversed();
  };
  sheet.prism('y', sleeve(2.4, 18), -2, 52, 'orange');
  for (const x of [26, 282]) {
    sheet.shape(ring([x, 25, 18.4], 10.5), 'art-dark-left');
    sheet.shape(ring([x, 25, 18.4], 8), 'art-shadow', 0.6);
  }
  return sheet.toSvg();
}

/** The charging door opened on its hinge arm; behind the inlet the actuator with its plug. */
export function cdm(): string {
  const sheet = new Sheet();
  sheet.ground([-30, -20], [130, 190], 14);
  sheet.box([-26, 6, 6], [40, 52, 30], 'dark', 5);
  sheet.box([-26, 64, 20], [40, 60, 46], 'dark', 6);
  sheet.rod('x', [94, 44], 16, -40, -24, 'metal');
  // The bowl in the car's side, with the inlet inside it.
  sheet.prism('x', circle([70, 86], 74, 40), 12, 26, 'plastic');
  sheet.shape(ringRight([26, 70, 86], 62, 36), 'art-plastic-left');
  sheet.rod('x', [70, 92], 34, 26, 40, 'dark');
  chargingFace(sheet, [40, 70, 92], false);
  sheet.prism(
    'z',
    [
      [26, 136],
      [66, 150],
      [96, 146],
      [98, 154],
      [64, 160],
      [22, 146],
    ],
    78,
    90,
    'green',
  );
  sheet.prism('y', circle([92, 152], 66, 40), 152, 160, 'plastic');
  sheet.shape(
    Array.from({ length: 36 }, (_, step): Vec => {
      const angle = (2 * Math.PI * step) / 36;
      return [152 + 56 * Math.cos(angle), 160, 92 + 56 * Math.sin(angle)];
    }),
    'art-plastic-highlight',
  );
  sheet.shape(
    [
      [156, 160, 122],
      [138, 160, 94],
      [150, 160, 94],
      [146, 160, 66],
      [168, 160, 98],
      [154, 160, 98],
    ],
    'art-green-left',
    0,
  );
  return sheet.toSvg();
}

const terminal = (sheet: Sheet, [x, y, z]: Vec, material: Material): void => {
  sheet.box([x - 12, y - 12, z], [24, 24, 8], material, 4);
  sheet.rod('z', [x, y], 6, z + 8, z + 22, 'metal');
};

/** Two batteries, one equalizer between them: three studs and the balance mark. */
export function beq(): string {
  const sheet = new Sheet();
  controlUnit(sheet, { size: [170, 120, 46], material: 'metal', mark: 'green', right: [[4, 2]] });
  terminal(sheet, [120, 22, 43], 'red');
  terminal(sheet, [120, 58, 43], 'yellow');
  terminal(sheet, [120, 94, 43], 'dark');
  return sheet.toSvg();
}

/** Finned die-cast converter: two studs for 48 V, two for 12 V, the signal receptacle. */
export function converter(): string {
  const sheet = new Sheet();
  controlUnit(sheet, { size: [210, 150, 60], fins: 9, mark: 'green', right: [[5, 2]] });
  receptacleRight(sheet, [210, 98, 10], 3, 2, 'orange');
  for (const [y, material] of [
    [60, 'orange'],
    [30, 'dark'],
  ] as const) {
    sheet.box([210, y - 10, 14], [22, 20, 22], material, 3);
    sheet.rod('x', [y, 25], 5, 232, 246, 'metal');
  }
  plugRight(sheet, [20, 150, 12], [34, 16, 22], 'dark');
  sheet.rod('y', [25, 120], 11, 150, 176, 'blue');
  sheet.rod('y', [25, 160], 11, 150, 176, 'blue');
  return sheet.toSvg();
}
