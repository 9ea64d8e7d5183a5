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
} as const;
export type Region = keyof typeof REGIONS;

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

/** Where the name of a site stands on its map, seen from its dot, so that neighbours keep clear. */
export interface LabelPlace {
  readonly region: Region;
  readonly side: 'start' | 'end';
  readonly shift?: 'up' | 'down';
  /** How far the mark is moved to the right, in CSS pixels, from a neighbour that it would hide. */
  readonly nudge?: number;
}

/** By the site's id in `content/sites.json`. */
export const LABELS: Readonly<Record<string, LabelPlace>> = {
  'head-office': { region: 'korea', side: 'end', shift: 'up' },
  'plant-2': { region: 'korea', side: 'end', shift: 'down' },
  alabama: { region: 'americas', side: 'end' },
  detroit: { region: 'americas', side: 'start' },
  'coahuila-1': { region: 'americas', side: 'end', shift: 'up' },
  'coahuila-2': { region: 'americas', side: 'start' },
  'hai-duong': { region: 'asia', side: 'end', nudge: 6 },
  'dong-nai': { region: 'asia', side: 'end' },
  hanoi: { region: 'asia', side: 'start', nudge: -6 },
  shandong: { region: 'asia', side: 'end', shift: 'down' },
  hebei: { region: 'asia', side: 'start', shift: 'down' },
  shanghai: { region: 'asia', side: 'end' },
  beijing: { region: 'asia', side: 'start', shift: 'up' },
  'west-java': { region: 'asia', side: 'end' },
  laguna: { region: 'asia', side: 'end' },
  trnava: { region: 'europe', side: 'end' },
  frankfurt: { region: 'europe', side: 'start' },
  chennai: { region: 'asia', side: 'end' },
};
