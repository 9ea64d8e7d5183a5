import { createRequire } from 'node:module';

import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

import sites from '../../sites.json' with { type: 'json' };
import { coordinate, line, type Point } from '../line/path.ts';
import { across, CUT, latitudeAt, MAP_HEIGHT, MAP_WIDTH, projectSite } from './projection.ts';

/** Natural Earth's land at 1:110 million, as longitudes and latitudes. */
const world = createRequire(import.meta.url)('world-atlas/land-110m.json') as Topology<{
  land: GeometryCollection;
}>;

type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** A ring whose longitudes run on past 180° instead of jumping back to −180°. */
function unwrapped(ring: readonly number[][]): Ring {
  let turns = 0;
  let last: number | undefined;
  return ring.map(([longitude = 0, latitude = 0]) => {
    if (last !== undefined && Math.abs(longitude - last) > 180) {
      turns += longitude < last ? 360 : -360;
    }
    last = longitude;
    return [longitude + turns, latitude] as const;
  });
}

/** South of it there is only Antarctica. */
const SOUTHERN_END = -60;

/** The coasts, each moved as a whole to its side of the cut, so that none is torn by it. */
function coasts(): Ring[] {
  return feature(world, world.objects.land)
    .features.flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : geometry.type === 'Polygon'
          ? geometry.coordinates
          : [],
    )
    .map(unwrapped)
    .filter((ring) => ring.every(([, latitude]) => latitude > SOUTHERN_END))
    .map((ring) => {
      const middle = ring.reduce((sum, [longitude]) => sum + longitude, 0) / ring.length;
      const shift = middle < CUT ? 360 : 0;
      return ring.map(([longitude, latitude]) => [longitude + shift, latitude] as const);
    });
}

/** The stretches of land along a parallel, in longitudes: where coasts are crossed, pairwise. */
function landAlong(parallel: number, rings: readonly Ring[]): [from: number, to: number][] {
  const crossings = rings
    .flatMap((ring) =>
      ring.flatMap(([longitude, latitude], index) => {
        const [nextLongitude, nextLatitude] = ring[index + 1] ?? ring[0] ?? [0, 0];
        if (latitude > parallel === nextLatitude > parallel) return [];
        const share = (parallel - latitude) / (nextLatitude - latitude);
        return [longitude + share * (nextLongitude - longitude)];
      }),
    )
    .toSorted((a, b) => a - b);
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to] as [number, number]] : [];
  });
}

/** Distance of the dots in a row, and of the rows: each dot has six neighbours as near. */
const PITCH = 8;
const ROW = PITCH * (Math.sqrt(3) / 2);
const DOT = 4;
/** A dash that would begin where its piece ends is not drawn: pieces end a little later. */
const END = 0.1;

/**
 * The land as one path: a stretch of a row is one straight piece, which a dash of no length with
 * round caps turns into dots. Three thousand dots weigh as little as their rows.
 */
function landPath(): string {
  const rings = coasts();
  let d = '';
  for (let row = 0; row * ROW < MAP_HEIGHT; row += 1) {
    const y = PITCH / 2 + row * ROW;
    const offset = row % 2 === 0 ? 0 : PITCH / 2;
    for (const [from, to] of landAlong(latitudeAt(y), rings)) {
      const first = Math.ceil((across(from) - offset) / PITCH);
      const last = Math.floor((across(to) - offset) / PITCH);
      if (last < first) continue;
      d += `M${coordinate(first * PITCH + offset)} ${coordinate(y)}h${coordinate((last - first) * PITCH + END)}`;
    }
  }
  return d;
}

interface Place {
  readonly id: string;
  readonly at: Point;
}

const placeOf = ({ id, longitude, latitude }: (typeof sites)[number]): Place => {
  const { x, y } = projectSite(longitude, latitude);
  return { id, at: [x, y] };
};

/** The least length of a piece with a bend of 45° and radius 12 at one of its ends. */
const SHORTEST = 5;

/**
 * The way from home to a site: to the Americas straight across the ocean and then at 45°, to the
 * rest at 45° first and then straight, so that the lines leave home as one bundle and part on
 * their way. Neighbours too near for a bend need no line.
 */
function routeTo([x, y]: Point, [homeX, homeY]: Point): string {
  const dx = x - homeX;
  const dy = y - homeY;
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const straight = Math.max(Math.abs(dx), Math.abs(dy)) - diagonal;
  if (diagonal * Math.SQRT2 < SHORTEST || straight < SHORTEST) return '';
  const isEastward = dx > 0;
  const stepX = Math.sign(dx) * (isEastward ? Math.abs(dx) - diagonal : diagonal);
  const stepY = isEastward ? 0 : Math.sign(dy) * diagonal;
  return line([
    [homeX, homeY],
    [homeX + stepX, homeY + stepY],
    [x, y],
  ]);
}

/** Home is the head office; the second plant in Korea lies within its joint. */
const HOME_ID = 'head-office';

/**
 * The dotted world with the company's sites, for the navy band: no land is cut at an edge,
 * Antarctica is left out. Each site is a group with `data-site` and its id of `sites.json`.
 */
export function worldMap(): string {
  const home = sites.find(({ id }) => id === HOME_ID);
  if (!home) throw new Error(`content/sites.json has no "${HOME_ID}".`);
  const { at } = placeOf(home);
  const overseas = sites.filter((site) => site.overseas).map(placeOf);

  const marks = overseas.map(({ id, at: [x, y] }) => {
    const route = routeTo([x, y], at);
    return (
      `<g data-site="${id}">${route && `<path d="${route}" pathLength="1" data-draw=""/>`}` +
      `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="4.5" fill="var(--color-surface-inverse)"/></g>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-figure="world-map" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke="var(--color-line-inverse)" stroke-width="${DOT}" stroke-dasharray="0 ${PITCH}" d="${landPath()}"/>` +
    `<g stroke="var(--color-area-hv)" stroke-width="2">${marks.join('')}` +
    `<circle data-site="${HOME_ID}" cx="${coordinate(at[0])}" cy="${coordinate(at[1])}" r="8" fill="var(--color-area-hv)"/></g></svg>`
  );
}
