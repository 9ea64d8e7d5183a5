import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import {
  crates,
  cutWalls,
  fence,
  floors,
  gate,
  hall,
  type Hall,
  miniCar,
  miniLorry,
  plate,
  reel,
  worker,
} from './miniature.ts';
import { disc, dot } from './props.ts';
import { SITE_HEIGHT, SITE_ORIGIN, SITE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE } from './wires.ts';

const HALL: Hall = { x: 18, y: 24, w: 196, d: 286, h: 44 };
/** How far the flat roof reaches over the hall, from its wall on the left. */
const ROOF = 62;
/** The anechoic room of the R&D center, without its roof. */
const ROOM = { x: 336, y: 24, w: 88, d: 92, h: 46 } as const;

/** Foam pyramids on the two walls behind the anechoic room. */
function absorbers(stage: Stage): void {
  const { x, y, w, d, h } = ROOM;
  const side = 11.5;
  const wall = (count: number, place: (along: number, up: number, out: number) => Vec): void => {
    let [lit, shaded] = ['', ''];
    const triangle = (...corners: Vec[]) =>
      `M${corners.map((corner) => stage.at(corner).map(c).join(' ')).join('L')}Z`;
    for (let row = 3; row >= 0; row -= 1)
      for (let index = 0; index < count; index += 1) {
        const [a, z] = [index * side, row * side];
        const apex = place(a + side / 2, z + side / 2, 9);
        lit += triangle(place(a, z + side, 0), apex, place(a + side, z + side, 0));
        shaded += triangle(place(a + side, z, 0), apex, place(a + side, z + side, 0));
      }
    stage.raw(
      `<g stroke="${INK}" stroke-width="1"><path fill="${tinted('dark', 'right')}" d="${shaded}"/><path fill="${tinted('dark', 'highlight')}" d="${lit}"/></g>`,
    );
  };
  stage.side([x, y, 0], d, h, tinted('dark', 'top'));
  stage.front([x, y, 0], w, h, tinted('dark', 'left'));
  wall(8, (along, up, out) => [x + out, y + d - along, up]);
  wall(7, (along, up, out) => [x + along, y + out, up]);
}

/** The R&D center: a glazed block, its anechoic room cut open, and the bridge to the lines. */
function researchCenter(stage: Stage): void {
  const [x, y, w, d, h] = [246, 24, 88, 108, 66];
  stage.box([214, 60, 22], [32, 20, 14], 'plastic');
  stage.front([218, 80, 26], 26, 7, tinted('dark', 'left'), 1);
  stage.shadow([x, y + d, 0], [x + w + 90, y + d, 0], [x + w + 100, y + 8, 0], [x + w, y, 0]);
  stage.box([x, y, 0], [w, d, h], 'shell');
  floors(stage, [x, y, 20], [w, d], 3, 15);
  stage.front([x, y + d, h - 5], w, 5, tinted('violet', 'left'), 1);
  stage.side([x + w, y, h - 5], d, 5, tinted('violet', 'right'), 1);
  stage.front([x + 30, y + d, 0], 28, 15, tinted('dark', 'left'), FINE);
  stage.box([x + 24, y + d, 15], [40, 12, 3], 'shell');
  stage.box([x + 5, y + 5, h], [w - 10, d - 10, 3], 'shell');
  stage.box([x + 14, y + 60, h + 3], [20, 24, 9], 'metal');
  // An antenna, whose rods grow shorter toward its front.
  stage.segment([x + 60, y + 30, h + 3], [x + 60, y + 30, h + 34], INK, 3);
  stage.segment([x + 60, y + 14, h + 34], [x + 60, y + 52, h + 34], tinted('metal', 'top'), 2);
  for (const [step, half] of [12, 10, 8, 6, 4].entries())
    stage.segment([x + 60 - half, y + 16 + step * 8, h + 34], [x + 60 + half, y + 16 + step * 8, h + 34], tinted('metal', 'top'), 1.6); // prettier-ignore
  const room = ROOM;
  stage.flat([room.x, room.y, 0], room.w, room.d, tinted('metal', 'top'));
  absorbers(stage);
  disc(stage, [room.x + 50, room.y + 56, 0], 33, tinted('shell', 'left'), 1.4);
  miniCar(stage, [room.x + 28, room.y + 46], 'blue');
  cutWalls(stage, room);
}

/** The flat roof with its solar modules, cut above the lines. */
function roof(stage: Stage): void {
  const { x, y, d, h } = HALL;
  stage.flat([x - 5, y - 5, h + 6], ROOF + 5, d + 5, tinted('shell', 'top'));
  stage.front([x - 5, y + d, h], ROOF + 5, 6, tinted('shell', 'left'), FINE);
  stage.side([x + ROOF, y - 5, h], d + 5, 6, tinted('shell', 'right'), FINE);
  for (let row = 0; row < 7; row += 1)
    for (const a of [2, 31]) {
      const b = 6 + row * 39;
      stage.flat([x + a, y + b, h + 7], 25, 32, tinted('dark', 'left'), FINE);
      stage.segment([x + a + 12.5, y + b, h + 7], [x + a + 12.5, y + b + 32, h + 7], tinted('dark', 'highlight'), 1); // prettier-ignore
      for (const e of [11, 21])
        stage.segment([x + a, y + b + e, h + 7], [x + a + 25, y + b + e, h + 7], tinted('dark', 'highlight'), 1); // prettier-ignore
    }
  for (let post = 0; post <= 4; post += 1) {
    const b = y + (post * d) / 4 - (post === 4 ? 2 : 0);
    stage.segment([x + ROOF, b, 0], [x + ROOF, b, h], INK, 2.6);
  }
}

/** The line of control units: boards are printed, populated, soldered, inspected, and closed in their housings. */
function controlUnits(stage: Stage): void {
  const { x, y, d } = HALL;
  const machines: readonly (readonly [at: number, length: number, height: number])[] = [
    [10, 30, 24],
    [46, 34, 28],
    [86, 34, 28],
    [126, 70, 22],
    [204, 28, 26],
  ];
  stage.box([x + 40, y + 8, 0], [14, d - 40, 10], 'metal');
  for (const [at, length, height] of machines) {
    stage.box([x + 32, y + at, 0], [30, length, height], 'plastic');
    stage.side([x + 62, y + at + 4, height - 13], length - 8, 8, tinted('violet', 'left'), 1);
    dot(stage, [x + 60, y + at + 4, height + 5], 2.4, tinted('green', 'left'), 1);
  }
  stage.box([x + 96, y + 20, 0], [18, 236, 11], 'shell');
  stage.segment([x + 114, y + 20, 5], [x + 114, y + 256, 5], color('color-area-third'), 2);
  for (let unit = 0; unit < 7; unit += 1) {
    const b = y + 28 + unit * 33;
    stage.box([x + 99, b, 11], [12, 17, 5], unit < 4 ? 'metal' : 'dark');
    if (unit < 4) stage.flat([x + 101, b + 2, 16], 8, 13, tinted('green', 'left'), 1);
    else for (const e of [4, 8, 12]) stage.segment([x + 99, b + e, 16], [x + 111, b + e, 16], tinted('dark', 'highlight'), 1); // prettier-ignore
  }
  for (const b of [44, 112, 180]) worker(stage, [x + 126, y + b], 'violet', [x + 110, y + b, 15]);
}

/** The line of high-voltage harnesses: orange cables on a long table, from their reels to the test. */
function highVoltage(stage: Stage): void {
  const { x, y } = HALL;
  // The high-voltage test behind its glass.
  stage.box([x + 150, y + 14, 0], [26, 28, 26], 'shell');
  stage.side([x + 176, y + 18, 8], 20, 13, tinted('yellow', 'top'), 1);
  stage.box([x + 150, y + 50, 0], [24, 180, 12], 'wood');
  for (const a of [5, 11])
    stage.line([[x + 150 + a, y + 58, 13], [x + 150 + a, y + 214, 13]], tinted('orange', 'left'), 3); // prettier-ignore
  for (const b of [92, 136, 180]) {
    stage.line(
      [
        [x + 155, y + b - 14, 13],
        [x + 168, y + b, 13],
      ],
      tinted('orange', 'left'),
      2.6,
    );
    stage.box([x + 164, y + b - 4, 12], [7, 9, 6], 'orange');
  }
  stage.box([x + 152, y + 212, 12], [18, 10, 8], 'orange');
  for (const b of [84, 138, 190]) worker(stage, [x + 186, y + b], 'orange', [x + 170, y + b, 16]);
  for (const b of [238, 262]) reel(stage, [x + 162, y + b, 0], 12, 'orange');
  crates(stage, [x + 96, y + 264], 3, 'violet');
  crates(stage, [x + 116, y + 264], 2, 'violet');
}

/** Charging posts beside the hall, where couplers and cables are tried on cars. */
function chargers(stage: Stage): void {
  for (const [index, y] of [172, 214].entries()) {
    stage.segment([312, y - 6, 0], [372, y - 6, 0], PAPER, 2);
    stage.segment([230, y + 12, 0], [292, y + 12, 0], color('color-area-hv'), 3);
    stage.joint([230, y + 12, 0], color('color-area-hv'), 3.5);
    stage.box([290, y + 6, 0], [10, 10, 30], 'plastic');
    stage.side([300, y + 8, 17], 6, 9, tinted('dark', 'left'), 1);
    stage.line([[300, y + 11, 14], [308, y + 12, 4], [318, y + 12, 8]], INK, 4, 6); // prettier-ignore
    stage.line([[300, y + 11, 14], [308, y + 12, 4], [318, y + 12, 8]], color('color-area-hv'), 2.2, 6); // prettier-ignore
    miniCar(stage, [318, y], index ? 'shell' : 'green');
  }
}

/** Plant 2 and the R&D center in Cheonan, cut open: high-voltage parts, control units and charging parts. */
export function siteCheonan(): string {
  const stage = new Stage(1, SITE_ORIGIN);
  const trunk = color('color-area-hv');
  plate(stage);
  stage.polygon([[220, 148, 0], [432, 148, 0], [432, 262, 0], [440, 262, 0], [440, 312, 0], [220, 312, 0]], tinted('shell', 'top'), 0); // prettier-ignore
  stage.plants([['conifer', 432, 10, 44], ['tree', 434, 168, 34], ['conifer', 434, 206, 40]]); // prettier-ignore
  hall(stage, HALL, color('color-area-hv'));
  controlUnits(stage);
  roof(stage);
  highVoltage(stage);
  cutWalls(stage, HALL);
  researchCenter(stage);
  stage.line([[6, 354, 0], [6, 330, 0], [230, 330, 0], [230, 160, 0], [300, 160, 0], [300, 146, 0]], trunk, 4, 12); // prettier-ignore
  stage.segment([150, 330, 0], [150, 308, 0], trunk, 3);
  stage.joint([150, 330, 0], trunk, 4);
  stage.joint([300, 148, 0], trunk, 4);
  chargers(stage);
  miniLorry(stage, [352, 268], 'orange');
  gate(stage, [386, 320], WIRE.violet);
  fence(stage, [20, 354, 0], [434, 354, 0]);
  stage.plants([['tree', 40, 340, 34], ['conifer', 92, 342, 40], ['tree', 190, 342, 36], ['conifer', 250, 336, 42], ['tree', 300, 338, 34], ['conifer', 346, 340, 40]]); // prettier-ignore
  dot(stage, [6, 354, 0], 7, PAPER, 3);
  return stage.toSvg(SITE_WIDTH, SITE_HEIGHT);
}
