/**
 * The brand's line: paths with straight pieces and turns of 45° or 90° with the same radius, like a harness on its
 * board. All lengths are in the units of the drawing's viewBox.
 */

/** A place in the drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** The two permitted radii of a turn. */
export type BendRadius = 12 | 24;

/** Half a degree of tolerance: points are written by hand with one decimal, so directions are not exact. */
const ANGLE_TOLERANCE = Math.PI / 360;

/** Writes a coordinate with at most one decimal and without unnecessary zeros. */
export function coordinate(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const pair = (x: number, y: number) => `${coordinate(x)} ${coordinate(y)}`;

function direction([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.atan2(y2 - y1, x2 - x1);
}

function assertOctilinear(angle: number, from: Point, to: Point): void {
  const step = angle / (Math.PI / 4);
  if (Math.abs(step - Math.round(step)) * (Math.PI / 4) > ANGLE_TOLERANCE) {
    throw new RangeError(
      `The line runs at multiples of 45°: ${from.join(',')} to ${to.join(',')} does not.`,
    );
  }
}

/** Returns the turn between two directions, in radians, between −π and π; positive turns are clockwise. */
function turnBetween(incoming: number, outgoing: number): number {
  const turn = outgoing - incoming;
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

/**
 * Returns the path data (`d`) of a line through `points`, each turn rounded with `radius`.
 *
 * The points are the corners of the line without rounding; the first and the last are its ends.
 *
 * @throws RangeError if a piece is not at a multiple of 45°, if a turn is neither 45° nor 90°, or if a piece is too
 * short for the bends at its ends
 */
export function line(points: readonly Point[], radius: BendRadius = 12): string {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) throw new RangeError('A line needs at least two points.');

  let d = `M${pair(...first)}`;
  let from = first;
  let spentByLastBend = 0;

  rest.forEach((corner, index) => {
    const incoming = direction(from, corner);
    assertOctilinear(incoming, from, corner);
    const length = Math.hypot(corner[0] - from[0], corner[1] - from[1]);
    const next = rest[index + 1];
    if (!next) {
      if (spentByLastBend > length + 0.05) throw tooShort(from, corner, radius);
      d += `L${pair(...corner)}`;
      return;
    }

    const outgoing = direction(corner, next);
    assertOctilinear(outgoing, corner, next);
    const turn = turnBetween(incoming, outgoing);
    if (Math.abs(turn) > Math.PI / 2 + ANGLE_TOLERANCE) {
      throw new RangeError(
        `The line bends by 45° or 90°, not back on itself, at ${corner.join()}.`,
      );
    }
    const cut = radius * Math.tan(Math.abs(turn) / 2);
    if (spentByLastBend + cut > length + 0.05) throw tooShort(from, corner, radius);

    if (Math.abs(turn) > ANGLE_TOLERANCE) {
      const sweep = turn > 0 ? 1 : 0;
      const start = pair(
        corner[0] - Math.cos(incoming) * cut,
        corner[1] - Math.sin(incoming) * cut,
      );
      const end = pair(corner[0] + Math.cos(outgoing) * cut, corner[1] + Math.sin(outgoing) * cut);
      d += `L${start}A${radius} ${radius} 0 0 ${sweep} ${end}`;
    }
    spentByLastBend = cut;
    from = corner;
  });

  return d;
}

function tooShort(from: Point, to: Point, radius: number): RangeError {
  return new RangeError(
    `The piece from ${from.join(',')} to ${to.join(',')} is too short for bends of radius ${radius}.`,
  );
}

/**
 * Path data relative to its first point, so that equal shapes at different places have equal text and compress well.
 * The first point is rounded and the others move with it.
 */
export class RelativePath {
  #text = '';
  /** The last point as written, and how far rounding has moved the first one. */
  #at: Point = [0, 0];
  #shift: Point | undefined;

  #step([x, y]: Point): Point {
    const [sx, sy] = this.#shift ?? [0, 0];
    return [tenth(x + sx - this.#at[0]), tenth(y + sy - this.#at[1])];
  }

  #advance([dx, dy]: Point): void {
    this.#at = [this.#at[0] + dx, this.#at[1] + dy];
  }

  move(to: Point): this {
    if (this.#shift) {
      const step = this.#step(to);
      this.#text += `m${pair(...step)}`;
      this.#advance(step);
    } else {
      this.#at = [tenth(to[0]), tenth(to[1])];
      this.#shift = [this.#at[0] - to[0], this.#at[1] - to[1]];
      this.#text = `M${pair(...this.#at)}`;
    }
    return this;
  }

  line(to: Point): this {
    const step = this.#step(to);
    this.#text += `l${pair(...step)}`;
    this.#advance(step);
    return this;
  }

  curve(corner: Point, to: Point): this {
    const step = this.#step(to);
    this.#text += `q${pair(...this.#step(corner))} ${pair(...step)}`;
    this.#advance(step);
    return this;
  }

  /** The finished path data. */
  get data(): string {
    return this.#text;
  }
}
