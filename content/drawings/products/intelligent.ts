import type { Vec } from '../kit/geometry.ts';
import { ACROSS_RIGHT, controlUnit, receptacleLeft, ring, X, Y, Z } from './parts.ts';
import { Sheet } from './sheet.ts';

/** Central communication: finned housing, many signal receptacles, four coaxial sockets for antennas. */
export function ccu(): string {
  const sheet = new Sheet();
  controlUnit(sheet, {
    size: [200, 150, 44],
    fins: 7,
    mark: 'violet',
    right: [
      [9, 2],
      [8, 2],
    ],
    left: [[6, 2]],
  });
  for (const [index, material] of (['violet', 'blue', 'green', 'orange'] as const).entries())
    sheet.rod('y', [20, 98 + index * 26], 8, 150, 166, material);
  return sheet.toSvg();
}

/** Junction block and controller in one: relays and fuses on the board, receptacles all round. */
export function icu(): string {
  const sheet = new Sheet();
  controlUnit(sheet, {
    size: [190, 140, 40],
    material: 'plastic',
    mark: 'violet',
    right: [
      [8, 2],
      [7, 2],
    ],
    left: [
      [8, 2],
      [8, 2],
    ],
  });
  sheet.plate([12, 10, 37], X, Y, [166, 120], 'art-board-top', 4);
  for (const [x, y] of [
    [22, 20],
    [22, 52],
    [54, 20],
    [54, 52],
  ] as const)
    sheet.box([x, y, 37], [26, 26, 20], 'dark', 2);
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 4; column++)
      sheet.box(
        [98 + column * 18, 20 + row * 13, 37],
        [11, 6, 9],
        (['orange', 'violet', 'blue', 'yellow'] as const)[(column + row) % 4] ?? 'violet',
      );
  sheet.box([26, 92, 37], [34, 30, 5], 'dark', 1);
  sheet.box([82, 98, 37], [22, 22, 4], 'dark', 1);
  for (let lead = 0; lead < 6; lead++)
    sheet.stroke(
      [
        [120, 100 + lead * 4, 37.2],
        [164, 100 + lead * 4, 37.2],
      ],
      1.2,
      'var(--art-copper-right)',
    );
  return sheet.toSvg();
}

/** Ethernet switch: a row of shielded two-pole sockets, each with its lamp. */
export function esu(): string {
  const sheet = new Sheet();
  controlUnit(sheet, { size: [170, 190, 36], mark: 'violet' });
  for (let port = 0; port < 6; port++) {
    const y = 178 - port * 29;
    sheet.box([170, y - 22, 6], [16, 22, 22], 'metal', 2);
    sheet.plate([186, y - 3, 9], ACROSS_RIGHT, Z, [16, 16], 'art-dark-left', 2);
    sheet.openings(
      [186.2, y - 7, 14],
      ACROSS_RIGHT,
      Z,
      [2, 1],
      [6, 0],
      [3, 5],
      () => 'art-metal-top',
    );
    sheet.shape(ring([160, y - 11, 33], 3, 12), port % 2 ? 'art-violet-top' : 'art-green-top');
  }
  return sheet.toSvg();
}

/** Power distribution by semiconductors: supply studs, rows of switches under the open lid. */
export function spdu(): string {
  const sheet = new Sheet();
  controlUnit(sheet, {
    size: [210, 140, 42],
    mark: 'violet',
    right: [
      [7, 2, 'orange'],
      [7, 2, 'orange'],
    ],
    left: [[7, 2]],
  });
  sheet.plate([14, 12, 39], X, Y, [182, 116], 'art-board-top', 4);
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++) {
      const at: Vec = [66 + column * 21, 22 + row * 26, 39];
      sheet.box(at, [14, 17, 4], 'dark', 1);
      sheet.plate([at[0] + 2, at[1] + 2, 43], X, Y, [10, 4], 'art-violet-highlight', 0, 0);
    }
  sheet.box([24, 20, 39], [28, 100, 5], 'copper', 2);
  for (const y of [36, 104]) sheet.rod('z', [38, y], 9, 44, 62, 'metal');
  return sheet.toSvg();
}

/** The sensor on the battery's pole: clamp, shunt, plug; the latching relay beside it. */
export function vpms(): string {
  const sheet = new Sheet();
  controlUnit(sheet, {
    size: [150, 110, 44],
    material: 'plastic',
    mark: 'violet',
    right: [[6, 2]],
  });
  sheet.box([150, 16, 12], [54, 24, 6], 'copper', 3);
  sheet.shape(ring([190, 28, 18], 8), 'art-dark-left');
  sheet.box([40, 110, 12], [24, 46, 6], 'copper', 3);
  sheet.shape(ring([52, 142, 18], 8), 'art-dark-left');
  sheet.box([84, 54, 41], [50, 42, 26], 'dark', 3);
  sheet.plate([92, 62, 67], X, Y, [34, 10], 'art-violet-highlight', 1, 0);
  return sheet.toSvg();
}

/** Four lithium cells and the guard on top of them: board, relay, terminals. */
export function bLbm(): string {
  const sheet = new Sheet();
  sheet.ground([0, 0], [220, 130], 14);
  for (let cell = 0; cell < 4; cell++) sheet.box([cell * 55, 0, 0], [53, 130, 84], 'plastic', 4);
  for (let cell = 0; cell < 3; cell++)
    sheet.box([cell * 55 + 22, cell % 2 ? 98 : 10, 84], [64, 20, 4], 'copper', 3);
  sheet.box([14, 42, 84], [192, 44, 5], 'board', 2);
  sheet.box([26, 48, 89], [42, 32, 24], 'dark', 3);
  sheet.plate([32, 54, 113], X, Y, [30, 8], 'art-violet-highlight', 1, 0);
  sheet.box([84, 52, 89], [24, 24, 4], 'dark', 1);
  for (let chip = 0; chip < 4; chip++) sheet.box([118 + chip * 16, 56, 89], [10, 16, 3], 'dark', 1);
  sheet.rod('z', [24, 112], 10, 84, 104, 'metal');
  sheet.rod('z', [194, 20], 10, 84, 104, 'red');
  receptacleLeft(sheet, [120, 86, 82], 6, 1);
  return sheet.toSvg();
}

/** The gateway: small sealed housing, one large receptacle, a lid with the line that branches. */
export function gateway(): string {
  const sheet = new Sheet();
  controlUnit(sheet, { size: [160, 130, 38], material: 'shell', mark: 'violet', right: [[14, 3]] });
  const z = 35.2;
  const line = (points: readonly (readonly [number, number])[]) =>
    sheet.stroke(
      points.map(([x, y]): Vec => [x, y, z]),
      2.4,
      'var(--art-violet-left)',
    );
  line([
    [84, 66],
    [140, 66],
  ]);
  line([
    [100, 66],
    [112, 54],
    [112, 28],
  ]);
  line([
    [100, 66],
    [112, 78],
    [112, 106],
  ]);
  for (const [x, y] of [
    [140, 66],
    [112, 28],
    [112, 106],
    [84, 66],
  ] as const)
    sheet.shape(ring([x, y, z], 5, 16), 'art-violet-top');
  return sheet.toSvg();
}
