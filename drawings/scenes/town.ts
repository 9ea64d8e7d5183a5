import { frontal, type Vec } from '../kit/geometry.ts';
import { color, INK, LAWN, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person } from './person.ts';
import { STRIP_HEIGHT, STRIP_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE } from './wires.ts';

/** A car from its side, 150 long: a low nose on the right, or on the left when it is turned. */
function sedan(
  stage: Stage,
  [x, y]: readonly [number, number],
  material: Material,
  turned = false,
): void {
  const [left, ground] = stage.at([x, y, 0]).map((value) => Math.round(value)) as [number, number];
  const glass = tinted('dark', 'left');
  stage.raw(
    `<g transform="translate(${turned ? left + 236 : left} ${ground})${turned ? ' scale(-1 1)' : ''}">` +
      `<ellipse cx="118" cy="2" rx="126" ry="9" fill="var(--art-shadow)"/>` +
      `<path fill="${tinted(material, 'left')}" stroke="${INK}" stroke-width="3" d="M6 -16Q2 -46 16 -54Q48 -62 66 -80Q84 -94 122 -94Q152 -92 174 -62Q214 -56 228 -42Q236 -30 232 -16Z"/>` +
      `<path fill="${tinted(material, 'top')}" d="M10 -40Q12 -50 20 -53L172 -60Q210 -55 224 -43Z"/>` +
      `<path fill="${glass}" stroke="${INK}" stroke-width="2" d="M56 -60Q68 -72 76 -78Q86 -85 108 -86V-62ZM116 -86Q138 -87 150 -78Q158 -70 163 -63L116 -62Z"/>` +
      `<path stroke="${INK}" stroke-width="2" d="M112 -60V-20M128 -46h14" stroke-linecap="round"/>` +
      `<path fill="${tinted('yellow', 'highlight')}" stroke="${INK}" stroke-width="1.5" d="M214 -46q12 4 14 10h-12Z"/>` +
      [50, 188]
        .map(
          (wheel) =>
            `<circle cx="${wheel}" cy="-14" r="20" fill="${tinted('rubber', 'left')}" stroke="${INK}" stroke-width="3"/><circle cx="${wheel}" cy="-14" r="10" fill="${tinted('metal', 'top')}" stroke="${INK}" stroke-width="1.5"/>`,
        )
        .join('') +
      '</g>',
  );
}

/** A charging post with its cable to the inlet of the car beside it. */
function post(stage: Stage, x: number, y: number, to: number, trunk: number): void {
  stage.segment([x + 8, trunk, 0], [x + 8, y + 8, 0], WIRE.green, 4);
  stage.box([x, y - 6, 0], [16, 12, 62], 'shell');
  stage.front([x + 3, y + 6, 42], 10, 12, tinted('dark', 'left'), FINE);
  stage.line([[x + 9, y + 6, 53], [x + 6, y + 6, 48], [x + 10, y + 6, 48], [x + 7, y + 6, 44]], tinted('green', 'highlight'), 1.6, 0); // prettier-ignore
  stage.line([[x + 8, y + 6, 32], [x + 8, y + 6, 8], [to, y + 16, 8], [to, y + 16, 26]], INK, 6.5, 14); // prettier-ignore
  stage.line([[x + 8, y + 6, 32], [x + 8, y + 6, 8], [to, y + 16, 8], [to, y + 16, 26]], WIRE.green, 3.5, 14); // prettier-ignore
  stage.joint([to, y + 16, 27], WIRE.green, 5);
}

/** A house: its wall, roof with panels, door and lit windows. */
function house(
  stage: Stage,
  x: number,
  w: number,
  h: number,
  wall: Material,
  panels: boolean,
): void {
  stage.front([x, 0, 0], w, h, tinted(wall, 'top'));
  const roof: Vec[] = [[x - 8, 0, h], [x + w + 8, 0, h], [x + w - 14, 0, h + 34], [x + 14, 0, h + 34]]; // prettier-ignore
  stage.polygon(roof, tinted('dark', 'top'));
  if (panels)
    for (let panel = 0; panel < 3; panel += 1) {
      const left = x + 22 + (panel * (w - 44)) / 3;
      stage.polygon([[left - 3, 0, h + 6], [left + (w - 56) / 3, 0, h + 6], [left + (w - 56) / 3, 0, h + 27], [left - 1, 0, h + 27]], tinted('blue', 'right'), FINE); // prettier-ignore
    }
  const wide = w > 90 ? 2 : 1;
  for (let window = 0; window < wide; window += 1) {
    const left = x + 10 + (window * (w - 40)) / wide;
    stage.front(
      [left, 0, h - 32],
      20,
      22,
      tinted(window === 0 ? 'yellow' : 'plastic', window === 0 ? 'highlight' : 'left'),
      FINE,
    );
    stage.segment([left + 10, 0, h - 32], [left + 10, 0, h - 10], INK, FINE);
  }
  stage.front([x + w - 34, 0, 0], 20, 40, tinted('wood', 'right'), FINE);
}

/** Apartments: floors of windows and balconies. */
function apartments(stage: Stage, x: number, w: number, floors: number, wall: Material): void {
  stage.front([x, 0, 0], w, floors * 30 + 14, tinted(wall, 'left'));
  stage.box([x - 3, -4, floors * 30 + 14], [w + 6, 4, 5], 'shell');
  const columns = Math.floor(w / 30);
  for (let floor = 0; floor < floors; floor += 1)
    for (let column = 0; column < columns; column += 1) {
      const lit = (floor * 5 + column * 3) % 7 === 0;
      const left = x + 8 + (column * (w - 8)) / columns;
      stage.front(
        [left, 0, floor * 30 + 12],
        16,
        18,
        lit ? tinted('yellow', 'highlight') : tinted('plastic', 'top'),
        FINE,
      );
    }
}

/** A street of a town after the change: every curb has a post, and one line feeds them all. */
export function town(): string {
  const stage = new Stage(1.6, [0, 262], frontal(0.5));
  const width = STRIP_WIDTH / 1.6 + 8;
  const trunk = 148;
  stage.flat([-4, 0, 0], width, 40, LAWN, 0);
  stage.flat([-4, 34, 0], width, 40, tinted('shell', 'top'), 0);
  stage.flat([-4, 74, 0], width, 56, tinted('shell', 'left'), 0);
  stage.segment([-4, 74, 0], [width, 74, 0], tinted('shell', 'right'), 3);
  // Hills behind the roofs.
  const [, horizon] = stage.at([0, 0, 0]);
  stage.raw(
    `<path fill="${tinted('plastic', 'top')}" d="M0 ${horizon}V170Q160 96 330 156T700 140T1080 150T1440 120V${horizon}Z"/>`,
  );
  for (const [x, height] of [
    [132, 132],
    [646, 128],
  ] as const) {
    const [hx, hy] = stage.at([x, 0, height]).map(c);
    stage.segment([x, 0, 0], [x, 0, height], INK, 7);
    stage.segment([x, 0, 0], [x, 0, height], PAPER, 3);
    stage.raw(
      [20, 140, 260]
        .map(
          (turn) =>
            `<path transform="translate(${hx} ${hy}) rotate(${turn})" fill="${PAPER}" stroke="${INK}" stroke-width="2" d="M-3 0L0 -48L4 0Z"/>`,
        )
        .join('') +
        `<circle cx="${hx}" cy="${hy}" r="6" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>`,
    );
  }
  apartments(stage, 20, 86, 4, 'plastic');
  house(stage, 150, 104, 62, 'shell', true);
  house(stage, 280, 80, 50, 'wood', false);
  apartments(stage, 392, 118, 4, 'shell');
  house(stage, 540, 98, 58, 'plastic', true);
  apartments(stage, 668, 90, 3, 'wood');
  house(stage, 806, 84, 56, 'shell', true);
  const trees: readonly (readonly ['tree' | 'conifer', number, number, number])[] = [
    ['tree', 122, 22, 66],
    ['conifer', 268, 18, 80],
    ['tree', 374, 24, 62],
    ['tree', 524, 22, 68],
    ['conifer', 660, 18, 70],
    ['tree', 774, 24, 66],
    ['conifer', 10, 26, 60],
  ];
  for (const [kind, x, y, height] of trees) stage[kind]([x, y, 0], height);
  person(stage, {
    at: [352, 58, 0],
    shirt: 'violet',
    skin: 'wood',
    hair: 'bun',
    facing: true,
    height: 62,
  });
  person(stage, {
    at: [372, 60, 0],
    shirt: 'orange',
    skin: 'wood',
    hair: 'short',
    facing: true,
    height: 40,
  });

  const cars: readonly (readonly [number, Material, boolean])[] = [
    [40, 'blue', true],
    [268, 'shell', true],
    [500, 'violet', true],
    [728, 'green', true],
  ];
  for (const [x] of cars) post(stage, x - 22, 70, x + 8, trunk);
  for (const [x, material, turned] of cars) sedan(stage, [x, 112], material, !turned);
  person(stage, {
    at: [210, 92, 0],
    shirt: 'blue',
    skin: 'copper',
    hair: 'short',
    facing: true,
    height: 64,
  });
  person(stage, {
    at: [676, 94, 0],
    shirt: 'plastic',
    skin: 'copper',
    hair: 'bun',
    height: 62,
    right: [702, 82, 44],
  });

  stage.segment([-4, trunk, 0], [width, trunk, 0], color('color-brand-line'), 6);
  for (const [x] of cars) stage.joint([x - 14, trunk, 0], WIRE.green, 6.5);
  return stage.toSvg(STRIP_WIDTH, STRIP_HEIGHT);
}
