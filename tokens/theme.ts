import { TOKEN_NAMES, type TokenName } from './dist/tokens.ts';
import { deriveTokens, suggestColors, type BrandColors, type TokenTree } from './palette.ts';
import { findShortfalls, type Shortfall } from './requirements.ts';
import darkArt from './src/modes/dark/art.json' with { type: 'json' };
import darkColor from './src/modes/dark/color.json' with { type: 'json' };
import contrastArt from './src/modes/high-contrast/art.json' with { type: 'json' };
import contrastColor from './src/modes/high-contrast/color.json' with { type: 'json' };
import lightArt from './src/modes/light/art.json' with { type: 'json' };
import lightColor from './src/modes/light/color.json' with { type: 'json' };
import primitive from './src/primitive.json' with { type: 'json' };
import space from './src/space.json' with { type: 'json' };

/** The files of `src/` with colors, by their paths in it. */
const SOURCES: Readonly<Record<string, TokenTree>> = {
  'primitive.json': primitive,
  'space.json': space,
  'modes/light/color.json': lightColor,
  'modes/light/art.json': lightArt,
  'modes/dark/color.json': darkColor,
  'modes/dark/art.json': darkArt,
  'modes/high-contrast/color.json': contrastColor,
  'modes/high-contrast/art.json': contrastArt,
};

/** The color modes of a theme. */
export type ThemeMode = 'light' | 'dark' | 'high-contrast';

/** The options of a theme. */
export interface ThemeOptions extends Partial<Omit<BrandColors, 'line' | 'signal'>> {
  /** Color of the mark, of headings and dark surfaces, as `#0B1F3F`. */
  readonly line: string;
  /** Color of links and buttons, as `#1652F0`. */
  readonly signal: string;
  /** CSS font families, the first of which the application loads itself; by default those of the tokens. */
  readonly typeface?: string | undefined;
}

/** A theme in all modes. */
export interface Theme {
  /** Rules for a stylesheet after `tokens.css`: light, dark and high contrast, as the visitor's system requests. */
  readonly css: string;
  /** The custom properties that differ from `tokens.css` in each mode. */
  readonly values: Readonly<Record<ThemeMode, Readonly<Partial<Record<TokenName, string>>>>>;
  /** Pairs of text and surface without enough contrast in a mode; empty if the theme meets all requirements. */
  readonly shortfalls: readonly (Shortfall & { readonly mode: ThemeMode })[];
}

/** Merges tokens into a tree; tokens with the same names are replaced. */
const merge = (tree: TokenTree, more: TokenTree): TokenTree => ({
  ...tree,
  ...Object.fromEntries(
    Object.entries(more).map(([name, value]) => {
      const existingValue = tree[name];
      const isGroup = typeof existingValue === 'object' && typeof value === 'object';
      return [name, isGroup ? merge(existingValue, value) : value];
    }),
  ),
});

/** Returns the values of a tree by the names of their custom properties, with references resolved. */
function resolve(tree: TokenTree): Map<string, string> {
  const find = (path: string): string => {
    let node: TokenTree | string | undefined = tree;
    for (const name of path.split('.')) node = typeof node === 'object' ? node[name] : undefined;
    const value = typeof node === 'object' ? node['$value'] : undefined;
    if (typeof value !== 'string') throw new Error(`There is no token ${path}.`);
    return follow(value);
  };
  const follow = (value: string): string =>
    value.replaceAll(/\{([^}]+)\}/g, (_, path: string) => find(path));
  const list = (group: TokenTree, path: readonly string[]): [string, string][] =>
    Object.entries(group).flatMap(([name, value]) => {
      if (typeof value === 'object') return list(value, [...path, name]);
      if (name !== '$value' || path[0] === 'palette') return [];
      return [[path.filter((part) => part !== 'default').join('-'), follow(value)]];
    });
  return new Map(list(tree, []));
}

/** Returns all tokens of a mode, from source files and files that override them. */
const readMode = (mode: ThemeMode, ...sources: readonly (typeof SOURCES)[]): Map<string, string> =>
  resolve(
    sources
      .flatMap(Object.entries<TokenTree>)
      .filter(([file]) => !file.includes('/') || file.startsWith(`modes/${mode}/`))
      .reduce<TokenTree>((tree, [, more]) => merge(tree, more), {}),
  );

/**
 * Derives a theme in all modes from two colors, and from more colors of the brand if they are given: each scale of the
 * palette keeps its steps in lightness and gets the hue of its color.
 *
 * Throws if a color is not written as `#1652F0`. Contrasts are checked but not enforced: see `shortfalls`.
 */
export function createTheme({ typeface, ...colors }: ThemeOptions): Theme {
  const derived = deriveTokens(suggestColors(colors), SOURCES);
  const modes = (['light', 'dark', 'high-contrast'] as const).map((mode) => {
    const defaultValues = readMode(mode, SOURCES);
    const derivedValues = readMode(mode, SOURCES, derived);
    if (typeface) derivedValues.set('font-family-body', typeface);
    const differing = TOKEN_NAMES.flatMap((name): [TokenName, string][] => {
      const value = derivedValues.get(name);
      return value === undefined || value === defaultValues.get(name) ? [] : [[name, value]];
    });
    const shortfalls = findShortfalls(Object.fromEntries(derivedValues)).map((shortfall) => ({
      ...shortfall,
      mode,
    }));
    return { mode, differing, shortfalls };
  });
  const write = (mode: ThemeMode): string =>
    (modes.find((modeChange) => modeChange.mode === mode)?.differing ?? [])
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return {
    css: `:root{${write('light')}}
@media (prefers-contrast:more){:root{${write('high-contrast')}}}
@media screen and (prefers-color-scheme:dark) and (not (prefers-contrast:more)){:root:root{color-scheme:dark;${write('dark')}}}
`,
    values: Object.fromEntries(
      modes.map(({ mode, differing }) => [mode, Object.fromEntries(differing)]),
    ) as unknown as Theme['values'],
    shortfalls: modes.flatMap(({ shortfalls }) => shortfalls),
  };
}
