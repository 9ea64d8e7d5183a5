/** A place in a drawing, as parts of its width and height. */
export type Place = readonly [x: number, y: number];

/** How far a badge is from what it points to, as a part of the drawing's width. */
const REACH = 0.085;
/** Badges stay this far from the edges. */
const EDGE = 0.035;

const clamp = (value: number): number => Math.min(1 - EDGE, Math.max(EDGE, value));

/**
 * Where the badge of a callout goes: away from the middle of the drawing in one of eight directions, so
 * that leader lines run at 45° and 90° only.
 * @param ratio height of the drawing divided by its width
 */
export function badgePlace([x, y]: Place, ratio: number): Place {
  const angle = Math.atan2((y - 0.5) * ratio, x - 0.5);
  const snapped = Math.round(angle / (Math.PI / 4)) * (Math.PI / 4);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return [
    round(clamp(x + Math.cos(snapped) * REACH)),
    round(clamp(y + (Math.sin(snapped) * REACH) / ratio)),
  ];
}
