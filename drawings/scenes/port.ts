import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

const [LENGTH, DEPTH, HEIGHT] = [56, 20, 20] as const;

/** A container that lies along x, with the ribs of its long side. */
function container(stage: Stage, [x, y, z]: Vec, material: Material): void {
  stage.box([x, y, z], [LENGTH, DEPTH, HEIGHT], material);
  for (let along = 6; along < LENGTH - 2; along += 7)
    stage.segment(
      [x + along, y + DEPTH, z + 3],
      [x + along, y + DEPTH, z + HEIGHT - 3],
      tinted(material, 'right'),
      1.6,
    );
  stage.segment(
    [x + LENGTH, y + DEPTH / 2, z + 2],
    [x + LENGTH, y + DEPTH / 2, z + HEIGHT - 2],
    INK,
    FINE,
  );
}

/** A ship alongside: hull, deck and bridge. */
function ship(stage: Stage): void {
  const on = (x: number, y: number, z: number): Vec => [x, y, z];
  const bow: Vec[] = [on(250, 4, 26), on(282, -18, 26)];
  stage.polygon(
    [on(-34, 4, -4), on(240, 4, -4), on(268, -16, -4), ...bow.toReversed(), on(-34, 4, 26)],
    tinted('dark', 'left'),
  );
  stage.polygon(
    [on(-34, -44, 26), on(250, -44, 26), on(282, -18, 26), on(250, 4, 26), on(-34, 4, 26)],
    tinted('metal', 'top'),
  );
  stage.line([on(-34, 4, 6), on(244, 4, 6), on(272, -16, 6)], color('color-area-hv'), 3, 2);
  stage.box([-30, -42, 26], [40, 42, 46], 'plastic');
  stage.windows([-26, 0, 58], 32, 8, 4);
  stage.box([-20, -30, 72], [16, 16, 16], 'blue');
  const rows = [
    [20, -42, 26, 'blue'],
    [78, -42, 26, 'shell'],
    [136, -42, 26, 'green'],
    [20, -42, 46, 'shell'],
    [78, -42, 46, 'orange'],
    [136, -42, 46, 'blue'],
    [20, -20, 26, 'green'],
    [78, -20, 26, 'blue'],
    [136, -20, 26, 'shell'],
    [78, -20, 46, 'violet'],
  ] as const;
  for (const [x, y, z, material] of rows) container(stage, [x, y, z], material);
}

/** A gantry across the quay on four legs, with a container on the ropes of its trolley. */
function crane(stage: Stage, x: number): void {
  const [water, land, height] = [30, 92, 122];
  const half = LENGTH / 2 + 8;
  const girder = (from: Vec, to: Vec, width = 4): void => {
    stage.segment(from, to, INK, width + 4);
    stage.segment(from, to, tinted('blue', 'left'), width);
  };
  const rope = (from: Vec, to: Vec, width = FINE): void => stage.segment(from, to, INK, width);
  /** One side of the portal: two legs and the girder across them. */
  const portal = (y: number): void => {
    for (const side of [-half, half]) girder([x + side, y, 0], [x + side, y, height]);
    girder([x - half, y, height], [x + half, y, height]);
  };
  const brace = (side: number): void => girder([x + side, water, 56], [x + side, land, 56], 3);

  portal(water);
  brace(-half);
  for (const end of [-50, 120]) rope([x, water, 156], [x, end, height + 6], 2.5);
  for (const side of [-half, half]) rope([x + side, water, height], [x, water, 156], 4);
  girder([x, -50, height + 4], [x, 120, height + 4], 5);
  stage.box([x - 7, 54, height - 8], [14, 16, 10], 'dark');
  for (const along of [-20, 20]) rope([x, 62, height - 8], [x + along, 62, 84]);
  container(stage, [x - LENGTH / 2, 52, 64], 'orange');
  brace(half);
  portal(land);
}

/** The port: parts go out to four continents. */
export function port(): string {
  const stage = new Stage(1.5, [300, 150]);
  const blue = color('color-area-first');
  const street = 186;
  stage.flat([-40, -56, -4], 340, 68, tinted('blue', 'highlight'), 0);
  for (const [x, y] of [
    [-30, -50],
    [60, -52],
    [180, -50],
    [262, -36],
    [266, 0],
  ] as const)
    stage.segment([x, y, -4], [x + 16, y, -4], PAPER, 2);
  stage.side([300, 12, -4], 198, 4, tinted('shell', 'right'), 0);
  stage.flat([-40, 12, 0], 340, 198, tinted('shell', 'top'), 0);
  stage.front([-40, 12, -4], 0.1, 4, tinted('shell', 'right'), 0);
  ship(stage);
  stage.segment([-40, 12, 0], [300, 12, 0], INK, FINE);
  for (const y of [30, 92]) stage.segment([-40, y, 0], [300, y, 0], tinted('metal', 'right'), 2);

  stage.shadow([196, 100, 0], [296, 100, 0], [296, 150, 0], [196, 150, 0]);
  crane(stage, 118);
  for (const [x, y, z, material] of [
    [198, 104, 0, 'shell'],
    [198, 104, HEIGHT, 'blue'],
    [198, 128, 0, 'green'],
    [-30, 104, 0, 'blue'],
    [-30, 104, HEIGHT, 'shell'],
    [-30, 128, 0, 'violet'],
    [30, 128, 0, 'shell'],
  ] as const)
    container(stage, [x, y, z], material);

  stage.segment([60, street, 0], [60, 148, 0], blue, 3);
  stage.segment([226, street, 0], [226, 148, 0], blue, 3);
  stage.cable([-40, street, 0], [300, street, 0]);
  stage.joint([60, street, 0], blue);
  stage.joint([226, street, 0], blue);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
