import { cross, project, subtract, unit, type Point, type Vec } from '../kit/geometry.ts';
import { INK, SHADOW, tinted, tintOf, type Material } from '../kit/paint.ts';
import { coordinate } from '../line/path.ts';

/** A flat piece of a scene: its corners in space, anticlockwise as seen from outside. */
export type Face = readonly Vec[];

export interface FaceStyle {
  /** Outlined in ink unless said otherwise. */
  readonly outline?: number;
}

/** The outline of what stands in a scene, and of what is laid on it. */
export const OUTLINE = 2;
export const FINE = 1.2;

/**
 * A scene in the isometric projection of the drawings: buildings, ground, plants and people, put
 * one after the other from the back to the front. Lengths are the scene's own; `scale` brings
 * them to pixels, `origin` says where on the page the scene's origin lies.
 */
export class Stage {
  readonly #elements: string[] = [];
  readonly #scale: number;
  readonly #origin: Point;

  constructor(scale: number, origin: Point) {
    this.#scale = scale;
    this.#origin = origin;
  }

  /** A place of the scene on the page. */
  at(place: Vec): Point {
    const [x, y] = project(place);
    return [x * this.#scale + this.#origin[0], y * this.#scale + this.#origin[1]];
  }

  #outline(corners: readonly Vec[]): string {
    return corners.map((corner) => this.at(corner).map(coordinate).join(' ')).join('L');
  }

  /** An element written by hand, in page coordinates. */
  raw(element: string): void {
    this.#elements.push(element);
  }

  /** A polygon in a colour of its own. */
  fill(corners: readonly Vec[], colour: string, outline: number = OUTLINE): void {
    const stroke = outline > 0 ? ` stroke="${INK}" stroke-width="${outline}"` : '';
    this.raw(`<path fill="${colour}"${stroke} d="M${this.#outline(corners)}Z"/>`);
  }

  /** A polygon of a material, tinted by how the light falls on it. */
  face(corners: Face, material: Material, { outline = OUTLINE }: FaceStyle = {}): void {
    const [a, b, c] = corners;
    if (!a || !b || !c) throw new RangeError('A face needs three corners.');
    const normal = unit(cross(subtract(b, a), subtract(c, a)));
    this.fill(corners, tinted(material, tintOf(normal)), outline);
  }

  /** The three faces that are seen of a box with one corner at `place`. */
  box([x, y, z]: Vec, [w, d, h]: Vec, material: Material, style?: FaceStyle): void {
    const [X, Y, Z] = [x + w, y + d, z + h];
    this.face(
      [
        [x, Y, z],
        [X, Y, z],
        [X, Y, Z],
        [x, Y, Z],
      ].reverse() as Vec[],
      material,
      style,
    );
    this.face(
      [
        [X, y, z],
        [X, y, Z],
        [X, Y, Z],
        [X, Y, z],
      ].reverse() as Vec[],
      material,
      style,
    );
    this.face(
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      material,
      style,
    );
  }

  /** A shadow on the ground. */
  shadow(corners: readonly Vec[]): void {
    this.fill(corners, SHADOW, 0);
  }

  /** A line on any surface: straight pieces with rounded corners. */
  line(points: readonly Vec[], colour: string, width: number, radius = 8): void {
    const flat = points.map((point) => this.at(point));
    const [start] = flat;
    if (!start) return;
    let d = `M${start.map(coordinate).join(' ')}`;
    for (let index = 1; index < flat.length; index += 1) {
      const corner = flat[index] as Point;
      const before = flat[index - 1] as Point;
      const after = flat[index + 1];
      if (!after) {
        d += `L${corner.map(coordinate).join(' ')}`;
        continue;
      }
      const cut = (to: Point): Point => {
        const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]);
        const share = Math.min(radius / length, 0.5);
        return [corner[0] + (to[0] - corner[0]) * share, corner[1] + (to[1] - corner[1]) * share];
      };
      d += `L${cut(before).map(coordinate).join(' ')}Q${corner.map(coordinate).join(' ')} ${cut(after).map(coordinate).join(' ')}`;
    }
    this.raw(
      `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`,
    );
  }

  /** A joint of the line. */
  joint(place: Vec, colour: string, radius = 5): void {
    const [x, y] = this.at(place).map(coordinate);
    this.raw(
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--art-paper)" stroke="${colour}" stroke-width="2.5"/>`,
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

  /** The finished drawing. */
  toSvg(width: number, height: number): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">` +
      `${this.#elements.join('')}</svg>`
    );
  }
}
