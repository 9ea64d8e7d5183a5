import type { Vec } from '../kit/geometry.ts';
import { color, INK, LAWN, PAPER, tinted, type Material } from '../kit/paint.ts';
import { person } from './person.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { round } from './solids.ts';
import { FINE, Stage } from './stage.ts';

const BUS = { length: 148, depth: 34, height: 44 } as const;

/** A city bus that looks to the lower right: windows, two doors, batteries on its roof, wheels. */
function bus(stage: Stage, x: number, y: number, material: Material): void {
  const { length, depth, height } = BUS;
  const near = y + depth;
  stage.shadow([x - 4, near, 0], [x, y + 6, 0], [x + length, y, 0], [x + length + 10, y + 8, 0], [x + length + 10, near + 8, 0], [x, near + 8, 0]); // prettier-ignore
  stage.box([x, y, 6], [length, depth, height - 6], 'plastic');
  stage.front([x, near, 6], length, 12, tinted(material, 'left'), FINE);
  stage.side([x + length, y, 6], depth, 12, tinted(material, 'right'), FINE);
  stage.front([x + 5, near, 21], length - 12, 15, tinted('dark', 'left'), FINE);
  for (const at of [30, 56, 84, 112])
    stage.segment([x + at, near, 21], [x + at, near, 36], tinted('plastic', 'top'), 2);
  stage.side([x + length, y + 3, 19], depth - 6, 19, tinted('dark', 'left'), FINE);
  stage.side([x + length, y + 5, 39.5], depth - 10, 3, tinted('orange', 'top'), 1);
  for (const at of [62, 116]) {
    stage.front([x + at, near, 8], 18, 29, tinted('dark', 'top'), FINE);
    stage.segment([x + at + 9, near, 8], [x + at + 9, near, 37], tinted('plastic', 'left'), 1.4);
  }
  for (const [at, wide] of [
    [16, 40],
    [66, 46],
  ] as const)
    stage.box([x + at, y + 6, height], [wide, depth - 12, 6], 'shell');
  stage.box([x + 120, y + 8, height], [16, depth - 16, 4], material);
  for (const at of [32, 100]) {
    round(stage, [x + at, near + 0.5, 7], 'y', 8, tinted('rubber', 'left'), 2);
    round(stage, [x + at, near + 0.5, 7], 'y', 3.6, tinted('metal', 'top'), 1);
  }
  for (const at of [3, depth - 9])
    stage.side([x + length, y + at, 9], 6, 4, tinted('yellow', 'highlight'), 1);
}

/** A charger for buses, with its cable to the inlet. */
function charger(stage: Stage, x: number, y: number, inlet: Vec): void {
  const green = color('color-area-second');
  stage.shadow([x + 20, y, 0], [x + 30, y + 4, 0], [x + 30, y + 22, 0], [x + 20, y + 18, 0]);
  stage.box([x, y, 0], [20, 18, 58], 'shell');
  stage.side([x + 20, y + 4, 36], 10, 14, tinted('dark', 'left'), FINE);
  stage.line([[x + 20, y + 10, 48], [x + 20, y + 7, 43], [x + 20, y + 11, 43], [x + 20, y + 8, 38]], tinted('green', 'highlight'), 1.8, 0); // prettier-ignore
  stage.front([x, y + 18, 8], 20, 5, green, 1);
  const cable: Vec[] = [[x + 20, y + 9, 30], [x + 30, y + 10, 6], [inlet[0] - 6, inlet[1], inlet[2] - 4], inlet]; // prettier-ignore
  stage.line(cable, INK, 6.5, 12);
  stage.line(cable, green, 3.5, 12);
}

/** An electric lorry that looks to the lower right: a cab over its wheels, batteries between the axles, a box. */
function lorry(stage: Stage, x: number, y: number, material: Material): void {
  const { depth, height } = BUS;
  const near = y + depth;
  stage.shadow([x - 4, near, 0], [x, y + 6, 0], [x + 148, y, 0], [x + 158, y + 8, 0], [x + 158, near + 8, 0], [x, near + 8, 0]); // prettier-ignore
  stage.box([x, y + 2, 8], [110, depth - 4, 6], 'dark');
  stage.box([x + 46, y, 5], [38, depth, 10], 'shell');
  stage.segment([x + 50, near, 10], [x + 80, near, 10], color('color-area-second'), 3);
  stage.box([x, y, 15], [110, depth, height + 4], 'plastic');
  stage.front([x + 8, near, 34], 94, 14, tinted(material, 'left'), 0);
  stage.box([x + 114, y + 1, 8], [34, depth - 2, 40], material);
  stage.side([x + 148, y + 4, 26], depth - 8, 17, tinted('dark', 'left'), FINE);
  stage.front([x + 120, near - 1, 26], 18, 15, tinted('dark', 'left'), FINE);
  for (const at of [3, depth - 11])
    stage.side([x + 148, y + at, 12], 7, 4, tinted('yellow', 'highlight'), 1);
  for (const at of [20, 36, 128]) {
    round(stage, [x + at, near + 0.5, 8], 'y', 8, tinted('rubber', 'left'), 2);
    round(stage, [x + at, near + 0.5, 8], 'y', 3.6, tinted('metal', 'top'), 1);
  }
}

type Vehicle = (stage: Stage, x: number, y: number, material: Material) => void;

/** Two vehicles at their chargers, beside a roof of solar modules. */
function depot(vehicle: Vehicle): string {
  const stage = new Stage(1.62, [304, 158]);
  const green = color('color-area-second');
  const road = 176;
  stage.flat([-40, -20, 0], 330, 210, tinted('shell', 'top'), 0);
  stage.flat([-40, -20, 0], 330, 26, LAWN, 0);
  stage.plants([
    ['conifer', -22, -8, 62],
    ['tree', 14, -10, 54],
    ['conifer', 46, -12, 66],
    ['conifer', 232, -12, 64],
    ['tree', 262, -8, 52],
  ]);
  for (const y of [22, 80, 138]) stage.segment([70, y, 0], [272, y, 0], PAPER, 3);
  stage.line([[20, road, 0], [20, 40, 0]], green, 3.4); // prettier-ignore
  for (const y of [43, 101]) stage.joint([20, y, 0], green, 4);
  // The roof over the first bay, from which the chargers draw their power.
  for (const x of [64, 270]) stage.box([x, 26, 0], [5, 5, 74], 'metal');
  stage.polygon([[52, 6, 76], [284, 6, 76], [284, 34, 68], [52, 34, 68]], tinted('dark', 'left')); // prettier-ignore
  for (let module = 1; module < 8; module += 1)
    stage.segment([52 + module * 29, 6, 76], [52 + module * 29, 34, 68], tinted('dark', 'highlight'), 1.2); // prettier-ignore
  stage.segment([52, 20, 72], [284, 20, 72], tinted('dark', 'highlight'), 1.2);
  stage.front([52, 34, 65], 232, 3, tinted('metal', 'left'), FINE);
  charger(stage, 22, 34, [86, 46, 16]);
  vehicle(stage, 86, 34, 'green');
  charger(stage, 22, 92, [86, 104, 16]);
  vehicle(stage, 86, 92, 'blue');
  person(stage, { at: [196, 152, 0], shirt: 'orange', skin: 'copper', hair: 'short', height: 34 });
  person(stage, { at: [222, 150, 0], shirt: 'violet', skin: 'wood', hair: 'bun', height: 33 });
  stage.cable([-40, road, 0], [290, road, 0]);
  stage.joint([20, road, 0], green);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}

/** Electric commuter buses at their chargers. */
export const busDepot = (): string => depot(bus);

/** Electric lorries at their chargers. */
export const lorryDepot = (): string => depot(lorry);
