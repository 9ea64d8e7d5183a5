import { Resvg } from '@resvg/resvg-js';
import { TOKEN_VALUES, type TokenName } from '@site/tokens';

import { type Mark, MARKS, partIfPresent } from './marks.ts';

const GROUND: TokenName = 'color-surface-inverse';

/** A file of the icon set, with its path and properties. */
export interface IconFile {
  /** Below the site's root, without the leading slash. */
  readonly path: string;
  readonly type: 'image/svg+xml' | 'image/png';
  /** In pixels; omitted if the file fits every size. */
  readonly size?: number;
  /** The system may cut it to a circle or a rounded square, so nothing is near its edge. */
  readonly maskable?: true;
  readonly body: string | Uint8Array;
}

const value = (name: TokenName) => TOKEN_VALUES.light[name];

/** Returns the transform that centers a mark in a square. */
const inset = ({ width, height }: Mark, side: number, scale: number): string =>
  `translate(${(side - width * scale) / 2} ${(side - height * scale) / 2}) scale(${scale})`;

/**
 * The symbol without a background, for the tab of a browser: in the brand's colors on light chrome, in white on dark.
 * The tab cannot access the page's tokens, so the file contains the colors.
 */
function favicon(): string {
  const symbol = MARKS.symbol;
  const side = Math.max(symbol.width, symbol.height);
  const style =
    `<style>svg{color:${value('color-brand-line')};--s:${value('color-brand-signal')}}` +
    `@media(prefers-color-scheme:dark){svg{color:${value('color-text-inverse')};--s:${value('art-plastic-right')}}}</style>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${style}` +
    `<g transform="${inset(symbol, side, 1)}">${symbol.paint({ line: 'currentColor', start: 'var(--s)' })}</g></svg>`
  );
}

/**
 * Creates the symbol in white on a dark square, for the home screen of a phone.
 *
 * @param side in pixels
 * @param share the part of the side that the symbol fills: 0.8 of a maskable icon is always visible
 */
function tile(side: number, share: number): Uint8Array {
  const { symbol } = MARKS;
  // A separate tile may extend beyond the symbol to the edges.
  const mark = partIfPresent('tile') ?? symbol;
  const scale = (side * share) / Math.max(symbol.width, symbol.height);
  const colors = { line: value('color-text-inverse'), start: value('art-plastic-right') };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" fill="${value(GROUND)}"/>` +
    `<g transform="${inset(mark, side, scale)}">${mark.paint(colors)}</g></svg>`;
  // It contains no text, so system fonts are not loaded.
  const options = {
    fitTo: { mode: 'width', value: side },
    font: { loadSystemFonts: false },
  } as const;
  return new Resvg(svg, options).render().asPng();
}

/**
 * Creates the icon set from `symbol.svg` at build time: one SVG for tabs, a PNG for browsers that need one, the touch
 * icon, and the two sizes of the web manifest with a maskable one.
 *
 * In the head: `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`, `<link rel="icon" href="/favicon-32.png"
 * sizes="32x32">`, `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`.
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
