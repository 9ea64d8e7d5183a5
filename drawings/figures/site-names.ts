import { coordinate, type Point } from '../line/path.ts';

/** The distance of names below each other, on the map: 24 px on the narrowest window that shows them there. */
const PITCH = 26;
/** The width that a name has at least. */
const NAME = 60;
/** The distance between a mark and its name. */
const GAP = 12;

/** The position of a name: the end of its leader, which begins at the mark. */
export interface PlacedName {
  readonly at: Point;
  readonly side: 'start' | 'end';
  /** Path data; empty if the name is next to its mark. */
  readonly leader: string;
}

interface Mark {
  readonly id: string;
  readonly at: Point;
  readonly side: 'start' | 'end';
}

/** Returns the nearest heights that are at least a pitch apart, for ascending ones. */
function spread(heights: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = [];
  for (const [index, height] of heights.entries()) {
    let block = { sum: height - index * PITCH, count: 1 };
    for (let last = blocks.at(-1); last; last = blocks.at(-1)) {
      if (last.sum / last.count <= block.sum / block.count) break;
      block = { sum: last.sum + block.sum, count: last.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((height, index) => height + index * PITCH);
}

/** Places the names of one column at its side, each with a leader at 45° and level. */
function placeColumn(marks: readonly Mark[]): [string, PlacedName][] {
  const sorted = marks.toSorted((a, b) => a.at[1] - b.at[1]);
  const heights = spread(sorted.map(({ at }) => at[1]));
  const rise = Math.max(...sorted.map(({ at }, index) => Math.abs(at[1] - (heights[index] ?? 0))));
  return sorted.map(({ id, at: [x, y], side }, index) => {
    const way = side === 'start' ? -1 : 1;
    const level = heights[index] ?? y;
    const outermost = Math.max(...sorted.map(({ at }) => at[0] * way)) * way;
    const end = outermost + way * (GAP + (rise < 1 ? 0 : rise));
    const bend = x + way * Math.abs(level - y);
    const leader =
      rise < 1 && sorted.length === 1
        ? ''
        : `M${coordinate(x)} ${coordinate(y)}L${coordinate(bend)} ${coordinate(level)}H${coordinate(end)}`;
    return [id, { at: [end, level], side, leader }];
  });
}

/** Returns whether names of two columns are too close to each other. */
function isNear(a: readonly Mark[], b: readonly Mark[]): boolean {
  if (a[0]?.side !== b[0]?.side) return false;
  const [positions, otherPositions] = [a, b].map((marks) =>
    placeColumn(marks).map(([, { at }]) => at),
  );
  return (positions ?? []).some(([x1, y1]) =>
    (otherPositions ?? []).some(
      ([x2, y2]) => Math.abs(x1 - x2) < NAME && Math.abs(y1 - y2) < PITCH,
    ),
  );
}

/** Places names beside their marks: those of neighbors in a column, with leaders from the marks. */
export function placeNames(marks: readonly Mark[]): ReadonlyMap<string, PlacedName> {
  const columns: Mark[][] = [];
  for (const mark of marks) {
    let column = [mark];
    for (;;) {
      const near = columns.find((candidate) => isNear(candidate, column));
      if (!near) break;
      columns.splice(columns.indexOf(near), 1);
      column = [...near, ...column];
    }
    columns.push(column);
  }
  return new Map(columns.flatMap(placeColumn));
}
