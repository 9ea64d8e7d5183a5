/** Returns a part of a whole in percent, rounded to a tenth, for positions in drawings. */
export const toPercent = (part: number, whole: number): number =>
  Math.round((part / whole) * 1000) / 10;
