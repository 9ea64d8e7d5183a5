import { lineCar } from '../figures/line-car.ts';
import { frontal } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { person } from './person.ts';
import { disc, monitor, table } from './props.ts';
import { STAGE_HEIGHT, STAGE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE } from './wires.ts';

const WIDTH = 660;

/** A drawing inside another one: a window of its own with the size that it is shown at. */
const within = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg
    .replace(
      /^<svg ([^>]*)>/,
      (_, attributes: string) =>
        `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${attributes.replaceAll(/(?:xmlns|width|height|class)="[^"]*" ?/g, '')}>`,
    )
    .replaceAll('currentColor', color('color-brand-line'));

/** The design room: the whole wiring of a car on the wall, and those who decide where it runs. */
export function designRoom(): string {
  const stage = new Stage(2, [-20, 318], frontal(0.4));
  const cable = 182;
  stage.front([0, 0, 0], WIDTH, 172, tinted('plastic', 'top'), 0);
  stage.flat([0, 0, 0], WIDTH, 210, tinted('shell', 'top'), 0);
  stage.segment([0, 0, 0], [WIDTH, 0, 0], tinted('shell', 'right'), 2);

  // The wall screen.
  stage.front([100, 0, 36], 430, 120, tinted('dark', 'right'), 2);
  stage.front([104, 0, 40], 422, 112, PAPER, FINE);
  const [left, top] = stage.at([104, 0, 152]);
  stage.raw(within(lineCar(), left + 32, top + 6, 780, 223));
  stage.front([24, 0, 52], 58, 100, tinted('shell', 'top'), FINE);
  for (const [up, length] of [
    [138, 44],
    [126, 36],
    [114, 48],
    [102, 30],
    [90, 42],
    [78, 38],
    [66, 24],
  ] as const)
    stage.segment(
      [32, 0, up],
      [32 + length, 0, up],
      tinted('shell', up === 114 ? 'right' : 'left'),
      4,
    );
  stage.windows([546, 0, 56], 54, 92, 2);

  // Who explains, and who answers.
  person(stage, {
    at: [496, 34, 0],
    shirt: 'violet',
    skin: 'wood',
    hair: 'bun',
    facing: true,
    left: [446, 30, 96],
    height: 86,
  });
  person(stage, {
    at: [150, 40, 0],
    shirt: 'blue',
    skin: 'copper',
    hair: 'short',
    right: [190, 34, 86],
    height: 89,
  });

  // Two desks with the same car in pieces: the circuit on one, the bundle on the other.
  for (const [x, lit, shirt, skin, hair] of [
    [222, 'violet', 'green', 'wood', 'short'],
    [372, 'blue', 'plastic', 'copper', 'bun'],
  ] as const) {
    stage.segment([x + 62, cable, 0], [x + 62, 140, 0], WIRE[lit], 4);
    table(stage, [x, 92], [124, 46], 37, 'shell');
    monitor(stage, [x + 8, 102, 37], { width: 40, height: 26, lit: tinted('dark', 'left') });
    monitor(stage, [x + 52, 102, 37], { width: 40, height: 26, lit: tinted(lit, 'left') });
    stage.line([[x + 14, 105, 52], [x + 22, 105, 52], [x + 28, 105, 60], [x + 42, 105, 60]], WIRE.orange, 2.4, 4); // prettier-ignore
    stage.line([[x + 28, 105, 60], [x + 36, 105, 52], [x + 42, 105, 52]], PAPER, 2, 4); // prettier-ignore
    stage.segment([x + 58, 105, 62], [x + 84, 105, 62], PAPER, 3);
    stage.line([[x + 66, 105, 62], [x + 74, 105, 54], [x + 84, 105, 54]], PAPER, 2.4, 4); // prettier-ignore
    stage.box([x + 98, 106, 37], [20, 16, 8], lit);
    person(stage, {
      at: [x + 52, 152, 0],
      shirt,
      skin,
      hair,
      seated: true,
      left: [x + 38, 132, 40],
      right: [x + 70, 132, 40],
    });
    disc(stage, [x + 52, 152, 30], 26, tinted('dark', 'left'));
  }
  stage.shadow([536, 88, 0], [606, 88, 0], [612, 128, 0], [542, 128, 0]);
  stage.box([536, 84, 0], [66, 36, 34], 'wood');
  stage.box([544, 92, 34], [18, 14, 16], 'violet');
  stage.box([570, 90, 34], [24, 18, 10], 'blue');
  stage.segment([50, 96, 0], [50, 96, 40], INK, 3);
  stage.tree([50, 96, 0], 66);

  stage.segment([284, cable, 0], [WIDTH, cable, 0], color('color-brand-line'), 6);
  stage.joint([284, cable, 0], WIRE.violet, 6.5);
  stage.joint([434, cable, 0], WIRE.blue, 6.5);
  return stage.toSvg(STAGE_WIDTH, STAGE_HEIGHT);
}
