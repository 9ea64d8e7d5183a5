import { color, INK, LAWN, PAPER, tinted } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';

/** A wind turbine: tapered tower, nacelle, three blades turned by `turn` degrees. */
function turbine(stage: Stage, x: number, y: number, height: number, turn: number): void {
  const [px, py] = stage.at([x, y, 0]);
  const [hx, hy] = stage.at([x, y, height]);
  const blade = (py - hy) * 0.52;
  const blades = [0, 120, 240]
    .map(
      (step) =>
        `<path transform="rotate(${turn + step})" d="M-2.5 0C-7 ${c(-blade * 0.25)} -5 ${c(-blade * 0.6)} 0 ${c(-blade)}C3 ${c(-blade * 0.6)} 3 ${c(-blade * 0.25)} 2.5 0Z"/>`,
    )
    .join('');
  stage.raw(
    `<ellipse cx="${c(px + 8)}" cy="${c(py)}" rx="20" ry="9" fill="var(--art-shadow)"/>` +
      `<path fill="${tinted('shell', 'top')}" stroke="${INK}" stroke-width="2" d="M${c(px - 5.5)} ${c(py)}L${c(hx - 2.5)} ${c(hy)}H${c(hx + 2.5)}L${c(px + 5.5)} ${c(py)}Q${c(px)} ${c(py + 4)} ${c(px - 5.5)} ${c(py)}Z"/>` +
      `<path fill="${tinted('shell', 'right')}" d="M${c(px + 1.5)} ${c(py + 1.5)}L${c(hx + 1)} ${c(hy)}H${c(hx + 2)}L${c(px + 4.5)} ${c(py)}Z"/>` +
      `<g transform="translate(${c(hx)} ${c(hy)})" fill="${PAPER}" stroke="${INK}" stroke-width="1.8"><rect x="-5" y="-6" width="20" height="11" rx="4" fill="${tinted('shell', 'left')}"/>${blades}<circle r="4.5" fill="${tinted('green', 'left')}"/></g>`,
  );
}

/** A transformer behind its fence: cooling fins, and three insulators on its lid. */
function transformer(stage: Stage): void {
  const green = color('color-area-second');
  stage.flat([170, 92, 0], 78, 56, tinted('shell', 'left'), FINE);
  stage.shadow([188, 104, 0], [232, 104, 0], [246, 138, 0], [196, 138, 0]);
  stage.box([186, 104, 0], [44, 26, 28], 'metal');
  for (let fin = 0; fin < 6; fin += 1) stage.box([189 + fin * 7, 130, 5], [3, 6, 18], 'shell');
  for (const x of [194, 206, 218]) {
    stage.segment([x, 116, 28], [x, 116, 44], INK, 6);
    stage.segment([x, 116, 29], [x, 116, 43], tinted('copper', 'left'), 3);
  }
  for (const z of [8, 16]) {
    stage.line([[170, 148, z], [248, 148, z], [248, 92, z]], INK, 1.4, 0); // prettier-ignore
  }
  for (let post = 0; post <= 6; post += 1)
    stage.segment([170 + post * 13, 148, 0], [170 + post * 13, 148, 18], INK, 1.8);
  for (let post = 1; post <= 4; post += 1)
    stage.segment([248, 148 - post * 14, 0], [248, 148 - post * 14, 18], INK, 1.8);
  stage.front([198, 148.5, 6], 14, 9, green, 1);
}

/** Wind turbines on a hill, whose power reaches the line through a transformer. */
export function windPark(): string {
  const stage = new Stage(1.62, [304, 158]);
  const green = color('color-area-second');
  const road = 172;
  stage.flat([-40, -20, 0], 330, 210, LAWN, 0);
  stage.flat([-40, 152, 0], 330, 38, tinted('shell', 'top'), 0);
  stage.plants([
    ['conifer', -24, -6, 44],
    ['tree', 30, -12, 36],
    ['conifer', 92, -12, 44],
    ['conifer', 116, -14, 38],
    ['tree', 186, -10, 38],
    ['conifer', 232, -12, 46],
    ['conifer', 262, -8, 40],
  ]);
  for (const [x, y] of [
    [20, 28],
    [112, 22],
    [214, 34],
  ] as const)
    stage.line([[x, y, 0], [x, 76, 0], [208, 76, 0], [208, 104, 0]], green, 3.4, 10); // prettier-ignore
  turbine(stage, 20, 28, 82, 12);
  turbine(stage, 112, 22, 104, 48);
  turbine(stage, 214, 34, 98, 84);
  for (const x of [20, 112]) stage.joint([x, 76, 0], green, 4);
  transformer(stage);
  stage.plants([
    ['tree', -26, 96, 40],
    ['conifer', 2, 112, 46],
    ['conifer', 34, 122, 38],
    ['tree', 74, 112, 34],
    ['conifer', 118, 118, 42],
    ['conifer', 274, 84, 44],
    ['tree', 274, 126, 34],
  ]);
  stage.line([[208, 148, 0], [208, road, 0]], green, 4); // prettier-ignore
  stage.cable([-40, road, 0], [290, road, 0]);
  stage.joint([208, road, 0], green);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
