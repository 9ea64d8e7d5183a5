import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import {
  crates,
  cutWalls,
  fence,
  floors,
  gate,
  hall,
  type Hall,
  miniBoard,
  miniCar,
  miniLorry,
  plate,
  reel,
  worker,
} from './miniature.ts';
import { dot } from './props.ts';
import { SITE_HEIGHT, SITE_ORIGIN, SITE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE } from './wires.ts';

const HALL: Hall = { x: 128, y: 30, w: 292, d: 196, h: 50 };
/** The depth of the roof that is left, its teeth, and how high each is. */
const [ROOF, TEETH, RISE] = [58, 5, 24];

/** The head office: four floors of windows above the entrance. */
function office(stage: Stage): void {
  const [x, y, w, d, h] = [16, 36, 84, 116, 84];
  stage.shadow([x + w, y, 0], [x + w + 20, y + 10, 0], [x + w + 20, y + d, 0], [x + w, y + d, 0]);
  stage.box([x, y, 0], [w, d, h], 'plastic');
  floors(stage, [x, y, 22], [w, d], 4, 15);
  stage.front([x + 8, y + d, 0], 32, 15, tinted('dark', 'left'), FINE);
  stage.segment([x + 24, y + d, 0], [x + 24, y + d, 15], tinted('plastic', 'top'), 1);
  stage.box([x, y + d, 15], [48, 14, 3], 'shell');
  stage.box([x + 6, y + 6, h], [w - 12, d - 12, 3], 'shell');
  stage.box([x + 46, y + 14, h + 3], [18, 26, 12], 'blue');
  stage.box([x + 16, y + 54, h + 3], [22, 18, 9], 'metal');
  stage.box([x + 16, y + 80, h + 3], [22, 18, 9], 'metal');
}

/** An injection molding machine for connectors: hopper, barrel, mold, clamp. */
function moldingMachine(stage: Stage, x: number, y: number): void {
  stage.box([x, y, 0], [70, 20, 9], 'shell');
  stage.box([x + 2, y + 1, 9], [22, 18, 17], 'blue');
  stage.box([x + 26, y + 4, 9], [10, 12, 13], 'metal');
  stage.box([x + 40, y + 5, 9], [28, 10, 11], 'shell');
  stage.box([x + 50, y + 5, 20], [9, 9, 9], 'orange');
  stage.front([x + 6, y + 19, 15], 14, 7, tinted('dark', 'left'), 1);
}

/** The sawtooth roof over the back of the hall, cut at its depth. */
function roof(stage: Stage): void {
  const { x, y, w, h } = HALL;
  const pitch = w / TEETH;
  for (let tooth = 0; tooth < TEETH; tooth += 1) {
    const x0 = x + tooth * pitch;
    const on = (a: number, b: number): Vec => [x0 + pitch * a, y + b, h + RISE * (1 - a)];
    stage.polygon([on(0, -5), on(1, -5), on(1, ROOF), on(0, ROOF)], tinted('blue', 'left'));
    for (const a of [0.3, 0.62])
      stage.polygon([on(a, 2), on(a + 0.16, 2), on(a + 0.16, ROOF - 8), on(a, ROOF - 8)], tinted('plastic', 'top'), 1); // prettier-ignore
    stage.polygon([[x0, y + ROOF, h], on(0, ROOF), on(1, ROOF)], tinted('plastic', 'left'), FINE);
    stage.segment([x0 + pitch * 0.4, y + ROOF, h], on(0.4, ROOF), INK, 1.2);
    stage.segment([x0, y + ROOF, h], on(0.4, ROOF), INK, 1.2);
  }
  stage.segment([x, y + ROOF, h], [x + w, y + ROOF, h], INK, 3);
  for (let post = 0; post <= TEETH; post += 1)
    stage.segment([x + post * pitch, y + ROOF, 0], [x + post * pitch, y + ROOF, h], INK, 2.6);
}

/** The lines of the plant: connectors are molded, harnesses laid on boards, junction blocks assembled. */
function lines(stage: Stage): void {
  const { x, y, w } = HALL;
  for (const dy of [74, 132])
    stage.flat([x + 6, y + dy, 0], w - 12, 18, color('color-surface-first'), 0);
  for (const a of [14, 106, 198]) moldingMachine(stage, x + a, y + 44);
  worker(stage, [x + 96, y + 80], 'blue', [x + 90, y + 66, 18]);
  worker(stage, [x + 282, y + 74], 'blue');
  const shades = [WIRE.blue, WIRE.orange, WIRE.green, WIRE.violet];
  stage.box([x + 10, y + 110, 0], [262, 12, 5], 'metal');
  for (let board = 0; board < 5; board += 1) {
    miniBoard(stage, [x + 16 + board * 52, y + 122], shades);
    if (board !== 3)
      worker(stage, [x + 36 + board * 52, y + 136], board % 2 ? 'green' : 'blue', [x + 36 + board * 52, y + 114, 22]); // prettier-ignore
  }
  // Junction blocks on their line, and what is ready to leave.
  stage.box([x + 22, y + 162, 0], [150, 16, 11], 'shell');
  stage.segment([x + 22, y + 178, 5], [x + 172, y + 178, 5], color('color-area-first'), 2);
  for (let block = 0; block < 5; block += 1) {
    stage.box([x + 30 + block * 28, y + 165, 11], [14, 9, 5], 'dark');
    stage.box([x + 32 + block * 28, y + 167, 16], [4, 4, 3], 'blue');
    stage.box([x + 38 + block * 28, y + 167, 16], [4, 4, 2], 'orange');
  }
  for (const a of [48, 118]) worker(stage, [x + a, y + 188], 'green', [x + a, y + 174, 16]);
  reel(stage, [x + 196, y + 170, 0], 12, 'blue');
  reel(stage, [x + 222, y + 170, 0], 12, 'green');
  crates(stage, [x + 246, y + 160], 2, 'blue');
  crates(stage, [x + 266, y + 160], 3, 'blue');
}

/** The apron in front: gate, parking of visitors, the lorry that is loaded. */
function apron(stage: Stage): void {
  stage.polygon([[8, 156, 0], [124, 156, 0], [124, 230, 0], [432, 230, 0], [432, 316, 0], [112, 316, 0], [112, 360, 0], [62, 360, 0], [62, 316, 0], [8, 316, 0]], tinted('shell', 'top'), 0); // prettier-ignore
  for (let slot = 0; slot < 4; slot += 1)
    stage.segment([150, 256 + slot * 22, 0], [200, 256 + slot * 22, 0], PAPER, 2);
  for (const y of [322, 340]) stage.segment([87, y, 0], [87, y + 9, 0], PAPER, 2.4);
}

/** The head office and plant 1 in Incheon, cut open: harnesses, junction blocks and connectors are made here. */
export function siteIncheon(): string {
  const stage = new Stage(1, SITE_ORIGIN);
  const trunk = color('color-area-hv');
  plate(stage);
  apron(stage);
  stage.plants([['conifer', 8, 60, 44], ['tree', 6, 110, 38], ['conifer', 8, 140, 40]]); // prettier-ignore
  office(stage);
  hall(stage, HALL, color('color-area-first'));
  lines(stage);
  roof(stage);
  cutWalls(stage, HALL);
  stage.line([[6, 354, 0], [6, 242, 0], [280, 242, 0], [280, 224, 0]], trunk, 4, 12); // prettier-ignore
  stage.segment([40, 242, 0], [40, 168, 0], trunk, 3);
  stage.joint([40, 242, 0], trunk, 4);
  stage.joint([280, 228, 0], trunk, 4);
  miniCar(stage, [154, 258], 'blue');
  miniCar(stage, [154, 302], 'shell');
  crates(stage, [268, 262], 2, 'wood');
  miniLorry(stage, [300, 256], 'green');
  worker(stage, [262, 288], 'orange', [270, 278, 14]);
  gate(stage, [30, 322], trunk);
  miniCar(stage, [70, 288], 'orange');
  fence(stage, [6, 354, 0], [54, 354, 0]);
  fence(stage, [118, 354, 0], [434, 354, 0]);
  stage.plants([['tree', 136, 336, 34], ['conifer', 176, 338, 40], ['tree', 226, 336, 36], ['conifer', 284, 338, 42], ['tree', 340, 336, 34], ['conifer', 396, 338, 40], ['tree', 430, 300, 34], ['conifer', 432, 250, 38]]); // prettier-ignore
  dot(stage, [6, 354, 0], 7, PAPER, 3);
  return stage.toSvg(SITE_WIDTH, SITE_HEIGHT);
}
