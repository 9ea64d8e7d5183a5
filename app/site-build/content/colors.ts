/** One color in the notations of screen and print. */
export interface Notations {
  readonly hex: string;
  readonly rgb: string;
  readonly cmyk: string;
}

/**
 * Returns a color of the tokens (`#0b1f3f`) in all notations. CMYK is computed from RGB without a color profile, so it
 * is only a starting point.
 */
export function getNotations(value: string): Notations {
  if (!/^#[\da-f]{6}$/i.test(value)) throw new RangeError(`"${value}" is not an opaque color.`);
  const channels = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  const light = Math.max(...channels) / 255;
  const inks = channels.map((channel) => (light === 0 ? 0 : 1 - channel / 255 / light));
  return {
    hex: value.toUpperCase(),
    rgb: channels.join(', '),
    cmyk: [...inks, 1 - light].map((ink) => Math.round(ink * 100)).join(', '),
  };
}
