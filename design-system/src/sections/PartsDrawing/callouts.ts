/** A position in a drawing, as fractions of its width and height. */
export type Place = readonly [x: number, y: number];

/** Length of a leader line, as a fraction of the drawing's width. */
const LEADER_LENGTH = 0.085;
/** Distance that badges keep from the edges, as a fraction. */
const EDGE_DISTANCE = 0.035;

const clamp = (value: number): number =>
  Math.min(1 - EDGE_DISTANCE, Math.max(EDGE_DISTANCE, value));

/**
 * Returns the position of a callout's badge: away from the middle of the drawing in one of eight directions, so that
 * leader lines run at 45° and 90° only.
 * @param ratio height of the drawing divided by its width
 */
export function placeBadge([x, y]: Place, ratio: number): Place {
  const angle = Math.atan2((y - 0.5) * ratio, x - 0.5);
  const snapped = Math.round(angle / (Math.PI / 4)) * (Math.PI / 4);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return [
    round(clamp(x + Math.cos(snapped) * LEADER_LENGTH)),
    round(clamp(y + (Math.sin(snapped) * LEADER_LENGTH) / ratio)),
  ];
}

/** The layout of callouts on a stage: at both sides of the product, or in rows above and below it. */
export type CalloutPlaces = 'sides' | 'rows';

/** A placed callout: its badge, its text and its leader. */
export interface Callout {
  /** Position of the badge, as a fraction of the drawing's width in both directions. */
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

/** In fractions of the drawing's width. Text of the page is at the upper start, and a switch at the lower start. */
const RAILS: Readonly<Record<CalloutPlaces, readonly [Rail, Rail]>> = {
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
const PITCH: Readonly<Record<CalloutPlaces, number>> = { sides: 0.086, rows: 0.215 };

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

/**
 * Places the callouts of a stage, half of them on each rail, in the order of their parts.
 * @param points positions of the parts, as fractions of the drawing's width and height
 * @param ratio height of the drawing divided by its width
 */
export function placeCallouts(
  points: readonly Place[],
  ratio: number,
  places: CalloutPlaces,
): Callout[] {
  const isRow = places === 'rows';
  const flat = points.map(([x, y]): Place => [x, y * ratio]);
  // One axis determines the rail, the other the position on it.
  const [across, along] = isRow ? ([1, 0] as const) : ([0, 1] as const);
  const byAcross = flat
    .map((point, index) => ({ point, index }))
    .toSorted((a, b) => a.point[across] - b.point[across]);
  const half = Math.floor(flat.length / 2);
  const groups = [byAcross.slice(0, half), byAcross.slice(half)];
  const callouts: Callout[] = [];
  RAILS[places].forEach((rail, number) => {
    const group = (groups[number] ?? []).toSorted((a, b) => a.point[along] - b.point[along]);
    const spots = spread(
      group.map(({ point }) => point[along]),
      rail,
      PITCH[places],
    );
    group.forEach(({ point, index }, place) => {
      const spot = spots[place] ?? rail.from;
      const badge: Place = isRow ? [spot, rail.at] : [rail.at, spot];
      callouts[index] = { badge, side: rail.side, bend: findBend(point, badge, isRow) };
    });
  });
  return callouts;
}

/**
 * Converts a position in the drawing to the stage, which begins before it; both as fractions of the drawing's width.
 */
export const onStage = (x: number): number => x + 0.197 / 0.803;
