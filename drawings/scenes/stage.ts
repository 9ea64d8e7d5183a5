import {
  type Camera,
  cross,
  type Point,
  project,
  subtract,
  unit,
  unproject,
  type Vec,
} from '../kit/geometry.ts';
import { INK, SHADOW, tinted, getTint, type Material } from '../kit/paint.ts';
import { coordinate, RelativePath } from '../line/path.ts';

/** A flat piece of a scene: its corners in space, counterclockwise as seen from outside. */
export type Face = readonly Vec[];

/** The outline of objects in a scene, and of objects on them. */
export const OUTLINE = 2;
export const FINE = 1.2;

const lying = ([x, y, z]: Vec, w: number, d: number): Vec[] => [
  [x, y, z],
  [x + w, y, z],
  [x + w, y + d, z],
  [x, y + d, z],
];
const facingLeft = ([x, y, z]: Vec, w: number, h: number): Vec[] => [
  [x, y, z],
  [x, y, z + h],
  [x + w, y, z + h],
  [x + w, y, z],
];
const facingRight = ([x, y, z]: Vec, d: number, h: number): Vec[] => [
  [x, y, z],
  [x, y + d, z],
  [x, y + d, z + h],
  [x, y, z + h],
];

/** Something that grows: its kind, where it stands on the ground, how tall it is. */
export type Plant = readonly [kind: 'conifer' | 'tree', x: number, y: number, height: number];

/**
 * A scene: buildings, ground, plants and people, drawn from back to front in the order of the calls. Lengths are the
 * scene's own; `scale` converts them to pixels, `origin` is the position of the scene's origin on the page. By default
 * the camera is the isometric projection of the drawings.
 */
export class Stage {
  readonly #elements: string[] = [];
  readonly #scale: number;
  readonly #origin: Point;
  readonly #camera: Camera;

  constructor(scale: number, origin: Point, camera: Camera = project) {
    this.#scale = scale;
    this.#origin = origin;
    this.#camera = camera;
  }

  /** A place of the scene on the page. */
  at(place: Vec): Point {
    const [x, y] = this.#camera(place);
    return [x * this.#scale + this.#origin[0], y * this.#scale + this.#origin[1]];
  }

  /** Returns the place at the height `z` that is at a point of the page; the camera is the isometric one. */
  placeAt([across, down]: Point, z = 0): Vec {
    const [left, top] = this.at([0, 0, z]);
    const [x, y] = unproject([(across - left) / this.#scale, (down - top) / this.#scale]);
    return [x, y, z];
  }

  #outline([first, ...rest]: readonly Vec[]): string {
    const path = new RelativePath();
    if (first) path.move(this.at(first));
    for (const corner of rest) path.line(this.at(corner));
    return path.data;
  }

  /** An element written by hand, in page coordinates. */
  raw(element: string): void {
    this.#elements.push(element);
  }

  /** A polygon in a color of its own; without an outline where that is 0. */
  polygon(corners: readonly Vec[], color: string, outline: number = OUTLINE): void {
    const stroke = outline > 0 ? ` stroke="${INK}" stroke-width="${outline}"` : '';
    this.raw(`<path fill="${color}"${stroke} d="${this.#outline(corners)}z"/>`);
  }

  /** A horizontal rectangle: `w` along x, `d` along y. */
  flat(place: Vec, w: number, d: number, color: string, outline?: number): void {
    this.polygon(lying(place, w, d), color, outline);
  }

  /** A rectangle in a wall at the lower left: `w` along x, `h` up. */
  front(place: Vec, w: number, h: number, color: string, outline?: number): void {
    this.polygon(facingLeft(place, w, h), color, outline);
  }

  /** A rectangle in a wall at the lower right: `d` along y, `h` up. */
  side(place: Vec, d: number, h: number, color: string, outline?: number): void {
    this.polygon(facingRight(place, d, h), color, outline);
  }

  /** A polygon of a material, tinted by how the light falls on it. */
  face(corners: Face, material: Material): void {
    const [a, b, c] = corners;
    if (!a || !b || !c) throw new RangeError('A face needs three corners.');
    const normal = unit(cross(subtract(b, a), subtract(c, a)));
    this.polygon(corners, tinted(material, getTint(normal)));
  }

  /** The three visible faces of a box with its farthest lower corner at `place`. */
  box([x, y, z]: Vec, [w, d, h]: Vec, material: Material): void {
    this.face(facingLeft([x, y + d, z], w, h), material);
    this.face(facingRight([x + w, y, z], d, h), material);
    this.face(lying([x, y, z + h], w, d), material);
  }

  /** The cut edges of the two walls behind a room: on top, and at the end of the left wall. */
  wallEdges(
    [x, y]: readonly [number, number],
    [w, d, h]: Vec,
    thick: number,
    outline = FINE,
  ): void {
    this.polygon([[x, y, h], [x, y + d, h], [x - thick, y + d, h], [x - thick, y - thick, h], [x + w, y - thick, h], [x + w, y, h]], tinted('dark', 'left'), outline); // prettier-ignore
    this.front([x, y + d, 0], -thick, h, tinted('dark', 'top'), outline);
  }

  /** Bars across a wall that faces lower right, as on a rolling door. */
  slats([x, y, z]: Vec, d: number, heights: readonly number[]): void {
    for (const h of heights)
      this.segment([x, y, z + h], [x, y + d, z + h], tinted('metal', 'right'), 1);
  }

  /** A band of windows in a wall that faces lower left. */
  windows([x, y, z]: Vec, w: number, h: number, panes: number): void {
    this.front([x, y, z], w, h, tinted('plastic', 'left'), FINE);
    for (let pane = 1; pane < panes; pane += 1) {
      const at = x + (w / panes) * pane;
      this.segment([at, y, z], [at, y, z + h], INK, FINE);
    }
  }

  /** A shadow on the ground. */
  shadow(...corners: readonly Vec[]): void {
    this.polygon(corners, SHADOW, 0);
  }

  /** A straight line on any surface. */
  segment(from: Vec, to: Vec, color: string, width: number): void {
    this.line([from, to], color, width);
  }

  /** A line on any surface: straight pieces with rounded corners. */
  line(points: readonly Vec[], color: string, width: number, radius = 8): void {
    const flat = points.map((point) => this.at(point));
    const [start] = flat;
    if (!start) return;
    const path = new RelativePath().move(start);
    for (let index = 1; index < flat.length; index += 1) {
      const corner = flat[index] as Point;
      const previousPoint = flat[index - 1] as Point;
      const nextPoint = flat[index + 1];
      if (!nextPoint) {
        path.line(corner);
        continue;
      }
      const cut = (to: Point): Point => {
        const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]);
        const share = Math.min(radius / length, 0.5);
        return [corner[0] + (to[0] - corner[0]) * share, corner[1] + (to[1] - corner[1]) * share];
      };
      path.line(cut(previousPoint)).curve(corner, cut(nextPoint));
    }
    this.raw(
      `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" d="${path.data}"/>`,
    );
  }

  /** A joint of the line. */
  joint(place: Vec, color: string, radius = 5): void {
    const [x, y] = this.at(place).map(coordinate);
    this.raw(
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--art-paper)" stroke="${color}" stroke-width="2.5"/>`,
    );
  }

  /** The end of a line at the line of the page, over which the page draws its own joint (`Cover`). */
  end(place: Vec, color: string): void {
    const [x, y] = this.at(place).map(coordinate);
    this.raw(
      `<circle data-end="" cx="${x}" cy="${y}" r="5" fill="var(--art-paper)" stroke="${color}" stroke-width="2.5"/>`,
    );
  }

  /** The cable across the ground, with a joint at each end. Films continue it from scene to scene. */
  cable(from: Vec, to: Vec): void {
    const navy = 'var(--color-brand-line)';
    this.line([from, to], navy, 6, 24);
    for (const end of [from, to]) this.joint(end, navy, 7);
    const [start, end] = [from, to].map((place) => this.at(place).map(coordinate).join(' '));
    this.raw(`<path data-cable="" d="M${start}L${end}"/>`);
  }

  /** A wheel of a vehicle, seen from its lower left. */
  wheel(hub: Vec): void {
    const [x, y] = this.at(hub).map(coordinate);
    this.raw(
      `<ellipse cx="${x}" cy="${y}" rx="5" ry="6" fill="${tinted('rubber', 'left')}" stroke="${INK}" stroke-width="1.5"/>`,
    );
  }

  /** A conifer, `height` units tall: two skirts, lit from the left. */
  conifer([x, y, z]: Vec, height: number): void {
    const [cx, ground] = this.at([x, y, z]);
    const h = height * this.#scale;
    const c = coordinate;
    this.raw(
      `<ellipse cx="${c(cx + h * 0.06)}" cy="${c(ground)}" rx="${c(h * 0.28)}" ry="${c(h * 0.12)}" fill="${SHADOW}"/>` +
        `<path stroke="${INK}" stroke-width="3" d="M${c(cx)} ${c(ground)}v${c(-h * 0.25)}"/>`,
    );
    for (const [foot, top, radius] of [
      [0.2, 0.72, 0.25],
      [0.46, 1, 0.19],
    ] as const) {
      const y0 = ground - h * foot;
      const y1 = ground - h * top;
      const r = h * radius;
      const right = `M${c(cx)} ${c(y1)}L${c(cx + r)} ${c(y0)}Q${c(cx + r * 0.5)} ${c(y0 + r * 0.5)} ${c(cx)} ${c(y0 + r * 0.5)}Z`;
      const whole = `M${c(cx)} ${c(y1)}L${c(cx + r)} ${c(y0)}Q${c(cx)} ${c(y0 + r)} ${c(cx - r)} ${c(y0)}Z`;
      this.raw(
        `<path fill="${tinted('green', 'left')}" stroke="${INK}" stroke-width="${OUTLINE}" d="${whole}"/>` +
          `<path fill="${tinted('green', 'right')}" d="${right}"/>` +
          `<path fill="none" stroke="${INK}" stroke-width="${OUTLINE}" d="${whole}"/>`,
      );
    }
  }

  /** A broad-leaved tree: a round crown with its shaded side. */
  tree([x, y, z]: Vec, height: number): void {
    const [cx, ground] = this.at([x, y, z]);
    const h = height * this.#scale;
    const c = coordinate;
    const r = h * 0.3;
    const cy = ground - h + r;
    this.raw(
      `<ellipse cx="${c(cx + h * 0.06)}" cy="${c(ground)}" rx="${c(h * 0.26)}" ry="${c(h * 0.11)}" fill="${SHADOW}"/>` +
        `<path stroke="${INK}" stroke-width="3" d="M${c(cx)} ${c(ground)}V${c(cy)}"/>` +
        `<circle cx="${c(cx)}" cy="${c(cy)}" r="${c(r)}" fill="${tinted('green', 'top')}"/>` +
        `<path fill="${tinted('green', 'left')}" d="M${c(cx + r * 0.5)} ${c(cy - r * 0.866)}A${c(r)} ${c(r)} 0 1 1 ${c(cx - r * 0.866)} ${c(cy + r * 0.5)}A${c(r)} ${c(r)} 0 0 0 ${c(cx + r * 0.5)} ${c(cy - r * 0.866)}Z"/>` +
        `<circle cx="${c(cx)}" cy="${c(cy)}" r="${c(r)}" fill="none" stroke="${INK}" stroke-width="${OUTLINE}"/>`,
    );
  }

  /** Trees at the height `z`, those behind first. Trees that the upper edge of the page would cut are omitted. */
  plants(plants: readonly Plant[], z = 0): void {
    for (const [kind, x, y, height] of plants.toSorted(
      ([, x1, y1], [, x2, y2]) => x1 + y1 - x2 - y2,
    ))
      if (this.at([x, y, z])[1] >= height * this.#scale) this[kind]([x, y, z], height);
  }

  /** The finished drawing. */
  toSvg(width: number, height: number): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">` +
      `${this.#elements.join('')}</svg>`
    );
  }
}
