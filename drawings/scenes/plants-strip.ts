import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person } from './person.ts';
import { STRIP_WIDTH } from './size.ts';
import { FINE, Stage, type Plant } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const SCALE = 1.75;
/** From one plant to the next across the picture, in pixels, and on the ground. */
const ACROSS = 372;
const PITCH = ACROSS / (SCALE * Math.SQRT2);
export const PLANTS_HEIGHT = 372;
const TRUNK_Y = 340;
const COUNT = 4;

const at = (index: number, [x, y, z]: Vec): Vec => [x + index * PITCH, y - index * PITCH, z];
type Place = (x: number, y: number, z: number) => Vec;

const W = 92;
const D = 68;
const H = 34;

/** A gable roof along x, with panels on the side that we see. */
function solarRoof(stage: Stage, p: Place): void {
  stage.polygon([p(W, 0, H), p(W, D, H), p(W, D / 2, H + 24)], tinted('plastic', 'right'));
  const slope = (along: number, down: number): Vec =>
    p(along, D / 2 + (D / 2 + 3) * down, H + 24 - 26 * down);
  stage.polygon(
    [slope(-3, 0), slope(W + 3, 0), slope(W + 3, 1), slope(-3, 1)],
    tinted('dark', 'left'),
  );
  for (let column = 1; column < 8; column += 1)
    stage.segment(
      slope((W / 8) * column, 0.06),
      slope((W / 8) * column, 0.94),
      tinted('dark', 'highlight'),
      1.2,
    );
  for (const row of [0.36, 0.66])
    stage.segment(slope(0, row), slope(W, row), tinted('dark', 'highlight'), 1.2);
}

/** Cool roof with a heat pump. */
function flatRoof(stage: Stage, p: Place): void {
  stage.box(p(-2, -2, H), [W + 4, D + 4, 4], 'shell');
  for (const x of [12, 48]) {
    stage.box(p(x, 20, H + 4), [28, 28, 16], 'metal');
    const [cx, cy] = stage.at(p(x + 14, 34, H + 20)).map(c);
    stage.raw(
      `<ellipse cx="${cx}" cy="${cy}" rx="13" ry="6.5" fill="${tinted('dark', 'left')}" stroke="${INK}" stroke-width="1.5"/><path stroke="${PAPER}" stroke-width="2" d="M${Number(cx) - 9} ${cy}h18"/>`,
    );
  }
}

/** A tank of water that is used again, beside a lower hall. */
function tank(stage: Stage, p: Place): void {
  stage.box(p(-2, -2, H), [W + 4, D + 4, 4], 'shell');
  for (const [x, y] of [
    [62, 58],
    [92, 74],
  ] as const) {
    const [cx, foot] = stage.at(p(x + 32, y, 0)) as [number, number];
    const top = foot - 56;
    stage.raw(
      `<path fill="${tinted('blue', 'highlight')}" stroke="${INK}" stroke-width="2" d="M${c(cx - 26)} ${c(top)}V${c(foot)}A26 13 0 0 0 ${c(cx + 26)} ${c(foot)}V${c(top)}Z"/>` +
        `<path fill="${tinted('blue', 'top')}" d="M${c(cx + 6)} ${c(top + 6)}V${c(foot + 12)}A26 13 0 0 0 ${c(cx + 25)} ${c(foot)}V${c(top)}Z"/>` +
        `<ellipse cx="${c(cx)}" cy="${c(top)}" rx="26" ry="13" fill="${tinted('plastic', 'top')}" stroke="${INK}" stroke-width="2"/>`,
    );
  }
}

/** Containers for what is sorted: copper, plastic, paper. */
function sorting(stage: Stage, p: Place): void {
  stage.box(p(-2, -2, H), [W + 4, D + 4, 4], 'shell');
  stage.flat(p(14, 12, H + 4), 60, 40, tinted('dark', 'left'), FINE);
  for (const [index, material] of (['copper', 'green', 'blue'] as const).entries()) {
    const x = 4 + index * 34;
    stage.box(p(x, D + 18, 0), [26, 20, 18], material);
    stage.flat(p(x + 3, D + 21, 18), 20, 14, tinted('dark', 'right'), FINE);
  }
}

/** A plant, what stands on it and beside it, and the branch that feeds it. */
function site(stage: Stage, index: number): void {
  const p: Place = (x, y, z) => at(index, [x, y, z]);
  const behind: Plant[] = [
    ['conifer', -6, -26, 62],
    ['tree', 24, -30, 52],
    ['conifer', 56, -30, 72],
    ['tree', 84, -26, 54],
    ['conifer', -30, 6, 70],
    ['tree', -26, 44, 50],
    ['conifer', 112, -22, 58],
  ];
  stage.plants(
    behind.map(([kind, x, y, height]): Plant => {
      const [gx, gy] = p(x, y, 0);
      return [kind, gx, gy, height];
    }),
  );
  stage.shadow(p(W, 0, 0), p(W + 14, 8, 0), p(W + 14, D + 8, 0), p(10, D + 8, 0), p(0, D, 0));
  stage.box(p(0, 0, 0), [W, D, H], index % 2 ? 'shell' : 'plastic');
  for (const x of [10, 34, 58])
    stage.front(p(x, D, 12), 16, 12, tinted('plastic', 'highlight'), FINE);
  stage.side(p(W, 22, 0), 22, 24, tinted('metal', 'left'), FINE);
  stage.slats(p(W, 22, 0), 22, [6, 12, 18]);
  [solarRoof, flatRoof, tank, sorting, solarRoof][index]?.(stage, p);
  const front: Plant[] = [
    ['tree', W + 34, 20, 40],
    ['conifer', -18, D + 16, 40],
  ];
  if (index !== 2) front.push(['conifer', W + 30, 62, 46]);
  stage.plants(
    front.map(([kind, x, y, height]): Plant => {
      const [gx, gy] = p(x, y, 0);
      return [kind, gx, gy, height];
    }),
  );
}

/** The branch from the trunk to the wall of a plant. */
function feed(stage: Stage, index: number, tone: WireTone): void {
  const [x, y] = stage.at(at(index, [6, D, 8]));
  const joint = x - 30;
  stage.raw(
    `<path fill="none" stroke="${WIRE[tone]}" stroke-width="4" stroke-linecap="round" d="M${c(joint)} ${TRUNK_Y}V${c(y + 42)}Q${c(joint)} ${c(y + 32)} ${c(joint + 10)} ${c(y + 27)}L${c(x - 10)} ${c(y + 17)}Q${c(x)} ${c(y + 12)} ${c(x)} ${c(y)}"/>`,
  );
}

const TONES: readonly WireTone[] = ['green', 'orange', 'blue', 'green', 'green'];
const PEOPLE: readonly (readonly [Material, 'wood' | 'copper', 'short' | 'bun'])[] = [
  ['blue', 'wood', 'short'],
  ['orange', 'copper', 'bun'],
  ['violet', 'wood', 'short'],
  ['green', 'copper', 'short'],
  ['plastic', 'wood', 'bun'],
];

/** The plants along one line: sun, heat, water, what is sorted, and the trees between them. */
export function plantsStrip(): string {
  const stage = new Stage(SCALE, [118, 140]);
  stage.raw(
    `<path fill="${tinted('shell', 'top')}" d="M0 196H${STRIP_WIDTH}V${PLANTS_HEIGHT}H0Z"/>` +
      `<path stroke="${color('color-brand-trunk')}" stroke-width="6" d="M0 ${TRUNK_Y}H${STRIP_WIDTH}"/>`,
  );
  for (let index = 0; index < COUNT; index += 1) {
    const tone = TONES[index] ?? 'green';
    site(stage, index);
    feed(stage, index, tone);
    const [shirt, skin, hair] = PEOPLE[index] ?? ['blue', 'wood', 'short'];
    person(stage, {
      at: at(index, [92, D + 44, 0]),
      shirt,
      skin,
      hair,
      facing: index % 2 === 0,
      height: 40,
    });
    const [x] = stage.at(at(index, [6, D, 8]));
    stage.raw(
      `<circle cx="${c(x - 30)}" cy="${TRUNK_Y}" r="6.5" fill="${PAPER}" stroke="${WIRE[tone]}" stroke-width="3"/>`,
    );
  }
  return stage.toSvg(STRIP_WIDTH, PLANTS_HEIGHT);
}
