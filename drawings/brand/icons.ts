import { readFileSync } from 'node:fs';

import { Resvg } from '@resvg/resvg-js';
import { TOKEN_VALUES, type Mode, type TokenName } from '@site/tokens';

const SYMBOL = readFileSync(new URL('../../content/brand/symbol.svg', import.meta.url), 'utf8');
/** The symbol's own viewBox is a square of this side. */
const SYMBOL_SIZE = 32;
const NAVY: TokenName = 'color-surface-inverse';

/** A file of the icon set: where it is served, and what it is. */
export interface IconFile {
  /** Below the site's root, without the leading slash. */
  readonly path: string;
  readonly type: 'image/svg+xml' | 'image/png';
  /** In pixels; left out where the file fits every size. */
  readonly size?: number;
  /** May be cut to a circle or a rounded square by the system: nothing stands near its edge. */
  readonly maskable?: true;
  readonly body: string | Uint8Array;
}

const value = (name: TokenName, mode: Mode = 'light') => TOKEN_VALUES[mode][name];

/** The strokes of the symbol with the line and its start in given colours. */
const drawn = (line: string, start: string): string =>
  SYMBOL.replaceAll('currentColor', line).replaceAll('var(--color-brand-signal)', start);

/** The symbol's content without its `svg` element, to be placed in another. */
const inside = (svg: string): string => svg.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/**
 * The symbol on nothing, for the tab of a browser: navy on light chrome, white on dark.
 * The classes are set by presentation of the tab, which does not know the page's tokens.
 */
function favicon(): string {
  const strokes = SYMBOL.replace(/width="32" height="32" /, '')
    .replace('stroke="currentColor"', 'class="l"')
    .replaceAll('stroke="var(--color-brand-signal)"', 'class="s"');
  const style =
    `<style>.l{stroke:${value('color-brand-trunk')}}.s{stroke:${value('color-brand-signal')}}` +
    `@media(prefers-color-scheme:dark){.l{stroke:${value('color-text-inverse')}}.s{stroke:${value('art-plastic-right')}}}</style>`;
  return strokes.trim().replace('>', `>${style}`);
}

/**
 * The symbol in white on a navy square, as a telephone's home screen needs it.
 *
 * @param side In pixels.
 * @param share How much of the side the symbol takes: 0.8 of a maskable icon is sure to be seen.
 */
function tile(side: number, share: number): Uint8Array {
  const scale = (side * share) / SYMBOL_SIZE;
  const inset = (side - SYMBOL_SIZE * scale) / 2;
  // On a tile the line runs on to both edges.
  const symbol = inside(drawn(value('color-text-inverse'), value('art-plastic-right')))
    .replace('M2 25', `M${-SYMBOL_SIZE} 25`)
    .replace('H30', `H${2 * SYMBOL_SIZE}`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" fill="${value(NAVY)}"/>` +
    `<g transform="translate(${inset} ${inset + scale / 2}) scale(${scale})" fill="none" stroke="${value('color-text-inverse')}" stroke-width="3.4" stroke-linecap="round">${symbol}</g></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng();
}

/**
 * The icon set, made at build time from `symbol.svg`: one SVG for tabs, a PNG for browsers that want
 * one, the touch icon, and the two sizes of the web manifest with a maskable one.
 *
 * In the head: `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
 * `<link rel="icon" href="/favicon-32.png" sizes="32x32">`,
 * `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`.
 */
export function icons(): readonly IconFile[] {
  const png = (path: string, size: number, share: number): IconFile => ({
    path,
    type: 'image/png',
    size,
    body: tile(size, share),
  });
  return [
    { path: 'favicon.svg', type: 'image/svg+xml', body: favicon() },
    png('favicon-32.png', 32, 0.9),
    png('apple-touch-icon.png', 180, 0.72),
    png('icon-192.png', 192, 0.72),
    png('icon-512.png', 512, 0.72),
    { ...png('icon-maskable-512.png', 512, 0.56), maskable: true },
  ];
}

/** The `icons` member of the web manifest. */
export const manifestIcons = (files: readonly IconFile[] = icons()) =>
  files
    .filter(({ path }) => path.startsWith('icon-'))
    .map(({ path, type, size, maskable }) => ({
      src: `/${path}`,
      type,
      sizes: `${size}x${size}`,
      purpose: maskable ? 'maskable' : 'any',
    }));
