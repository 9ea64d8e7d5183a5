import sites from '@site/content/sites.json' with { type: 'json' };

/**
 * The projection of the world map: the cylindrical stereographic that touches the globe at 30°
 * (of the Great Soviet World Atlas), centered on the Pacific. The map is cropped to where sites can be: from the
 * west of Europe eastward to Canada and Brazil, from 70° north to 12° south. A site outside of that widens it.
 */

/** The western edge, the degrees that the map spans, and its southern edge. */
const CROP = { west: -14, span: 315, south: -12 } as const;
/** The whole world, cut at 27° west, where there is only water but for Greenland. */
const WHOLE = { west: -27, span: 378 } as const;
const NORTH = 70;
/** Room between the southernmost site and the edge, in degrees. */
const ROOM = 6;

const isInside = ({ longitude }: { readonly longitude: number }): boolean =>
  longitude > CROP.west || longitude < CROP.west + CROP.span - 360;
const { west, span } = sites.every(isInside) ? CROP : WHOLE;
const south = Math.min(CROP.south, ...sites.map(({ latitude }) => latitude - ROOM));

export const MAP_WIDTH = 1280;

/** The meridian of the left edge. */
export const CUT = west;
const PIXELS_PER_DEGREE = MAP_WIDTH / span;
const PIXELS_PER_RADIAN = (PIXELS_PER_DEGREE * 180) / Math.PI;
const TOUCHING = Math.cos(Math.PI / 6);
const HEIGHT = (PIXELS_PER_RADIAN / TOUCHING) * (1 + TOUCHING);
const TOP = HEIGHT * Math.tan((NORTH * Math.PI) / 360);

export const MAP_HEIGHT = Math.round(TOP - HEIGHT * Math.tan((south * Math.PI) / 360));

/** Longitude as the map counts it: from the cut eastward. */
const eastOfCut = (longitude: number): number => (longitude < CUT ? longitude + 360 : longitude);

/** The position of a place on the map, in units of its viewBox. Degrees, east and north positive. */
export function projectSite(longitude: number, latitude: number): { x: number; y: number } {
  return {
    x: (eastOfCut(longitude) - CUT) * PIXELS_PER_DEGREE,
    y: TOP - HEIGHT * Math.tan((latitude * Math.PI) / 360),
  };
}

/** The parallel at a height of the map, in degrees. */
export const latitudeAt = (y: number): number => (Math.atan((TOP - y) / HEIGHT) * 360) / Math.PI;

/** The horizontal position of a longitude that is already counted from the cut. */
export const across = (longitude: number): number => (longitude - CUT) * PIXELS_PER_DEGREE;
