import { coordinate, line, type Point } from '../line/path.ts';

export const CUT_WIDTH = 960;
export const CUT_HEIGHT = 260;

/** The thickness of the sheath, which contains four conductors side by side. */
const SHEATH = 16;
const CONDUCTOR = 4;
const MIDDLE = 130;

/** A conductor: its color, its position in the sheath, its deviation, and where it was cut. */
interface Conductor {
  readonly color: string;
  readonly inside: number;
  readonly strays: number;
  readonly left: number;
  readonly right: number;
}

const CONDUCTORS: readonly Conductor[] = [
  { color: 'first', inside: -5, strays: -58, left: 446, right: 522 },
  { color: 'second', inside: -2, strays: -20, left: 424, right: 548 },
  { color: 'third', inside: 2, strays: 18, left: 442, right: 530 },
  { color: 'hv', inside: 5, strays: 54, left: 418, right: 556 },
];

/** The positions of the two ends of the sheath. */
const LEFT_END = 346;
const RIGHT_END = 618;

/** Strands of copper that part beyond the insulation: how far along, how far aside. */
const STRANDS: readonly Point[] = [
  [19, -6],
  [25, -2],
  [22, 1.5],
  [17, 6],
];

/** A conductor out of the sheath, at 45° to where it strays, and its frayed end. */
function frayed({ color, inside, strays, left, right }: Conductor, side: 'left' | 'right') {
  const along = side === 'left' ? 1 : -1;
  const opening = side === 'left' ? LEFT_END : RIGHT_END;
  const tip = side === 'left' ? left : right;
  const start = MIDDLE + inside;
  const end = MIDDLE + strays;
  const slope = Math.abs(end - start);
  const out = opening + along * 8;
  const path = line([
    [opening - along * 12, start],
    [out, start],
    [out + along * slope, end],
    [tip, end],
  ]);
  const strands = STRANDS.map(
    ([far, aside]) =>
      `M${tip} ${end}q${coordinate(along * far * 0.6)} ${coordinate(aside * 0.2)} ${along * far} ${aside}`,
  ).join('');
  return (
    `<path stroke="var(--color-area-heritage)" stroke-width="1.8" d="${strands}"/>` +
    `<path stroke="var(--color-area-${color})" stroke-width="${CONDUCTOR}" d="${path}"/>`
  );
}

function sheath(points: readonly Point[], end: number): string {
  return (
    `<path stroke="var(--color-brand-line)" stroke-width="${SHEATH}" d="${line(points, 24)}"/>` +
    `<path stroke="var(--color-brand-line)" stroke-width="6" stroke-linecap="round" d="M${end} ${MIDDLE - 10}V${MIDDLE + 10}"/>`
  );
}

/** The cut line for the not-found page: two ends with bare conductors. */
export function cutLine(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CUT_WIDTH}" height="${CUT_HEIGHT}" viewBox="0 0 ${CUT_WIDTH} ${CUT_HEIGHT}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linejoin="round">` +
    `<g stroke-linecap="round">${CONDUCTORS.map((conductor) => frayed(conductor, 'left') + frayed(conductor, 'right')).join('')}</g>` +
    sheath(
      [
        [-20, 190],
        [150, 190],
        [210, MIDDLE],
        [LEFT_END, MIDDLE],
      ],
      LEFT_END,
    ) +
    sheath(
      [
        [RIGHT_END, MIDDLE],
        [750, MIDDLE],
        [810, 190],
        [980, 190],
      ],
      RIGHT_END,
    ) +
    '</svg>'
  );
}
