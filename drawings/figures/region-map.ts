import { geoMercator, type GeoProjection } from 'd3-geo';

import all from '@site/content/sites.json' with { type: 'json' };
import { coordinate } from '../line/path.ts';
import { getCoasts, dottedLand, getOutline, PITCH, type Rows } from './dotted-land.ts';
import {
  type Bounds,
  measureDistance,
  type Region,
  getRegion,
  REGIONS,
} from '@site/content/library/regions.ts';
import { ISLANDS } from './region-maps.data.ts';

interface Place {
  readonly id: string;
  readonly countryCode: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly mapLabel?:
    | {
        readonly side?: 'start' | 'end' | undefined;
        readonly shift?: 'up' | 'down' | undefined;
        readonly nudge?: number | undefined;
      }
    | undefined;
}

const sites = all as readonly (Place & { readonly factory: boolean })[];

/** The margin around a place outside of its default region, in degrees. */
const ROOM = 4;

/** Enlarges a region to contain its places. */
function measureBounds(region: Region): Bounds {
  const bounds: Bounds = REGIONS[region];
  return sites
    .filter((place) => getRegion(place) === region && measureDistance(region, place) > 0)
    .reduce((wide, { longitude, latitude }) => {
      const west = Math.min(wide.west, longitude - ROOM);
      const east = Math.max(wide.east, longitude + ROOM);
      return {
        west,
        east,
        south: Math.min(wide.south, latitude - ROOM),
        north: Math.max(wide.north, latitude + ROOM),
        width: Math.round((wide.width * (east - west)) / (wide.east - wide.west)),
      };
    }, bounds);
}

/** Returns Mercator's projection of a region, on a sheet of the region's size. */
function getSheet(region: Region): { projection: GeoProjection; width: number; height: number } {
  const { west, east, south, north, width } = measureBounds(region);
  const projection = geoMercator()
    .scale(width / (((east - west) * Math.PI) / 180))
    .translate([0, 0]);
  const [left, top] = projection([west, north]) ?? [0, 0];
  const [, bottom] = projection([west, south]) ?? [0, 0];
  projection.translate([-left, -top]);
  return { projection, width, height: Math.round(bottom - top) };
}

/** The size of a region's map, in CSS pixels. */
export function regionSize(region: Region): { width: number; height: number } {
  const { width, height } = getSheet(region);
  return { width, height };
}

/** Beyond this fraction of its map's width a name is before its mark. */
const LAST = 0.72;

/** The positions of a site's mark and name on a map. */
interface PlaceOnMap {
  readonly region: Region;
  /** Fractions of the map's width and height. */
  readonly x: number;
  readonly y: number;
  readonly side: 'start' | 'end';
  readonly shift?: 'up' | 'down';
}

/** Returns the region of a site, with the positions of its mark and name on the region's map. */
export function placeOnMap(place: Place): PlaceOnMap {
  const { side, shift, nudge = 0 } = place.mapLabel ?? {};
  const region = getRegion(place);
  const { projection, width, height } = getSheet(region);
  const [x, y] = projection([place.longitude, place.latitude]) ?? [0, 0];
  return {
    region,
    x: (x + nudge) / width,
    y: y / height,
    side: side ?? (x / width > LAST ? 'start' : 'end'),
    ...(shift && { shift }),
  };
}

/** Draws a plant as a dot, an office as a ring. */
function drawMark(site: (typeof sites)[number]): string {
  const { region, x, y } = placeOnMap(site);
  const { width, height } = regionSize(region);
  const fill = site.factory ? 'var(--color-area-hv)' : 'var(--color-surface-inverse)';
  return `<circle data-site="${site.id}" cx="${coordinate(x * width)}" cy="${coordinate(y * height)}" r="5" fill="${fill}"/>`;
}

/**
 * Draws one part of the world in dots, for the navy band, with its sites: a single country, or all land of a region
 * without borders.
 */
export function regionMap(region: Region): string {
  const { projection, width, height } = getSheet(region);
  const rows: Rows = {
    width,
    height,
    across: (longitude) => projection([longitude, 0])?.[0] ?? 0,
    latitudeAt: (y) => projection.invert?.([0, y])?.[1] ?? 0,
  };
  const { country } = REGIONS[region];
  const islands = (ISLANDS[region] ?? []).map((island) => {
    const [x, y] = projection([island.longitude, island.latitude]) ?? [0, 0];
    return `M${coordinate(x)} ${coordinate(y)}h.1`;
  });
  const here = sites.filter((place) => getRegion(place) === region);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-figure="region-map" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round">` +
    `<path stroke="var(--color-line-inverse)" stroke-width="4" stroke-dasharray="0 ${PITCH}" d="${dottedLand(country ? getOutline(country) : getCoasts('land-50m'), rows)}${islands.join('')}"/>` +
    `<g stroke="var(--color-area-hv)" stroke-width="2.5">${here.map(drawMark).join('')}</g></svg>`
  );
}
