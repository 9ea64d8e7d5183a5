import { colour, INK, PAPER, SHADOW, tinted, type Material } from '../kit/paint.ts';
import { line, type Point } from '../line/path.ts';

/**
 * What the company was certified for and awarded: a document on paper and a plaque of glass, each in
 * the colour of its field. Their middle is left free for the label, which the page sets as text.
 */

export const RECOGNITION_WIDTH = 300;
export const RECOGNITION_HEIGHT = 400;

/** The fields, each with its material. */
export const FIELDS = {
  quality: 'blue',
  environment: 'green',
  technology: 'violet',
  market: 'orange',
  society: 'copper',
} as const satisfies Record<string, Material>;
export type Field = keyof typeof FIELDS;

const sheet = (elements: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${RECOGNITION_WIDTH}" height="${RECOGNITION_HEIGHT}" viewBox="0 0 ${RECOGNITION_WIDTH} ${RECOGNITION_HEIGHT}" fill="none" stroke-linejoin="round" stroke-linecap="round">${elements.join('')}</svg>`;

const shape = (fill: string, d: string, width = 2): string =>
  `<path fill="${fill}"${width > 0 ? ` stroke="${INK}" stroke-width="${width}"` : ''} d="${d}"/>`;

const wire = (stroke: string, width: number, points: readonly Point[]): string =>
  `<path stroke="${stroke}" stroke-width="${width}" d="${line(points)}"/>`;

/** The edge of a seal: a ring of teeth. */
function teeth([x, y]: Point, outer: number, inner: number, count: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index * Math.PI) / count;
    const radius = index % 2 === 0 ? outer : inner;
    return `${Math.round((x + Math.cos(angle) * radius) * 10) / 10} ${Math.round((y + Math.sin(angle) * radius) * 10) / 10}`;
  });
  return `M${points.join('L')}Z`;
}

/** A certificate: the line runs around its edge and ends in the seal. */
export function certificate(field: Field): string {
  const material = FIELDS[field];
  const ink = tinted(material, 'left');
  const seal: Point = [214, 316];
  const mark: Point = [150, 80];
  return sheet([
    `<path fill="${SHADOW}" d="M34 32H288V396H34Z"/>`,
    shape(PAPER, 'M20 16H254L280 42V384H20Z'),
    shape(tinted('shell', 'left'), 'M254 16V42H280Z'),
    wire(ink, 4, [
      [236, 34],
      [38, 34],
      [38, 366],
      [262, 366],
      [262, 316],
      [240, 316],
    ]),
    `<path stroke="${tinted(material, 'highlight')}" stroke-width="2" d="M236 44H48V356H252V334"/>`,
    shape(
      tinted(material, 'highlight'),
      `M${mark[0] - 24} ${mark[1]}a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z`,
    ),
    `<path stroke="${INK}" stroke-width="4" d="M138 80l9 9 16-19"/>`,
    `<path stroke="${tinted('shell', 'right')}" stroke-width="3" d="M66 296H142M66 314H124M66 332H136"/>`,
    shape(tinted(material, 'right'), `M198 330L190 382 204 374 214 386 222 336Z`),
    shape(tinted(material, 'top'), `M230 330L242 380 228 374 218 386 208 336Z`),
    shape(ink, teeth(seal, 34, 29, 18)),
    `<circle cx="${seal[0]}" cy="${seal[1]}" r="21" fill="${tinted(material, 'highlight')}" stroke="${INK}" stroke-width="2"/>`,
    `<circle cx="${seal[0]}" cy="${seal[1]}" r="7" fill="${PAPER}" stroke="${colour('color-brand-trunk')}" stroke-width="4"/>`,
  ]);
}

/** An award: a plaque of glass on its stand, with a laurel over the label. */
export function award(field: Field): string {
  const material = FIELDS[field];
  const leaf = (side: 1 | -1, step: number): string => {
    const angle = (-0.25 + step * 0.42) * Math.PI;
    const x = 150 + side * Math.cos(angle) * 34;
    const y = 96 + Math.sin(angle) * 34;
    const turn = (side * (angle * 180)) / Math.PI + (side < 0 ? 180 : 0) + side * 65;
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="11" ry="4.5" fill="${tinted('yellow', 'left')}" stroke="${INK}" stroke-width="1.5" transform="rotate(${Math.round(turn)} ${Math.round(x)} ${Math.round(y)})"/>`;
  };
  const leaves = [0, 0.5, 1, 1.5].flatMap((step) => [leaf(1, step), leaf(-1, step)]);
  return sheet([
    `<path fill="${SHADOW}" d="M30 372H292L276 396H46Z"/>`,
    // The plaque: its edge to the right, its face with the corners cut.
    shape(tinted(material, 'right'), 'M222 22L244 34V316H222Z'),
    shape(tinted(material, 'highlight'), 'M74 22H222L244 34H100Z'),
    shape(tinted('plastic', 'top'), 'M78 22H200L222 44V316H56V44Z'),
    `<path fill="${PAPER}" d="M64 52L86 30H128L64 120Z"/>`,
    `<path stroke="${tinted(material, 'left')}" stroke-width="4" d="M84 36H194L208 50V302H70V50Z"/>`,
    ...leaves,
    `<path fill="${tinted('yellow', 'top')}" stroke="${INK}" stroke-width="2" d="M150 76L156 90 171 91 159.5 101 163.5 116 150 107.5 136.5 116 140.5 101 129 91 144 90Z"/>`,
    // The stand, with the line that ends in it.
    shape(tinted('wood', 'right'), 'M262 316L280 330V382H262Z'),
    shape(tinted('wood', 'top'), 'M38 316H262L280 330H56Z'),
    shape(tinted('wood', 'left'), 'M38 316H262V382H38Z'),
    shape(tinted('metal', 'top'), 'M92 332H208V366H92Z'),
    `<path stroke="${tinted(material, 'left')}" stroke-width="4" d="M104 349H176"/>`,
    `<circle cx="186" cy="349" r="6" fill="${PAPER}" stroke="${tinted(material, 'left')}" stroke-width="4"/>`,
  ]);
}
