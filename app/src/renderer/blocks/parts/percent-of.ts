/** A part of a whole in percent, to a tenth: positions in drawings. */
export const toPercent = (part: number, whole: number): number =>
  Math.round((part / whole) * 1000) / 10;
