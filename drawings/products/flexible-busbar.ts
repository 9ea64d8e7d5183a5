import type { Vec } from '../kit/geometry.ts';
import { face, rounded, Sheet } from './sheet.ts';
import { screw } from './parts.ts';

type Place = readonly [x: number, z: number];

const WIDTH = 54;
const FOILS = 7;
const FOIL = 2.4;

/** A bend by an arc around a center, from one angle to another, in degrees. */
const arc = ([x, z]: Place, radius: number, from: number, to: number): Place[] =>
  Array.from({ length: 9 }, (_, step): Place => {
    const angle = ((from + ((to - from) * step) / 8) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)];
  });

/** The stack's run `lift` above its lowest foil: over a post, down beside it, out to the next one. */
const run = (lift: number, from: number, to: number): Place[] => [
  [from, 92 + lift],
  ...arc([118, 64], 28 + lift, 90, 0),
  ...arc([176, 44], 30 - lift, 180, 270),
  [to, 14 + lift],
];

/** Returns a band between two heights of the stack, as a cross-section of the plane across y. */
const band = (low: number, high: number, from: number, to: number) =>
  [...run(low, from, to), ...run(high, from, to).toReversed()]
    .map(([x, z]) => [z, x] as const)
    .toReversed();

/** Copper foils in one stack, bent to take up movement, insulated between its welded, drilled ends. */
export function flexibleBusbar(): Sheet {
  const sheet = new Sheet();
  sheet.ground([-4, -4], [306, WIDTH + 8], 10);
  // The post of one module: its terminal block is below the upper end.
  sheet.part({ name: 'modules', anchor: [30, WIDTH + 8, 46] }, () => {
    sheet.prism('z', rounded([-6, -8], [92, WIDTH + 16], 6), 0, 84, 'shell');
    sheet.prism('z', rounded([222, -8], [92, WIDTH + 16], 6), 0, 6, 'shell');
  });
  sheet.part({ name: 'terminals', shift: [0, 0, 20], anchor: [300, WIDTH - 6, 14] }, () => {
    sheet.box([2, 2, 84], [70, WIDTH - 4, 8], 'metal', 4);
    sheet.box([234, 2, 6], [72, WIDTH - 4, 8], 'metal', 4);
  });
  const top = FOILS * FOIL;
  sheet.part({ name: 'foils', shift: [0, 0, 62], anchor: [16, 34, 92 + top] }, () => {
    sheet.prism('y', band(0, top, 0, 306), 0, WIDTH, 'copper');
    for (let foil = 1; foil < FOILS; foil++) {
      const edge = run(foil * FOIL, 0, 306).map(([x, z]): Vec => [x, WIDTH, z]);
      sheet.stroke([...edge, [306, 0, 14 + foil * FOIL]], 0.9);
    }
  });
  sheet.part({ name: 'insulation', shift: [0, 0, 118], anchor: [118, 20, 94 + top] }, () =>
    sheet.prism('y', band(-1.5, top + 1.5, 84, 224), -2, WIDTH + 2, 'orange'),
  );
  sheet.part({ name: 'bolts', shift: [0, 0, 150], anchor: [272, WIDTH / 2, 18 + top] }, () => {
    for (const [x, z] of [
      [38, 92 + top],
      [272, 14 + top],
    ] as const) {
      sheet.shape(face('z', [x, WIDTH / 2], 14, z), 'art-copper-highlight');
      bolt(sheet, [x, WIDTH / 2, z]);
    }
  });
  sheet.measure(['terminals', 'foils'], { isFlat: true });
  return sheet;
}

const bolt = (sheet: Sheet, [x, y, z]: Vec): void => {
  sheet.rod('z', [x, y], 11, z, z + 2, 'metal');
  screw(sheet, [x, y, z + 2], 7.5);
};
