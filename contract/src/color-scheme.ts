/** The visitor's choice between a light and a dark page, and its cookie. */

/** The possible choices. */
export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;
/** `auto` follows the visitor's system. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number];
export type ChosenColorScheme = Exclude<ColorScheme, 'auto'>;

/** The name of the cookie. */
export const COLOR_SCHEME_COOKIE = 'color-scheme';
const PATH = '/color-scheme/';

/** The media query of the dark stylesheet, unless the visitor has chosen. */
export const DARK_MEDIA = '(prefers-color-scheme:dark)';

/** Returns the `media` of the dark stylesheet for a choice. */
export const getDarkMedia = (scheme: ColorScheme): string =>
  ({ auto: DARK_MEDIA, light: 'not all', dark: 'all' })[scheme];

const isColorScheme = (value: unknown): value is ColorScheme =>
  COLOR_SCHEMES.includes(value as ColorScheme);

/** Returns the path to which a choice is posted, without a body. */
export const getColorSchemePath = (scheme: ColorScheme): string => PATH + scheme;

/** Returns the choice that is posted to this path; `undefined` for any other path. */
export function parseColorSchemePath(path: string | undefined): ColorScheme | undefined {
  const scheme = path?.startsWith(PATH) ? path.slice(PATH.length) : undefined;
  return isColorScheme(scheme) ? scheme : undefined;
}

/** Reads the choice from a `Cookie` header; `undefined` if it is missing or `auto`. */
export function readColorSchemeCookie(cookies: string | undefined): ChosenColorScheme | undefined {
  const value = /(?:^|;\s*)color-scheme=([^;]*)/.exec(cookies ?? '')?.[1];
  return isColorScheme(value) && value !== 'auto' ? value : undefined;
}

/** Returns the cookie to set. Like the language cookie it ends with the browser session; `auto` removes it. */
export const createColorSchemeCookie = (scheme: ColorScheme, secure: boolean): string =>
  `${COLOR_SCHEME_COOKIE}=${scheme}; path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}${scheme === 'auto' ? '; Max-Age=0' : ''}`;
