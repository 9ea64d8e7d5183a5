import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person } from './person.ts';
import { pipe } from './plant-cut-parts.ts';
import { monitor, table } from './props.ts';
import {
  branch,
  drawAxles,
  drawBattery,
  drawCockpit,
  drawCrossLines,
  drawMotor,
  drawNearSide,
  drawNose,
  drawOutline,
  drawTail,
  LONG,
  plug,
  WIDE,
} from './rolling-chassis-parts.ts';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { cylinder, round } from './solids.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE } from './wires.ts';

const SCALE = 2.6;
const ORIGIN = [1079, 246] as const;
/** The walls: along x behind the nose, and along y at the left; and their height. */
const BACK = -116;
const LEFT = -150;
const HIGH = 260;

/** Draws the floor and walls of the test bay. */
function drawRoom(st: Stage): void {
  st.flat([LEFT, BACK, 0], 1100, 900, tinted('shell', 'top'), 0);
  for (let x = -100; x < 900; x += 50)
    st.segment([x, BACK, 0], [x, 760, 0], color('color-surface-subtle'), 1.6);
  for (let y = -100; y < 760; y += 50)
    st.segment([LEFT, y, 0], [900, y, 0], color('color-surface-subtle'), 1.6);
  st.front([LEFT, BACK, 0], 1100, HIGH, tinted('plastic', 'top'), 0);
  st.side([LEFT, BACK, 0], 900, HIGH, tinted('plastic', 'left'), 0);
  // A skirting, and the blue band that every plant of the company has.
  st.front([LEFT, BACK, 0], 1100, 8, tinted('shell', 'left'), FINE);
  st.side([LEFT, BACK, 0], 900, 8, tinted('shell', 'right'), FINE);
  st.segment([LEFT, BACK, 0], [LEFT, BACK, HIGH], INK, 2);
}

/** Draws the bay on the floor: its frame, the rollers under the wheels. */
function drawBay(st: Stage): void {
  const frame: Vec[] = [[-28, -40, 0], [WIDE + 28, -40, 0], [WIDE + 28, LONG + 40, 0], [-28, LONG + 40, 0]]; // prettier-ignore
  st.polygon(frame, color('color-surface'), 0);
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const)
    st.segment(frame[from]!, frame[to]!, color('color-area-first'), 5);
  for (let stripe = 0; stripe < 14; stripe += 1)
    st.polygon(
      [
        [-24 + stripe * 10, LONG + 30, 0],
        [-19 + stripe * 10, LONG + 30, 0],
        [-15 + stripe * 10, LONG + 37, 0],
        [-20 + stripe * 10, LONG + 37, 0],
      ],
      tinted('yellow', 'left'),
      0,
    );
  for (const y of [38, 184]) {
    st.flat([-16, y - 26, 0], WIDE + 32, 52, tinted('metal', 'left'));
    for (const x of [-8, WIDE - 18]) {
      st.flat([x, y - 20, 0], 26, 40, tinted('dark', 'right'), FINE);
      for (const roll of [-12, 9]) {
        st.flat([x + 2, y + roll, 0], 22, 6, tinted('metal', 'top'), 1.2);
        st.segment([x + 2, y + roll + 4, 0], [x + 24, y + roll + 4, 0], tinted('metal', 'right'), 1.4); // prettier-ignore
      }
    }
    for (const x of [24, 44, 64]) round(st, [x, y + 20, 0], 'z', 2, tinted('metal', 'right'), 1);
  }
  st.shadow([4, 20, 0], [WIDE + 6, 10, 0], [WIDE + 12, LONG, 0], [8, LONG, 0]);
}

/** Draws the screen for the headlamps on the wall, with their light on it. */
function drawLight(st: Stage): void {
  const on = (x: number, z: number): Vec => [x, BACK, z];
  st.front([-92, BACK, 12], 290, 150, tinted('shell', 'left'));
  st.front([-86, BACK, 18], 278, 138, tinted('dark', 'left'), FINE);
  const glow = (points: readonly Vec[], fill: string, opacity: number): void =>
    st.raw(
      `<path fill="${fill}" opacity="${opacity}" d="M${points.map((p) => st.at(p).map(c).join(' ')).join('L')}Z"/>`,
    );
  for (let x = -58; x < 190; x += 28) st.segment(on(x, 20), on(x, 154), tinted('dark', 'top'), 1.2);
  for (let z = 34; z < 154; z += 28) st.segment(on(-84, z), on(190, z), tinted('dark', 'top'), 1.2);
  // Low beam: level on the side of oncoming traffic, raised on the other.
  glow([on(-70, 36), on(-52, 24), on(150, 24), on(172, 36), on(172, 76), on(100, 62), on(52, 62), on(44, 54), on(-70, 54)], tinted('yellow', 'highlight'), 0.55); // prettier-ignore
  glow([on(-30, 38), on(-16, 30), on(112, 30), on(128, 40), on(128, 65), on(100, 60), on(54, 60), on(46, 53), on(-30, 53)], tinted('yellow', 'highlight'), 1); // prettier-ignore
  st.line([on(-84, 54), on(44, 54), on(52, 62), on(186, 84)], WIRE.orange, 2, 2);
  st.segment(on(46, 20), on(46, 154), WIRE.orange, 1.6);
  // The beams on their way.
  for (const x of [11, WIDE - 11])
    glow([[x, -6, 36], on(x - 46, 30), on(x - 46, 54), on(x + 46, 60), on(x + 46, 30)], tinted('yellow', 'highlight'), 0.34); // prettier-ignore
}

/** Draws objects at the left wall: windows, tools, cupboards with a bench. */
function drawLeftWall(st: Stage): void {
  const on = (y: number, z: number): Vec => [LEFT, y, z];
  st.segment(on(BACK, 172), on(784, 172), color('color-area-first'), 8);
  for (let window = 0; window < 4; window += 1) {
    const y = 276 + window * 92;
    st.side(on(y, 78), 78, 76, color('color-surface'), FINE);
    st.segment(on(y + 39, 78), on(y + 39, 154), INK, FINE);
    st.segment(on(y, 118), on(y + 78, 118), INK, FINE);
  }
  // The board with the tools, each on its hook, and coils of wire.
  st.side(on(108, 66), 148, 84, tinted('wood', 'top'));
  for (let tool = 0; tool < 5; tool += 1) {
    const y = 120 + tool * 14;
    const long = 24 + ((tool * 7) % 4) * 7;
    const material = tool % 2 ? 'orange' : 'metal';
    st.segment(on(y, 140), on(y, 140 - long), INK, 7);
    st.segment(on(y, 140), on(y, 140 - long), tinted(material, 'top'), 3.4);
    round(st, on(y, 140 - long), 'x', 4.4, tinted('metal', 'left'), FINE);
    round(st, on(y, 140 - long), 'x', 1.8, tinted('wood', 'top'), 1);
  }
  for (const [index, tone] of (['blue', 'orange', 'green', 'violet'] as const).entries()) {
    const [y, z] = [206 + (index % 2) * 32, 128 - Math.floor(index / 2) * 36];
    round(st, on(y, z), 'x', 14, WIRE[tone]);
    round(st, on(y, z), 'x', 10.5, tinted(tone, 'top'), 1);
    round(st, on(y, z), 'x', 7, tinted('wood', 'top'), FINE);
    st.segment(on(y, z + 7), on(y, z + 16), INK, 4);
  }
  // Drawers below, a bench top along the wall, parts on it.
  st.shadow([LEFT + 40, -70, 0], [LEFT + 52, -60, 0], [LEFT + 52, 250, 0], [LEFT + 40, 250, 0]);
  st.box([LEFT, -70, 0], [38, 316, 44], 'shell');
  for (let unit = 0; unit < 5; unit += 1)
    for (let drawer = 0; drawer < 3; drawer += 1) {
      const [y, z] = [-66 + unit * 63, 4 + drawer * 13];
      st.side([LEFT + 38, y, z], 58, 11, tinted('blue', drawer === 2 ? 'left' : 'right'), FINE);
      st.segment([LEFT + 38, y + 22, z + 7], [LEFT + 38, y + 36, z + 7], PAPER, 2.4);
    }
  st.box([LEFT, -72, 44], [42, 320, 4], 'wood');
  st.box([LEFT + 10, -46, 48], [22, 14, 8], 'metal');
  st.box([LEFT + 13, -42, 56], [16, 6, 7], 'blue');
  for (const [y, material] of [
    [10, 'blue'],
    [34, 'orange'],
    [58, 'green'],
  ] as const) {
    st.box([LEFT + 12, y, 48], [18, 16, 10], material);
    st.flat([LEFT + 14, y + 2, 58], 14, 12, tinted('dark', 'left'), FINE);
  }
  monitor(st, [LEFT + 12, 110, 48], { width: 40, height: 26, turned: true });
  st.box([LEFT + 12, 176, 48], [24, 44, 16], 'plastic');
  st.side([LEFT + 36, 180, 52], 20, 9, tinted('dark', 'left'), FINE);
  for (const y of [206, 213]) round(st, [LEFT + 36, y, 56], 'x', 2.4, WIRE.orange, 1);
}

/** Draws the supply of the bay, where the line of the page arrives. */
function drawSupply(st: Stage): void {
  // The line is level with the foot of the cabinet.
  const [x, y] = [-18, 330];
  const foot: Vec = [x, y, 0];
  const px = st.at(foot)[0];
  const back = (px - COVER_LINE) / (SCALE * Math.SQRT1_2);
  const start: Vec = [x - back, y, 0];
  st.line([start, foot, [x, y - 10, 0]], color('color-brand-line'), 6, 14);
  st.end(start, color('color-brand-line'));
  st.shadow([x + 26, y - 46, 0], [x + 42, y - 40, 0], [x + 42, y, 0], [x + 26, y - 4, 0]);
  st.box([x - 26, y - 46, 0], [52, 40, 96], 'shell');
  st.front([x - 22, y - 6, 6], 44, 84, tinted('plastic', 'left'), FINE);
  st.front([x - 16, y - 6, 66], 20, 14, tinted('dark', 'left'), FINE);
  st.line([[x - 13, y - 6, 70], [x - 9, y - 6, 76], [x - 5, y - 6, 70], [x - 1, y - 6, 76], [x + 2, y - 6, 72]], tinted('green', 'highlight'), 2, 1); // prettier-ignore
  round(st, [x + 13, y - 6, 72], 'y', 5, tinted('red', 'left'), FINE);
  for (let slot = 0; slot < 6; slot += 1)
    st.segment([x - 16, y - 6, 16 + slot * 5], [x + 16, y - 6, 16 + slot * 5], INK, 1.6);
  st.side([x + 26, y - 38, 50], 24, 22, tinted('orange', 'highlight'), FINE);
  round(st, [x + 26, y - 26, 61], 'x', 6, tinted('dark', 'left'), FINE);
  pipe(
    st,
    [[x + 26, y - 26, 61], [x + 40, y - 26, 50], [x + 48, y - 34, 2], [42, LONG + 18, 2], [42, LONG + 10, 26], [42, LONG - 3, 32]], // prettier-ignore
    tinted('orange', 'left'),
    6,
    'art-orange-highlight',
  );
  st.box([37, LONG - 4, 27], [10, 8, 10], 'orange');
}

/** Draws the chassis with its harness, from the far side to the near one. */
function drawChassis(st: Stage): void {
  drawOutline(st, 0, 0.7);
  drawAxles(st);
  drawNose(st);
  drawMotor(st, 40);
  drawBattery(st);
  // Power: from the battery to both motors.
  branch(st, [[60, 158, 24], [60, 176, 34], [60, 178, 43]], 'orange', 5); // prettier-ignore
  branch(st, [[70, 62, 22], [70, 46, 34], [60, 38, 42]], 'orange', 5); // prettier-ignore
  // The trunk along the tunnel and its branches: light, screen, tail.
  st.line([[46, 222, 27], [46, 60, 27], [46, 34, 30], [62, 30, 30]], INK, 9, 8); // prettier-ignore
  st.line([[46, 222, 27], [46, 60, 27], [46, 34, 30], [62, 30, 30]], color('color-brand-line'), 6, 8); // prettier-ignore
  branch(st, [[66, 8, 32], [66, 4, 44], [20, 4, 44], [11, 8, 36]], 'blue'); // prettier-ignore
  branch(st, [[74, 8, 32], [80, 8, 42], [WIDE - 11, 8, 36]], 'blue'); // prettier-ignore
  plug(st, [8, 7, 33], 'blue');
  plug(st, [WIDE - 14, 7, 33], 'blue');
  drawMotor(st, 186);
  drawCockpit(st);
  branch(st, [[46, 84, 27], [58, 72, 30], [58, 65, 44]], 'violet'); // prettier-ignore
  plug(st, [55, 64, 40], 'violet');
  branch(st, [[46, 206, 27], [20, 214, 30], [10, 222, 34]], 'green', 3.4); // prettier-ignore
  branch(st, [[46, 206, 27], [72, 214, 30], [82, 222, 34]], 'green', 3.4); // prettier-ignore
  for (const [y, tone] of [
    [84, 'violet'],
    [206, 'green'],
  ] as const)
    st.joint([46, y, 27], WIRE[tone], 6);
  drawNearSide(st);
  drawTail(st);
  drawCrossLines(st);
  drawOutline(st, WIDE, 0.9);
}

/** Draws the desk of the bay, which shows lamp, wheel and screen; the trolley with tools. */
function drawDesk(st: Stage): void {
  const [x, y] = [240, -24];
  st.shadow([x, y, 0], [x + 46, y, 0], [x + 50, y + 132, 0], [x + 4, y + 132, 0]);
  // The cable of the bay runs from the desk to the chassis.
  branch(st, [[x + 20, y + 66, 4], [x - 20, y + 66, 0], [WIDE + 42, y + 66, 0], [WIDE + 42, 110, 0], [WIDE - 2, 110, 10]], 'violet', 3); // prettier-ignore
  st.joint([WIDE - 2, 110, 10], WIRE.violet, 6);
  st.box([x + 6, y + 50, 2], [30, 16, 30], 'dark');
  table(st, [x, y], [46, 132], 38, 'shell');
  for (const [index, tone] of (['orange', 'violet', 'green'] as const).entries()) {
    const at = y + 4 + index * 43;
    monitor(st, [x + 8, at, 38], { width: 38, height: 27, turned: true, lit: tinted('dark', 'left') }); // prettier-ignore
    const on = (along: number, up: number): Vec => [x + 10.5, at + 4 + along, 46 + up];
    st.segment(on(0, 2), on(30, 2), tinted('dark', 'highlight'), 1.4);
    if (index === 0) st.line([on(0, 6), on(8, 6), on(14, 15), on(30, 15)], WIRE[tone], 3, 3);
    if (index === 1) st.line([on(0, 8), on(6, 8), on(6, 16), on(14, 16), on(14, 8), on(22, 8), on(22, 16), on(30, 16)], tinted(tone, 'highlight'), 2.6, 0); // prettier-ignore
    if (index === 2)
      for (let bar = 0; bar < 5; bar += 1)
        st.segment(on(3 + bar * 6, 3), on(3 + bar * 6, 7 + ((bar * 3) % 5) * 2.4), tinted(tone, 'highlight'), 5); // prettier-ignore
  }
  st.box([x + 28, y + 14, 38], [12, 30, 1.5], 'dark');
  st.flat([x + 27, y + 74, 38.2], 14, 20, PAPER, FINE);
}

/** Draws a trolley with drawers and the tools on it. */
function drawTrolley(st: Stage, x: number, y: number): void {
  st.shadow([x + 34, y, 0], [x + 46, y + 6, 0], [x + 46, y + 48, 0], [x, y + 48, 0]);
  for (const [dx, dy] of [
    [3, 42],
    [31, 42],
    [31, 4],
  ] as const)
    round(st, [x + dx, y + dy, 2.5], 'y', 2.5, tinted('rubber', 'left'), FINE);
  st.box([x, y, 5], [34, 44, 36], 'orange');
  for (let drawer = 0; drawer < 4; drawer += 1) {
    st.front([x + 3, y + 44, 8 + drawer * 8], 28, 6.4, tinted('orange', drawer % 2 ? 'top' : 'highlight'), 1); // prettier-ignore
    st.segment([x + 12, y + 44, 12 + drawer * 8], [x + 22, y + 44, 12 + drawer * 8], INK, 2);
  }
  st.flat([x + 2, y + 2, 41], 30, 40, tinted('dark', 'left'), FINE);
  st.box([x + 6, y + 6, 41], [13, 16, 7], 'blue');
  st.front([x + 8, y + 22, 43], 9, 4, tinted('green', 'highlight'), 1);
  st.line([[x + 19, y + 12, 42], [x + 26, y + 16, 42], [x + 26, y + 32, 42], [x + 12, y + 36, 42]], WIRE.orange, 3, 6); // prettier-ignore
  st.segment([x + 8, y + 30, 42], [x + 22, y + 26, 42], tinted('metal', 'top'), 3.4);
}

/** Draws a gauge on a stand beside the driven wheel, and marks of its rotation. */
function drawSpin(st: Stage): void {
  const hub: Vec = [WIDE + 2, 184, 17];
  for (const [radius, from] of [
    [21, 0.5],
    [25, 0.75],
  ] as const) {
    const on = (turn: number) =>
      st.at([hub[0], hub[1] + Math.cos(turn) * radius, hub[2] + Math.sin(turn) * radius]).map(c).join(' '); // prettier-ignore
    const points = Array.from({ length: 9 }, (_, step) => on(from + step * 0.16));
    st.raw(
      `<path fill="none" stroke="${WIRE.orange}" stroke-width="4" stroke-linecap="round" d="M${points.join('L')}"/>`,
    );
  }
}

/** Draws shelves at the far wall: boxes and reels. */
function drawShelves(st: Stage): void {
  const [x, y] = [232, BACK + 2];
  st.shadow([x, y + 30, 0], [x + 330, y + 30, 0], [x + 330, y + 44, 0], [x + 10, y + 44, 0]);
  for (const z of [4, 40, 76, 112]) {
    st.box([x, y, z], [330, 28, 3], 'metal');
    for (let index = 0; index < 9; index += 1) {
      const at = x + 6 + index * 36;
      if ((index + z) % 5 === 0)
        cylinder(st, [at + 14, y + 22, z + 17], 'y', 13, 16, index % 2 ? 'orange' : 'blue'); // prettier-ignore
      else
        st.box(
          [at, y + 4, z + 3],
          [28, 20, 14 + ((index * 7 + z) % 3) * 5],
          (['wood', 'shell', 'blue', 'wood'] as const)[(index + z / 4) % 4]!,
        );
    }
  }
  for (const at of [0, 110, 220, 330]) {
    st.segment([x + at, y + 28, 0], [x + at, y + 28, 132], INK, 7);
    st.segment([x + at, y + 28, 0], [x + at, y + 28, 132], tinted('blue', 'left'), 3.6);
  }
}

/** A chassis without a body in a test bay: current reaches lamp, wheel and screen. */
export function rollingChassis(): string {
  const st = new Stage(SCALE, ORIGIN);
  drawRoom(st);
  drawLeftWall(st);
  drawShelves(st);
  drawBay(st);
  drawLight(st);
  person(st, {
    at: [-40, 92, 0],
    shirt: 'violet',
    skin: 'wood',
    hair: 'bun',
    facing: true,
    right: [14, 66, 58],
  });
  person(st, {
    at: [150, -62, 0],
    shirt: 'blue',
    skin: 'wood',
    hair: 'short',
    left: [126, -80, 60],
  });
  drawChassis(st);
  drawSpin(st);
  drawSupply(st);
  drawDesk(st);
  person(st, { at: [304, 22, 0], shirt: 'green', skin: 'copper', hair: 'short', seated: true, left: [274, 16, 40] }); // prettier-ignore
  drawTrolley(st, 176, 124);
  return st.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
