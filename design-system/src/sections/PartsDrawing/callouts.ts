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

/** The callout of a part on a stage. Positions but `at` are fractions of the drawing's width in both directions. */
export interface StageCallout {
  /** Position of the part, as fractions of the drawing's width and height. */
  readonly at: Place;
  /** The bend of the leader line. */
  readonly bend: Place;
  /** Where the number of the part is, at the end of the leader line. */
  readonly badge: Place;
  /** The side of the product on which the badge is, with its text beyond it. */
  readonly side: 'start' | 'end' | 'above' | 'below';
}

/**
 * Converts a position in the drawing to the stage, which begins before it; both as fractions of the drawing's width.
 */
export const onStage = (x: number): number => x + 0.197 / 0.803;
