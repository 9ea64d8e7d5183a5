import { color, INK, PAPER, SHADOW, tinted, type Material } from '../kit/paint.ts';
import { line, type Point } from '../line/path.ts';

/**
 * Certificates and awards by the kind of document: each form is a different document in the color of its field. The
 * place of the label is free, because the page sets it as text.
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

/** Certificate of a management system: the line runs around its edge and ends in the seal. */
function management(field: Field): string {
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
    `<circle cx="${seal[0]}" cy="${seal[1]}" r="7" fill="${PAPER}" stroke="${color('color-brand-line')}" stroke-width="4"/>`,
  ]);
}

/** Award of a customer or a jury: a plaque of glass on its stand, with a laurel over the label. */
function plaque(field: Field): string {
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

/** Mark of a product: a nameplate of metal with four screws, whose ring holds the mark. */
function product(field: Field): string {
  const material = FIELDS[field];
  const ink = tinted(material, 'left');
  const screws = (
    [
      [36, 92],
      [264, 92],
      [36, 300],
      [264, 300],
    ] as const
  ).map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="8" fill="${tinted('metal', 'left')}" stroke="${INK}" stroke-width="2"/><path stroke="${INK}" stroke-width="2" d="M${x - 4} ${y + 4}l8 -8"/>`,
  );
  return sheet([
    `<path fill="${SHADOW}" d="M26 82H292V330H26Z"/>`,
    shape(tinted('metal', 'right'), 'M16 84a12 12 0 0 1 12 -12H272a12 12 0 0 1 12 12V318H16Z'),
    shape(
      tinted('metal', 'highlight'),
      'M16 84a12 12 0 0 1 12 -12H272a12 12 0 0 1 12 12V300a12 12 0 0 1 -12 12H28a12 12 0 0 1 -12 -12Z',
    ),
    `<path fill="${PAPER}" stroke="${ink}" stroke-width="3" d="M60 96H240V296H60Z"/>`,
    `<path fill="${tinted(material, 'highlight')}" d="M62 98H238V186H62Z"/>`,
    `<circle cx="150" cy="142" r="34" fill="${PAPER}" stroke="${INK}" stroke-width="4"/>`,
    ...screws,
    // The line leaves the plate and ends in a plug.
    wire(ink, 4, [
      [150, 318],
      [150, 344],
      [212, 344],
    ]),
    shape(tinted('plastic', 'top'), 'M212 332H238V356H212Z'),
    `<path stroke="${INK}" stroke-width="4" d="M238 338H250M238 350H250"/>`,
  ]);
}

/** Assessed capability: a sheet whose lower half is left for the levels. */
function assessment(field: Field): string {
  const material = FIELDS[field];
  const ink = tinted(material, 'left');
  return sheet([
    `<path fill="${SHADOW}" d="M34 32H288V396H34Z"/>`,
    shape(PAPER, 'M20 16H280V384H20Z'),
    shape(tinted(material, 'highlight'), 'M20 16H280V78H20Z'),
    wire(ink, 4, [
      [20, 47],
      [128, 47],
    ]),
    `<circle cx="150" cy="47" r="18" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>`,
    `<path stroke="${ink}" stroke-width="4" d="M141 47l7 7 12 -14"/>`,
    wire(ink, 4, [
      [172, 47],
      [280, 47],
    ]),
    `<path stroke="${tinted('shell', 'right')}" stroke-width="2" d="M44 226H256"/>`,
  ]);
}

/** Test report or verification statement: sheets in a clip, with a measured curve below its limit. */
function report(field: Field): string {
  const material = FIELDS[field];
  const ink = tinted(material, 'left');
  return sheet([
    `<path fill="${SHADOW}" d="M40 40H292V396H40Z"/>`,
    shape(tinted('shell', 'left'), 'M34 40H286V390H34Z'),
    shape(tinted('shell', 'highlight'), 'M27 36H279V384H27Z'),
    shape(PAPER, 'M20 32H272V378H20Z'),
    shape(tinted('metal', 'top'), 'M106 14H186V44H106Z'),
    `<path stroke="${INK}" stroke-width="2" d="M120 30H172"/>`,
    `<path stroke="${tinted('shell', 'right')}" stroke-width="2" d="M48 268V348H244M48 322H244M48 296H244"/>`,
    `<path stroke="${color('art-orange-left')}" stroke-width="3" stroke-dasharray="8 8" d="M48 280H244"/>`,
    `<path stroke="${ink}" stroke-width="4" d="M48 346C80 344 84 304 116 302S150 322 176 310 214 292 244 294"/>`,
    `<circle cx="244" cy="294" r="6" fill="${PAPER}" stroke="${ink}" stroke-width="4"/>`,
  ]);
}

/** Recognition by an authority: a wide diploma with an engraved border, an emblem above and a stamp. */
function accreditation(field: Field): string {
  const material = FIELDS[field];
  const ink = tinted(material, 'left');
  const waves = Array.from({ length: 12 }, (_, index) => 36 + index * 20)
    .map((x) => `M${x} 112q5 -8 10 0t10 0M${x} 322q5 8 10 0t10 0`)
    .join('');
  return sheet([
    `<path fill="${SHADOW}" d="M22 102H298V352H22Z"/>`,
    shape(PAPER, 'M8 88H292V346H8Z'),
    `<path stroke="${ink}" stroke-width="3" d="M24 104H276V330H24Z"/>`,
    `<path stroke="${tinted(material, 'top')}" stroke-width="2" d="${waves}"/>`,
    ...(
      [
        [24, 104],
        [276, 104],
        [24, 330],
        [276, 330],
      ] as const
    ).map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="7" fill="${tinted(material, 'highlight')}" stroke="${ink}" stroke-width="3"/>`,
    ),
    shape(ink, teeth([150, 88], 38, 32, 20)),
    `<circle cx="150" cy="88" r="24" fill="${tinted(material, 'highlight')}" stroke="${INK}" stroke-width="2"/>`,
    // A portico: an authority.
    `<path fill="${PAPER}" stroke="${INK}" stroke-width="2" d="M135 84L150 74 165 84ZM137 100H163V104H137Z"/><path stroke="${INK}" stroke-width="3" d="M141 86V99M150 86V99M159 86V99"/>`,
    `<path stroke="${tinted('shell', 'right')}" stroke-width="3" d="M56 300H132"/>`,
    `<path stroke="${color('art-orange-right')}" stroke-width="3" d="M212 276H248V312H212ZM212 288H248M212 300H248M224 276V312M236 276V312"/>`,
  ]);
}

/** Honor of the state: a framed citation with a medal on its ribbon. */
function honor(field: Field): string {
  const material = FIELDS[field];
  const gold = tinted('yellow', 'top');
  return sheet([
    `<path fill="${SHADOW}" d="M40 34H282V392H40Z"/>`,
    shape(tinted('wood', 'top'), 'M24 18H276V378H24Z'),
    shape(tinted('wood', 'right'), 'M38 32H262V364H38Z'),
    shape(PAPER, 'M44 38H256V358H44Z'),
    `<path stroke="${tinted('yellow', 'left')}" stroke-width="3" d="M58 52H242V344H58Z"/>`,
    shape(tinted(material, 'left'), 'M126 236H150V292L138 284Z'),
    shape(tinted(material, 'right'), 'M150 236H174L162 284 150 292Z'),
    `<path stroke="${PAPER}" stroke-width="3" d="M138 238V280M162 238V280"/>`,
    shape(gold, teeth([150, 308], 32, 25, 12)),
    `<circle cx="150" cy="308" r="19" fill="${tinted('yellow', 'highlight')}" stroke="${INK}" stroke-width="2"/>`,
    `<path fill="${tinted(material, 'left')}" stroke="${INK}" stroke-width="1.5" d="M150 295L154 304 164 305 156.5 311.5 159 321 150 316 141 321 143.5 311.5 136 305 146 304Z"/>`,
  ]);
}

/** The drawing of each form; the page adds its label. */
export const RECOGNITION_FORMS = {
  management,
  product,
  assessment,
  report,
  accreditation,
  honor,
  plaque,
} as const satisfies Record<string, (field: Field) => string>;
