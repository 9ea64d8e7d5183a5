import { coordinate, type Point } from '../line/path.ts';

/** The distance of neighboring strands of a bundle. */
const STRAND_PITCH = 6;
/** Sites that are nearer to home than this, in either direction, have a separate strand. */
const NEAR = { x: 60, y: 24 };
/** The distance of the bundle to the west above its sites. */
export const ABOVE = 22;
/** The smallest distance of a level strand from the mark of another site. */
const CLEAR = 10;
/** The positions of ties along the level part of a bundle. */
const TIES = [0.2, 0.45, 0.7] as const;
/** The length of a tie beyond its bundle, and its width. */
const TIE = { over: 3, width: 6 } as const;

/** Path data of the strands, by the ids of their sites, and of the ties around their bundles. */
interface Harness {
  readonly routes: ReadonlyMap<string, string>;
  readonly ties: string;
}

interface Destination {
  readonly id: string;
  readonly at: Point;
}

const draw = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join('L')}`;

/** Returns the offset of the strand at an index from the middle of its bundle. */
const getOffset = (index: number, count: number): number =>
  (index - (count - 1) / 2) * STRAND_PITCH;

const tieAcross = (x: number, from: number, to: number): string =>
  `M${coordinate(x - TIE.width / 2)} ${coordinate(from - TIE.over)}h${TIE.width}V${coordinate(to + TIE.over)}h${-TIE.width}Z`;

/** The bundle to the east: level, each strand leaves it at 45°. */
function layEast(home: Point, sites: readonly Destination[]): [Destination, Point[]][] {
  return sites
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map((site, index, { length }) => {
      const level = home[1] + getOffset(index, length);
      const [x, y] = site.at;
      return [
        site,
        [
          [home[0], level],
          [x - Math.abs(y - level), level],
          [x, y],
        ],
      ];
    });
}

/** The bundle to the west: up at 45°, level above its sites, each strand leaves it at 45°. */
function layWest(home: Point, sites: readonly Destination[]): [Destination, Point[]][] {
  const top = Math.min(home[1], ...sites.map(({ at }) => at[1])) - ABOVE;
  return sites
    .toSorted((a, b) => a.at[0] - b.at[0])
    .map((site, index) => {
      const level = top + index * STRAND_PITCH;
      // Strands at 45° are as far apart as level ones if they are farther apart across.
      const start = home[0] + index * STRAND_PITCH * Math.SQRT2;
      const [x, y] = site.at;
      return [
        site,
        [
          [start, home[1]],
          [start - (home[1] - level), level],
          [x + (y - level), level],
          [x, y],
        ],
      ];
    });
}

/** Returns the level at which a strand from the bundle to the south reaches its site without touching other marks. */
function findLevel([x, y]: Point, home: Point, otherSites: readonly Destination[]): number {
  const [left, right] = [Math.min(x, home[0]), Math.max(x, home[0])];
  const between = otherSites.filter(({ at }) => at[0] > left + 1 && at[0] < right - 1);
  let level = y;
  const touches = () => between.some(({ at }) => Math.abs(at[1] - level) < CLEAR);
  while (touches() && level < y + 6 * CLEAR) level += 1;
  return level;
}

/** The bundle to the south: down, each strand leaves it to its side at 45° and runs level to its site. */
function laySouth(home: Point, sites: readonly Destination[]): [Destination, Point[]][] {
  const leveled = sites.map((site) => ({
    site,
    level: findLevel(
      site.at,
      home,
      sites.filter((candidate) => candidate !== site),
    ),
    side: site.at[0] < home[0] ? -1 : 1,
  }));
  // The strand that leaves first is the outermost on its side.
  const order = [
    ...leveled.filter(({ side }) => side < 0).toSorted((a, b) => a.level - b.level),
    ...leveled.filter(({ side }) => side > 0).toSorted((a, b) => b.level - a.level),
  ];
  return order.map(({ site, level, side }, index) => {
    const strand = home[0] + getOffset(index, order.length);
    const [x, y] = site.at;
    const start: Point = [home[0] + (strand - home[0]) / 3, home[1]];
    const spread: Point = [strand, home[1] + Math.abs(strand - start[0])];
    const bend = Math.min(12, Math.abs(x - strand), level - spread[1]);
    return [
      site,
      [
        start,
        spread,
        [strand, level - bend],
        [strand + side * bend, level],
        [x - side * Math.abs(y - level), level],
        [x, y],
      ],
    ];
  });
}

/** Ties around the level part of a bundle, which all its strands share. */
function tieLevel(strands: readonly (readonly Point[])[], from: 0 | 1): string {
  if (strands.length < 2) return '';
  const levels = strands.map((points) => (points[from] as Point)[1]);
  const starts = strands.map((points) => (points[from] as Point)[0]);
  const ends = strands.map((points) => (points[from + 1] as Point)[0]);
  const isEast = (ends[0] ?? 0) > (starts[0] ?? 0);
  const start = isEast ? Math.max(...starts) : Math.min(...starts);
  const end = isEast ? Math.min(...ends) : Math.max(...ends);
  return TIES.map((part) =>
    tieAcross(start + (end - start) * part, Math.min(...levels), Math.max(...levels)),
  ).join('');
}

/** A tie around the part of the bundle to the south that runs down. */
function tieSouth(strands: readonly (readonly Point[])[]): string {
  if (strands.length < 2) return '';
  const xs = strands.map((points) => (points[1] as Point)[0]);
  const top = Math.max(...strands.map((points) => (points[1] as Point)[1]));
  const bottom = Math.min(...strands.map((points) => (points[2] as Point)[1]));
  if (bottom - top < 2 * TIE.width) return '';
  const y = (top + bottom) / 2 - TIE.width / 2;
  return `M${coordinate(Math.min(...xs) - TIE.over)} ${coordinate(y)}H${coordinate(Math.max(...xs) + TIE.over)}v${TIE.width}H${coordinate(Math.min(...xs) - TIE.over)}Z`;
}

/**
 * Lays one strand from home to each site, as a harness is laid: side by side in bundles to the east, the west and the
 * south, which strands leave at 45°; sites near home have separate strands.
 */
export function layHarness(home: Point, sites: readonly Destination[]): Harness {
  const getGroup = ({ at: [x, y] }: Destination) => {
    const [dx, dy] = [x - home[0], y - home[1]];
    if (dy > NEAR.y && Math.abs(dx) < 4 * NEAR.x) return 'south';
    if (Math.abs(dx) < NEAR.x) return 'near';
    return dx > 0 ? 'east' : 'west';
  };
  const groups = Map.groupBy(sites, getGroup);
  const near = (groups.get('near') ?? []).map((site): [Destination, Point[]] => {
    const [x, y] = site.at;
    return [site, [home, [home[0] + Math.sign(x - home[0]) * Math.abs(y - home[1]), y], [x, y]]];
  });
  const east = layEast(home, groups.get('east') ?? []);
  const west = layWest(home, groups.get('west') ?? []);
  const south = laySouth(home, groups.get('south') ?? []);
  const getPoints = (strands: [Destination, Point[]][]) => strands.map(([, points]) => points);
  return {
    routes: new Map(
      [...near, ...east, ...west, ...south].map(([{ id }, points]) => [id, draw(points)]),
    ),
    ties: tieLevel(getPoints(east), 0) + tieLevel(getPoints(west), 1) + tieSouth(getPoints(south)),
  };
}
