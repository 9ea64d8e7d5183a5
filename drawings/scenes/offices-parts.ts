import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person, type Person } from './person.ts';
import { monitor, table } from './props.ts';
import { cylinder, round, strokes } from './solids.ts';
import { FINE, type Stage } from './stage.ts';

/** The things of an office: 50 units are 1 m. A place is the corner that is farthest from the eye. */

type Ground = readonly [x: number, y: number];

/** A glass partition along x, with a frame. */
export function glass(st: Stage, [x, y]: Ground, w: number, h: number): void {
  const corners: Vec[] = [[x, y, 0], [x + w, y, 0], [x + w, y, h], [x, y, h]]; // prettier-ignore
  st.raw(
    `<path fill="${tinted('blue', 'highlight')}" opacity=".3" d="M${corners.map((place) => st.at(place).map(c).join(' ')).join('L')}z"/>`,
  );
  strokes(st, [[corners[3]!, corners[2]!], [corners[0]!, corners[1]!], ...Array.from({ length: Math.round(w / 90) + 1 }, (_, k): [Vec, Vec] => [[x + (k * w) / Math.round(w / 90), y, 0], [x + (k * w) / Math.round(w / 90), y, h]])], INK, 2); // prettier-ignore
}

/** A glass partition along y, with a frame. */
export function sideGlass(st: Stage, [x, y]: Ground, d: number, h: number): void {
  const corners: Vec[] = [[x, y, 0], [x, y + d, 0], [x, y + d, h], [x, y, h]]; // prettier-ignore
  st.raw(
    `<path fill="${tinted('blue', 'highlight')}" opacity=".3" d="M${corners.map((place) => st.at(place).map(c).join(' ')).join('L')}z"/>`,
  );
  strokes(st, [[corners[3]!, corners[2]!], [corners[0]!, corners[1]!], ...Array.from({ length: Math.round(d / 90) + 1 }, (_, k): [Vec, Vec] => [[x, y + (k * d) / Math.round(d / 90), 0], [x, y + (k * d) / Math.round(d / 90), h]])], INK, 2); // prettier-ignore
}

/** A plant in its pot. */
export function pot(st: Stage, [x, y]: Ground): void {
  st.tree([x, y, 0], 66);
  cylinder(st, [x, y, 14], 'z', 9, 14, 'shell', FINE);
}

/** Two rows of desks that face each other; one of the people answers questions about ethics. */
export function island(st: Stage, [x, y]: Ground, shirt: Material, officer: number): void {
  const seat = (index: number, place: Ground, facing: boolean): Person => ({
    at: [place[0], place[1], 0],
    shirt: index === officer ? 'violet' : shirt,
    skin: index % 3 === 1 ? 'copper' : 'wood',
    hair: index % 2 ? 'bun' : 'short',
    seated: true,
    facing,
    ...(facing ? {} : { left: [place[0] - 12, place[1] - 26, 39], right: [place[0] + 10, place[1] - 26, 39] }), // prettier-ignore
  });
  person(st, seat(0, [x + 44, y - 14], true));
  person(st, seat(1, [x + 134, y - 14], true));
  table(st, [x, y], [180, 40], 37, 'wood');
  for (const dx of [28, 118]) {
    st.box([x + dx + 11, y + 24, 37], [8, 6, 5], 'dark');
    st.box([x + dx, y + 26, 42], [32, 2.5, 19], 'dark');
    st.flat([x + dx + 34, y + 8, 37.2], 14, 16, PAPER, 1);
  }
  st.box([x, y + 40, 0], [180, 3, 52], 'plastic');
  table(st, [x, y + 43], [180, 40], 37, 'wood');
  for (const [index, dx] of [28, 118].entries()) {
    monitor(st, [x + dx, y + 54, 37], { width: 32, height: 19, lit: index ? color('color-area-second') : color('color-area-first') }); // prettier-ignore
    st.flat([x + dx + 6, y + 66, 37.3], 20, 8, tinted('dark', 'left'), 1);
    st.flat([x + dx + 36, y + 62, 37.2], 14, 16, PAPER, 1);
  }
  person(st, seat(2, [x + 44, y + 98], false));
  person(st, seat(3, [x + 134, y + 98], false));
}

/** A cupboard with drawers, each with a lock. */
export function files(st: Stage, [x, y]: Ground, columns: number): void {
  for (let column = 0; column < columns; column += 1) {
    const at = x + column * 32;
    st.box([at, y, 0], [32, 30, 76], 'shell');
    for (let drawer = 0; drawer < 4; drawer += 1) {
      st.front([at + 3, y + 30, 4 + drawer * 18], 26, 15, tinted('plastic', 'left'), 1);
      st.segment([at + 10, y + 30, 13 + drawer * 18], [at + 18, y + 30, 13 + drawer * 18], INK, 2);
      round(st, [at + 25, y + 30, 13 + drawer * 18], 'y', 1.6, color('color-area-hv'), 0);
    }
  }
}

/** Shelves with binders, in a wall that faces lower left. */
export function binders(st: Stage, [x, y]: Ground, w: number): void {
  st.box([x, y, 0], [w, 20, 84], 'wood');
  const tones = ['blue', 'shell', 'violet', 'green', 'blue', 'orange', 'dark'] as const;
  for (const [row, z] of [6, 32, 58].entries()) {
    st.front([x + 3, y + 20, z], w - 6, 21, tinted('wood', 'right'), 1);
    for (const tone of new Set(tones))
      strokes(
        st,
        Array.from({ length: Math.floor((w - 10) / 6) }, (_, k) => k)
          .filter((k) => tones[(k * 3 + row * 2) % 7] === tone && (k + row) % 9 !== 8)
          .map((k): [Vec, Vec] => [
            [x + 7 + k * 6, y + 20, z + 2],
            [x + 7 + k * 6, y + 20, z + 17],
          ]),
        tinted(tone, tone === 'shell' ? 'top' : 'left'),
        3.4,
      );
  }
}

/** The box for reports, with two slots: one for the team, one for the committee. */
export function reportBox(st: Stage, [x, y]: Ground): void {
  st.shadow([x + 44, y, 0], [x + 56, y + 6, 0], [x + 56, y + 38, 0], [x + 44, y + 34, 0]);
  st.box([x, y, 0], [44, 34, 56], 'violet');
  st.flat([x + 6, y + 8, 56], 14, 4, tinted('dark', 'right'), 1);
  st.flat([x + 25, y + 8, 56], 14, 4, tinted('dark', 'right'), 1);
  st.segment([x + 22, y + 34, 2], [x + 22, y + 34, 54], INK, FINE);
  for (const [dx, tone] of [
    [10, 'orange'],
    [32, 'orange'],
  ] as const) {
    st.front([x + dx - 4, y + 34, 26], 9, 8, tinted(tone, 'left'), 1);
    strokes(st, [[[x + dx - 2, y + 34, 34], [x + dx - 2, y + 34, 38]], [[x + dx + 3, y + 34, 34], [x + dx + 3, y + 34, 38]], [[x + dx - 2, y + 34, 38], [x + dx + 3, y + 34, 38]]], INK, 1.6); // prettier-ignore
  }
}
