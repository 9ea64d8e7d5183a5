import { color } from '../kit/paint.ts';

export type WireTone = 'blue' | 'orange' | 'green' | 'violet';

/** Returns the color of a wire in a scene: those of the areas, and that of high voltage. */
export const WIRE: Readonly<Record<WireTone, string>> = {
  blue: color('color-area-first'),
  orange: color('color-area-hv'),
  green: color('color-area-second'),
  violet: color('color-area-third'),
};
