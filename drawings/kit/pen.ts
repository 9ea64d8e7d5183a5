import {
  type Point,
  project,
  scale,
  getStart,
  getEnd,
  type Stretch,
  type Vec,
} from './geometry.ts';

/** Writes a number with at most one decimal and without unnecessary characters: `.5`, `-3`, `12.4`. */
function brief(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  if (text === '-0') return '0';
  return text.replace(/^(-?)0\./, '$1.');
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Writes path data relative to the last *rounded* point, so that rounding errors do not add up. */
class PathData {
  #text = '';
  #at: Point = [0, 0];
  #command = '';
  readonly #shortest: number;

  /** @param shortest steps that are shorter in both directions are omitted, in pixels */
  constructor(shortest: number) {
    this.#shortest = shortest;
  }

  #write(command: string, numbers: readonly number[]): void {
    const repeats = command === this.#command && command !== 'm' && command !== 'z';
    let text = repeats ? '' : command;
    numbers.forEach((number, index) => {
      const digits = brief(number);
      const isJoined = digits.startsWith('-') || (index === 0 && !repeats);
      text += isJoined ? digits : ` ${digits}`;
    });
    this.#text += text;
    this.#command = command;
  }

  move([x, y]: Point): void {
    const to: Point = [tenth(x), tenth(y)];
    if (this.#text === '') this.#write('M', to);
    else this.#write('m', [to[0] - this.#at[0], to[1] - this.#at[1]]);
    this.#at = to;
  }

  line([x, y]: Point): void {
    const to: Point = [tenth(x), tenth(y)];
    const dx = to[0] - this.#at[0];
    const dy = to[1] - this.#at[1];
    if (Math.abs(dx) < this.#shortest && Math.abs(dy) < this.#shortest) return;
    if (Math.abs(dy) < 0.05) this.#write('h', [dx]);
    else if (Math.abs(dx) < 0.05) this.#write('v', [dy]);
    else this.#write('l', [dx, dy]);
    this.#at = to;
  }

  arc(rx: number, ry: number, degrees: number, large: boolean, sweep: boolean, end: Point): void {
    const to: Point = [tenth(end[0]), tenth(end[1])];
    this.#write('a', [
      rx,
      ry,
      Math.round(degrees),
      Number(large),
      Number(sweep),
      to[0] - this.#at[0],
      to[1] - this.#at[1],
    ]);
    this.#at = to;
  }

  /** Returns to the beginning of the subpath, which the caller passes, because relative commands need it. */
  close(start: Point): void {
    this.#text += 'z';
    this.#command = 'z';
    this.#at = [tenth(start[0]), tenth(start[1])];
  }

  toString(): string {
    return this.#text;
  }
}

export type Stroke = { readonly color: string; readonly width: number };
export type Look = {
  readonly fill?: string;
  readonly stroke?: Stroke;
  /** From 0 to 1; omitted when opaque. */
  readonly opacity?: number;
  readonly dash?: readonly number[];
  readonly dashOffset?: number;
  readonly butt?: boolean;
};

const near = (a: Vec, b: Vec) =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) < 1e-6;

/** Joins touching stretches into as few curves as possible. */
function chained(stretches: readonly Stretch[]): Stretch[][] {
  const remaining = [...stretches];
  const chains: Stretch[][] = [];
  for (let first = remaining.shift(); first; first = remaining.shift()) {
    const chain = [first];
    for (let grown = true; grown;) {
      grown = false;
      const tail = getEnd(chain[chain.length - 1] as Stretch);
      const next = remaining.findIndex((s) => near(getStart(s), tail) || near(getEnd(s), tail));
      const nextStretch = remaining[next];
      if (nextStretch) {
        remaining.splice(next, 1);
        chain.push(
          near(getStart(nextStretch), tail)
            ? nextStretch
            : nextStretch.kind === 'line'
              ? { kind: 'line', from: nextStretch.to, to: nextStretch.from }
              : { ...nextStretch, start: nextStretch.end, end: nextStretch.start },
        );
        grown = true;
      }
    }
    chains.push(chain);
  }
  return chains;
}

/** The shortest step of a path in a drawing of the usual size, and in a small one, in pixels. */
const SHORTEST = 0.05;
const SHORTEST_SMALL = 0.7;
/** The finest line of a small drawing, in pixels of a large one; finer lines are omitted. */
const FINEST_SMALL = 1;
/** The width of a line in a small drawing, as a fraction of the same line in a large one. */
const SMALL_LINE = 0.7;

/** Draws on the page: contains the scale and collects SVG elements. All widths are in page pixels. */
export class Pen {
  readonly scale: number;
  readonly #shift: Point;
  readonly #small: boolean;
  readonly #elements: string[] = [];

  /**
   * @param scaleFactor page pixels per millimeter
   * @param shift the position of the origin of space on the page
   * @param small whether the drawing is shown at a fraction of its usual size
   */
  constructor(scaleFactor: number, shift: Point, small = false) {
    this.scale = scaleFactor;
    this.#shift = shift;
    this.#small = small;
  }

  /** Returns the width of an outline or edge that has this width in a drawing of the usual size; 0 omits it. */
  line(width: number): number {
    if (!this.#small) return width;
    return width < FINEST_SMALL ? 0 : width * SMALL_LINE;
  }

  point(place: Vec): Point {
    const [x, y] = project(place);
    return [x * this.scale + this.#shift[0], y * this.scale + this.#shift[1]];
  }

  #append(path: PathData, curve: readonly Stretch[], closed: boolean): void {
    const [first] = curve;
    if (!first) return;
    const start = this.point(getStart(first));
    path.move(start);
    curve.forEach((stretch, index) => {
      if (index > 0) path.line(this.point(getStart(stretch)));
      if (stretch.kind === 'line') {
        if (closed && index === curve.length - 1 && near(stretch.to, getStart(first))) return;
        path.line(this.point(stretch.to));
      } else this.#arc(path, stretch);
    });
    if (closed) path.close(start);
  }

  /** A circle seen from anywhere is an ellipse; its axes are those of the projected radii. */
  #arc(path: PathData, arc: Extract<Stretch, { kind: 'arc' }>): void {
    const [ux, uy] = project(scale(arc.u, this.scale));
    const [vx, vy] = project(scale(arc.v, this.scale));
    const a = ux * ux + vx * vx;
    const b = ux * uy + vx * vy;
    const d = uy * uy + vy * vy;
    const middle = (a + d) / 2;
    const spread = Math.hypot((a - d) / 2, b);
    const rx = Math.sqrt(middle + spread);
    const ry = Math.sqrt(Math.max(0, middle - spread));
    const degrees = (Math.atan2(2 * b, a - d) / 2) * (180 / Math.PI);
    const turn = arc.end - arc.start;
    const sweep = (ux * vy - uy * vx) * turn > 0;
    const to = (angle: number) => this.point(getEnd({ ...arc, end: angle }));
    if (ry < 0.06) path.line(to(arc.end));
    else if (Math.abs(turn) > 6.28) {
      path.arc(rx, ry, degrees, false, sweep, to(arc.start + turn / 2));
      path.arc(rx, ry, degrees, false, sweep, to(arc.end));
    } else path.arc(rx, ry, degrees, Math.abs(turn) > Math.PI, sweep, to(arc.end));
  }

  /** Returns the path data of curves, for elements that the pen does not support. */
  data(curves: readonly (readonly Stretch[])[], closed = false): string {
    const path = new PathData(this.#small ? SHORTEST_SMALL : SHORTEST);
    for (const curve of curves) this.#append(path, curve, closed);
    return path.toString();
  }

  draw(data: string, look: Look): void {
    const isStroked = look.stroke !== undefined && look.stroke.width > 0;
    if (data === '' || (!look.fill && !isStroked)) return;
    let attributes = look.fill ? ` fill="${look.fill}"` : '';
    if (look.stroke && isStroked) {
      attributes += ` stroke="${look.stroke.color}"`;
      attributes += ` stroke-width="${Math.round(look.stroke.width * 100) / 100}"`;
    }
    // The opacity of an element is a transparency group in a PDF, which doubles the size of a drawing of many strokes.
    if (look.opacity !== undefined)
      attributes += ` ${look.fill ? '' : 'stroke-'}opacity="${brief(look.opacity)}"`;
    if (look.dash) attributes += ` stroke-dasharray="${look.dash.map(brief).join(' ')}"`;
    if (look.dashOffset) attributes += ` stroke-dashoffset="${brief(look.dashOffset)}"`;
    if (look.butt) attributes += ' stroke-linecap="butt"';
    this.#elements.push(`<path${attributes} d="${data}"/>`);
  }

  fill(curves: readonly (readonly Stretch[])[], fill: string): void {
    this.draw(this.data(curves, true), { fill });
  }

  /** Strokes stretches in any order, joined if they touch. */
  stroke(stretches: readonly Stretch[], stroke: Stroke): void {
    if (stretches.length > 0 && stroke.width > 0)
      this.draw(this.data(chained(stretches)), { stroke });
  }

  raw(element: string): void {
    this.#elements.push(element);
  }

  toString(): string {
    return this.#elements.join('');
  }
}
