/**
 * Space and its projection. Parts are described in millimeters: x runs to the lower right of the
 * picture, y to the lower left, z up. The projection is the 2:1 isometric of technical
 * illustration (a camera raised by 30°), so a circle on the ground is twice as wide as high.
 */

export type Vec = readonly [x: number, y: number, z: number];
/** A point of the picture plane, y down. */
export type Point = readonly [x: number, y: number];
const ACROSS = Math.SQRT1_2;
const RISE = Math.cos(Math.PI / 6);

/** Unit vector from any part toward the eye. */
export const VIEW: Vec = [Math.sqrt(3 / 8), Math.sqrt(3 / 8), 0.5];
/** Unit vector toward the light at the upper left. */
export const LIGHT: Vec = [0.2, 0.5, Math.sqrt(1 - 0.04 - 0.25)];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);

/** The vector of length 1 in the same direction; the null vector stays. */
export const unit = (a: Vec): Vec => scale(a, 1 / (length(a) || 1));
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A point or direction on the picture plane, one unit per millimeter. */
export const project = ([x, y, z]: Vec): Point => [
  (x - y) * ACROSS,
  ((x + y) * ACROSS) / 2 - z * RISE,
];

/** The view of a scene: converts a point of space, in the scene's units, to the picture plane. */
export type Camera = (place: Vec) => Point;

/**
 * A camera in front of the scene: x runs to the right, y toward the viewer.
 *
 * @param depth the visible fraction of a length along y: 0.3 from eye level, 0.8 from high above
 */
export const frontal =
  (depth: number): Camera =>
  ([x, y, z]) => [x, y * depth - z];

/** Returns the place on the ground at a point of the picture plane. */
export const unproject = ([across, down]: Point): Vec => [
  (2 * down + across) / (2 * ACROSS),
  (2 * down - across) / (2 * ACROSS),
  0,
];

/** A straight or circular stretch of a curve in space. */
export type Stretch =
  | { readonly kind: 'line'; readonly from: Vec; readonly to: Vec }
  | {
      readonly kind: 'arc';
      readonly center: Vec;
      /** Radius vectors at 0 and at a quarter turn. */
      readonly u: Vec;
      readonly v: Vec;
      readonly start: number;
      readonly end: number;
    };

function arcPoint(arc: Extract<Stretch, { kind: 'arc' }>, angle: number): Vec {
  return add(arc.center, add(scale(arc.u, Math.cos(angle)), scale(arc.v, Math.sin(angle))));
}

/** Returns the start of a stretch. */
export const getStart = (s: Stretch): Vec => (s.kind === 'line' ? s.from : arcPoint(s, s.start));

/** Returns the end of a stretch. */
export const getEnd = (s: Stretch): Vec => (s.kind === 'line' ? s.to : arcPoint(s, s.end));

/** A straight stretch. */
export const line = (from: Vec, to: Vec): Stretch => ({ kind: 'line', from, to });

/** Returns a polyline with corners of one bend radius (smaller if a leg is too short). */
export function bend(path: readonly Vec[], radius: number): Stretch[] {
  const curve: Stretch[] = [];
  const [first, ...rest] = path;
  if (!first) return curve;
  let at = first;
  rest.forEach((corner, index) => {
    const next = rest[index + 1];
    if (!next) {
      curve.push(line(at, corner));
      return;
    }
    const incoming = unit(subtract(corner, at));
    const outgoing = unit(subtract(next, corner));
    const turn = Math.acos(Math.max(-1, Math.min(1, dot(incoming, outgoing))));
    if (turn < 0.01) return;
    const legs = Math.min(
      length(subtract(corner, at)),
      length(subtract(next, corner)) * (rest[index + 2] ? 0.5 : 1),
    );
    const reach = Math.min(radius * Math.tan(turn / 2), legs * 0.999);
    const actual = reach / Math.tan(turn / 2);
    const begin = subtract(corner, scale(incoming, reach));
    const finish = add(corner, scale(outgoing, reach));
    const inward = unit(subtract(outgoing, scale(incoming, dot(incoming, outgoing))));
    const center = add(begin, scale(inward, actual));
    if (length(subtract(begin, at)) > 0.01) curve.push(line(at, begin));
    curve.push({
      kind: 'arc',
      center,
      u: scale(inward, -actual),
      v: scale(incoming, actual),
      start: 0,
      end: turn,
    });
    at = finish;
  });
  return curve;
}
