/** People, vehicles and buildings of the portraits of sites. A person is about 26 units tall. A place is the corner that is farthest from the viewer. */
import type { Vec } from '../kit/geometry.ts';
import { INK, LAWN, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { FINE, type Stage } from './stage.ts';

type Ground = readonly [x: number, y: number];

/** Someone at work, from behind; the hands reach for `target`. */
export function worker(stage: Stage, [x, y]: Ground, shirt: Material, target?: Vec): void {
  const [px, py] = stage.at([x, y, 0]);
  const h = py - stage.at([x, y, 27])[1];
  const at = (across: number, up: number) => `${c(px + across * h)} ${c(py - up * h)}`;
  const shade = tinted(shirt, 'left');
  const [tx, ty] = target ? stage.at(target) : [px + 0.16 * h, py - 0.42 * h];
  const arms = `M${at(-0.13, 0.74)}L${c(tx - 1.5)} ${c(ty)}M${at(0.13, 0.74)}L${c(tx + 1.5)} ${c(ty + 1)}`;
  stage.raw(
    `<ellipse cx="${c(px + 2)}" cy="${c(py)}" rx="${c(h * 0.24)}" ry="${c(h * 0.1)}" fill="var(--art-shadow)"/>` +
      `<path stroke="${tinted('dark', 'right')}" stroke-width="${c(h * 0.2)}" d="M${at(0, 0.45)}V${c(py)}"/>` +
      `<path fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" d="${arms}"/>` +
      `<path fill="none" stroke="${shade}" stroke-width="2.2" stroke-linecap="round" d="${arms}"/>` +
      `<path fill="${shade}" stroke="${INK}" stroke-width="${FINE}" d="M${at(-0.16, 0.42)}L${at(-0.19, 0.76)}Q${at(0, 0.88)} ${at(0.19, 0.76)}L${at(0.16, 0.42)}Z"/>` +
      `<circle cx="${c(px)}" cy="${c(py - h * 0.93)}" r="${c(h * 0.13)}" fill="${tinted('rubber', 'left')}" stroke="${INK}" stroke-width="${FINE}"/>`,
  );
}

/** The near wheels of a vehicle, at these lengths along its side. */
function wheels(stage: Stage, [x, y, z]: Vec, along: readonly number[], radius: number): void {
  for (const a of along) {
    const [cx, cy] = stage.at([x + a, y, z]).map(c);
    stage.raw(
      `<ellipse cx="${cx}" cy="${cy}" rx="${radius}" ry="${c(radius * 1.2)}" transform="rotate(-16 ${cx} ${cy})" fill="${tinted('rubber', 'left')}" stroke="${INK}" stroke-width="1.4"/><circle cx="${cx}" cy="${cy}" r="${c(radius * 0.4)}" fill="${tinted('metal', 'top')}"/>`,
    );
  }
}

/** A car along x that looks to the lower right: 42 long, 18 wide, 15 high. */
export function miniCar(stage: Stage, [x, y]: Ground, material: Material): void {
  const d = 18;
  const on = (a: number, b: number, u: number): Vec => [x + a, y + b, u];
  stage.shadow(on(-2, d, 0), on(0, 2, 0), on(44, 0, 0), on(47, d + 3, 0), on(2, d + 3, 0));
  stage.face([on(0, 0, 10), on(7, 0, 10), on(7, d, 10), on(0, d, 10)], material);
  stage.face([on(11, 0, 15), on(26, 0, 15), on(26, d, 15), on(11, d, 15)], material);
  stage.polygon([on(26, 0, 15), on(32, 0, 10), on(32, d, 10), on(26, d, 15)], tinted('dark', 'left'), FINE); // prettier-ignore
  stage.face([on(32, 0, 10), on(42, 0, 8), on(42, d, 8), on(32, d, 10)], material);
  stage.face([on(42, 0, 3), on(42, d, 3), on(42, d, 8), on(42, 0, 8)], material);
  stage.polygon(
    [on(0, d, 3), on(42, d, 3), on(42, d, 8), on(32, d, 10), on(26, d, 15), on(11, d, 15), on(6, d, 10), on(0, d, 10)], // prettier-ignore
    tinted(material, 'left'),
  );
  stage.polygon([on(9, d, 10.5), on(29, d, 10.5), on(25, d, 14), on(12, d, 14)], tinted('dark', 'left'), 1); // prettier-ignore
  wheels(stage, on(0, d, 3.4), [9, 33], 4.4);
}

/** A lorry along x that looks to the lower right: 66 long, 21 wide, 30 high. */
export function miniLorry(stage: Stage, [x, y]: Ground, band: Material): void {
  stage.shadow([x - 2, y + 21, 0], [x, y + 2, 0], [x + 68, y, 0], [x + 72, y + 24, 0], [x + 2, y + 24, 0]); // prettier-ignore
  stage.box([x, y, 5], [46, 21, 25], 'plastic');
  stage.segment([x + 3, y + 21, 14], [x + 43, y + 21, 14], tinted(band, 'left'), 4);
  stage.box([x + 48, y + 1, 5], [17, 19, 19], band);
  stage.side([x + 65, y + 4, 14], 13, 8, tinted('dark', 'left'), 1);
  stage.front([x + 51, y + 20, 14], 9, 7, tinted('dark', 'left'), 1);
  wheels(stage, [x, y + 21.5, 4], [9, 20, 57], 4.8);
}

/** A reel of cable on its side, seen from the lower left. */
export function reel(stage: Stage, [x, y, z]: Vec, radius: number, material: Material): void {
  const [cx, cy] = stage.at([x, y, z + radius]).map(c);
  const rim = (dx: number, fill: string, r: number, width = 1.4) =>
    `<ellipse cx="${c(Number(cx) + dx)}" cy="${c(Number(cy) + dx / 2)}" rx="${c(r * 0.78)}" ry="${c(r)}" transform="rotate(18 ${c(Number(cx) + dx)} ${c(Number(cy) + dx / 2)})" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
  stage.raw(
    rim(radius * 0.7, tinted('wood', 'right'), radius) +
      rim(radius * 0.35, tinted(material, 'right'), radius * 0.78) +
      rim(0, tinted('wood', 'top'), radius) +
      rim(0, tinted(material, 'left'), radius * 0.55) +
      rim(0, PAPER, radius * 0.16, 1),
  );
}

/** Bands of windows around a building whose near faces look to the lower left and to the lower right. */
export function floors(
  stage: Stage,
  [x, y, z]: Vec,
  [w, d]: Ground,
  count: number,
  pitch: number,
): void {
  const glass = tinted('dark', 'left');
  for (let floor = 0; floor < count; floor += 1) {
    const up = z + floor * pitch;
    stage.front([x + 5, y + d, up], w - 10, pitch * 0.55, glass, 1);
    stage.side([x + w, y + 5, up], d - 10, pitch * 0.55, tinted('dark', 'right'), 1);
    const light = tinted('plastic', 'left');
    for (let a = 12; a < w - 10; a += 12)
      stage.segment([x + 5 + a, y + d, up], [x + 5 + a, y + d, up + pitch * 0.55], light, 1);
    for (let a = 12; a < d - 10; a += 12)
      stage.segment([x + w, y + 5 + a, up], [x + w, y + 5 + a, up + pitch * 0.55], light, 1);
  }
}

/** The ground of a portrait: a plate, on whose left corner the line from the map arrives. */
const PLATE = { width: 440, depth: 360, thickness: 14 } as const;

/** Draws the plate and its lawn. */
export function plate(stage: Stage): void {
  const { width, depth, thickness } = PLATE;
  stage.front([0, depth, -thickness], width, thickness, tinted('shell', 'left'));
  stage.side([width, 0, -thickness], depth, thickness, tinted('shell', 'right'));
  stage.flat([0, 0, 0], width, depth, LAWN);
}

/** A hall whose front walls and half of whose roof are cut away: its far corner, size, and the height of its eaves. */
export interface Hall {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
  readonly h: number;
}

/** Draws the floor of a hall and its two walls behind, with windows. */
export function hall(stage: Stage, { x, y, w, d, h }: Hall, band: string): void {
  stage.shadow([x, y + d, 0], [x + w, y + d, 0], [x + w, y, 0], [x + w + 12, y + 6, 0], [x + w + 12, y + d + 8, 0], [x + 8, y + d + 8, 0]); // prettier-ignore
  stage.flat([x, y, 0], w, d, tinted('plastic', 'highlight'));
  stage.front([x, y, 0], w, h, tinted('plastic', 'left'));
  stage.side([x, y, 0], d, h, tinted('plastic', 'right'));
  for (let a = 8; a + 24 < d; a += 32)
    stage.side([x, y + a, h * 0.42], 24, h * 0.38, tinted('shell', 'top'), 1);
  stage.segment([x, y, h * 0.25], [x + w, y, h * 0.25], band, 3);
  stage.segment([x, y, h * 0.25], [x, y + d, h * 0.25], band, 3);
  stage.wallEdges([x, y], [w, d, h], 5);
}

/** Draws the low edge that is left of the walls in front. */
export function cutWalls(stage: Stage, { x, y, w, d }: Hall): void {
  stage.box([x, y + d - 3, 0], [w, 3, 5], 'dark');
  stage.box([x + w - 3, y, 0], [3, d, 5], 'dark');
}

/** Draws a harness board that leans back on its carriage: `shades` are the wires of its branches. */
export function miniBoard(stage: Stage, [x, y]: Ground, shades: readonly string[]): void {
  const on = (u: number, v: number): Vec => [x + u, y - v * 0.42, 9 + v * 0.9];
  stage.segment([x + 5, y, 0], [x + 5, y, 12], INK, 3);
  stage.segment([x + 37, y, 0], [x + 37, y, 12], INK, 3);
  stage.polygon([on(0, 0), on(42, 0), on(42, 28), on(0, 28)], tinted('wood', 'top'), 1.6);
  stage.segment(on(4, 15), on(38, 15), INK, 2.6);
  for (const [index, shade] of shades.entries()) {
    const u = 9 + index * 9;
    stage.segment(on(u, 15), on(u + (index % 2 ? 3 : -2), index % 2 ? 5 : 24), shade, 2.2);
    stage.polygon([on(u - 2, index % 2 ? 3 : 23), on(u + 3, index % 2 ? 3 : 23), on(u + 3, index % 2 ? 6 : 26), on(u - 2, index % 2 ? 6 : 26)], PAPER, 1); // prettier-ignore
  }
}

/** Draws a stack of crates. */
export function crates(stage: Stage, [x, y]: Ground, count: number, material: Material): void {
  for (let index = 0; index < count; index += 1)
    stage.box([x, y, index * 9], [16, 14, 9], material);
}

/** Draws the fence along the front edge of a plate, with a gap for the gate. */
export function fence(stage: Stage, from: Vec, to: Vec): void {
  const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 16);
  for (let step = 0; step <= steps; step += 1) {
    const x = from[0] + ((to[0] - from[0]) * step) / steps;
    const y = from[1] + ((to[1] - from[1]) * step) / steps;
    stage.segment([x, y, 0], [x, y, 11], INK, 1.6);
  }
  for (const z of [5, 10]) stage.segment([from[0], from[1], z], [to[0], to[1], z], INK, 1.2);
}

/** Draws a gate: the house of the guard, and the beam that is up while a visitor drives in. */
export function gate(stage: Stage, [x, y]: Ground, shade: string): void {
  stage.shadow([x + 22, y, 0], [x + 32, y + 4, 0], [x + 32, y + 22, 0], [x + 22, y + 20, 0]);
  stage.box([x, y, 0], [22, 20, 22], 'plastic');
  stage.front([x + 3, y + 20, 9], 16, 8, tinted('dark', 'left'), 1);
  stage.side([x + 22, y + 3, 0], 8, 17, tinted('dark', 'right'), 1);
  stage.box([x - 3, y - 3, 22], [30, 26, 3], 'dark');
  stage.box([x + 30, y + 10, 0], [5, 5, 12], 'orange');
  stage.segment([x + 33, y + 12, 10], [x + 52, y + 12, 40], INK, 4);
  stage.segment([x + 33, y + 12, 10], [x + 52, y + 12, 40], shade, 2);
}
