import { frontal } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { person } from './person.ts';
import { dot, table } from './props.ts';
import { STAGE_HEIGHT, STAGE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const WIDTH = 660;
const BENCH = 38;

/** The board: a terminal before the crimp, the section of a good one, and the three steps to it. */
function lesson(stage: Stage, x: number): void {
  stage.front([x, 0, 62], 236, 92, tinted('shell', 'right'), FINE);
  stage.front([x + 3, 0, 65], 230, 86, PAPER, FINE);
  const on = (along: number, up: number): [number, number, number] => [x + along, 0, 65 + up];
  // The terminal from the side: tongue, wire barrel with its strands, insulation barrel.
  stage.segment(on(14, 44), on(50, 44), WIRE.blue, 15);
  stage.segment(on(50, 44), on(74, 44), tinted('copper', 'top'), 8);
  stage.polygon([on(36, 34), on(48, 34), on(48, 58), on(36, 54)], tinted('metal', 'top'));
  stage.polygon([on(54, 34), on(70, 34), on(70, 55), on(54, 55)], tinted('metal', 'top'));
  stage.polygon(
    [on(70, 34), on(112, 34), on(112, 50), on(84, 50), on(70, 42)],
    tinted('metal', 'left'),
  );
  stage.segment(on(96, 50), on(104, 54), INK, 2);
  // The section of the crimp: two rolled legs over the strands, without a gap.
  const [cx, cy] = stage.at(on(150, 44));
  stage.raw(
    `<path fill="${tinted('metal', 'left')}" stroke="${INK}" stroke-width="2" d="M${cx - 34} ${cy + 24}V${cy - 6}a17 17 0 0 1 34-4a17 17 0 0 1 34 4V${cy + 24}Z"/>`,
  );
  for (let row = 0; row < 3; row += 1)
    for (let strand = 0; strand < 5; strand += 1)
      stage.raw(
        `<circle cx="${cx - 22 + strand * 11}" cy="${cy + 16 - row * 10}" r="5.2" fill="${tinted('copper', 'top')}" stroke="${INK}" stroke-width="1.2"/>`,
      );
  // Height and width are measured.
  const measure = (d: string) =>
    stage.raw(`<path fill="none" stroke="${WIRE.orange}" stroke-width="2" d="${d}"/>`);
  measure(`M${cx + 44} ${cy - 26}v50m-5-50h10m-10 50h10`);
  measure(`M${cx - 34} ${cy + 34}h68m-68-5v10m68-10v10`);
  for (const [index, width] of [34, 28, 32].entries()) {
    dot(stage, on(190, 66 - index * 20), 4.5, index === 2 ? WIRE.green : tinted('shell', 'left'));
    stage.segment(
      on(197, 66 - index * 20),
      on(197 + width, 66 - index * 20),
      tinted('shell', 'right'),
      4,
    );
  }
  stage.box([x + 20, 0, 58], [196, 5, 3], 'wood');
}

/** The wall of tools: pliers, strippers and gauges, each in its place. */
function tools(stage: Stage, x: number): void {
  stage.front([x, 0, 60], 104, 90, tinted('wood', 'left'), FINE);
  stage.front([x + 3, 0, 63], 98, 84, tinted('wood', 'highlight'), FINE);
  const grips: readonly WireTone[] = ['blue', 'orange', 'green', 'violet', 'blue', 'orange'];
  for (const [index, tone] of grips.entries()) {
    const [ax, ay] = stage.at([x + 18 + (index % 3) * 33, 0, 138 - Math.floor(index / 3) * 42]);
    stage.raw(
      `<path fill="none" stroke="${INK}" stroke-width="10" stroke-linecap="round" d="M${ax - 3} ${ay + 26}Q${ax - 18} ${ay + 46} ${ax - 10} ${ay + 62}M${ax + 3} ${ay + 26}Q${ax + 18} ${ay + 46} ${ax + 10} ${ay + 62}"/>` +
        `<path fill="none" stroke="${WIRE[tone]}" stroke-width="6" stroke-linecap="round" d="M${ax - 3} ${ay + 26}Q${ax - 18} ${ay + 46} ${ax - 10} ${ay + 62}M${ax + 3} ${ay + 26}Q${ax + 18} ${ay + 46} ${ax + 10} ${ay + 62}"/>` +
        `<path fill="${tinted('metal', 'left')}" stroke="${INK}" stroke-width="2" d="M${ax - 9} ${ay + 30}L${ax - 4} ${ay}h8L${ax + 9} ${ay + 30}Z"/>` +
        `<circle cx="${ax}" cy="${ay + 24}" r="3" fill="${PAPER}" stroke="${INK}" stroke-width="1.2"/>`,
    );
  }
}

/** A bench with the work of one trainee: a bundle, a plug at its end, a reel. */
function bench(stage: Stage, x: number, tone: WireTone): void {
  table(stage, [x, 88], [104, 44], BENCH);
  stage.line([[x + 8, 112, BENCH], [x + 52, 112, BENCH], [x + 66, 100, BENCH], [x + 84, 100, BENCH]], WIRE[tone], 4, 8); // prettier-ignore
  stage.line([[x + 52, 112, BENCH], [x + 64, 122, BENCH], [x + 76, 122, BENCH]], WIRE.orange, 3, 8); // prettier-ignore
  stage.segment([x + 8, 112, BENCH], [x + 50, 112, BENCH], color('color-brand-line'), 6);
  stage.box([x + 82, 95, BENCH], [14, 10, 7], tone);
  stage.box([x + 74, 118, BENCH], [10, 8, 5], 'orange');
  stage.box([x + 10, 94, BENCH], [18, 8, 6], 'plastic');
}

const TRAINEES: readonly (readonly [
  Material,
  'wood' | 'copper',
  'short' | 'bun',
  number,
  WireTone,
])[] = [
  ['plastic', 'wood', 'bun', 81, 'blue'],
  ['violet', 'copper', 'short', 87, 'green'],
  ['plastic', 'copper', 'bun', 80, 'violet'],
  ['blue', 'wood', 'short', 86, 'blue'],
];

/** The training room: four people learn the crimp, each on a bundle of their own. */
export function training(): string {
  const stage = new Stage(2, [-20, 318], frontal(0.4));
  const cable = 182;
  stage.front([0, 0, 0], WIDTH, 172, tinted('plastic', 'top'), 0);
  stage.flat([0, 0, 0], WIDTH, 210, tinted('shell', 'top'), 0);
  stage.segment([0, 0, 0], [WIDTH, 0, 0], tinted('shell', 'right'), 2);
  stage.windows([30, 0, 66], 120, 82, 4);
  lesson(stage, 196);
  tools(stage, 486);
  stage.box([500, 8, 0], [76, 22, 40], 'shell');
  for (const along of [25, 50])
    stage.segment([500 + along, 30, 2], [500 + along, 30, 38], INK, FINE);
  person(stage, {
    at: [448, 30, 0],
    shirt: 'dark',
    skin: 'copper',
    hair: 'short',
    facing: true,
    left: [386, 30, 104],
    height: 90,
  });

  for (const [index, [shirt, skin, hair, height, tone]] of TRAINEES.entries()) {
    const x = 40 + index * 142;
    stage.segment([x + 20, cable, 0], [x + 20, 132, 0], WIRE[tone], 4);
    bench(stage, x, tone);
    person(stage, {
      at: [x + 52, 146, 0],
      shirt,
      skin,
      hair,
      height,
      left: [x + 38, 126, BENCH + 3],
      right: [x + 70, 124, BENCH + 3],
    });
  }
  stage.segment([60, cable, 0], [WIDTH, cable, 0], color('color-brand-line'), 6);
  for (const [index, [, , , , tone]] of TRAINEES.entries())
    stage.joint([60 + index * 142, cable, 0], WIRE[tone], 6.5);
  return stage.toSvg(STAGE_WIDTH, STAGE_HEIGHT);
}
