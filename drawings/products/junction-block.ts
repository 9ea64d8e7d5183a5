import type { Vec } from '../kit/geometry.ts';
import type { Material } from '../kit/paint.ts';
import { cavity, chip, hollow, relay, ring, socket, stud, X, Y, Z } from './parts.ts';
import { rounded, Sheet } from './sheet.ts';

/** Across, along, and the height of the rim. */
const [WIDTH, DEPTH, RIM] = [190, 140, 34];
const BOARD_TOP = 32;
const CARRIER_TOP = 42;
const LIFT = { board: 44, carrier: 104, busbar: 104, fuses: 142, relays: 156, cover: 262 } as const;
const FUSES: readonly Material[] = ['orange', 'green', 'copper', 'blue', 'yellow'];
const TRACE = 'var(--art-green-highlight)';

const RELAYS = [0, 1, 2].flatMap((column) =>
  [0, 1].map((row) => [14 + row * 40, 10 + column * 37] as const),
);
const FUSE_PLACES = [0, 1, 2, 3, 4, 5].flatMap((row) =>
  [0, 1, 2, 3].map((column) => ({
    x: 102 + column * 21,
    y: 10 + row * 18.5,
    material: FUSES[(column * 2 + row) % FUSES.length] ?? 'blue',
  })),
);

/** A body with a rim in two steps and a seal in its groove; ribs, latch noses and a label outside. */
function housing(sheet: Sheet): void {
  sheet.part({ name: 'housing', anchor: [20, DEPTH, 17] }, () => {
    for (const [x, y] of [
      [-14, 16],
      [WIDTH - 4, 8],
    ] as const) {
      const hole: Vec = [x + (x < 0 ? 7 : 11), y + 11, 8];
      sheet.box([x, y, 0], [18, 22, 6], 'plastic', 5);
      sheet.rod('z', [hole[0], hole[1]], 5.5, 6, 8, 'metal', 20);
      sheet.shape(ring(hole, 3), 'art-dark-right', 0.8);
    }
    sheet.box([0, 0, 0], [WIDTH, DEPTH, RIM], 'plastic', 8);
    sheet.plate([3.5, 3.5, RIM], X, Y, [WIDTH - 7, DEPTH - 7], 'art-orange-left', 7, 1);
    sheet.plate([6.5, 6.5, RIM], X, Y, [WIDTH - 13, DEPTH - 13], 'art-plastic-highlight', 5.5, 1);
    hollow(sheet, [0, 0, RIM], [WIDTH, DEPTH, RIM - 8], 'plastic', 9);
  });
  cavity(sheet, 'housing', [WIDTH, DEPTH, RIM], 8, 'plastic');
  sheet.part({ name: 'housing' }, () => {
    for (const x of [18, 40, 62, 106, 128, 150])
      sheet.box([x, DEPTH, 4], [3, 2.4, RIM - 10], 'plastic');
    sheet.plate([78, DEPTH + 0.2, 6], X, Z, [18, 18], 'art-paper', 1, 0.8);
    for (let line = 0; line < 3; line++)
      sheet.stroke([[81, DEPTH + 0.3, 10 + line * 4], [92 - line * 2, DEPTH + 0.3, 10 + line * 4]], 1.2); // prettier-ignore
    for (const x of [29, 139]) sheet.box([x, DEPTH, RIM - 12], [16, 4, 6], 'plastic', 0, 1);
  });
  sheet.part({ name: 'connectors', shift: [46, 0, 0] }, () => {
    socket(sheet, 'x', [WIDTH, 134, 6], [5, 2], 'orange');
    socket(sheet, 'x', [WIDTH, 90, 6], [5, 2], 'blue');
    socket(sheet, 'x', [WIDTH, 46, 6], [5, 2], 'blue');
  });
}

/** A board with conductors, busbars and their bolts, control circuits, coils, capacitors, headers, fixing holes. */
function board(sheet: Sheet): void {
  const z = BOARD_TOP;
  sheet.inside('board', { shift: [0, 0, LIFT.board], anchor: [158, 113, z + 9] }, () => {
    sheet.box([10, 10, z - 4], [170, 120, 4], 'board', 4);
    for (let trace = 0; trace < 6; trace++)
      sheet.stroke([[100 + trace * 4, 118, z], [100 + trace * 4, 96 - trace * 3, z], [150 + trace * 2, 96 - trace * 3, z]], 1, TRACE); // prettier-ignore
    for (let trace = 0; trace < 4; trace++)
      sheet.stroke([[16, 70 + trace * 4, z], [40 + trace * 3, 70 + trace * 4, z], [40 + trace * 3, 60, z]], 1, TRACE); // prettier-ignore
    sheet.box([20, 20, z], [134, 13, 4], 'copper', 2);
    sheet.box([20, 42, z], [92, 13, 4], 'copper', 2);
    sheet.box([20, 20, z], [10, 35, 4], 'copper', 2);
    for (const [x, y] of [
      [46, 26],
      [84, 26],
      [122, 26],
      [60, 48],
      [96, 48],
    ] as const)
      // prettier-ignore
      sheet.rod('z', [x, y], 4, z + 4, z + 5.5, 'metal', 12);
    for (let coil = 0; coil < 3; coil++) sheet.box([122 + coil * 15, 42, z], [10, 9, 7], 'dark', 1);
    chip(sheet, [26, 72, z], [32, 30]);
    for (let row = 0; row < 2; row++)
      for (let column = 0; column < 3; column++)
        chip(sheet, [76 + column * 26, 66 + row * 24, z], [15, 13]);
    for (let capacitor = 0; capacitor < 4; capacitor++)
      sheet.rod(
        'z',
        [30 + capacitor * 13, 117],
        5,
        z,
        z + 11,
        capacitor % 2 ? 'metal' : 'dark',
        14,
      );
    for (let header = 0; header < 3; header++)
      sheet.box([158, 64 + header * 20, z], [14, 16, 9], 'plastic', 1);
    for (const [x, y] of [
      [16, 16],
      [172, 16],
      [16, 122],
      [172, 122],
    ] as const)
      // prettier-ignore
      sheet.shape(ring([x, y, z], 3.4, 14), 'art-copper-top', 0.9);
  });
}

/** The holder: a socket of five slots per relay, of two contacts per fuse. */
function carrier(sheet: Sheet): void {
  const z = CARRIER_TOP;
  sheet.part({ name: 'carrier', shift: [0, 0, LIFT.carrier], anchor: [193, 50, 38] }, () => {
    sheet.box([-3, -3, RIM], [196, 146, z - RIM], 'plastic', 9);
    sheet.plate([2, 2, z], X, Y, [186, 136], 'art-plastic-highlight', 6);
    for (const [x, y] of RELAYS)
      sheet.recess(
        rounded([x + 3, y + 3], [28, 26]).map(([p, q]): Vec => [p, q, z]),
        [0, 0, -6],
        'art-plastic-right',
        'art-shell-right',
      );
    for (const [x, y, width, depth] of [[8, 8, 8, 2.4], [20, 6, 2.4, 8], [20, 18, 2.4, 8], [8, 22, 8, 2.4], [13, 14, 6, 2.4]] as const) // prettier-ignore
      sheet.openings([14 + x, 10 + y, z - 5], X, Y, [2, 3], [40, 37], [width, depth], () => 'art-dark-right'); // prettier-ignore
    const fuses = [4, 6] as const;
    const pitch = [21, 18.5] as const;
    sheet.openings([101, 9, z], X, Y, fuses, pitch, [17, 11], () => 'art-shell-right');
    sheet.openings([103, 11, z], X, Y, fuses, pitch, [13, 7], () => 'art-dark-left');
    for (const slot of [104.4, 111.6])
      sheet.openings([slot, 13.6, z], X, Y, fuses, pitch, [3, 1.8], () => 'art-copper-top');
    for (const x of [40, 130]) sheet.box([x, 143, RIM], [16, 3, 6], 'blue', 0, 0.8);
  });
  sheet.part({ name: 'busbar', shift: [0, 22, LIFT.busbar], anchor: [46, 130, z + 4] }, () => {
    sheet.box([12, 126, z], [168, 8, 4], 'copper', 1);
    for (const x of [22, 70, 118, 166]) stud(sheet, [x, 130, z + 4], 3.2, 13);
  });
}

/** Fuses and relays; their blades are visible when they are exploded. */
function plugged(sheet: Sheet): void {
  const z = CARRIER_TOP + 2;
  const fuses = { name: 'fuses', shift: [0, 0, LIFT.fuses] } as const;
  const relays = { name: 'relays', shift: [0, 0, LIFT.relays] } as const;
  // Seen from the front: a fuse has two blades, a relay four.
  const blades = (sheetPart: typeof fuses | typeof relays, draw: () => void) =>
    sheet.part({ ...sheetPart, isApartOnly: true }, draw);
  FUSE_PLACES.forEach(({ x, y, material }, index) => {
    if (index % 4 === 0)
      blades(fuses, () => {
        for (const blade of [2, 9])
          sheet.openings([x + blade, y + 4, z - 9], X, Z, [4, 1], [21, 1], [3, 9], () => 'art-metal-left'); // prettier-ignore
      });
    sheet.part({ ...fuses, anchor: [x + 7, y + 4, z + 13] }, () => {
      sheet.box([x, y, z], [14, 8, 5], material, 0);
      sheet.box([x + 1.5, y + 1.5, z + 5], [11, 5, 8], material, 0);
    });
  });
  for (const [x, y] of RELAYS) {
    blades(relays, () => {
      for (const [across, along] of [
        [6, 24],
        [15, 26],
        [26, 10],
        [26, 22],
      ] as const)
        // prettier-ignore
        sheet.box([x + across, y + along - 2, z - 10], [5, 1.6, 10], 'copper');
    });
    sheet.part({ ...relays, anchor: [31, 100, z + 32] }, () =>
      relay(sheet, [x, y, z], [33, 31, 32]),
    );
  }
}

/** A cover with the map of the fuses, relief and four latches; omitted from the assembled picture. */
function cover(sheet: Sheet): void {
  const z = RIM + 42;
  const top = z + 26;
  sheet.part(
    { name: 'cover', shift: [0, 0, LIFT.cover], anchor: [195, 70, z + 12], isApartOnly: true },
    () => {
      for (const x of [32, 136]) {
        sheet.box([x, DEPTH + 1, z - 20], [22, 5, 30], 'dark', 1, 1);
        sheet.box([x + 3, DEPTH + 2, z - 20], [16, 6, 6], 'blue', 1, 1);
      }
      for (const y of [30, 92]) {
        sheet.box([WIDTH + 1, y, z - 20], [5, 22, 30], 'dark', 1, 1);
        sheet.box([WIDTH + 2, y + 3, z - 20], [6, 16, 6], 'blue', 1, 1);
      }
      sheet.box([-5, -5, z], [200, 150, 26], 'dark', 10, 5);
      sheet.plate([6, 6, top], X, Y, [178, 128], 'art-dark-top', 6, 0.9);
      sheet.plate([16, 16, top], X, Y, [96, 62], 'art-paper', 3, 1);
      sheet.openings([62, 21, top], X, Y, [4, 6], [11.5, 9], [8.5, 5], (column, row) => `art-${FUSES[(column * 2 + row) % FUSES.length] ?? 'blue'}-left`); // prettier-ignore
      sheet.openings([21, 21, top], X, Y, [2, 3], [18, 18], [15, 14], () => 'art-shell-right');
      for (let rib = 0; rib < 3; rib++)
        sheet.box([128, 20 + rib * 16, top], [46, 7, 2], 'dark', 2, 0.8);
      sheet.plate([18, 96, top], X, Y, [60, 26], 'art-dark-left', 3, 0.8);
      sheet.plate([24, 102, top], X, Y, [26, 3.2], 'art-orange-left', 0, 0);
      for (const x of [100, 120, 140, 160]) sheet.box([x, 92, top], [9, 34, 2.4], 'dark', 2, 0.8);
    },
  );
}

/** The box that divides the vehicle's power: relays and fuses in a carrier over a board, in a sealed housing. */
export function junctionBlock(): Sheet {
  const sheet = new Sheet();
  sheet.ground([0, 0], [WIDTH, DEPTH], 14);
  sheet.part({ name: 'supply', shift: [-60, 0, 0], anchor: [-66, 30, 62] }, () => {
    sheet.cable([[-95, 30, 58], [-50, 30, 58], [-20, 30, 30], [6, 30, 30]], 13, 'blue', 34); // prettier-ignore
    sheet.cable([[-95, 56, 46], [-52, 56, 46], [-24, 56, 24], [6, 56, 24]], 13, 'dark', 34); // prettier-ignore
  });
  housing(sheet);
  board(sheet);
  carrier(sheet);
  plugged(sheet);
  cover(sheet);
  sheet.measure(['housing', 'relays']);
  return sheet;
}
