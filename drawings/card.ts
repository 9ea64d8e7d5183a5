import { TOKEN_VALUES, type TokenName } from '@site/tokens';
import { FACE } from '@site/tokens/face';

import { MARKS, placeProblem } from './brand/marks.ts';

/** The size of a social card in pixels, which all services accept. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export interface CardContent {
  /** The title of the page; "\n" marks a preferred line break. */
  readonly title: string;
  /** The name below the title. */
  readonly above?: string;
  /** The file of a drawing, on the right. */
  readonly drawing?: string;
  /** A drawing from edge to edge that replaces the line. */
  readonly line?: string;
}

const TITLE_SIZE = 68;
const TITLE_SIZE_ABOVE = 52;
const LINE_HEIGHT = 1.25;
const EDGE = 80;
/** The width for the title, with a drawing and without one. */
const NARROW = 520;
const WIDE = 960;

const LOGO = MARKS['logo-en'];
const LOGO_HEIGHT = 40;

const value = (name: TokenName): string => TOKEN_VALUES.light[name];

/**
 * Replaces the custom properties of a drawing by the colors of the light mode, because the rasterizer does not support
 * them.
 */
function painted(svg: string): string {
  const own = new Map(
    [...(/svg\{([^}]*)\}/.exec(svg)?.[1]?.matchAll(/--([a-z0-9-]+):([^;]+)/g) ?? [])].map(
      ([, name = '', color = '']) => [name, color] as const,
    ),
  );
  return svg
    .replaceAll('currentColor', value('color-brand-line'))
    .replaceAll(
      /var\(--([a-z0-9-]+)\)/g,
      (_, name: string) => own.get(name) ?? value(name as TokenName),
    );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const getPicture = (svg: string, x: number, y: number, width: number, height: number): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${Buffer.from(painted(svg)).toString('base64')}"/>`;

/** Estimates the width of a text, in units of its size: Hangul fills its square, Latin letters half of it. */
const getWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2E7F' ? 0.9 : 0.56), 0);

/** Breaks a text between words into lines that fit. */
function breakLines(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.replaceAll('\n', ' ').split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && getWidth(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Draws the social card of a page: its title in the site's font on the site's paper, the line below it, and the first
 * drawing of the page.
 */
export function card({ title, above, drawing, line }: CardContent): string {
  const room = drawing ? NARROW : WIDE;
  // The size depends on the longest word, because words are not broken.
  const longest = Math.max(...title.split(/\s/).map(getWidth));
  // A drawing as wide as the card leaves room for one line.
  const largest = line ? TITLE_SIZE_ABOVE : TITLE_SIZE;
  const size = Math.min(largest, Math.floor(room / longest));
  const lines = breakLines(title, room / size);
  const middle = (line ? 216 : 320) - ((lines.length - 1) * size * LINE_HEIGHT) / 2;
  const text = (words: string, y: number, fontSize: number, weight: number, color: TokenName) =>
    `<text x="${EDGE}" y="${y}" font-family="${FACE.name}" font-size="${fontSize}" font-weight="${weight}" fill="${value(color)}">${escaped(words)}</text>`;
  const stroke = value('color-brand-line');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">` +
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${value('color-surface')}"/>` +
    placeProblem(
      LOGO,
      { line: value('color-brand-line'), start: value('color-brand-signal') },
      [EDGE, 72],
      LOGO_HEIGHT / LOGO.height,
    ) +
    (drawing ? getPicture(drawing, 630, 90, 520, 400) : '') +
    (above ? text(above, middle - size * 1.15, 30, 700, 'color-text-link') : '') +
    lines
      .map((words, index) =>
        text(words, middle + index * size * LINE_HEIGHT, size, 700, 'color-text-heading'),
      )
      .join('') +
    (line
      ? getPicture(line, 0, 250, CARD_WIDTH, 360)
      : `<path fill="none" stroke="${stroke}" stroke-width="8" d="M0 552H676a24 24 0 0 0 17-7l20-20a24 24 0 0 1 17-7H1200"/>` +
        `<circle cx="${EDGE + 8}" cy="552" r="13" fill="${value('color-surface')}" stroke="${value('color-brand-signal')}" stroke-width="6"/>`) +
    '</svg>'
  );
}
