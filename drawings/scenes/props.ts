/** Things of several scenes. */
import type { Vec } from '../kit/geometry.ts';
import { color, INK, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { FINE, OUTLINE, type Stage } from './stage.ts';

type Ground = readonly [x: number, y: number];

/** A room: its floor, and two low walls behind, cut so that one can look in. */
export function room(stage: Stage, wall = 58): void {
  stage.flat([-40, -20, 0], 330, 210, tinted('shell', 'top'), 0);
  if (wall === 0) return;
  stage.front([-40, -20, 0], 330, wall, tinted('plastic', 'top'), FINE);
  stage.side([-40, -20, 0], 210, wall, tinted('plastic', 'left'), FINE);
}

/** Windows in the wall on the left, which faces lower right. */
export function sideWindows(
  stage: Stage,
  y: number,
  z: number,
  d: number,
  h: number,
  panes: number,
): void {
  stage.side([-40, y, z], d, h, tinted('shell', 'top'), FINE);
  for (let pane = 1; pane < panes; pane += 1) {
    const at = y + (d / panes) * pane;
    stage.segment([-40, at, z], [-40, at, z + h], INK, FINE);
  }
}

/** A table top on four legs. */
export function table(
  stage: Stage,
  [x, y]: Ground,
  [w, d]: Ground,
  height = 37,
  material: Material = 'wood',
): void {
  stage.shadow([x, y, 0], [x + w, y, 0], [x + w + 4, y + d, 0], [x + 4, y + d, 0]);
  const legs: Ground[] = [
    [x + 3, y + 3],
    [x + w - 3, y + 3],
    [x + 3, y + d - 3],
    [x + w - 3, y + d - 3],
  ];
  for (const [lx, ly] of legs) stage.segment([lx, ly, 0], [lx, ly, height - 3], INK, 4);
  stage.box([x, y, height - 3], [w, d, 3], material);
}

/** A screen on a foot that faces lower left, or lower right when turned. */
export function monitor(
  stage: Stage,
  [x, y, z]: Vec,
  { width = 30, height = 19, turned = false, lit = color('color-area-first') } = {},
): void {
  const foot = width / 2;
  if (turned) {
    stage.box([x - 3, y + foot - 4, z], [6, 8, 1], 'dark');
    stage.box([x, y, z + 5], [2.5, width, height], 'dark');
    stage.side([x + 2.5, y + 2, z + 7], width - 4, height - 4, lit, FINE);
  } else {
    stage.box([x + foot - 4, y - 3, z], [8, 6, 1], 'dark');
    stage.box([x, y, z + 5], [width, 2.5, height], 'dark');
    stage.front([x + 2, y + 2.5, z + 7], width - 4, height - 4, lit, FINE);
  }
}

/** A cupboard with doors that face lower left. */
export function cupboard(stage: Stage, [x, y]: Ground, [w, d, h]: Vec, doors: number): void {
  stage.box([x, y, 0], [w, d, h], 'plastic');
  for (let door = 1; door < doors; door += 1) {
    const at = x + (w / doors) * door;
    stage.segment([at, y + d, 2], [at, y + d, h - 2], INK, FINE);
  }
  for (let door = 0; door < doors; door += 1) {
    const at = x + (w / doors) * (door + 0.8);
    stage.segment([at, y + d, h * 0.5], [at, y + d, h * 0.62], INK, 2);
  }
}

/** A round thing that lies flat: `rx` of the page across, half of that high. */
export function disc(stage: Stage, place: Vec, rx: number, fill: string, width = OUTLINE): void {
  const [x, y] = stage.at(place).map(c);
  stage.raw(
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${c(rx / 2)}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`,
  );
}

/** A round thing that looks toward us, as a lamp or a dial does. */
export function dot(stage: Stage, place: Vec, radius: number, fill: string, width = FINE): void {
  const [x, y] = stage.at(place).map(c);
  stage.raw(
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`,
  );
}

/** A sedan that stands along x and looks to the lower right; 96 long, 40 wide, 36 high. */
export function car(stage: Stage, [x, y]: Ground, material: Material): void {
  const d = 40;
  const on = (along: number, across: number, up: number): Vec => [x + along, y + across, up];
  stage.shadow(on(-4, 4, 0), on(96, -2, 0), on(104, 6, 0), on(104, d + 6, 0), on(0, d + 6, 0));
  const whole = (points: readonly (readonly [number, number])[]) =>
    points.map(([along, up]) => on(along, d, up));
  // From the far side to the near one: what lies on top, the nose, then the side.
  stage.face([on(0, 0, 22), on(12, 0, 24), on(12, d, 24), on(0, d, 22)], material);
  stage.face([on(24, 0, 36), on(60, 0, 36), on(60, d, 36), on(24, d, 36)], material);
  stage.polygon(
    [on(60, 0, 36), on(74, 0, 23), on(74, d, 23), on(60, d, 36)],
    tinted('dark', 'left'),
  );
  stage.face([on(74, 0, 23), on(96, 0, 18), on(96, d, 18), on(74, d, 23)], material);
  stage.face([on(96, 0, 6), on(96, d, 6), on(96, d, 18), on(96, 0, 18)], material);
  stage.polygon(
    whole([[0, 6], [96, 6], [96, 18], [74, 23], [60, 36], [24, 36], [12, 24], [0, 22]]), // prettier-ignore
    tinted(material, 'left'),
  );
  stage.polygon(
    whole([[18, 24], [68, 24], [58.5, 34], [26, 34]]), // prettier-ignore
    tinted('dark', 'left'),
    FINE,
  );
  stage.segment(on(43, d, 24), on(43, d, 34), tinted(material, 'left'), 3);
  stage.segment(on(43, d, 8), on(43, d, 22), INK, FINE);
  for (const across of [4, d - 10])
    stage.polygon(
      [on(96, across, 12), on(96, across + 6, 12), on(96, across + 6, 16), on(96, across, 16)],
      tinted('shell', 'top'),
      FINE,
    );
  for (const along of [19, 77]) {
    const [cx, cy] = stage.at(on(along, d + 0.5, 7)).map(c);
    stage.raw(
      `<ellipse cx="${cx}" cy="${cy}" rx="11" ry="13.5" transform="rotate(-14 ${cx} ${cy})" fill="${tinted('rubber', 'left')}" stroke="${INK}" stroke-width="2"/>` +
        `<ellipse cx="${cx}" cy="${cy}" rx="5" ry="6.5" transform="rotate(-14 ${cx} ${cy})" fill="${tinted('metal', 'top')}"/>`,
    );
  }
}
