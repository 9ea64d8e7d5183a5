import { readFileSync } from 'node:fs';

/** What the brand's mark is made of: the symbol, and the name in either script. */
type Part = 'symbol' | 'logo' | 'logo-ko';

/** The colours of a mark: of its line, and of the place where the line begins. */
export interface MarkColours {
  readonly line: string;
  readonly start: string;
}

/** A mark as strokes, to be placed in a drawing or written to a file. */
export interface Mark {
  readonly width: number;
  readonly height: number;
  readonly strokes: (colours: MarkColours) => string;
}

function part(name: Part): Mark {
  const svg = readFileSync(
    new URL(`../../content/brand/${name}.svg`, import.meta.url),
    'utf8',
  ).trim();
  const [, width = '0', height = '0'] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? [];
  const attributes = /viewBox="[^"]*"([^>]*)>/.exec(svg)?.[1] ?? '';
  const inside = svg.replace(/^[^>]*>/, '').replace(/<\/svg>$/, '');
  return {
    width: Number(width),
    height: Number(height),
    strokes: ({ line, start }) =>
      `<g${attributes}>${inside}</g>`
        .replaceAll('currentColor', line)
        .replaceAll('var(--color-brand-signal)', start),
  };
}

/** A mark moved to a place and drawn larger or smaller. */
export const placed = (
  mark: Mark,
  colours: MarkColours,
  [x, y]: readonly [number, number],
  scale: number,
): string => `<g transform="translate(${x} ${y}) scale(${scale})">${mark.strokes(colours)}</g>`;

/** The symbol before a name, or above it. */
function together(symbol: Mark, name: Mark, arrangement: 'horizontal' | 'vertical'): Mark {
  if (arrangement === 'horizontal') {
    const gap = 8;
    const drop = (symbol.height - name.height) / 2;
    return {
      width: symbol.width + gap + name.width,
      height: symbol.height,
      strokes: (colours) =>
        symbol.strokes(colours) + placed(name, colours, [symbol.width + gap, drop], 1),
    };
  }
  const scale = 2;
  const width = Math.max(symbol.width * scale, name.width);
  const below = symbol.height * scale + 4;
  return {
    width,
    height: below + name.height,
    strokes: (colours) =>
      placed(symbol, colours, [(width - symbol.width * scale) / 2, 0], scale) +
      placed(name, colours, [(width - name.width) / 2, below], 1),
  };
}

const symbol = part('symbol');
const latin = part('logo');
const hangul = part('logo-ko');

/** Every form in which the mark may stand, by the name of its files. */
export const MARKS = {
  symbol,
  // The ring of the symbol is its first letter.
  'logo-en': latin,
  'logo-en-vertical': together(symbol, latin, 'vertical'),
  'logo-ko': together(symbol, hangul, 'horizontal'),
  'logo-ko-vertical': together(symbol, hangul, 'vertical'),
} as const satisfies Readonly<Record<string, Mark>>;
export type MarkName = keyof typeof MARKS;

/** A mark as a file of its own. */
export function markFile(name: MarkName, colours: MarkColours): string {
  const { width, height, strokes } = MARKS[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 10}" height="${height * 10}" viewBox="0 0 ${width} ${height}">${strokes(colours)}</svg>\n`;
}
