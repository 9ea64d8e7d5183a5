import type { Material } from '../kit/paint.ts';
import { ACROSS_RIGHT, outlineOn, ring, socket, X, Y, Z } from './parts.ts';
import { rounded, Sheet } from './sheet.ts';

/** The lever connector: a pin field for the unit, a lever that closes it, its wires, the CPA. */
export function wireToUnit(): Sheet {
  const sheet = new Sheet();
  sheet.ground([0, 0], [104, 120], 10);
  const colors: readonly Material[] = ['dark', 'blue', 'orange', 'dark', 'blue', 'green'];
  sheet.part({ name: 'wires', shift: [-64, 0, 0], anchor: [-70, 60, 60] }, () => {
    for (const level of [14, 32, 50])
      colors.forEach((material, index) => {
        const [y, far, up] = [12 + index * 19, 34 + index * 10, 32 + level * 0.55];
        sheet.cable([[-92, far, up], [-52, far, up], [-30, y, level], [8, y, level]], 7, material, 18); // prettier-ignore
      });
  });
  sheet.part({ name: 'lever', shift: [0, 40, 40], anchor: [98, 60, 98] }, () =>
    sheet.prism(
      'y',
      [
        [40, 60],
        [52, 54],
        [96, 92],
        [88, 100],
      ],
      -8,
      -2,
      'orange',
    ),
  );
  sheet.part({ name: 'housing', anchor: [80, 120, 22] }, () =>
    sheet.box([0, 0, 0], [104, 120, 64], 'plastic', 5),
  );
  sheet.part({ name: 'cover', shift: [0, 0, 52] }, () => {
    sheet.box([-4, -3, 50], [70, 126, 22], 'plastic', 8);
    sheet.plate([12, 14, 72], X, Y, [40, 90], 'art-plastic-highlight', 4);
  });
  sheet.part({ name: 'pin-field', shift: [58, 0, 0], anchor: [116, 60, 32] }, () => {
    sheet.box([104, 6, 6], [12, 108, 52], 'plastic', 0);
    sheet.plate([116, 110, 10], ACROSS_RIGHT, Z, [100, 44], 'art-dark-left', 3);
    sheet.openings(
      [116, 105, 14],
      ACROSS_RIGHT,
      Z,
      [12, 5],
      [7.8, 7.8],
      [4.2, 4.6],
      (column, row) => (column < 2 && row > 1 ? 'art-orange-top' : 'art-plastic-left'),
    );
  });
  // The grip is across the housing, the near arm turns on its pivot.
  sheet.part({ name: 'lever', shift: [0, 40, 40] }, () => {
    sheet.prism('y', [[86, 88], [98, 88], [98, 108], [86, 108]], -8, 128, 'orange'); // prettier-ignore
    sheet.prism('y', [[34, 52], [46, 44], [98, 92], [86, 104]], 122, 129, 'orange'); // prettier-ignore
    sheet.rod('y', [40, 49], 9, 122, 131, 'orange');
    sheet.rod('y', [40, 49], 4, 131, 133, 'dark');
  });
  sheet.part({ name: 'cpa', shift: [0, 64, 0] }, () => {
    sheet.box([20, 120, 16], [30, 4, 16], 'plastic');
    sheet.box([27, 124, 20], [14, 3, 8], 'blue');
  });
  sheet.measure(['housing']);
  return sheet;
}

const WIRES: readonly Material[] = ['dark', 'blue', 'orange', 'green'];
const ROWS = [17, 37] as const;

/** Wires in two rows through their seals, from or to a half of the connector. */
function leads(sheet: Sheet, from: number, to: number): void {
  for (const z of ROWS)
    WIRES.forEach((material, index) => {
      const y = 13 + index * 16;
      sheet.cable(
        [
          [from, y, z],
          [to, y, z],
        ],
        9,
        material,
      );
    });
}

/** Two sealed halves about to meet: seal and cavities of the one, hood, latch and TPA of the other. */
export function wireToWire(): Sheet {
  const sheet = new Sheet();
  sheet.ground([-90, -2], [480, 82], 10);
  sheet.part({ name: 'wires', shift: [-96, 0, 0], anchor: [-70, 40, 44] }, () =>
    leads(sheet, -110, 4),
  );
  sheet.part({ name: 'seals', shift: [-48, 0, 0] }, () => {
    for (const z of ROWS)
      for (let wire = 0; wire < 4; wire++)
        sheet.turned('x', [13 + wire * 16, z], [[-16, 6], [-10, 7.4], [-4, 6], [0, 7.4]], 'orange'); // prettier-ignore
  });
  sheet.part({ name: 'plug', anchor: [56, 76, 27] }, () =>
    sheet.box([0, 0, 0], [64, 76, 54], 'plastic', 5, 2),
  );
  sheet.part({ name: 'face-seal', shift: [34, 0, 0], anchor: [69, 69, 27] }, () =>
    sheet.prism('x', rounded([6, 5], [64, 44], 6, 4), 64, 74, 'orange'),
  );
  sheet.part({ name: 'nose', shift: [66, 0, 0], anchor: [98, 69, 16] }, () => {
    sheet.prism('x', rounded([7, 6], [62, 42], 6, 4), 74, 112, 'plastic');
    sheet.openings(
      [112, 63, 14],
      [0, -1, 0],
      [0, 0, 1],
      [4, 2],
      [15, 18],
      [9, 9],
      () => 'art-dark-right',
    );
  });
  // The latch: a beam along the top that rises to its pressing edge at the back.
  sheet.part({ name: 'latch', shift: [0, 0, 56] }, () => {
    sheet.box([10, 26, 54], [86, 24, 4], 'plastic', 2);
    sheet.box([10, 24, 54], [16, 28, 9], 'blue', 2, 1.5);
    sheet.box([78, 30, 58], [10, 16, 5], 'plastic');
  });
  sheet.part({ name: 'tpa', shift: [0, 48, 0] }, () =>
    sheet.box([26, 76, 16], [20, 3, 24], 'orange', 0),
  );
  // The other half, its hood open toward the first.
  sheet.part({ name: 'receptacle', shift: [96, 0, 0], anchor: [206, 38, 60] }, () => {
    leads(sheet, 286, 380);
    sheet.box([228, 0, 0], [60, 76, 54], 'plastic', 5, 2);
    sheet.prism('x', rounded([-3, -3], [82, 60], 8, 4), 176, 250, 'plastic');
    sheet.box([186, 27, 57], [34, 22, 3], 'plastic', 2);
    sheet.plate([194, 32, 60], [1, 0, 0], [0, 1, 0], [12, 12], 'art-dark-left', 1.5);
    sheet.box([256, 76, 10], [14, 3, 34], 'blue');
    sheet.shape(outlineOn('x', [288, 71, 5], [66, 44], 5), 'art-orange-left');
    leads(sheet, 288, 384);
    for (const z of ROWS)
      WIRES.forEach((material, index) => sheet.cut('x', [386, 13 + index * 16, z], 9, material));
  });
  sheet.measure(['plug', 'nose']);
  return sheet;
}

/** The strip on a row of battery cells: copper traces, nickel tabs on the busbars, thermistors, plug. */
export function fpcModule(): Sheet {
  const sheet = new Sheet();
  const cells = 9;
  const pitch = 34;
  sheet.ground([0, 0], [cells * pitch, 120], 14);
  sheet.part({ name: 'cells', anchor: [40, 120, 26] }, () => {
    for (let cell = 0; cell < cells; cell++)
      sheet.box([cell * pitch, 0, 0], [pitch - 1.5, 120, 46], cell % 2 ? 'plastic' : 'shell', 3);
  });
  sheet.part({ name: 'busbars', shift: [0, 0, 44], anchor: [135, 99, 49] }, () => {
    for (let pair = 0; pair < cells - 1; pair++)
      sheet.box([pair * pitch + 8, pair % 2 ? 88 : 10, 46], [pitch * 1.5, 22, 3], 'metal', 3);
  });
  sheet.part({ name: 'film', shift: [0, 0, 92], anchor: [16, 60, 48] }, () => {
    sheet.box([-14, 46, 47], [cells * pitch + 10, 28, 1.2], 'orange', 2);
    for (let trace = 0; trace < 5; trace++) {
      const y = 50 + trace * 5;
      sheet.stroke([[-10, y, 48.2], [cells * pitch - 20 - trace * 52, y, 48.2]], 1.1, 'var(--art-copper-right)'); // prettier-ignore
    }
  });
  sheet.part({ name: 'tabs', shift: [0, 0, 92], anchor: [62, 84, 49] }, () => {
    for (let pair = 0; pair < cells - 1; pair++) {
      const x = pair * pitch + 24;
      if (pair % 2) sheet.box([x, 74, 48], [9, 20, 1], 'metal');
      else sheet.box([x, 27, 48], [9, 19, 1], 'metal');
    }
  });
  sheet.part({ name: 'thermistors', shift: [0, 0, 124], anchor: [166, 60, 52] }, () => {
    for (const x of [58, 160, 262]) sheet.box([x, 56, 48.2], [12, 8, 4], 'dark', 1);
  });
  sheet.part({ name: 'connector', shift: [40, 0, 92] }, () =>
    socket(sheet, 'x', [cells * pitch - 18, 78, 46], [5, 1], 'blue'),
  );
  sheet.measure(['film', 'tabs'], { beyond: 30, isFlat: true });
  return sheet;
}

/** One potential, many wires: a comb busbar in its housing joins the wires, a cap closes it. */
export function jointConnector(): Sheet {
  const sheet = new Sheet();
  sheet.ground([0, 0], [132, 56], 10);
  const wires = 8;
  // The comb lies inside the housing: tines first, then the bar that joins them.
  sheet.inside('bus-insert', { shift: [0, 0, 68] }, () => {
    for (let wire = 0; wire < wires; wire++)
      sheet.box([11 + wire * 14.6, 19, 4], [7, 3, 26], 'copper');
    sheet.box([8, 17, 28], [116, 7, 10], 'copper', 1);
  });
  sheet.part({ name: 'housing', anchor: [132, 24, 20] }, () => {
    sheet.box([0, 0, 0], [132, 44, 36], 'plastic', 4);
    sheet.plate([6, 6, 36], X, Y, [120, 32], 'art-dark-left', 3);
    for (let wire = 0; wire < wires; wire++)
      sheet.plate([11 + wire * 14.6, 14, 36], X, Y, [7, 16], 'art-metal-top', 1, 0);
  });
  sheet.part({ name: 'wires', shift: [0, 44, 0], anchor: [14, 112, 12] }, () => {
    for (let wire = 0; wire < wires; wire++) {
      const x = 14 + wire * 14.6;
      const material = wire === 0 ? 'blue' : 'dark';
      sheet.cable([[x, 40, 16], [x, 74, 16], [x, 96, 8], [x, 150, 8]], 8, material, 22); // prettier-ignore
      sheet.cut('y', [x, 151, 8], 8, material);
    }
  });
  sheet.part({ name: 'housing' }, () => sheet.box([0, 40, 0], [132, 6, 6], 'plastic'));
  sheet.part({ name: 'cap', shift: [0, 0, 108] }, () => {
    sheet.box([-2, -2, 36], [136, 48, 14], 'blue', 5);
    sheet.plate([10, 10, 50], X, Y, [112, 24], 'art-blue-top', 4);
    sheet.shape(ring([66, 22, 50], 6), 'art-paper');
  });
  sheet.part({ name: 'locks', shift: [0, 0, 108], anchor: [36, 49, 28] }, () => {
    for (const x of [30, 92]) sheet.box([x, 46, 24], [12, 3, 14], 'blue');
  });
  sheet.measure(['housing', 'cap'], { beyond: 104 });
  return sheet;
}
