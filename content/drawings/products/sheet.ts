/**
 * The sheet that products are drawn on: solids and cables in millimetres, laid down back to front as
 * they are described, fitted to the page, and written as SVG in the colours of the tokens.
 */
import { TOKEN_VALUES, type TokenName } from '@site/tokens';

import {
  add,
  bend,
  dot,
  line,
  project,
  type Stretch,
  scale,
  unit,
  type Vec,
  VIEW,
} from '../kit/geometry.ts';
import { colour, INK, type Material, SHADOW, tinted, tintOf } from '../kit/paint.ts';
import { Pen } from '../kit/pen.ts';

export const SHEET = { width: 640, height: 480 } as const;
const MARGIN = 44;
const OUTLINE = 2;
const EDGE = 1.25;

export type Axis = 'x' | 'y' | 'z';
type Flat = readonly [p: number, q: number];

/** A point in the plane across an axis, and along it. Planes keep their handedness: (x,y), (y,z), (z,x). */
const place = (axis: Axis, [p, q]: Flat, t: number): Vec =>
  axis === 'z' ? [p, q, t] : axis === 'x' ? [t, p, q] : [q, t, p];
const direction = (axis: Axis): Vec => place(axis, [0, 0], 1);

/** A rectangle with rounded corners, counter-clockwise. */
export function rounded([p, q]: Flat, [width, height]: Flat, radius = 0, steps = 5): Flat[] {
  if (radius === 0)
    return [
      [p, q],
      [p + width, q],
      [p + width, q + height],
      [p, q + height],
    ];
  const corners = [
    [p + width - radius, q + radius, -90],
    [p + width - radius, q + height - radius, 0],
    [p + radius, q + height - radius, 90],
    [p + radius, q + radius, 180],
  ] as const;
  return corners.flatMap(([x, y, start]) =>
    Array.from({ length: steps + 1 }, (_, step): Flat => {
      const angle = ((start + (90 * step) / steps) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

export const circle = ([p, q]: Flat, radius: number, steps = 32): Flat[] =>
  Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps;
    return [p + radius * Math.cos(angle), q + radius * Math.sin(angle)];
  });

const closed = (points: readonly Vec[]): Stretch[] =>
  points.map((point, index) => line(point, points[(index + 1) % points.length] as Vec));

type Paint = (pen: Pen) => void;

export class Sheet {
  readonly #paints: Paint[] = [];
  readonly #extent: Vec[] = [];

  #lay(points: readonly Vec[], paint: Paint): void {
    this.#extent.push(...points);
    this.#paints.push(paint);
  }

  /** A flat shape in space: `fill` is a token's name. */
  shape(points: readonly Vec[], fill: TokenName, stroke: number = EDGE): void {
    const curve = closed(points);
    this.#lay(points, (pen) => {
      pen.fill([curve], colour(fill));
      if (stroke > 0) pen.stroke(curve, { colour: INK, width: stroke });
    });
  }

  /** An open line on or between solids. */
  stroke(points: readonly Vec[], width: number = EDGE, ink: string = INK): void {
    const curve = points.slice(1).map((point, index) => line(points[index] as Vec, point));
    this.#lay(points, (pen) => pen.stroke(curve, { colour: ink, width }));
  }

  /** A solid of one cross-section along an axis; the section runs counter-clockwise. */
  prism(axis: Axis, section: readonly Flat[], from: number, to: number, material: Material): void {
    const along = direction(axis);
    const facesEye = dot(along, VIEW) > 0;
    const near = facesEye ? to : from;
    const far = facesEye ? from : to;
    const cap = section.map((point) => place(axis, point, near));
    const base = section.map((point) => place(axis, point, far));
    const next = (index: number) => (index + 1) % section.length;
    const sides = section.map((point, index) => {
      const [p, q] = point;
      const [p2, q2] = section[next(index)] as Flat;
      const normal = unit(place(axis, [q2 - q, p - p2], 0));
      return { index, normal, seen: dot(normal, VIEW) > 1e-6 };
    });
    this.#lay([...cap, ...base], (pen) => {
      // A section may bend back on itself: the facets that are farther from the eye come first.
      const distance = (index: number) =>
        dot(add(cap[index] as Vec, base[next(index)] as Vec), VIEW);
      const backToFront = sides.toSorted((a, b) => distance(a.index) - distance(b.index));
      for (const { index, normal, seen } of backToFront)
        if (seen) {
          const face = [cap[index], cap[next(index)], base[next(index)], base[index]] as Vec[];
          const fill = tinted(material, tintOf(normal));
          // Its own colour along the edges closes the hairlines between facets.
          pen.draw(pen.data([closed(face)], true), { fill, stroke: { colour: fill, width: 0.6 } });
        }
      pen.fill([closed(cap)], tinted(material, tintOf(facesEye ? along : scale(along, -1))));
      const inner: Stretch[] = [];
      const outer: Stretch[] = [];
      for (const { index, normal, seen } of sides) {
        const edge = line(cap[index] as Vec, cap[next(index)] as Vec);
        (seen ? inner : outer).push(edge);
        if (seen) outer.push(line(base[index] as Vec, base[next(index)] as Vec));
        const before = sides[(index + sides.length - 1) % sides.length];
        if (!before) continue;
        const rib = line(cap[index] as Vec, base[index] as Vec);
        if (before.seen !== seen) outer.push(rib);
        else if (seen && dot(before.normal, normal) < 0.8) inner.push(rib);
      }
      pen.stroke(inner, { colour: INK, width: EDGE });
      pen.stroke(outer, { colour: INK, width: OUTLINE });
    });
  }

  /** A box, its vertical edges rounded where a radius is given. */
  box([x, y, z]: Vec, [dx, dy, dz]: Vec, material: Material, radius = 0): void {
    this.prism('z', rounded([x, y], [dx, dy], radius), z, z + dz, material);
  }

  /** A round bar. `centre` lies in the plane across the axis: (x,y), (y,z) or (z,x). */
  rod(
    axis: Axis,
    centre: Flat,
    radius: number,
    from: number,
    to: number,
    material: Material,
  ): void {
    this.prism(axis, circle(centre, radius), from, to, material);
  }

  /** A rounded rectangle lying on a face: `u` and `v` are unit directions along it. */
  plate(
    origin: Vec,
    u: Vec,
    v: Vec,
    [width, height]: Flat,
    fill: TokenName,
    radius = 0,
    stroke: number = EDGE,
  ): void {
    const points = rounded([0, 0], [width, height], radius, 3).map(([p, q]) =>
      add(origin, add(scale(u, p), scale(v, q))),
    );
    this.shape(points, fill, stroke);
  }

  /** Rows of openings on a face. */
  openings(
    origin: Vec,
    u: Vec,
    v: Vec,
    [columns, rows]: Flat,
    [pitchU, pitchV]: Flat,
    [width, height]: Flat,
    fill: (column: number, row: number) => TokenName,
  ): void {
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        this.plate(
          add(origin, add(scale(u, column * pitchU), scale(v, row * pitchV))),
          u,
          v,
          [width, height],
          fill(column, row),
          0,
          0,
        );
  }

  /** A wire or cable: one path drawn three times, outline, colour, highlight; bent at one radius. */
  cable(path: readonly Vec[], thickness: number, material: Material, radius = thickness * 2): void {
    const curve = bend(path, radius);
    this.#lay(path, (pen) => {
      const width = thickness * pen.scale;
      const data = pen.data([curve]);
      pen.draw(data, { stroke: { colour: INK, width: width + 2 * OUTLINE } });
      pen.draw(data, { stroke: { colour: tinted(material, 'left'), width } });
      pen.draw(data, {
        stroke: { colour: tinted(material, 'highlight'), width: Math.max(1, width / 4) },
        opacity: 0.75,
      });
    });
  }

  /** A flat strip lying on edges of boxes: a band of tape or a sleeve around a cable. */
  band(at: Vec, to: Vec, thickness: number, material: Material): void {
    this.#lay([at, to], (pen) => {
      const data = pen.data([[line(at, to)]]);
      const width = thickness * pen.scale;
      pen.draw(data, { stroke: { colour: INK, width: width + 2 * OUTLINE }, butt: true });
      pen.draw(
        pen.data([
          [
            line(
              add(at, scale(unit([to[0] - at[0], to[1] - at[1], to[2] - at[2]]), 0.7 / pen.scale)),
              add(to, scale(unit([at[0] - to[0], at[1] - to[1], at[2] - to[2]]), 0.7 / pen.scale)),
            ),
          ],
        ]),
        {
          stroke: { colour: tinted(material, 'left'), width },
          butt: true,
        },
      );
    });
  }

  /** The soft ground under a part: where it stands, a little away from the light. */
  ground([x, y]: Flat, [dx, dy]: Flat, grow = 8): void {
    const points = rounded(
      [x - grow * 0.2, y - grow * 1.6],
      [dx + grow * 1.2, dy + grow * 2],
      grow * 1.5,
    ).map((point) => place('z', point, 0));
    this.#lay(points, (pen) => pen.fill([closed(points)], SHADOW));
  }

  /** The finished file. Colours follow the visitor's contrast setting by themselves. */
  toSvg(): string {
    const flat = this.#extent.map(project);
    const xs = flat.map(([x]) => x);
    const ys = flat.map(([, y]) => y);
    const [left, right, top, bottom] = [
      Math.min(...xs),
      Math.max(...xs),
      Math.min(...ys),
      Math.max(...ys),
    ];
    const factor = Math.min(
      (SHEET.width - 2 * MARGIN) / (right - left),
      (SHEET.height - 2 * MARGIN) / (bottom - top),
    );
    const pen = new Pen(factor, [
      SHEET.width / 2 - ((left + right) / 2) * factor,
      SHEET.height / 2 - ((top + bottom) / 2) * factor,
    ]);
    for (const paint of this.#paints) paint(pen);
    return standalone(
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${pen.toString()}</g>`,
    );
  }
}

/** A file of its own: the tokens that it uses are written into it, for every mode. */
function standalone(drawing: string): string {
  const short = new Map<string, string>();
  const body = drawing.replaceAll(/var\(--([a-z0-9-]+)\)/g, (_, name: string) => {
    if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`);
    return `var(${short.get(name)})`;
  });
  const values = (mode: 'light' | 'high-contrast') =>
    [...short]
      .map(([name, alias]) => `${alias}:${TOKEN_VALUES[mode][name as TokenName]}`)
      .join(';');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}">` +
    `<style>svg{${values('light')}}@media(prefers-contrast:more){svg{${values('high-contrast')}}}</style>${body}</svg>`
  );
}
