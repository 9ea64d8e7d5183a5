import { existsSync, readFileSync } from 'node:fs';

import { Resvg } from '@resvg/resvg-js';

/**
 * The files of the brand in `content/brand/`: the symbol, the name in either script, and optionally the symbol on an
 * application tile, and construction lines.
 */
type Part = 'symbol' | 'logo' | 'logo-ko' | 'tile' | 'construction';

/** The colors of a mark: of its line, and of the beginning of the line. */
export interface MarkColors {
  readonly line: string;
  readonly start: string;
}

/** A mark with fills or strokes, to be placed in a drawing or written to a file. */
export interface Mark {
  readonly width: number;
  readonly height: number;
  readonly paint: (colors: MarkColors) => string;
}

const getFile = (name: Part): URL => new URL(`../../content/brand/${name}.svg`, import.meta.url);

/** Reads a file of the brand as text. */
const readPart = (name: Part): string => readFileSync(getFile(name), 'utf8').trim();

/** Moves a drawing with any viewBox, so that its upper left corner is at 0, 0. */
function parseMark(svg: string): Mark {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  // Attributes of the root that apply to all shapes, such as the stroke width.
  const attributes = (/^<svg([^>]*)>/.exec(svg)?.[1] ?? '').replaceAll(
    /\s(?:xmlns(?::\w+)?|width|height|viewBox)="[^"]*"/g,
    '',
  );
  const inside = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const shift = left || top ? ` transform="translate(${-left} ${-top})"` : '';
  return {
    width,
    height,
    paint: ({ line, start }) =>
      `<g${attributes}${shift}>${inside}</g>`
        .replaceAll('currentColor', line)
        .replaceAll('var(--color-brand-signal)', start),
  };
}

const part = (name: Part): Mark => parseMark(readPart(name));

/** An optional part of a brand. */
export const partIfPresent = (name: Part): Mark | undefined =>
  existsSync(getFile(name)) ? part(name) : undefined;

/** A rectangle in the units of a mark. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Marks contain no text, so system fonts are not loaded, which would take longer than everything else. */
export const NO_FONTS = { loadSystemFonts: false };

/** Returns the painted area of a mark's sheet. */
export function measureInk(mark: Mark): Box {
  const svg = markSvg(mark, { line: '#000', start: '#000' });
  const {
    x = 0,
    y = 0,
    width = mark.width,
    height = mark.height,
  } = new Resvg(svg, { font: NO_FONTS }).getBBox() ?? {};
  return { x, y, width, height };
}

/** Moves and scales a mark. */
export const placeProblem = (
  mark: Mark,
  colors: MarkColors,
  [x, y]: readonly [number, number],
  scale: number,
): string => `<g transform="translate(${x} ${y}) scale(${scale})">${mark.paint(colors)}</g>`;

/** Places the symbol before or above a name; their sizes are derived from the height of the name. */
function together(symbol: Mark, name: Mark, arrangement: 'horizontal' | 'vertical'): Mark {
  const isBeside = arrangement === 'horizontal';
  const scale = (name.height * (isBeside ? 4 : 8)) / 3 / symbol.height;
  const [symbolWidth, symbolHeight] = [symbol.width * scale, symbol.height * scale];
  if (isBeside) {
    const gap = name.height / 3;
    const drop = (symbolHeight - name.height) / 2;
    return {
      width: symbolWidth + gap + name.width,
      height: symbolHeight,
      paint: (colors) =>
        placeProblem(symbol, colors, [0, 0], scale) +
        placeProblem(name, colors, [symbolWidth + gap, drop], 1),
    };
  }
  const width = Math.max(symbolWidth, name.width);
  const below = symbolHeight + name.height / 6;
  return {
    width,
    height: below + name.height,
    paint: (colors) =>
      placeProblem(symbol, colors, [(width - symbolWidth) / 2, 0], scale) +
      placeProblem(name, colors, [(width - name.width) / 2, below], 1),
  };
}

const symbol = part('symbol');
const latin = part('logo');
const hangul = part('logo-ko');

/** Every permitted form of the mark, by file name. */
export const MARKS = {
  symbol,
  'logo-en': latin,
  'logo-en-vertical': together(symbol, latin, 'vertical'),
  'logo-ko': together(symbol, hangul, 'horizontal'),
  'logo-ko-vertical': together(symbol, hangul, 'vertical'),
} as const satisfies Readonly<Record<string, Mark>>;
export type MarkName = keyof typeof MARKS;

/** Draws a mark on a sheet of its size. */
function markSvg({ width, height, paint }: Mark, colors: MarkColors): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 10}" height="${height * 10}" viewBox="0 0 ${width} ${height}">${paint(colors)}</svg>\n`;
}

/** Creates a separate file with a mark. */
export const markFile = (name: MarkName, colors: MarkColors): string =>
  markSvg(MARKS[name], colors);
