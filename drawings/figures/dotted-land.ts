import { createRequire } from 'node:module';

import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

import { coordinate } from '../line/path.ts';

/** A coast, as longitudes and latitudes in degrees. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** A ring whose longitudes continue beyond 180° instead of jumping to −180°. */
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

const require = createRequire(import.meta.url);

/** Returns the features of one object of an atlas of Natural Earth. */
function getFeatures(
  atlas: 'land-110m' | 'land-50m' | 'countries-50m',
  name: 'land' | 'countries',
) {
  const world = require(`world-atlas/${atlas}.json`) as Topology<
    Record<typeof name, GeometryCollection>
  >;
  return feature(world, world.objects[name]).features;
}

const getRings = (features: ReturnType<typeof getFeatures>): Ring[] =>
  features
    .flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : geometry.type === 'Polygon'
          ? geometry.coordinates
          : [],
    )
    .map(unwrapped);

/** Returns the coasts of the land at 1:110 million or 1:50 million. */
export const getCoasts = (atlas: 'land-110m' | 'land-50m'): Ring[] =>
  getRings(getFeatures(atlas, 'land'));

/**
 * Returns the outline of one country at 1:50 million.
 * @param id its ISO 3166-1 number, such as `410`
 */
export const getOutline = (id: string): Ring[] =>
  getRings(getFeatures('countries-50m', 'countries').filter((country) => country.id === id));

/** Returns the stretches of land along a parallel, in longitudes, from the pairwise crossings with coasts. */
function landAlong(parallel: number, rings: readonly Ring[]): [from: number, to: number][] {
  const crossings: number[] = [];
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from && from[1] > parallel !== to[1] > parallel) {
        const share = (parallel - from[1]) / (to[1] - from[1]);
        crossings.push(from[0] + share * (to[0] - from[0]));
      }
      from = to;
    }
  }
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to] as [number, number]] : [];
  });
}

/** A map on which every parallel is a straight row. */
export interface Rows {
  readonly width: number;
  readonly height: number;
  /** Returns the x coordinate of a longitude. */
  readonly across: (longitude: number) => number;
  /** Returns the parallel at a height of the map, in degrees. */
  readonly latitudeAt: (y: number) => number;
}

/** The distance of dots in a row. The distance of rows gives each dot six neighbors at the same distance. */
export const PITCH = 8;
/** Half the width of the stroke that draws the dots. */
const RADIUS = 2;
const ROW = PITCH * (Math.sqrt(3) / 2);
/** A dash at the end of its piece would not be drawn, so pieces end a little later. */
const END = 0.1;

/**
 * Draws the land as one path: a stretch of a row is one straight piece, which a dash of zero length with round caps
 * turns into dots. Three thousand dots are as small as their rows.
 */
export function dottedLand(rings: readonly Ring[], { width, height, ...map }: Rows): string {
  let d = '';
  for (let row = 0; PITCH / 2 + row * ROW + RADIUS <= height; row += 1) {
    const y = PITCH / 2 + row * ROW;
    const offset = row % 2 === 0 ? 0 : PITCH / 2;
    for (const [from, to] of landAlong(map.latitudeAt(y), rings)) {
      // Every dot is completely within the sheet.
      const first = Math.max(
        Math.ceil((RADIUS - offset) / PITCH),
        Math.ceil((map.across(from) - offset) / PITCH),
      );
      const last = Math.min(
        Math.floor((width - RADIUS - offset) / PITCH),
        Math.floor((map.across(to) - offset) / PITCH),
      );
      if (last < first) continue;
      d += `M${coordinate(first * PITCH + offset)} ${coordinate(y)}h${coordinate((last - first) * PITCH + END)}`;
    }
  }
  return d;
}
