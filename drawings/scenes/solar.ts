import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage, type Plant } from './stage.ts';

/** A tilted row of solar modules along x, its lower edge at `place`. */
function solarRow(stage: Stage, [x, y, z]: Vec, modules: number): void {
  const width = 19;
  const depth = 17;
  const rise = 9;
  for (const leg of [x + 6, x + modules * width - 6]) {
    const foot: Vec = [leg, y - depth, z];
    stage.segment(foot, [leg, y - depth, z + rise], tinted('metal', 'right'), 2);
  }
  for (let module = 0; module < modules; module += 1) {
    const from = x + module * width;
    const on = (along: number, up: number): Vec => [
      from + along * (width - 1),
      y - up * depth,
      z + 1 + up * rise,
    ];
    const cells = tinted('dark', 'highlight');
    stage.polygon([on(0, 0), on(1, 0), on(1, 1), on(0, 1)], tinted('dark', 'top'), FINE);
    stage.segment(on(0, 0.5), on(1, 0.5), cells, 1);
    stage.segment(on(0.5, 0), on(0.5, 1), cells, 1);
  }
}

/** A wind turbine at a distance: mast, hub and three blades. */
function turbine(stage: Stage, [x, y, z]: Vec, height: number): void {
  const top: Vec = [x, y, z + height];
  const [hubX, hubY] = stage.at(top);
  stage.segment([x, y, z], top, INK, 5);
  stage.segment([x, y, z], top, tinted('metal', 'top'), 2);
  const blades = [-76, 44, 164].map(
    (turn) =>
      `<path transform="rotate(${turn} ${c(hubX)} ${c(hubY)})" d="M${c(hubX)} ${c(hubY - 2.5)}l32-1q5 3.5 0 5l-32 1z"/>`,
  );
  stage.raw(
    `<g fill="${tinted('metal', 'top')}" stroke="${INK}" stroke-width="1.6">${blades.join('')}` +
      `<circle cx="${c(hubX)}" cy="${c(hubY)}" r="4.5" fill="${PAPER}"/></g>`,
  );
}

/** Rows of trees behind the roof and to its left, of uneven heights. */
function wood(): Plant[] {
  const grown = (x: number, y: number, height: number): Plant =>
    (x + y) % 3 === 0 ? ['tree', x, y, height * 0.9] : ['conifer', x, y, height];
  const behind = Array.from({ length: 24 }, (_, index) => {
    const row = index % 3;
    const tree = Math.floor(index / 3);
    return grown(
      4 + tree * 37 + (row % 2) * 18,
      -48 + row * 19 + ((tree * 7 + row * 3) % 5),
      40 + ((tree * 13 + row * 7) % 5) * 4,
    );
  });
  const leftPlants = Array.from({ length: 10 }, (_, index) => {
    const row = index % 2;
    const tree = Math.floor(index / 2);
    return grown(-38 + row * 18, 14 + tree * 34 + row * 15, 40 + ((tree * 11 + row * 5) % 4) * 5);
  });
  return [...behind, ...leftPlants];
}

/** Where the street runs along which the line passes. */
const STREET = 188;

/** A plant roof of solar modules at the edge of a forest, whose power joins the line. */
export function solar(): string {
  const stage = new Stage(1.5, [330, 138]);
  const green = color('color-area-second');

  stage.flat([-50, -60, 0], 350, 280, color('color-surface-second'), 0);
  turbine(stage, [66, -52, 0], 78);
  stage.plants(wood());

  // The building under its modules.
  stage.shadow([232, 18, 0], [232, 150, 0], [14, 150, 0], [6, 130, 0], [6, -2, 0], [224, -2, 0]);
  stage.box([14, 18, 0], [218, 132, 34], 'plastic');
  stage.flat([20, 24, 34], 206, 120, tinted('shell', 'left'), FINE);
  for (const y of [48, 78, 108, 138]) solarRow(stage, [28, y, 34], 10);
  stage.windows([24, 150, 14], 152, 11, 8);
  stage.side([232, 34, 0], 28, 24, tinted('metal', 'left'), FINE);
  stage.slats([232, 34, 0], 28, [6, 12, 18]);

  // Power comes down from the roof past its inverter, and joins the line.
  const downpipe: Vec[] = [
    [204, 144, 35],
    [204, 150, 35],
    [204, 150, 0],
    [204, STREET, 0],
  ];
  stage.line(downpipe, green, 4);
  stage.box([190, 150, 4], [14, 8, 20], 'green');
  stage.cable([-50, STREET, 0], [300, STREET, 0]);
  stage.joint([204, STREET, 0], green);

  // Two chargers are fed by it.
  for (const x of [60, 116]) {
    stage.segment([x, STREET, 0], [x, 166, 0], green, 3);
    stage.box([x - 3, 160, 0], [6, 6, 16], 'green');
    stage.joint([x, STREET, 0], green, 4);
  }
  stage.plants([
    ['conifer', -32, 158, 38],
    ['conifer', 252, 166, 42],
    ['conifer', 272, 120, 46],
    ['conifer', 254, 96, 38],
    ['conifer', 276, 64, 44],
    ['conifer', 256, 30, 40],
    ['conifer', 278, 8, 46],
  ]);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
