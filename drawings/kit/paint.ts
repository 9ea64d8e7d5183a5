import type { TokenName } from '@site/tokens';

import { dot, LIGHT, type Vec } from './geometry.ts';

/** Tints of one material, by the angle of the light on a face. */
export type Tint = 'top' | 'left' | 'right' | 'highlight';

type MaterialOf<Name> = Name extends `art-${infer One}-${Tint}` ? One : never;
/** A material with its four tints in `tokens/src/modes/<mode>/art.json`. */
export type Material = MaterialOf<TokenName>;

/** A color in drawings; {@link standalone} replaces it by a class. */
export const color = (name: TokenName): string => `var(--${name})`;

/** The color of a material in one of its tints. */
export const tinted = (material: Material, tint: Tint): string => color(`art-${material}-${tint}`);
export const INK = color('art-ink');
export const PAPER = color('art-paper');
export const SHADOW = color('art-shadow');
/** Large areas of grass, because the light edges of green parts would be too bright in the dark mode. */
export const LAWN = color('art-lawn');

/** Returns the light on a face, from −1 to 1, for its outward unit normal. */
const brightness = (normal: Vec): number => dot(normal, LIGHT);

/** The limits between tints: a top has .84, a left face .5, a right face .2. */
const TINT_LIMITS = [0.3, 0.67, 0.9] as const;

/** Returns the tint of a face, for its outward unit normal. */
export function getTint(normal: Vec): Tint {
  const light = brightness(normal);
  if (light >= TINT_LIMITS[2]) return 'highlight';
  if (light >= TINT_LIMITS[1]) return 'top';
  return light >= TINT_LIMITS[0] ? 'left' : 'right';
}
