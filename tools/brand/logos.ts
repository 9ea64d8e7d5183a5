import { Resvg } from '@resvg/resvg-js';
import { converter, differenceEuclidean } from 'culori';
import { optimize } from 'svgo';
import { NO_FONTS } from '@site/drawings/brand/marks.ts';

import type { BrandColors } from '../../tokens/palette.ts';

/** Features that cannot be reproduced on every background, at every size and on paper. */
const REFUSED: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/<image\b/, 'It contains a bitmap picture: a mark is drawn with paths.'],
  [/<text\b/, 'It contains text, which needs a font: convert the text to paths.'],
  [/<(?:script|foreignObject)\b/, 'It contains a script or HTML.'],
  [
    /<(?:linearGradient|radialGradient|pattern|filter|mask)\b/,
    'It contains a gradient, pattern, filter or mask: a mark has one or two plain colors.',
  ],
];

/** In bytes: every page contains the mark. */
const LARGEST = 4096;
/** Maximum ratio of width and height of a symbol. */
const MOST_OBLONG = 2;

/** Values of `fill` and `stroke` that stay unchanged. */
const UNCHANGED: ReadonlySet<string> = new Set([
  'none',
  'currentColor',
  'var(--color-brand-signal)',
]);

const COLOR = /\b(fill|stroke)="([^"]+)"/g;

const oklab = converter('oklab');
const distance = differenceEuclidean('oklab');

/** Parses the number of a length. */
const getNumber = (length: string | undefined): number => Number.parseFloat(length ?? '');

/** Returns the root with a viewBox, derived from width and height if it has none. */
function withViewBox(svg: string): string {
  if (/<svg[^>]*\sviewBox="/.test(svg)) return svg;
  const [width, height] = ['width', 'height'].map((name) =>
    getNumber(new RegExp(`<svg[^>]*\\s${name}="([^"]+)"`).exec(svg)?.[1]),
  );
  if (!width || !height) throw new Error('It has neither a viewBox nor a width and a height.');
  return svg.replace('<svg', `<svg viewBox="0 0 ${width} ${height}"`);
}

/**
 * Cleans a mark and replaces its colors by `currentColor` or, if it is closer, by the signal color of the tokens.
 * Accepts any viewBox, fills and strokes. Throws an `Error` with the reason if a mark cannot be used.
 *
 * @param svg the file as text
 * @param colors of the brand, to tell its two colors apart
 */
export function cleanMark(
  svg: string,
  colors: Pick<BrandColors, 'line' | 'signal'>,
  { isSymbol = false } = {},
): string {
  if (!/<svg[\s>]/.test(svg)) throw new Error('It is not an SVG file.');
  for (const [pattern, sentence] of REFUSED) if (pattern.test(svg)) throw new Error(sentence);
  const { data } = optimize(withViewBox(svg), {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      'convertStyleToAttrs',
      'removeDimensions',
      'removeXlink',
    ],
  });
  const colorsInUse = new Set(
    [...data.matchAll(COLOR)]
      .map(([, , color = '']) => color)
      .filter((color) => !UNCHANGED.has(color)),
  );
  if (colorsInUse.size > 2)
    throw new Error(
      `It has ${colorsInUse.size} colors (${[...colorsInUse].join(', ')}): a mark has one or two.`,
    );
  const isSignal = (color: string): boolean => {
    const converted = oklab(color);
    if (!converted) throw new Error(`"${color}" is not a plain color.`);
    return distance(converted, colors.signal) < distance(converted, colors.line);
  };
  let painted = data.replaceAll(COLOR, (attribute, name: string, color: string) =>
    UNCHANGED.has(color)
      ? attribute
      : `${name}="${isSignal(color) ? 'var(--color-brand-signal)' : 'currentColor'}"`,
  );
  // Elements without a color are filled in black.
  if (!/<svg[^>]*\sfill="/.test(painted))
    painted = painted.replace('<svg', '<svg fill="currentColor"');
  if (painted.length > LARGEST)
    throw new Error(
      `Cleaned, it has ${painted.length} bytes, and may have ${LARGEST}: draw it with fewer points.`,
    );
  const { width, height } = new Resvg(painted, { font: NO_FONTS });
  const ink = new Resvg(
    painted.replaceAll('currentColor', '#000').replaceAll('var(--color-brand-signal)', '#000'),
    { font: NO_FONTS },
  ).getBBox();
  if (!ink || ink.width === 0 || ink.height === 0) throw new Error('It paints nothing.');
  if (isSymbol && Math.max(width / height, height / width) > MOST_OBLONG)
    throw new Error(
      'It is more than twice as wide as high, or as high as wide: an app icon needs a symbol that is nearer to a square.',
    );
  return `${painted}\n`;
}
