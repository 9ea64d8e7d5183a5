import { coordinate } from '../line/path.ts';
import {
  AREAS,
  BATTERY,
  BRANCHES,
  CAR_BODY,
  CAR_POINTS,
  CAR_STAGE,
  CAR_VIEW,
  ENDS,
  GLASS,
  LAMP,
  RISERS,
  ROAD,
  SILL,
  STATION,
  TIES,
  CAR_LINE,
  WHEELS,
  type CarArea,
  type CarPoint,
  type ProductSlug,
  type WireTone,
} from './line-car.data.ts';

export interface LineCarOptions {
  /**
   * The highlighted area or product; the rest of the wiring is paler. The car of an area is on a stage as wide as the
   * window, and pages place numbers over its products.
   */
  readonly highlighted?: CarArea | ProductSlug;
  /**
   * Whether a page places links over the drawing: the strands of each family then rise to the upper edge, the products
   * are omitted, and the road begins at the charging station.
   */
  readonly linked?: boolean;
}

const COLOR: Record<WireTone, string> = {
  first: 'var(--color-area-first)',
  second: 'var(--color-area-second)',
  third: 'var(--color-area-third)',
  hv: 'var(--color-area-hv)',
};
const PAPER = 'fill="var(--art-paper)"';
/** Marks a line with a drawing animation, which `line/line.css` contains. */
const DRAWN = 'pathLength="1" data-draw=""';
/** The strand of each family with a pulse animation, if motion is allowed. */
const PULSES: Record<CarArea, string> = {
  first: 'wiring-harness',
  second: 'hv-wiring-harness',
  third: 'backbone',
};
const PALE = ' opacity=".18"';

/** Five twin spokes between hub and rim, as on a forged wheel; the wheels are alike, so drawn once. */
function wheels([first, ...otherWheels]: typeof WHEELS): string {
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
    otherWheels
      .map((wheel) => `<use href="#car-wheel" x="${wheel.x - x}" y="${wheel.y - y}"/>`)
      .join('')
  );
}

/** Glass, battery and underside, below the wiring. Only the battery becomes paler for another area. */
function ground(highlighted: LineCarOptions['highlighted']): string {
  const { x, y, width, height, modules } = BATTERY;
  const pitch = width / modules;
  const shownArea = highlightedArea(highlighted);
  const pale = shownArea === undefined || shownArea === 'second' ? '' : PALE;
  const walls = Array.from(
    { length: modules - 1 },
    (_, index) => `M${coordinate(x + pitch * (index + 1))} ${y}v${height}`,
  ).join('');
  return (
    `<path d="${GLASS.join('')}" fill="var(--color-surface-first)" stroke-width="1.6"/>` +
    `<path d="${SILL}${LAMP}" stroke-width="2.6"/>` +
    `<g stroke="${COLOR.hv}" data-area="second"${pale}>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="var(--color-surface-heritage)" stroke-width="2.4"/>` +
    `<path d="${walls}" stroke-width="1.2"/></g>`
  );
}

/** The body is one line above the wiring; the ties attach the bundle to it. */
function body(linked = false): string {
  const { xs, y, height } = TIES;
  return (
    `<path d="${xs.map((x) => `M${x} ${y}v${height}`).join('')}" stroke-width="5"/>` +
    wheels(WHEELS) +
    `<path d="M${linked ? ROAD.station : ROAD.from} ${ROAD.y}${CAR_LINE}" stroke-width="5" pathLength="1" data-draw="line"/>`
  );
}

function station(): string {
  const { x, y, width, height, post } = STATION;
  return (
    `<path d="${post}" stroke-width="3"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="var(--color-surface-second)" stroke-width="2.6"/>` +
    `<path d="M267 175L255 196H264L261 213L273 192H264Z" fill="${COLOR.second}" stroke="none"/>`
  );
}

/** The color of a wire if it differs from its area. */
const own = (tone: WireTone, name: CarArea): string =>
  tone === name ? '' : ` stroke="${COLOR[tone]}"`;

/** Body and road in colors, for a ground in the color of an area. */
function stage(name: CarArea): string {
  const { x, y, width, height } = CAR_STAGE;
  const lane = ROAD.y + (y + height - ROAD.y) / 2;
  return (
    `<rect x="${x}" y="${ROAD.y}" width="${width}" height="${y + height - ROAD.y}" fill="${COLOR[name]}" stroke="none" opacity=".16"/>` +
    `<path d="M${x + 20} ${coordinate(lane)}H${x + width}" stroke="var(--art-paper)" stroke-width="4" stroke-dasharray="52 44"/>` +
    `<path d="${CAR_BODY}" ${PAPER} stroke-width="2.6"/>`
  );
}

/** A product is a small connector: a box with the slots of its contacts. */
function mark({ x, y, tone, area: name }: CarPoint): string {
  return (
    `<rect x="${x - 10}" y="${y - 7.5}" width="20" height="15" rx="3"${own(tone, name)}/>` +
    `<path d="M${x - 3} ${y - 3}v6M${x + 3} ${y - 3}v6"${own(tone, name)}/>`
  );
}

/** Returns the highlighted area, also that of a highlighted product. */
const highlightedArea = (highlighted: LineCarOptions['highlighted']): CarArea | undefined =>
  highlighted === undefined
    ? undefined
    : highlighted in CAR_POINTS
      ? CAR_POINTS[highlighted as ProductSlug].area
      : (highlighted as CarArea);

function area(name: CarArea, { highlighted, linked = false }: LineCarOptions): string {
  const isProduct = highlighted !== undefined && highlighted in CAR_POINTS;
  const isPale = highlighted !== undefined && highlightedArea(highlighted) !== name;
  const pale = (slugs: readonly string[]) =>
    isProduct && !isPale && !slugs.includes(highlighted) ? PALE : '';

  const risers = RISERS.filter((riser) => linked && riser.area === name).flatMap(({ strands }) =>
    strands.map(({ tone, d }) => `<path d="${d}"${own(tone, name)} ${DRAWN} data-riser=""/>`),
  );
  const wires = BRANCHES.filter((branch) => branch.area === name).map(
    ({ tone, width, serves, d }) =>
      `<path d="${d}"${own(tone, name)}${width === 2 ? ' stroke-width="2"' : ''} ${DRAWN}${pale(serves)}/>`,
  );
  const pulses = BRANCHES.filter(({ id }) => linked && PULSES[name] === id).map(
    ({ tone, d }) =>
      `<path d="${d}"${own(tone, name)} stroke-width="8" opacity=".4" pathLength="1" data-pulse=""/>`,
  );
  const ends = ENDS.filter((end) => end.area === name).map(
    ({ x, y, tone = name }) =>
      `<circle cx="${x}" cy="${y}" r="3.6" fill="${COLOR[tone]}" stroke="none"/>`,
  );
  const marks = Object.entries<CarPoint>(CAR_POINTS)
    .filter(([, place]) => !linked && place.area === name && highlighted !== name)
    .map(([slug, place]) => (pale([slug]) ? `<g${PALE}>${mark(place)}</g>` : mark(place)));
  return (
    `<g data-area="${name}" stroke="${COLOR[name]}" stroke-width="2.6"${isPale ? PALE : ''}>` +
    risers.join('') +
    wires.join('') +
    pulses.join('') +
    (name === 'second' ? station() : '') +
    ends.join('') +
    (marks.length > 0 ? `<g ${PAPER} stroke-width="2">${marks.join('')}</g>` : '') +
    '</g>'
  );
}

/**
 * Draws the car with one line, and a bundle of seven strands that fans out into the product families, for use inside
 * the document. Each area is a group with `data-area`. The drawing is complete without scripts; `line/line.css`
 * animates it and adapts it to phones.
 */
export function lineCar(options: LineCarOptions = {}): string {
  const { highlighted } = options;
  const stageArea = AREAS.find((name) => name === highlighted);
  const { x, y, width, height } = stageArea ? CAR_STAGE : CAR_VIEW;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-figure="line-car" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" ` +
    'preserveAspectRatio="xMidYMax slice" fill="none" stroke="var(--color-brand-line)" stroke-linecap="round" stroke-linejoin="round">' +
    (stageArea ? stage(stageArea) : '') +
    ground(highlighted) +
    AREAS.map((name) => area(name, options)).join('') +
    body(options.linked) +
    '</svg>'
  );
}
