import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { person } from './person.ts';
import { dot, table } from './props.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const W = 178;
const D = 56;
const H = 132;
/** How thick the insulation is. */
const T = 11;

/** The cut through the insulation: hatched, as in a sectional view. */
function cut(stage: Stage, corners: readonly [Vec, Vec, Vec, Vec], along: 'up' | 'across'): void {
  const [a, b, c, d] = corners;
  stage.polygon(corners, tinted('orange', 'highlight'), FINE);
  const steps = along === 'up' ? 12 : 18;
  const between = (p: Vec, q: Vec, share: number): Vec => [
    p[0] + (q[0] - p[0]) * share,
    p[1] + (q[1] - p[1]) * share,
    p[2] + (q[2] - p[2]) * share,
  ];
  for (let step = 0; step < steps; step += 1)
    stage.segment(
      between(a, d, step / steps),
      between(b, c, (step + 1) / steps),
      tinted('orange', 'left'),
      1.4,
    );
}

/** A harness on the rack: a bundle, its branches and their plugs. */
function specimen(stage: Stage, x: number, z: number, tone: WireTone): void {
  const y = D - 22;
  const on = (along: number, up: number): Vec => [x + along, y, z + up];
  stage.segment(on(0, 0), on(46, 0), color('color-brand-line'), 6);
  const ends: readonly (readonly [number, number, WireTone])[] = [
    [10, -24, tone],
    [26, -34, 'orange'],
    [40, -22, tone],
  ];
  for (const [along, down, wire] of ends) {
    stage.line([on(along - 8, 0), on(along, -9), on(along, down)], WIRE[wire], 3, 6);
    stage.box([x + along - 4, y - 3, z + down - 9], [8, 6, 9], wire);
  }
}

/** The inside: a heater, an evaporator, the fan between them, the rack. */
function interior(stage: Stage): void {
  stage.flat([T, T, T], W - 2 * T, D - T, tinted('metal', 'left'), FINE);
  stage.side([T, T, T], D - T, H - 2 * T, tinted('plastic', 'left'), FINE);
  stage.front([T, T, T], W - 2 * T, H - 2 * T, tinted('plastic', 'top'), FINE);
  const wall = (x: number, z: number): Vec => [x, T, z];
  // The heater glows on the left, the evaporator carries its fins on the right.
  stage.line(
    [
      wall(20, 76),
      wall(42, 76),
      wall(42, 67),
      wall(20, 67),
      wall(20, 58),
      wall(42, 58),
      wall(42, 49),
      wall(20, 49),
      wall(20, 40),
      wall(42, 40),
    ],
    WIRE.orange,
    3.4,
    5,
  );
  for (let fin = 0; fin < 7; fin += 1)
    stage.segment(wall(96 + fin * 4, 40), wall(96 + fin * 4, 76), WIRE.blue, 2.6);
  stage.segment(wall(93, 50), wall(123, 50), tinted('blue', 'highlight'), 2.6);
  stage.segment(wall(93, 64), wall(123, 64), tinted('blue', 'highlight'), 2.6);
  const [fx, fy] = stage.at(wall(69, 60));
  stage.raw(
    `<g transform="translate(${fx} ${fy}) skewY(26.6)"><circle r="20" fill="${tinted('dark', 'left')}" stroke="${INK}" stroke-width="2"/>` +
      [0, 120, 240]
        .map(
          (turn) =>
            `<path transform="rotate(${turn})" fill="${tinted('metal', 'top')}" d="M0 0C-3-9 4-17 11-14C13-8 6-3 0 0"/>`,
        )
        .join('') +
      `<circle r="3.4" fill="${PAPER}"/></g>`,
  );
  const rail = D - 22;
  for (const x of [24, 146]) stage.segment([x, rail, T], [x, rail, 92], INK, 4);
  stage.segment([24, rail, 92], [146, rail, 92], INK, 5);
  stage.segment([24, rail, 92], [146, rail, 92], tinted('metal', 'top'), 2);
  specimen(stage, 32, 88, 'blue');
  specimen(stage, 92, 88, 'green');
}

/** The shell around it, with the front taken off. */
function shell(stage: Stage): void {
  const front = (x: number, z: number): Vec => [x, D, z];
  cut(stage, [front(0, T), front(T, T), front(T, H - T), front(0, H - T)], 'up');
  cut(stage, [front(W - T, T), front(W, T), front(W, H - T), front(W - T, H - T)], 'up');
  cut(stage, [front(0, 0), front(0, T), front(W, T), front(W, 0)], 'across');
  cut(stage, [front(0, H - T), front(0, H), front(W, H), front(W, H - T)], 'across');
  stage.face([[W, 0, 0], [W, D, 0], [W, D, H], [W, 0, H]], 'plastic'); // prettier-ignore
  stage.face([[0, 0, H], [W, 0, H], [W, D, H], [0, D, H]], 'plastic'); // prettier-ignore
  stage.box([24, 10, H], [58, 34, 12], 'metal');
  for (let slot = 0; slot < 5; slot += 1)
    stage.segment([32 + slot * 10, 44, H + 3], [32 + slot * 10, 44, H + 9], INK, FINE);
  stage.box([108, 16, H], [22, 22, 8], 'dark');
  // The controller: how hot, how cold, how often.
  stage.side([W, 8, 52], 44, 40, tinted('dark', 'left'), FINE);
  const curve = (y: number, z: number): Vec => [W, 10 + y, 56 + z];
  stage.line(
    [
      curve(0, 6),
      curve(5, 6),
      curve(8, 27),
      curve(15, 27),
      curve(18, 6),
      curve(25, 6),
      curve(28, 27),
      curve(35, 27),
      curve(38, 6),
    ],
    WIRE.orange,
    2.4,
    2,
  );
  stage.segment(curve(0, 16), curve(40, 16), tinted('dark', 'highlight'), 1.2);
  for (const y of [16, 26, 36])
    dot(stage, [W, y, 42], 3, y === 16 ? tinted('green', 'highlight') : PAPER);
}

/** A climatic chamber cut open: what ten years of summer and winter do to a harness. */
export function chamber(): string {
  const stage = new Stage(1.56, [304, 206]);
  const cable = 128;
  stage.flat([-40, -16, 0], 320, 166, tinted('shell', 'top'), 0);
  stage.shadow([0, D, 0], [10, D + 18, 0], [W + 26, D + 18, 0], [W + 26, 10, 0], [W, 0, 0]);
  interior(stage);
  shell(stage);

  stage.line([[88, cable, 0], [88, D + 10, 0], [88, D, 8]], WIRE.blue, 3.4, 8); // prettier-ignore
  stage.segment([222, cable, 0], [222, 92, 0], WIRE.orange, 3.4);
  table(stage, [206, 62], [40, 30], 37, 'shell');
  stage.box([212, 66, 37], [14, 12, 8], 'orange');
  stage.flat([228, 68, 37.2], 14, 18, PAPER, FINE);
  person(stage, {
    at: [226, 26, 0],
    shirt: 'plastic',
    skin: 'wood',
    hair: 'bun',
    left: [W + 4, 40, 64],
    height: 82,
  });
  person(stage, {
    at: [150, 94, 0],
    shirt: 'violet',
    skin: 'copper',
    hair: 'short',
    left: [128, D - 4, 60],
    height: 87,
  });
  stage.cable([-40, cable, 0], [270, cable, 0]);
  stage.joint([88, cable, 0], WIRE.blue);
  stage.joint([222, cable, 0], WIRE.orange);
  return stage.toSvg(SCENE_WIDTH, SCENE_HEIGHT);
}
