import sites from '@site/content/sites.json' with { type: 'json' };
import { coordinate, type Point } from '../line/path.ts';
import { dottedLand, PITCH, getCoasts, type Ring } from './dotted-land.ts';
import { across, CUT, latitudeAt, MAP_HEIGHT, MAP_WIDTH, projectSite } from './projection.ts';

/** South of it there is only Antarctica. */
const SOUTHERN_END = -60;

/** The coasts, each completely moved to one side of the cut, so that none is split. */
function coasts(): Ring[] {
  return getCoasts('land-110m')
    .filter((ring) => ring.every(([, latitude]) => latitude > SOUTHERN_END))
    .map((ring) => {
      const middle = ring.reduce((sum, [longitude]) => sum + longitude, 0) / ring.length;
      const shift = middle < CUT ? 360 : 0;
      return ring.map(([longitude, latitude]) => [longitude + shift, latitude] as const);
    });
}

const DOT = 4;

/** The dots of all land. */
const landPath = (): string =>
  dottedLand(coasts(), { width: MAP_WIDTH, height: MAP_HEIGHT, across, latitudeAt });

interface Place {
  readonly id: string;
  readonly at: Point;
  readonly isPlant: boolean;
}

const getPlace = ({ id, kind, longitude, latitude }: (typeof sites)[number]): Place => {
  const { x, y } = projectSite(longitude, latitude);
  return { id, at: [x, y], isPlant: kind === 'plant' };
};

/** The height of a route above the straight line, as a fraction of its length from east to west. */
const RISE = 0.22;
/** Neighbors nearer than this need no route. */
const SHORTEST = 12;

/** The route from home to a site: an arc that rises toward the north, so that routes diverge early. */
function routeTo([x, y]: Point, [homeX, homeY]: Point): string {
  if (Math.hypot(x - homeX, y - homeY) < SHORTEST) return '';
  const bend = [(x + homeX) / 2, Math.min(y, homeY) - RISE * Math.abs(x - homeX)] as const;
  const [from, over, to] = [[homeX, homeY], bend, [x, y]].map(
    ([right, down]) => `${coordinate(right ?? 0)} ${coordinate(down ?? 0)}`,
  );
  return `M${from}Q${over} ${to}`;
}

/**
 * The dotted world with the company's sites, for the navy band: land is not cut at an edge, and Antarctica is omitted.
 * Plants are dots, other sites rings. Each site is a group with `data-site` and its id of `sites.json`.
 */
export function worldMap(): string {
  const home = sites.find(({ kind }) => kind === 'headquarters');
  if (!home) throw new Error('content/sites.json has no site of the kind "headquarters".');
  const { at } = getPlace(home);
  const overseas = sites.filter((site) => site.overseas).map(getPlace);

  const marks = overseas.map(({ id, at: [x, y], isPlant }) => {
    const route = routeTo([x, y], at);
    return (
      `<g data-site="${id}">${route && `<path d="${route}" pathLength="1" data-draw=""/>`}` +
      `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="4.5" fill="var(--color-${isPlant ? 'area-hv' : 'surface-inverse'})"/></g>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-figure="world-map" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke="var(--color-line-inverse)" stroke-width="${DOT}" stroke-dasharray="0 ${PITCH}" d="${landPath()}"/>` +
    `<g stroke="var(--color-area-hv)" stroke-width="2">${marks.join('')}` +
    `<circle data-site="${home.id}" cx="${coordinate(at[0])}" cy="${coordinate(at[1])}" r="8" fill="var(--color-area-hv)"/></g></svg>`
  );
}
