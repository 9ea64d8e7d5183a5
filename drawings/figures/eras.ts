import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { line, type Point } from '../line/path.ts';
import { box, joint, OUTLINE, SIGNAL, LINE } from './shapes.ts';

/**
 * A product of each era of the history, small enough for the heading of its years: a crimped terminal, a shielded
 * high-voltage cable, a gateway. The page's line reaches each at the ring in the middle of its left edge.
 */

export const ERA_WIDTH = 160;
export const ERA_HEIGHT = 104;

const MIDDLE = ERA_HEIGHT / 2;

const shape = (d: string, fill: string): string => `<path fill="${fill}" ${OUTLINE} d="${d}"/>`;

const strokes = (d: string, stroke: string, width: number): string =>
  `<path stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;

/** The sheet of a mark, with the ring where the page's line arrives. */
const mark = (...elements: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${ERA_WIDTH}" height="${ERA_HEIGHT}" viewBox="0 0 ${ERA_WIDTH} ${ERA_HEIGHT}" fill="none" stroke-linejoin="round" stroke-linecap="round">${elements.join('')}${joint([9, MIDDLE])}</svg>`;

/** A terminal crimped to its wire, seen from the side, with the arrows of its crimp height. */
export function crimpedTerminal(): string {
  const metal = tinted('metal', 'top');
  const shade = tinted('metal', 'left');
  const copper = tinted('copper', 'top');
  return mark(
    // The wire in its insulation, then its bare strands.
    box([9, 38], [44, 28], tinted('blue', 'left'), 3),
    strokes('M19 45H32', tinted('blue', 'highlight'), 3),
    box([50, 42], [60, 21], copper, 2),
    strokes('M56 49H62M56 56H62M101 49h5M101 56h5', tinted('copper', 'right'), 1.5),
    // The floor connects all parts from the insulation grip to the box.
    shape('M36 71H116V62H36z', shade),
    shape('M36 37q0-4 4-4H50q4 0 4 4V67q0 4-4 4H40q-4 0-4-4z', metal),
    strokes('M38 64H52', shade, 3),
    // The strand grip is tight, and its flared ends do not cut the strands.
    shape('M64 37q4 5 9 5H90q5 0 9-5V71H64z', metal),
    strokes('M66 65H97', shade, 3),
    // The box for the mating blade: its lance above, the contact spring in its window.
    shape('M122 31l17-9 3 3-9 6z', shade),
    box([112, 31], [38, 40], metal, 2),
    box([147, 29], [6, 44], shade, 2),
    strokes('M114 65H145', shade, 3),
    box([119, 41], [21, 15], tinted('dark', 'left'), 2),
    strokes('M121 52q8.5-9 17 0', tinted('copper', 'highlight'), 2.5),
    // The crimp height determines the quality of the crimp.
    strokes('M81.5 12V35M76 29.5l5.5 5.5 5.5-5.5', SIGNAL, 2.5),
    strokes('M81.5 101V78M76 83.5l5.5-5.5 5.5 5.5', SIGNAL, 2.5),
  );
}

/** A round piece of the cable with a visible end: its start, end and thickness. */
function stretch(
  [from, to]: Point,
  radius: number,
  [side, end]: readonly [string, string],
  pattern = '',
): string {
  const lean = radius * 0.3;
  const [top, bottom] = [MIDDLE - radius, MIDDLE + radius];
  return (
    shape(`M${from} ${top}H${to}V${bottom}H${from}A${lean} ${radius} 0 0 1 ${from} ${top}z`, side) +
    pattern +
    `<ellipse cx="${to}" cy="${MIDDLE}" rx="${lean}" ry="${radius}" fill="${end}" ${OUTLINE}/>`
  );
}

/** The wires of a braid, which cross around the cable and end at its edges. */
function braid([from, to]: Point, radius: number): string {
  const rise = 2 * radius;
  const wires = [-3, -2, -1, 0, 1, 2, 3].flatMap((step) => {
    // Both wires of a step start at the same place, one above and one below.
    const start = from + step * 11;
    const [left, right] = [Math.max(from, start), Math.min(to, start + rise)];
    if (right - left < 6) return [];
    const [high, low] = [MIDDLE - radius + (left - start), MIDDLE - radius + (right - start)];
    return [
      `M${left} ${high}L${right} ${low}`,
      `M${left} ${ERA_HEIGHT - high}L${right} ${ERA_HEIGHT - low}`,
    ];
  });
  return strokes(wires.join(''), INK, 1);
}

/** A high-voltage cable stripped in steps: orange sheath, braided shield, insulation, strands. */
export function highVoltageCable(): string {
  const copper = tinted('copper', 'top');
  const strands = [
    [147, 52],
    [147, 43.5],
    [147, 60.5],
    [145, 48],
    [145, 56],
    [149, 48],
    [149, 56],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1" fill="${INK}"/>`)
    .join('');
  return mark(
    stretch([19, 64], 32, [tinted('orange', 'left'), tinted('orange', 'top')]),
    strokes('M22 30H52', tinted('orange', 'highlight'), 4),
    stretch([64, 99], 25, [tinted('metal', 'top'), tinted('metal', 'left')], braid([63, 99], 25)),
    stretch([99, 122], 20, [tinted('orange', 'highlight'), PAPER]),
    stretch(
      [122, 147],
      14,
      [copper, tinted('copper', 'highlight')],
      strokes('M123 45H142M121 52H140M123 59H142', tinted('copper', 'right'), 1.5),
    ),
    strands,
  );
}

/** A gateway without its lid: the cable ends at its processor, which forwards to three networks. */
export function gateway(): string {
  const networks = [
    [24, color('color-area-first')],
    [MIDDLE, color('color-area-third')],
    [80, color('color-area-second')],
  ] as const;
  const leads = [-12, -4, 4, 12]
    .map((lead) => `M${67 + lead} 26V78M41 ${MIDDLE + lead}H93`)
    .join('');
  const trace = ([y, stroke]: (typeof networks)[number]): string => {
    const rise = y - MIDDLE;
    const leaves = MIDDLE + Math.sign(rise) * 12;
    const bend: Point[] = rise === 0 ? [] : [[97, leaves], [97 + Math.abs(y - leaves), y]]; // prettier-ignore
    return strokes(line([[86, leaves], ...bend, [150, y]]), stroke, 4);
  };
  return mark(
    box([22, 6], [108, 92], tinted('shell', 'left'), 8),
    box([31, 14], [92, 76], PAPER, 4),
    strokes(leads, tinted('dark', 'top'), 2.5),
    ...networks.map(trace),
    strokes(line([[9, MIDDLE], [60, MIDDLE]]), LINE, 6), // prettier-ignore
    box([47, 32], [40, 40], tinted('dark', 'left'), 3),
    box([56, 41], [22, 22], tinted('violet', 'left'), 2, ''),
    ...networks.map(([y]) => box([116, y - 10], [26, 20], tinted('plastic', 'left'), 2)),
    strokes(networks.map(([y]) => `M122 ${y - 4}h14M122 ${y + 4}h14`).join(''), INK, 2),
    ...networks.map(([y, stroke]) => joint([151, y], stroke, 5, 3)),
  );
}
