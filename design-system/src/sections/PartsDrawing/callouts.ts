/** A position in a drawing, as fractions of its width and height. */
export type Place = readonly [x: number, y: number];

/** Length of a leader line, as a fraction of the drawing's width. */
const LEADER_LENGTH = 0.085;
/** Distance that badges keep from the edges, as a fraction. */
const EDGE_DISTANCE = 0.035;

const clamp = (value: number): number =>
  Math.min(1 - EDGE_DISTANCE, Math.max(EDGE_DISTANCE, value));

/**
 * Where the badge of a callout goes: away from the middle of the drawing in one of eight directions, so
 * that leader lines run at 45° and 90° only.
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
