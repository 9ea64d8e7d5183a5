/** A position as fractions of the drawing's width, in both directions. */
export type Place = readonly [x: number, y: number];

/** The layout of callouts on a stage: at both sides of the product, or in rows above and below it. */
export type CalloutLayout = 'sides' | 'rows';

/** A placed callout: its badge and its leader. */
export interface Callout {
  readonly badge: Place;
  /** The side of the product on which the badge is. */
  readonly side: 'start' | 'end' | 'above' | 'below';
  /** The bend of the leader line, which runs at 45° and 90° only. */
  readonly bend: Place;
}

/** A line of badges: its position across, and the first and last position along it. */
interface Rail {
  readonly side: Callout['side'];
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The text of the page is at the upper start, and a switch at the lower start. */
const RAILS: Readonly<Record<CalloutLayout, readonly [Rail, Rail]>> = {
  sides: [
    { side: 'start', at: 0.22, from: 0.33, to: 0.7 },
    { side: 'end', at: 0.768, from: 0.06, to: 0.7 },
  ],
  rows: [
    { side: 'above', at: 0.115, from: 0.2, to: 0.88 },
    { side: 'below', at: 0.632, from: 0.12, to: 0.88 },
  ],
};
/** The minimum distance between badges of a rail: text of three lines, or of a column's width. */
const PITCH: Readonly<Record<CalloutLayout, number>> = { sides: 0.086, rows: 0.215 };

/** The cost of leaders that are hard to follow, as additional length. */
const COST = { crossing: 0.5, covering: 0.2, crowding: 10 } as const;
/** The distance below which a leader covers the target of another. */
const COVERING = 0.018;

/** Moves positions along a rail apart, as little as possible, in order. */
function spread(wanted: readonly number[], { from, to }: Rail, pitch: number): number[] {
  const step = Math.min(pitch, (to - from) / Math.max(1, wanted.length - 1));
  const places = wanted.map((place) => Math.min(to, Math.max(from, place)));
  for (let index = 1; index < places.length; index++)
    places[index] = Math.max(places[index] ?? 0, (places[index - 1] ?? 0) + step);
  for (let index = places.length - 1; index >= 0; index--) {
    const limit = index === places.length - 1 ? to : (places[index + 1] ?? to) - step;
    places[index] = Math.min(places[index] ?? 0, limit);
  }
  return places;
}

/**
 * Returns the corner of a line from a part to its badge: first at 45°, or along an axis if the distance is too large.
 */
function findBend([x, y]: Place, [toX, toY]: Place, isRow: boolean): Place {
  const [dx, dy] = [toX - x, toY - y];
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const startsDiagonally = isRow ? Math.abs(dy) >= Math.abs(dx) : Math.abs(dx) >= Math.abs(dy);
  if (startsDiagonally) return [x + Math.sign(dx) * diagonal, y + Math.sign(dy) * diagonal];
  return [toX - Math.sign(dx) * diagonal, toY - Math.sign(dy) * diagonal];
}

type Segment = readonly [from: Place, to: Place];

/** Twice the area of a triangle; its sign is the direction of the turn. */
const measureTurn = ([ax, ay]: Place, [bx, by]: Place, [x, y]: Place): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const isCrossing = ([a, b]: Segment, [c, d]: Segment): boolean =>
  measureTurn(a, b, c) * measureTurn(a, b, d) < 0 &&
  measureTurn(c, d, a) * measureTurn(c, d, b) < 0;

function measureDistance([[ax, ay], [bx, by]]: Segment, [x, y]: Place): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length && Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(ax + dx * share - x, ay + dy * share - y);
}

/** Places callouts on the rails that the bits of a number select, one bit per part. */
function placeOnRails(points: readonly Place[], layout: CalloutLayout, choice: number): Callout[] {
  const isRow = layout === 'rows';
  const along = isRow ? 0 : 1;
  const callouts: Callout[] = [];
  RAILS[layout].forEach((rail, bit) => {
    const group = points
      .map((point, index) => ({ point, index }))
      .filter(({ index }) => ((choice >> index) & 1) === bit)
      .toSorted((a, b) => a.point[along] - b.point[along]);
    const spots = spread(group.map(({ point }) => point[along]), rail, PITCH[layout]); // prettier-ignore
    group.forEach(({ point, index }, place) => {
      const spot = spots[place] ?? rail.from;
      const badge: Place = isRow ? [spot, rail.at] : [rail.at, spot];
      callouts[index] = { badge, side: rail.side, bend: findBend(point, badge, isRow) };
    });
  });
  return callouts;
}

/**
 * Returns the length of all leaders, with additional length for crossings, for leaders over the target of another, over
 * the middle of the product, and for badges that are not level with their parts.
 */
function measureCost(
  points: readonly Place[],
  layout: CalloutLayout,
  callouts: readonly Callout[],
): number {
  const leaders = callouts.map(({ badge, bend }, index): [Segment, Segment] => [
    [points[index] as Place, bend],
    [bend, badge],
  ]);
  const isRow = layout === 'rows';
  const [across, along] = isRow ? ([1, 0] as const) : ([0, 1] as const);
  const middle = (RAILS[layout][0].at + RAILS[layout][1].at) / 2;
  let cost = 0;
  RAILS[layout].forEach(({ side, from, to }) => {
    const count = callouts.filter((callout) => callout.side === side).length;
    if ((count - 1) * PITCH[layout] > to - from + 1e-9) cost += COST.crowding;
  });
  leaders.forEach((leader, index) => {
    for (const [from, to] of leader) cost += Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [from, to] = [leader[0][0], leader[1][1]];
    cost += Math.abs(to[along] - from[along]);
    if (from[across] < middle !== to[across] < middle) cost += Math.abs(from[across] - middle);
    leaders.forEach((otherLeader, at) => {
      if (at === index) return;
      const target = points[at] as Place;
      if (leader.some((segment) => measureDistance(segment, target) < COVERING))
        cost += COST.covering;
      if (at > index && leader.some((a) => otherLeader.some((b) => isCrossing(a, b))))
        cost += COST.crossing;
    });
  });
  return cost;
}

/**
 * Places the callouts of a stage, so that leaders are short and do not cross.
 * @param points the positions of the parts
 */
export function placeCallouts(points: readonly Place[], layout: CalloutLayout): Callout[] {
  let best: { readonly callouts: Callout[]; readonly cost: number } | undefined;
  for (let choice = 0; choice < 2 ** points.length; choice++) {
    const callouts = placeOnRails(points, layout, choice);
    const cost = measureCost(points, layout, callouts);
    if (!best || cost < best.cost) best = { callouts, cost };
  }
  return best?.callouts ?? [];
}

/** Compares callouts in the order of their numbers: from top to bottom, and from left to right. */
export const compareCallouts = (
  { badge: [x, y] }: Callout,
  { badge: [toX, toY] }: Callout,
): number => (Math.abs(y - toY) > 1e-6 ? y - toY : x - toX);
