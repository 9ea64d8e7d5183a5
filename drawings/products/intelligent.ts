import type { Vec } from '../kit/geometry.ts';
import {
  boss,
  chip,
  controlUnit,
  fuse,
  LIFT,
  outlineOn,
  relay,
  ring,
  socket,
  stud,
  X,
  Y,
} from './parts.ts';
import { face, Sheet } from './sheet.ts';

/** Central communication: finned housing, signal sockets, four keyed coaxial sockets for antennas. */
export function ccu(): Sheet {
  const sheet = new Sheet();
  const [width, depth] = [200, 150];
  controlUnit(sheet, {
    size: [width, depth, 50],
    material: 'metal',
    fins: 8,
    finned: 0.62,
    mark: 'violet',
    right: [
      [8, 2],
      [8, 2],
    ],
    left: [[6, 2]],
  });
  sheet.part({ name: 'antennas', shift: [0, 54, 0], anchor: [113, 166, 26] }, () => {
    for (const [index, material] of (['violet', 'blue', 'green', 'orange'] as const).entries()) {
      const x = 74 + index * 29;
      boss(sheet, 'y', [x, depth, 8], [21, 21, 16], material, 4);
      const mouth = face('y', [18.5, x + 10.5], 7.5, depth + 16);
      sheet.recess(mouth, [0, -9, 0], `art-${material}-right`, 'art-dark-right');
      sheet.shape(face('y', [18.5, x + 10.5], 1.8, depth + 15.9, 12), 'art-copper-highlight', 0.8);
    }
  });
  return sheet;
}

/** Junction block and controller in one: relays and fuses on the board, sockets all round. */
export function icu(): Sheet {
  const sheet = new Sheet();
  const size: Vec = [200, 156, 48];
  controlUnit(sheet, {
    size,
    material: 'plastic',
    mark: 'violet',
    open: true,
    right: [
      [8, 2],
      [9, 2],
    ],
    left: [
      [11, 2],
      [11, 2],
    ],
  });
  const z = 39;
  sheet.part({ name: 'relays', shift: [0, 0, LIFT.onBoard + 30] }, () => {
    for (const [x, y] of [
      [22, 22],
      [22, 56],
      [56, 22],
      [56, 56],
    ] as const)
      relay(sheet, [x, y, z], [30, 30, 26]);
  });
  sheet.part({ name: 'fuses', shift: [0, 0, LIFT.onBoard] }, () => {
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 4; column++)
        fuse(
          sheet,
          [98 + column * 21, 22 + row * 15, z],
          (['orange', 'violet', 'blue', 'yellow'] as const)[(column + row) % 4] ?? 'violet',
        );
  });
  sheet.part({ name: 'processors', shift: [0, 0, LIFT.onBoard], anchor: [48, 116, 50] }, () => {
    chip(sheet, [30, 100, z], [36, 32]);
    chip(sheet, [86, 104, z], [24, 24]);
    for (let lead = 0; lead < 5; lead++)
      sheet.stroke(
        [
          [124, 100 + lead * 7, z],
          [140 + lead * 4, 100 + lead * 7, z],
          [176, 100 + lead * 7, z],
        ],
        1.2,
        'var(--art-copper-highlight)',
      );
  });
  return sheet;
}

/** Ethernet switch: a row of shielded two-wire sockets, each with its lamp, beside the supply's. */
export function esu(): Sheet {
  const sheet = new Sheet();
  const [width, depth, height] = [176, 200, 44];
  controlUnit(sheet, {
    size: [width, depth, height],
    material: 'metal',
    mark: 'violet',
    left: [[8, 2]],
  });
  sheet.part({ name: 'connectors', shift: [0, 54, 0], anchor: [114, depth + 12, 24] }, () =>
    socket(sheet, 'y', [98, depth, 5], [4, 2], 'violet'),
  );
  sheet.part({ name: 'cover', shift: [0, 0, LIFT.cover] }, () => {
    for (let rib = 0; rib < 6; rib++)
      sheet.box([92 + rib * 9, 24, height], [4, depth - 48, 3], 'metal', 1.5);
  });
  sheet.part({ name: 'ports', shift: [54, 0, 0], anchor: [width + 16, 110, 16] }, () => {
    for (let port = 0; port < 6; port++) {
      const y = depth - 16 - port * 29;
      boss(sheet, 'x', [width, y, 5], [23, 25, 16], 'metal', 2);
      const mouth: Vec = [width + 16, y - 3, 8];
      sheet.recess(
        outlineOn('x', mouth, [17, 17], 1.5),
        [-10, 0, 0],
        'art-violet-left',
        'art-dark-right',
      );
      for (const across of [5, 10])
        sheet.plate(
          [width + 16, mouth[1] - across, 13],
          [0, -1, 0],
          [0, 0, 1],
          [2.4, 4],
          'art-metal-top',
          0,
          0,
        );
    }
  });
  return sheet;
}

/** Power by semiconductors: a supply stud on either side, switches in rows on the open board. */
export function spdu(): Sheet {
  const sheet = new Sheet();
  const size: Vec = [224, 156, 48];
  controlUnit(sheet, {
    size,
    material: 'metal',
    mark: 'violet',
    open: true,
    right: [
      [8, 2, 'orange'],
      [8, 2, 'orange'],
    ],
    left: [[8, 2]],
  });
  const z = 39;
  // Two redundant feeds: a bar along each side of the switches.
  sheet.part({ name: 'feeds', shift: [0, 0, LIFT.onBoard + 30], anchor: [120, 29, z + 4] }, () => {
    sheet.box([24, 20, z], [176, 18, 4], 'copper', 3);
    stud(sheet, [40, 29, z + 4], 6, 24);
  });
  sheet.part({ name: 'switches', shift: [0, 0, LIFT.onBoard], anchor: [150, 75, z + 5] }, () => {
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 6; column++) {
        const at: Vec = [32 + column * 28, 46 + row * 22, z];
        sheet.box([at[0] + 15, at[1] + 1.5, z], [7, 11, 1.5], 'metal');
        sheet.box(at, [16, 14, 5], 'dark', 1);
        sheet.plate([at[0] + 3, at[1] + 3, z + 5], X, Y, [10, 3], 'art-violet-highlight', 0.5, 0);
      }
  });
  sheet.part({ name: 'feeds', shift: [0, 0, LIFT.onBoard + 30] }, () => {
    sheet.box([24, 116, z], [176, 18, 4], 'copper', 3);
    stud(sheet, [40, 125, z + 4], 6, 24);
  });
  return sheet;
}

/** The guard of the 12 V supply: current through a shunt between two eyes, relays that shed loads. */
export function vpms(): Sheet {
  const sheet = new Sheet();
  const size: Vec = [176, 132, 48];
  const [, depth, height] = size;
  controlUnit(sheet, {
    size,
    material: 'plastic',
    mark: 'violet',
    right: [[8, 2]],
  });
  // Two latching relays in the lid, each over its load.
  sheet.part({ name: 'relays', shift: [0, 0, LIFT.onBoard] }, () => {
    for (const x of [94, 132]) relay(sheet, [x, 78, height], [32, 42, 22], 'art-violet-top');
  });
  // The shunt runs along the front, from the battery's eye to that of the loads.
  sheet.part({ name: 'shunt', shift: [0, 70, 0], anchor: [80, depth + 28, 29] }, () => {
    sheet.box([18, depth, 20], [22, 36, 7], 'copper', 2);
    sheet.box([120, depth, 20], [22, 36, 7], 'copper', 2);
    sheet.box([18, depth + 18, 20], [124, 20, 7], 'copper', 3);
    sheet.box([62, depth + 18, 20], [36, 20, 9], 'metal', 1);
  });
  sheet.part({ name: 'terminals', shift: [0, 70, 0], anchor: [130, depth + 28, 44] }, () => {
    for (const x of [30, 130]) {
      sheet.shape(ring([x, depth + 28, 27], 7.5), 'art-copper-highlight');
      stud(sheet, [x, depth + 28, 27], 4.4, 18);
    }
  });
  sheet.part({ name: 'sense-wires', shift: [0, 70, 0], anchor: [72, depth + 8, 38] }, () => {
    for (const x of [72, 88])
      sheet.cable(
        [
          [x, depth + 24, 30],
          [x, depth + 8, 38],
          [x, depth - 2, 30],
        ],
        3.4,
        x === 72 ? 'blue' : 'orange',
        8,
      );
  });
  return sheet;
}

/** Four lithium cells and the guard on top of them: board, measuring tabs, relay, terminals. */
export function bLbm(): Sheet {
  const sheet = new Sheet();
  const top = 104;
  sheet.ground([-6, -6], [252, 152], 12);
  sheet.part({ name: 'tray', anchor: [20, 146, 7] }, () =>
    sheet.box([-6, -6, 0], [252, 152, 14], 'dark', 8),
  );
  sheet.part({ name: 'cells', shift: [0, 0, 24], anchor: [90, 140, 60] }, () => {
    for (let cell = 0; cell < 4; cell++)
      sheet.box([cell * 60 + 1, 0, 14], [58, 140, top - 14], 'shell', 5, 2);
  });
  sheet.part({ name: 'cell-bars', shift: [0, 0, 64], anchor: [120, 122, top + 4] }, () => {
    for (let cell = 0; cell < 3; cell++) {
      const y = cell % 2 ? 112 : 8;
      sheet.box([cell * 60 + 20, y, top], [80, 20, 4], 'copper', 3);
      for (const x of [33, 87])
        sheet.rod('z', [cell * 60 + x, y + 10], 6, top + 4, top + 6, 'metal');
      // A nickel tab connects the voltage of every pair to the board.
      if (cell % 2) sheet.box([cell * 60 + 54, 94, top + 4], [12, 22, 1.5], 'metal');
      else sheet.box([cell * 60 + 54, 26, top + 4], [12, 22, 1.5], 'metal');
    }
  });
  const z = top + 9;
  sheet.part({ name: 'board', shift: [0, 0, 112], anchor: [118, 66, z + 4] }, () => {
    sheet.box([12, 44, top + 5], [216, 52, 4], 'board', 3);
    chip(sheet, [86, 56, z], [26, 26]);
    for (let switching = 0; switching < 4; switching++)
      chip(sheet, [128 + switching * 18, 52, z], [10, 14]);
    socket(sheet, 'y', [140, 84, z - 2], [10, 1], 'violet');
  });
  sheet.part({ name: 'relay', shift: [0, 0, 160] }, () =>
    relay(sheet, [22, 50, z], [46, 38, 28], 'art-violet-top'),
  );
  sheet.part({ name: 'terminals', shift: [0, 0, 64], anchor: [212, 23, top + 34] }, () => {
    sheet.box([12, 104, top], [36, 30, 6], 'dark', 4);
    stud(sheet, [30, 119, top + 6], 7, 28);
    sheet.box([194, 8, top], [36, 30, 6], 'red', 4);
    stud(sheet, [212, 23, top + 6], 7, 28);
  });
  sheet.measure(['board', 'relay'], { beyond: 70 });
  return sheet;
}

/** The gateway: long and narrow, every network on one side, a lid on which the line branches. */
export function gateway(): Sheet {
  const sheet = new Sheet();
  const [width, depth, height] = [112, 204, 46];
  controlUnit(sheet, {
    size: [width, depth, height],
    material: 'shell',
    mark: 'violet',
    right: [
      [17, 3],
      [8, 3, 'blue'],
    ],
  });
  const line = (points: readonly (readonly [number, number])[]) =>
    sheet.stroke(
      points.map(([x, y]): Vec => [x, y, height]),
      3,
      'var(--art-violet-left)',
    );
  // From one network in to three out: the bends of the brand's line.
  const ends = [
    [28, 132],
    [88, 96],
    [88, 132],
    [88, 168],
  ] as const;
  sheet.part({ name: 'cover', shift: [0, 0, LIFT.cover] }, () => {
    line([
      [28, 132],
      [88, 132],
    ]);
    line([
      [40, 132],
      [64, 108],
      [76, 96],
      [88, 96],
    ]);
    line([
      [40, 132],
      [64, 156],
      [76, 168],
      [88, 168],
    ]);
    for (const [x, y] of ends) sheet.shape(ring([x, y, height], 5.4, 18), 'art-violet-highlight');
  });
  return sheet;
}
