import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { pipe } from './plant-cut-parts.ts';
import { dot } from './props.ts';
import { cylinder, ring, round } from './solids.ts';
import { FINE, type Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

/** The chassis: its nose is at y = 0, x is across; 50 units are 1 m. */
export const WIDE = 92;
export const LONG = 232;
const AXLES = [38, 184] as const;
const RADIUS = 17;

/** A wheel whose outer side is at `x`: tire, rim with five spokes, brake disc behind them. */
function wheel(st: Stage, x: number, y: number): void {
  const hub: Vec = [x, y, RADIUS];
  cylinder(st, hub, 'x', RADIUS, 11, 'rubber');
  round(st, hub, 'x', RADIUS * 0.72, tinted('dark', 'left'));
  round(st, hub, 'x', RADIUS * 0.5, tinted('metal', 'right'), 1);
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const turn = (spoke / 5) * 2 * Math.PI + 0.4;
    const on = (share: number, side = 0): Vec => [
      x,
      y + Math.cos(turn + side) * RADIUS * share,
      RADIUS + Math.sin(turn + side) * RADIUS * share,
    ];
    st.polygon([on(0.2, -0.6), on(0.7, -0.16), on(0.7, 0.16), on(0.2, 0.6)], tinted('metal', 'top'), 1); // prettier-ignore
  }
  round(st, hub, 'x', RADIUS * 0.2, tinted('metal', 'left'), 1);
}

/** A plug at the end of a wire: its body with a locking clip. */
export function plug(st: Stage, [x, y, z]: Vec, material: Material): void {
  st.box([x, y, z], [7, 6, 6], material);
  st.flat([x + 1.5, y + 1, z + 6], 4, 4, PAPER, 1);
}

/** Draws parts under the body: subframes, arms, the far wheels. */
export function drawAxles(st: Stage): void {
  for (const y of AXLES) {
    wheel(st, 10, y);
    st.box([12, y - 12, 12], [WIDE - 24, 24, 5], 'dark');
    for (const side of [-7, 7]) st.segment([10, y, RADIUS], [24, y + side, 15], INK, 4);
  }
}

/** Draws the battery with its cover off: modules, their busbars, the junction box at its end. */
export function drawBattery(st: Stage): void {
  const [x, y, w, d] = [6, 56, WIDE - 12, 110];
  st.box([x, y, 6], [w, d, 13], 'shell');
  st.flat([x + 4, y + 4, 19], w - 8, d - 8, tinted('dark', 'left'), FINE);
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 2; column += 1) {
      const at: Vec = [x + 7 + column * 35, y + 8 + row * 17, 16];
      st.box(at, [31, 13, 6], 'orange');
      for (let cell = 1; cell < 6; cell += 1)
        st.segment([at[0] + cell * 5.2, at[1] + 1, 22], [at[0] + cell * 5.2, at[1] + 12, 22], tinted('orange', 'right'), 1); // prettier-ignore
      // The busbar to the next module.
      if (row < 4) st.flat([at[0] + 4, at[1] + 9, 22.4], 5, 12, tinted('copper', 'top'), 1);
    }
  st.box([x + 10, y + 94, 16], [w - 20, 11, 9], 'dark');
  for (let lamp = 0; lamp < 4; lamp += 1)
    dot(st, [x + 18 + lamp * 12, y + 105, 21], 2.4, tinted('green', 'highlight'), 1);
}

/** Draws the motor of an axle with its inverter: ribs, terminals, orange cables to the battery. */
export function drawMotor(st: Stage, y: number): void {
  cylinder(st, [70, y, 21], 'x', 10, 46, 'metal');
  for (let rib = 0; rib < 5; rib += 1)
    st.segment([34 + rib * 6, y + 9, 20], [34 + rib * 6, y + 2, 31], tinted('metal', 'right'), 1.4);
  round(st, [70, y, 21], 'x', 5, tinted('dark', 'left'), 1);
  st.box([28, y - 12, 28], [36, 20, 11], 'shell');
  for (let fin = 0; fin < 5; fin += 1)
    st.segment([33 + fin * 6, y - 9, 39], [33 + fin * 6, y + 5, 39], tinted('shell', 'right'), 1.4);
  st.box([56, y - 8, 39], [6, 8, 4], 'orange');
}

/** Draws the compartment in the nose: the cooler, the 12 V battery, the junction block with its relays and fuses. */
export function drawNose(st: Stage): void {
  st.box([8, 0, 10], [WIDE - 16, 4, 26], 'metal');
  for (let fin = 0; fin < 9; fin += 1)
    st.segment([14 + fin * 8, 4, 13], [14 + fin * 8, 4, 33], tinted('metal', 'right'), 1.2);
  st.box([12, 12, 20], [22, 14, 14], 'dark');
  st.segment([16, 18, 34], [16, 18, 38], WIRE.orange, 4);
  st.segment([28, 18, 34], [28, 18, 38], INK, 4);
  st.box([54, 8, 20], [26, 22, 10], 'dark');
  for (let row = 0; row < 2; row += 1)
    for (let cell = 0; cell < 3; cell += 1)
      st.box(
        [56 + cell * 8, 10 + row * 7, 30],
        [6, 5, 5],
        (['blue', 'shell', 'blue', 'shell', 'blue', 'shell'] as const)[row * 3 + cell]!,
      );
  for (let fuse = 0; fuse < 5; fuse += 1)
    st.box(
      [56 + fuse * 4.6, 25, 30],
      [3, 3, 4],
      (['yellow', 'red', 'yellow', 'green', 'red'] as const)[fuse]!,
    );
  // The headlamps, seen from behind: housing, cover of the lamp, the plug of the branch.
  for (const x of [2, WIDE - 20]) {
    st.box([x, -6, 30], [18, 12, 11], 'plastic');
    st.flat([x + 2, -5, 41], 14, 5, tinted('yellow', 'highlight'), FINE);
    round(st, [x + 9, 6, 35.5], 'y', 4.4, tinted('rubber', 'left'), FINE);
  }
}

/** Draws the crossbeam with the screen and the steering wheel. */
export function drawCockpit(st: Stage): void {
  st.segment([4, 60, 22], [4, 60, 44], INK, 8);
  st.segment([4, 60, 22], [4, 60, 44], tinted('metal', 'left'), 4);
  pipe(st, [[4, 60, 44], [WIDE - 4, 60, 44]], tinted('metal', 'left'), 7); // prettier-ignore
  st.segment([WIDE - 4, 60, 22], [WIDE - 4, 60, 44], INK, 8);
  st.segment([WIDE - 4, 60, 22], [WIDE - 4, 60, 44], tinted('metal', 'left'), 4);
  st.box([14, 60, 44], [66, 4, 19], 'dark');
  st.front([17, 64, 46], 60, 15, tinted('violet', 'highlight'), FINE);
  const on = (x: number, z: number): Vec => [17 + x, 64, 46 + z];
  ring(st, on(9, 7.5), 'y', 5, tinted('violet', 'right'), 2.4);
  st.segment(on(9, 7.5), on(12, 10), tinted('violet', 'right'), 2);
  st.line([on(20, 4), on(26, 4), on(30, 10), on(36, 10), on(40, 5)], tinted('violet', 'right'), 2.4, 3); // prettier-ignore
  for (const [row, long] of [11, 8, 10].entries())
    st.segment(on(45, 4 + row * 3.6), on(45 + long, 4 + row * 3.6), PAPER, 2.2);
  // Column and wheel on the left.
  st.segment([26, 64, 42], [26, 76, 44], INK, 6);
  ring(st, [26, 78, 46], 'y', 9.5, INK, 6);
  ring(st, [26, 78, 46], 'y', 9.5, tinted('rubber', 'top'), 2.6);
  st.segment([17, 78, 46], [35, 78, 46], INK, 4);
  round(st, [26, 78.5, 46], 'y', 3, tinted('dark', 'left'), FINE);
}

/** Draws the near wheels, the sill between them. */
export function drawNearSide(st: Stage): void {
  st.box([WIDE - 9, 60, 9], [7, 102, 8], 'metal');
  for (let hole = 0; hole < 9; hole += 1)
    round(st, [WIDE - 2, 66 + hole * 11, 13], 'x', 1.8, tinted('metal', 'right'), 1);
  for (const y of AXLES) wheel(st, WIDE + 2, y);
}

/** Draws the bumper beam behind, the tail lamps, the inlet for charging. */
export function drawTail(st: Stage): void {
  for (const x of [14, WIDE - 22]) st.box([x, 200, 16], [8, 24, 7], 'metal');
  st.box([4, 224, 14], [WIDE - 8, 6, 11], 'metal');
  for (const x of [2, WIDE - 18]) {
    st.box([x, 222, 32], [16, 5, 7], 'red');
    st.segment([x + 8, 224, 32], [x + 8, 224, 25], INK, 3);
  }
  st.box([34, 218, 24], [16, 10, 16], 'dark');
  round(st, [42, 228, 32], 'y', 6, tinted('shell', 'top'), FINE);
}

/** Draws the outline of a missing part, as in a technical drawing. */
function drawPhantom(st: Stage, d: string, opacity: number): void {
  st.raw(
    `<path fill="none" stroke="${color('color-brand-line')}" stroke-width="2.5" stroke-dasharray="16 5 3 5" opacity="${opacity}" d="${d}"/>`,
  );
}

/** Draws one side of the body: nose, hood, windshield, roof, tail. */
export function drawOutline(st: Stage, x: number, opacity: number): void {
  const on = (...points: readonly (readonly [y: number, z: number])[]): string =>
    points.map(([y, z]) => st.at([x, y, z]).map(c).join(' ')).join(' ');
  drawPhantom(
    st,
    `M${on([-10, 14])}C${on([-14, 34], [-6, 42], [22, 46])}S${on([46, 48], [56, 52])}` +
      `C${on([74, 70], [88, 76], [116, 76])}S${on([186, 72], [216, 50])}Q${on([236, 48], [238, 20])}`,
    opacity,
  );
}

/** Draws lines of the body from side to side: the edges of hood, roof and tail. */
export function drawCrossLines(st: Stage): void {
  for (const [y, z] of [
    [-10, 14],
    [56, 52],
    [92, 75],
    [168, 69],
    [216, 50],
  ] as const) {
    const [from, to] = [st.at([0, y, z]), st.at([WIDE, y, z])].map((p) => p.map(c).join(' '));
    drawPhantom(st, `M${from}L${to}`, 0.7);
  }
}

/** A wire of the harness with its plug. */
export function branch(st: Stage, points: readonly Vec[], tone: WireTone, width = 4): void {
  st.line(points, INK, width + 2.6, 8);
  st.line(points, WIRE[tone], width, 8);
}
