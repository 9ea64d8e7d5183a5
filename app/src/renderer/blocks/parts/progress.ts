/** Returns the first number of a text, such as -13.8 of "GHG −13.8% (2021)"; `NaN` without one. */
function readNumber(text: string): number {
  const [number = ''] = /[−-]?\d+(?:\.\d+)?/.exec(text) ?? [];
  return parseFloat(number.replace('−', '-'));
}

/**
 * Returns the fraction of the way from a value to its target that has been covered, from 0 to 1; `undefined` if the
 * texts contain no numbers or the target was the beginning.
 */
export function getProgress(from: number, present: string, target: string): number | undefined {
  const way = readNumber(target) - from;
  const progress = (readNumber(present) - from) / way;
  return Number.isFinite(progress) ? Math.min(Math.max(progress, 0), 1) : undefined;
}
