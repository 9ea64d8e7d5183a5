/** A part of the world with a separate map: degrees, and the width in CSS pixels. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** Returns the height, which is derived from Mercator's projection. */
  readonly width: number;
}

/**
 * The parts of the world with maps. A `country` (its ISO 3166-1 number) is drawn without its neighbors, and only shows
 * places in it.
 */
export const REGIONS = {
  korea: { west: 124.3, east: 132.4, south: 32.9, north: 38.8, width: 480, country: '410' },
  asia: { west: 66, east: 144, south: -12.5, north: 46.5, width: 720, country: undefined },
  europe: { west: -13, east: 33, south: 38.5, north: 57.5, width: 496, country: undefined },
  americas: { west: -125, east: -66, south: 15.5, north: 47.5, width: 496, country: undefined },
  'south-america': { west: -82, east: -34, south: -55, north: 13, width: 360, country: undefined },
  africa: { west: -19, east: 52, south: -35.5, north: 37.5, width: 430, country: undefined },
  'middle-east': { west: 34, east: 63, south: 12, north: 42, width: 430, country: undefined },
  oceania: { west: 112, east: 179, south: -47.5, north: -9, width: 560, country: undefined },
} as const satisfies Readonly<Record<string, Bounds & { country: string | undefined }>>;
export type Region = keyof typeof REGIONS;

/** The names of all regions. */
export const REGION_NAMES = Object.keys(REGIONS) as [Region, ...Region[]];

/** One map of all sites instead of maps of regions. */
export const WORLD = 'world';

/** A position in degrees. */
export interface Coordinates {
  readonly longitude: number;
  readonly latitude: number;
}

/** Returns how far a place is outside of a region, in degrees. */
export function measureDistance(region: Region, { longitude, latitude }: Coordinates): number {
  const { west, east, south, north } = REGIONS[region];
  const across = Math.max(west - longitude, longitude - east, 0);
  return Math.hypot(across, Math.max(south - latitude, latitude - north, 0));
}

/** Returns the part of the world for a place: its country if it has a map, otherwise the nearest one. */
export function getRegion(place: Coordinates & { readonly countryCode: string }): Region {
  if (place.countryCode === 'KR') return 'korea';
  const otherNames = REGION_NAMES.filter((name) => REGIONS[name].country === undefined);
  return (
    otherNames.toSorted((a, b) => measureDistance(a, place) - measureDistance(b, place))[0] ??
    'asia'
  );
}
