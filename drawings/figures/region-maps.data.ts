import type { Region } from '@site/content/schema/sites.ts';

export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly width: number;
}

/**
 * The parts of the world in which the sites lie, each a map of its own: bounds in degrees, width in
 * CSS pixels at which it is drawn; the height follows from Mercator's projection. A `country` (its
 * ISO 3166-1 number) is drawn without its neighbours.
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
} as const satisfies Readonly<Record<Region, Bounds & { country: string | undefined }>>;

/** Islands that are smaller than the distance of two dots, or missing at the atlas's scale: one dot each. */
export const ISLANDS: Readonly<
  Partial<
    Record<
      Region,
      readonly { readonly name: string; readonly longitude: number; readonly latitude: number }[]
    >
  >
> = {
  korea: [
    { name: 'Ulleungdo', longitude: 130.87, latitude: 37.5 },
    { name: 'Dokdo', longitude: 131.87, latitude: 37.24 },
  ],
};
