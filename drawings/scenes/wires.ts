import { colour } from '../kit/paint.ts';

export type WireTone = 'blue' | 'orange' | 'green' | 'violet';

/** The colour of a wire in a scene: those of the areas, and that of high voltage. */
export const WIRE: Readonly<Record<WireTone, string>> = {
  blue: colour('color-area-first'),
  orange: colour('color-area-hv'),
  green: colour('color-area-second'),
  violet: colour('color-area-third'),
};
