import { coordinate } from '../line/path.ts';
import {
  AREAS,
  BATTERY,
  BRANCHES,
  CALLOUTS,
  CAR_HEIGHT,
  CAR_POINTS,
  CAR_WIDTH,
  ENDS,
  GLASS,
  LAMP,
  SEAMS,
  SILL,
  STATION,
  TRUNK,
  WHEELS,
  type CarArea,
  type CarPoint,
  type ProductSlug,
  type WireTone,
} from './line-car.data.ts';

/** Where an area's label leads, and what it says. */
export interface CarLink {
  readonly href: string;
  readonly label: string;
  readonly detail?: string;
}

export interface LineCarOptions {
  /** The area or the product that is lit; everything else of the wiring steps back. */
  readonly lit?: CarArea | ProductSlug;
  /** Makes each area of the drawing a link with a label over its line. */
  readonly links?: Partial<Record<CarArea, CarLink>>;
  /** Numbers written at the products' places, as in the list beside the drawing. */
  readonly numbers?: Partial<Record<ProductSlug, number>>;
}

const COLOUR: Record<WireTone, string> = {
  connected: 'var(--color-area-connected)',
  eco: 'var(--color-area-eco)',
  intelligent: 'var(--color-area-intelligent)',
  hv: 'var(--color-area-hv)',
};
const PAPER = 'fill="var(--art-paper)"';
/** Marks a line that draws itself once; `line/line.css` holds the movement. */
const DRAWN = 'pathLength="1" data-draw=""';
const PALE = ' opacity=".18"';

/** Five twin spokes between hub and rim, as on a forged wheel; the wheels are alike, so drawn once. */
function wheels([first, ...others]: typeof WHEELS): string {
  const { x, y, radius } = first;
  const at = (distance: number, angle: number) =>
    `${coordinate(x + Math.cos(angle) * distance)} ${coordinate(y + Math.sin(angle) * distance)}`;
  const spokes = Array.from({ length: 5 }, (_, index) => {
    const middle = -Math.PI / 2 + (index * 2 * Math.PI) / 5;
    return [-1, 1].map((side) => `M${at(14, middle + side * 0.42)}L${at(45, middle + side * 0.2)}`);
  }).flat();
  const circle = (r: number, attributes = '') =>
    `<circle cx="${x}" cy="${y}" r="${r}"${attributes}/>`;
  return (
    `<g id="car-wheel" stroke-width="2">${circle(radius - 4, ` ${PAPER} stroke-width="8"`)}` +
    `${circle(47)}${circle(9)}<path d="${spokes.join('')}"/></g>` +
    others.map((other) => `<use href="#car-wheel" x="${other.x - x}" y="${other.y - y}"/>`).join('')
  );
}

/** Body, glass, wheels and battery; only the battery steps back when another area is lit. */
function body(lit: LineCarOptions['lit']): string {
  const { x, y, width, height, modules } = BATTERY;
  const pitch = width / modules;
  const shown = litArea(lit);
  const pale = shown === undefined || shown === 'eco' ? '' : PALE;
  const walls = Array.from(
    { length: modules - 1 },
    (_, index) => `M${coordinate(x + pitch * (index + 1))} ${y}v${height}`,
  ).join('');
  return (
    `<path d="${SEAMS}" stroke="var(--color-line)" stroke-width="2"/>` +
    `<path d="${GLASS.join('')}" fill="var(--color-surface-connected)" stroke-width="2"/>` +
    `<path d="${SILL}${LAMP}" stroke-width="3"/>` +
    `<path d="${TRUNK}" stroke-width="6" pathLength="1" data-draw="trunk"/>` +
    wheels(WHEELS) +
    `<g stroke="${COLOUR.hv}" data-area="eco"${pale}>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" ${PAPER} stroke-width="3"/>` +
    `<path d="${walls}" stroke-width="1.5"/></g>`
  );
}

function station(): string {
  const { x, y, width, height, post } = STATION;
  return (
    `<path d="${post}" stroke-width="3"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="var(--color-surface-eco)" stroke-width="3"/>` +
    `<path d="M265 174L253 195H262L259 212L271 191H262Z" fill="${COLOUR.eco}" stroke="none"/>`
  );
}

/** A wire's colour, where it is not its area's. */
const own = (tone: WireTone, name: CarArea): string =>
  tone === name ? '' : ` stroke="${COLOUR[tone]}"`;

function mark({ x, y, tone, area: name, mark: kind }: CarPoint, number?: number): string {
  // White is read on the area's colour, not on the orange of high voltage.
  if (number !== undefined) {
    return (
      `<circle cx="${x}" cy="${y}" r="15" fill="${COLOUR[name]}" stroke="var(--art-paper)"/>` +
      `<text x="${x}" y="${y + 6}" font-size="17" font-weight="700" text-anchor="middle" fill="var(--color-text-on-area)" stroke="none">${number}</text>`
    );
  }
  return kind === 'unit'
    ? `<path d="M${x - 7} ${y - 8}h14a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-14a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3ZM${x - 3} ${y}h6"${own(tone, name)}/>`
    : `<circle cx="${x}" cy="${y}" r="6"${own(tone, name)}/>`;
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The area that is lit, be it by itself or by one of its products. */
const litArea = (lit: LineCarOptions['lit']): CarArea | undefined =>
  lit === undefined
    ? undefined
    : lit in CAR_POINTS
      ? CAR_POINTS[lit as ProductSlug].area
      : (lit as CarArea);

function area(name: CarArea, { lit, links, numbers }: LineCarOptions): string {
  const isProduct = lit !== undefined && lit in CAR_POINTS;
  const isPale = lit !== undefined && litArea(lit) !== name;
  const pale = (slugs: readonly string[]) =>
    isProduct && !isPale && !slugs.includes(lit) ? PALE : '';

  const wires = BRANCHES.filter((branch) => branch.area === name).map(
    ({ tone, width, serves, d }) =>
      `<path d="${d}"${own(tone, name)} stroke-width="${width}" ${DRAWN}${pale(serves)}/>`,
  );
  const ends = ENDS.filter((end) => end.area === name).map(
    ({ x, y }) => `<circle cx="${x}" cy="${y}" r="4" fill="${COLOUR[name]}" stroke="none"/>`,
  );
  const marks = Object.entries<CarPoint>(CAR_POINTS)
    .filter(([, place]) => place.area === name)
    .map(([slug, place]) => {
      const drawn = mark(place, numbers?.[slug as ProductSlug]);
      return pale([slug]) ? `<g${PALE}>${drawn}</g>` : drawn;
    });
  const callouts = CALLOUTS.filter((callout) => callout.area === name).map(
    ({ x, y, d }) =>
      `<path d="${d}" ${DRAWN}/><circle cx="${x}" cy="${y}" r="8" stroke-width="3"/>`,
  );
  const group =
    `<g data-area="${name}" stroke="${COLOUR[name]}"${isPale ? PALE : ''}>` +
    (name === 'eco' ? station() : '') +
    wires.join('') +
    ends.join('') +
    `<g ${PAPER} stroke-width="2.5">${marks.join('')}<g stroke-width="2">${callouts.join('')}</g></g></g>`;

  const link = links?.[name];
  const callout = CALLOUTS.find((one) => one.area === name);
  if (!link || !callout) return group;
  const label =
    `<text x="${callout.x - 9}" y="-36" font-size="20" font-weight="700" fill="var(--color-text-${name})" stroke="none">${escapeText(link.label)}</text>` +
    (link.detail
      ? `<text x="${callout.x - 9}" y="-12" font-size="15" fill="var(--color-text-muted)" stroke="none">${escapeText(link.detail)}</text>`
      : '');
  return `<a href="${escapeText(link.href)}">${group}${label}</a>`;
}

/**
 * The car drawn by one line, with a branch to every product family: for use inside the document.
 *
 * Each area is a group with `data-area`. With `links` the labels stand in 64 units above the
 * drawing, which the viewBox then includes. The drawing is complete as it is; `line/line.css` makes
 * it draw itself and fits it to phones.
 */
export function lineCar(options: LineCarOptions = {}): string {
  const top = options.links ? -64 : 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-figure="line-car" width="${CAR_WIDTH}" height="${CAR_HEIGHT - top}" viewBox="0 ${top} ${CAR_WIDTH} ${CAR_HEIGHT - top}" ` +
    'preserveAspectRatio="xMidYMax slice" fill="none" stroke="var(--color-brand-trunk)" stroke-linecap="round" stroke-linejoin="round">' +
    body(options.lit) +
    AREAS.map((name) => area(name, options)).join('') +
    '</svg>'
  );
}
