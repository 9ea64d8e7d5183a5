import sites from '@site/content/sites.json' with { type: 'json' };
import { coordinate, type Point } from '../line/path.ts';
import { dottedLand, PITCH, getCoasts, type Ring } from './dotted-land.ts';
import { layHarness } from './harness-routes.ts';
import { placeNames, type PlacedName } from './site-names.ts';
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

/** Marks that are nearer than this are moved apart, so that they and their strands do not touch. */
const APART = 14;

/** Moves marks that would cover each other apart, up and down. */
const moveApart = (places: readonly Place[]): Place[] =>
  places.map((place) => {
    const [x, y] = place.at;
    const neighbor = places.find(
      ({ id, at }) => id !== place.id && Math.hypot(at[0] - x, at[1] - y) < APART,
    );
    if (!neighbor) return place;
    const isAbove = y < neighbor.at[1] || (y === neighbor.at[1] && place.id < neighbor.id);
    return { ...place, at: [x, (y + neighbor.at[1]) / 2 + (isAbove ? -APART : APART) / 2] };
  });

/** Returns home, and the marks of the overseas sites. */
function getPlaces(): { readonly home: Place; readonly overseas: readonly Place[] } {
  const home = sites.find(({ kind }) => kind === 'headquarters');
  if (!home) throw new Error('content/sites.json has no site of the kind "headquarters".');
  return {
    home: getPlace(home),
    overseas: moveApart(sites.filter((site) => site.overseas).map(getPlace)),
  };
}

/**
 * Returns the positions of the overseas sites' names, on the side of the mark that is farther from home, because strands
 * arrive on the other side. A site may determine the side.
 */
export function placeSiteNames(): ReadonlyMap<string, PlacedName> {
  const { home, overseas } = getPlaces();
  const sides = new Map(sites.map(({ id, mapLabel }) => [id, mapLabel?.side]));
  return placeNames(
    overseas.map(({ id, at }) => ({
      id,
      at,
      side:
        (sides.get(id) as 'start' | 'end' | undefined) ?? (at[0] < home.at[0] ? 'start' : 'end'),
    })),
  );
}

/**
 * The dotted world with the company's sites, for the navy band, and a harness from home to each of them. Plants are dots,
 * other sites rings. Each site is a group with `data-site` and its id of `sites.json`.
 *
 * @param hasLeaders whether each mark has a line to its name, for a page that shows the names
 */
export function worldMap({ hasLeaders = false } = {}): string {
  const { home, overseas } = getPlaces();
  const { at } = home;
  const { routes, ties } = layHarness(at, overseas);
  const leaders = hasLeaders
    ? [...placeSiteNames().values()].map(({ leader }) => leader).join('')
    : '';

  const marks = overseas.map(
    ({ id, at: [x, y], isPlant }) =>
      `<g data-site="${id}"><path d="${routes.get(id) ?? ''}" pathLength="1" data-draw=""/>` +
      `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="5" fill="var(--color-${isPlant ? 'area-hv' : 'surface-inverse'})"/></g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-figure="world-map" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke="var(--color-line-inverse)" stroke-width="${DOT}" stroke-dasharray="0 ${PITCH}" d="${landPath()}"/>` +
    (leaders && `<path stroke="var(--color-text-inverse)" stroke-width="1.4" d="${leaders}"/>`) +
    `<g stroke="var(--color-area-hv)" stroke-width="2.5">${marks.join('')}` +
    `<path stroke="none" fill="var(--color-text-inverse)" d="${ties}"/>` +
    `<circle data-site="${home.id}" cx="${coordinate(at[0])}" cy="${coordinate(at[1])}" r="10" stroke="var(--color-text-inverse)" stroke-width="4" fill="var(--color-area-hv)"/></g></svg>`
  );
}
