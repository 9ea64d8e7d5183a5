import { frontal } from '../kit/geometry.ts';
import { color, INK, LAWN, PAPER, tinted, type Material } from '../kit/paint.ts';
import { person, type Person } from './person.ts';
import { table } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

/** The hall behind them: a sawtooth roof, its slopes full of modules. */
function hall(stage: Stage): void {
  stage.front([24, 0, 0], 372, 78, tinted('plastic', 'left'));
  for (let tooth = 0; tooth < 4; tooth += 1) {
    const x = 24 + tooth * 93;
    stage.polygon([[x, 0, 78], [x + 93, 0, 78], [x + 93, 0, 92], [x, 0, 124]], tinted('shell', 'left')); // prettier-ignore
    stage.polygon([[x + 8, 0, 88], [x + 84, 0, 88], [x + 84, 0, 94], [x + 8, 0, 119]], tinted('dark', 'left'), FINE); // prettier-ignore
    for (const along of [27, 46, 65])
      stage.segment(
        [x + along, 0, 88],
        [x + along, 0, 119 - (along - 8) / 3],
        tinted('dark', 'highlight'),
        1.4,
      );
  }
  stage.windows([44, 0, 40], 112, 24, 5);
  stage.windows([264, 0, 40], 112, 24, 5);
  stage.front([176, 0, 0], 68, 62, tinted('dark', 'left'), FINE);
  stage.front([180, 0, 0], 60, 58, tinted('shell', 'top'), FINE);
  for (const up of [42, 50])
    stage.segment([180, 0, up], [240, 0, up], tinted('metal', 'right'), 1.4);
}

/** Flags of the four colors between two poles. */
function bunting(stage: Stage): void {
  const tones: readonly WireTone[] = ['blue', 'orange', 'green', 'violet'];
  const sag = (share: number): number => 128 - 26 * 4 * share * (1 - share);
  for (const x of [30, 390]) stage.segment([x, 70, 0], [x, 70, 128], INK, 4);
  stage.line(
    Array.from({ length: 13 }, (_, index) => [30 + index * 30, 70, sag(index / 12)] as const),
    INK,
    2,
    6,
  );
  for (let flag = 1; flag < 24; flag += 2) {
    const share = flag / 24;
    const x = 30 + share * 360;
    const z = sag(share);
    stage.polygon([[x - 8, 70, z], [x + 8, 70, z], [x, 70, z - 17]], WIRE[tones[((flag - 1) / 2) % 4] ?? 'blue'], FINE); // prettier-ignore
  }
}

const VISITORS: readonly Person[] = [
  { at: [92, 104, 0], shirt: 'violet', skin: 'wood', hair: 'bun', height: 82 },
  {
    at: [122, 110, 0],
    shirt: 'orange',
    skin: 'wood',
    hair: 'short',
    height: 52,
    left: [102, 108, 34],
  },
  { at: [162, 102, 0], shirt: 'plastic', skin: 'copper', hair: 'short', height: 88 },
  {
    at: [318, 108, 0],
    shirt: 'green',
    skin: 'copper',
    hair: 'bun',
    height: 80,
    right: [338, 110, 44],
  },
  {
    at: [350, 112, 0],
    shirt: 'orange',
    skin: 'copper',
    hair: 'bun',
    height: 48,
    left: [334, 110, 40],
  },
];

/** The open day: neighbors in front of the plant, and a guide who explains its roof. */
export function openDay(): string {
  const stage = new Stage(1.72, [0, 286], frontal(0.42));
  const cable = 146;
  stage.flat([0, 0, 0], 420, 280, tinted('shell', 'top'), 0);
  stage.flat([0, 0, 0], 420, 26, LAWN, 0);
  for (const [x, height] of [
    [8, 118],
    [408, 124],
  ] as const)
    stage.conifer([x, 2, 0], height);
  hall(stage);
  for (const [x, height] of [[34, 50], [150, 42], [270, 44], [388, 52]] as const) stage.tree([x, 18, 0], height); // prettier-ignore
  bunting(stage);
  stage.segment([210, cable, 0], [210, 0, 0], WIRE.green, 4);
  // The guide, and the module that may be touched.
  person(stage, {
    at: [236, 74, 0],
    shirt: 'blue',
    skin: 'wood',
    hair: 'short',
    facing: true,
    left: [208, 74, 92],
    right: [262, 80, 46],
    height: 88,
  });
  table(stage, [254, 78], [46, 22], 34, 'wood');
  stage.box([260, 84, 34], [34, 12, 3], 'dark' satisfies Material);
  for (const along of [11, 22])
    stage.segment([260 + along, 84, 37], [260 + along, 96, 37], tinted('dark', 'highlight'), 1.4);
  stage.front([264, 100, 8], 26, 16, PAPER, FINE);
  stage.segment([268, 100, 16], [284, 100, 16], WIRE.green, 3);
  for (const visitor of VISITORS) person(stage, visitor);
  stage.segment([0, cable, 0], [420, cable, 0], color('color-brand-line'), 6);
  stage.joint([210, cable, 0], WIRE.green, 6.5);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
