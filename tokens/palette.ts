import { clampChroma, formatHex, formatHex8, oklch, type Oklch, wcagLuminance } from 'culori';

/** Design tokens of a DTCG file: groups, tokens and their attributes. */
export interface TokenTree {
  readonly [name: string]: TokenTree | string;
}

/** The colors that a company chooses; the rest of its palette is derived from them. */
export interface BrandColors {
  /** For the mark, headings and dark surfaces. */
  readonly line: string;
  /** For links, buttons and the first area. */
  readonly signal: string;
  /** For the second area. */
  readonly second: string;
  /** For the third area. */
  readonly third: string;
  /** The accent of high voltage. */
  readonly highlight: string;
  /** For history, in drawings and large shapes. */
  readonly heritage: string;
}

/** The scale of the palette that is derived from each color, and the step with the color itself. */
const SCALES: Readonly<Record<keyof BrandColors, readonly [scale: string, step: string]>> = {
  line: ['navy', '900'],
  signal: ['blue', '600'],
  second: ['green', '600'],
  third: ['violet', '600'],
  highlight: ['orange', '500'],
  heritage: ['copper', '500'],
};

/** The materials of drawings that are tinted in a color of the brand. */
const MATERIALS: Readonly<Record<string, keyof BrandColors>> = {
  shadow: 'line',
  dark: 'line',
  plastic: 'signal',
  blue: 'signal',
  green: 'second',
  violet: 'third',
  orange: 'highlight',
};

const toLch = (color: string): Oklch => {
  const parsedColor = oklch(color);
  if (!parsedColor) throw new Error(`"${color}" is not a color. Write it as #1652F0.`);
  return parsedColor;
};

/** Distances of the areas' hues from the signal's, in degrees, unless a company chooses their colors. */
const DISTANCES = { second: 135, third: -75 } as const;

/** Default colors of high voltage and history: amber and clay. */
const AMBER = '#D98E04';
const CLAY = '#A85562';

/** Completes the colors of a brand: missing ones are as dark as the signal and far from it in hue. */
export function suggestColors(
  brandColors: Pick<BrandColors, 'line' | 'signal'> & {
    readonly [Name in keyof BrandColors]?: BrandColors[Name] | undefined;
  },
): BrandColors {
  const { l, c, h = 0 } = toLch(brandColors.signal);
  const beside = (distance: number) =>
    formatHex(
      clampChroma({ mode: 'oklch', l: Math.min(l, 0.5), c, h: h + distance }, 'oklch'),
    ).toUpperCase();
  return {
    line: brandColors.line,
    signal: brandColors.signal,
    second: brandColors.second ?? beside(DISTANCES.second),
    third: brandColors.third ?? beside(DISTANCES.third),
    highlight: brandColors.highlight ?? AMBER,
    heritage: brandColors.heritage ?? CLAY,
  };
}

/** Returns whether a color is light or dark enough to be a background of text. */
const isGround = (lightness: number): boolean => lightness < 0.35 || lightness > 0.85;

/** Returns the lightness at which a color has a given luminance, so that contrast with text does not depend on hue. */
function getLightness(luminance: number, at: (lightness: number) => Oklch): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (wcagLuminance(at(middle)) < luminance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Returns a function that moves colors from one base color to another: it keeps the distance in hue, the ratio of
 * chroma, and the relative lightness between black, base and white.
 */
function recolor(from: Oklch, to: Oklch): (color: string) => string {
  return (color) => {
    const { l, c, h = from.h ?? 0, alpha = 1 } = toLch(color);
    const lightness = l <= from.l ? (l / from.l) * to.l : 1 - ((1 - l) / (1 - from.l)) * (1 - to.l);
    const chroma = from.c === 0 ? 0 : (c / from.c) * to.c;
    const hue = (to.h ?? 0) + h - (from.h ?? 0);
    const at = (atLightness: number) =>
      clampChroma({ mode: 'oklch', l: atLightness, c: chroma, h: hue, alpha }, 'oklch');
    const adjustedColor = at(isGround(l) ? getLightness(wcagLuminance(color), at) : lightness);
    return (alpha < 1 ? formatHex8(adjustedColor) : formatHex(adjustedColor)).toUpperCase();
  };
}

/** Returns the tokens with literal colors, replaced by `change`; omits references to other tokens. */
function replaceColors(tree: TokenTree, change: (color: string) => string): TokenTree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, TokenTree | string][] => {
      if (typeof value !== 'string') {
        const inner = replaceColors(value, change);
        return Object.keys(inner).length > 0 ? [[name, inner]] : [];
      }
      return name === '$value' && value.startsWith('#') ? [[name, change(value)]] : [];
    }),
  );
}

const branch = (tree: TokenTree, name: string): TokenTree => {
  const subtree = tree[name];
  return typeof subtree === 'object' ? subtree : {};
};

const getColor = ({ $value }: TokenTree): string => (typeof $value === 'string' ? $value : '');

/** Replaces a color within values, such as shadows and translucent colors. Returns the changed tokens. */
function changeLiterals(tree: TokenTree, from: string, to: string): TokenTree {
  const channels = (color: string) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(' ');
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, TokenTree | string][] => {
      if (typeof value !== 'string') {
        const inner = changeLiterals(value, from, to);
        return Object.keys(inner).length > 0 ? [[name, inner]] : [];
      }
      const text = value.replaceAll(from, to).replaceAll(channels(from), channels(to));
      return name === '$value' && text !== value ? [[name, text]] : [];
    }),
  );
}

/**
 * Derives the tokens of a brand from those of the sample: the palette, the materials of drawings, and shadows.
 *
 * @param colors of the brand, as `#1652F0`
 * @param sources the files of `tokens/src/` by their paths in it
 */
export function deriveTokens(
  colors: BrandColors,
  sources: Readonly<Record<string, TokenTree>>,
): Record<string, TokenTree> {
  const palette = branch(sources['primitive.json'] ?? {}, 'palette');
  const getBase = ([scale, step]: readonly [string, string]) =>
    getColor(branch(branch(palette, scale), step));
  const recoloring = new Map(
    Object.entries(SCALES).map(([name, place]) => {
      const base = getBase(place);
      const brandColor = colors[name as keyof BrandColors];
      const change = recolor(toLch(base), toLch(brandColor));
      // The chosen color itself stays unchanged.
      return [name, (color: string) => (color === base ? brandColor.toUpperCase() : change(color))];
    }),
  );
  const changedBy = (tree: TokenTree, name: keyof BrandColors): TokenTree =>
    replaceColors(tree, recoloring.get(name) ?? ((color) => color));
  const scales = Object.entries(SCALES).map(([name, [scale]]) => [
    scale,
    changedBy(branch(palette, scale), name as keyof BrandColors),
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
      const literals = changeLiterals(tree, getBase(SCALES.line), colors.line.toUpperCase());
      if (Object.keys(literals).length > 0) files[file] = literals;
    }
  }
  return files;
}
