import type { TokenTree } from './folder.ts';
import { clampChroma, formatHex, formatHex8, oklch, type Oklch, wcagLuminance } from 'culori';

/** The colours that a company decides on; everything else of its palette follows from them. */
export interface BrandColours {
  /** Of the mark, of headings and dark surfaces. */
  readonly trunk: string;
  /** Of links and buttons, and of the first area. */
  readonly signal: string;
  /** Of the second area. */
  readonly second: string;
  /** Of the third area. */
  readonly third: string;
  /** The accent of high voltage. */
  readonly highlight: string;
  /** Of history, in drawings and large shapes. */
  readonly heritage: string;
}

/** The scale of the palette that each colour leads, and its step there. */
const SCALES: Readonly<Record<keyof BrandColours, readonly [scale: string, step: string]>> = {
  trunk: ['navy', '900'],
  signal: ['blue', '600'],
  second: ['green', '600'],
  third: ['violet', '600'],
  highlight: ['orange', '500'],
  heritage: ['copper', '500'],
};

/** The materials of drawings that are tinted in a colour of the brand. */
const MATERIALS: Readonly<Record<string, keyof BrandColours>> = {
  shadow: 'trunk',
  dark: 'trunk',
  plastic: 'signal',
  blue: 'signal',
  green: 'second',
  violet: 'third',
  orange: 'highlight',
};

const lch = (colour: string): Oklch => {
  const found = oklch(colour);
  if (!found) throw new Error(`"${colour}" is no colour.`);
  return found;
};

/** How far the hues of the areas lie from the signal's, in degrees, where a company names no colour for them. */
const DISTANCES = { second: 135, third: -75 } as const;

/** Of high voltage and of history, where a company names none: amber and clay. */
const AMBER = '#D98E04';
const CLAY = '#A85562';

/** The colours of a brand with those that were not decided on: as dark as the signal, far from it in hue. */
export function suggestColours(
  given: Pick<BrandColours, 'trunk' | 'signal'> & {
    readonly [Name in keyof BrandColours]?: BrandColours[Name] | undefined;
  },
): BrandColours {
  const { l, c, h = 0 } = lch(given.signal);
  const beside = (distance: number) =>
    formatHex(
      clampChroma({ mode: 'oklch', l: Math.min(l, 0.5), c, h: h + distance }, 'oklch'),
    ).toUpperCase();
  return {
    trunk: given.trunk,
    signal: given.signal,
    second: given.second ?? beside(DISTANCES.second),
    third: given.third ?? beside(DISTANCES.third),
    highlight: given.highlight ?? AMBER,
    heritage: given.heritage ?? CLAY,
  };
}

/** Whether a colour is a ground for text, by its lightness: the darkest steps of a scale, and the lightest. */
const isGround = (lightness: number): boolean => lightness < 0.35 || lightness > 0.85;

/** The lightness at which a colour has a luminance: grounds stay as far from text, whatever their hue. */
function lightnessOf(luminance: number, at: (lightness: number) => Oklch): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (wcagLuminance(at(middle)) < luminance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * How a colour beside one base becomes the colour beside another one: the hue keeps its distance, the chroma its
 * share, and the lightness its place between black, base and white.
 */
function recolour(from: Oklch, to: Oklch): (colour: string) => string {
  return (colour) => {
    const { l, c, h = from.h ?? 0, alpha = 1 } = lch(colour);
    const lightness = l <= from.l ? (l / from.l) * to.l : 1 - ((1 - l) / (1 - from.l)) * (1 - to.l);
    const chroma = from.c === 0 ? 0 : (c / from.c) * to.c;
    const hue = (to.h ?? 0) + h - (from.h ?? 0);
    const at = (one: number) =>
      clampChroma({ mode: 'oklch', l: one, c: chroma, h: hue, alpha }, 'oklch');
    const made = at(isGround(l) ? lightnessOf(wcagLuminance(colour), at) : lightness);
    return (alpha < 1 ? formatHex8(made) : formatHex(made)).toUpperCase();
  };
}

/** The values of a tree that `change` gives another colour; references to other tokens stay as they are. */
function changed(tree: TokenTree, change: (colour: string) => string): TokenTree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, TokenTree | string][] => {
      if (typeof value !== 'string') {
        const inner = changed(value, change);
        return Object.keys(inner).length > 0 ? [[name, inner]] : [];
      }
      return name === '$value' && value.startsWith('#') ? [[name, change(value)]] : [];
    }),
  );
}

const branch = (tree: TokenTree, name: string): TokenTree => {
  const found = tree[name];
  return typeof found === 'object' ? found : {};
};

const colourOf = ({ $value }: TokenTree): string => (typeof $value === 'string' ? $value : '');

/** Where the trunk's colour stands within a text: a shadow, or a colour that lets the page shine through. */
function changedLiterals(tree: TokenTree, from: string, to: string): TokenTree {
  const channels = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, TokenTree | string][] => {
      if (typeof value !== 'string') {
        const inner = changedLiterals(value, from, to);
        return Object.keys(inner).length > 0 ? [[name, inner]] : [];
      }
      const text = value.replaceAll(from, to).replaceAll(channels(from), channels(to));
      return name === '$value' && text !== value ? [[name, text]] : [];
    }),
  );
}

/**
 * The tokens in which a brand differs from the sample, made from those of the sample: the palette, the materials of
 * drawings, and what the trunk casts.
 *
 * @param colours of the brand, as `#1652F0`
 * @param sources the files of `tokens/src/` by their paths in it
 */
export function deriveTokens(
  colours: BrandColours,
  sources: Readonly<Record<string, TokenTree>>,
): Record<string, TokenTree> {
  const palette = branch(sources['primitive.json'] ?? {}, 'palette');
  const baseOf = ([scale, step]: readonly [string, string]) =>
    colourOf(branch(branch(palette, scale), step));
  const recolouring = new Map(
    Object.entries(SCALES).map(([name, place]) => {
      const base = baseOf(place);
      const chosen = colours[name as keyof BrandColours];
      const change = recolour(lch(base), lch(chosen));
      // The colour itself is taken as it is.
      return [name, (colour: string) => (colour === base ? chosen.toUpperCase() : change(colour))];
    }),
  );
  const changedBy = (tree: TokenTree, name: keyof BrandColours): TokenTree =>
    changed(tree, recolouring.get(name) ?? ((colour) => colour));
  const scales = Object.entries(SCALES).map(([name, [scale]]) => [
    scale,
    changedBy(branch(palette, scale), name as keyof BrandColours),
  ]);
  const files: Record<string, TokenTree> = {
    'primitive.json': { palette: { $type: 'color', ...Object.fromEntries(scales) } },
  };
  for (const [file, tree] of Object.entries(sources)) {
    const art = branch(tree, 'art');
    const materials = Object.entries(MATERIALS)
      .map(([material, name]) => [material, changedBy(branch(art, material), name)] as const)
      .filter(([, tints]) => Object.keys(tints).length > 0);
    if (materials.length > 0)
      files[file] = { art: { $type: 'color', ...Object.fromEntries(materials) } };
    else if (file !== 'primitive.json') {
      const literals = changedLiterals(tree, baseOf(SCALES.trunk), colours.trunk.toUpperCase());
      if (Object.keys(literals).length > 0) files[file] = literals;
    }
  }
  return files;
}
