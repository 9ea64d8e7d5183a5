/**
 * The projection of the world map: the cylindrical stereographic projection with standard parallels at 30° (of the
 * Great Soviet World Atlas), which limits the distortion of both the tropics and the north, centered on the Pacific. It
 * is cut at 27° west, where there is only water and Greenland, which is complete on the right. Small enough for client
 * code.
 */

export const MAP_WIDTH = 1280;
export const MAP_HEIGHT = 612;

/** The meridian of the left edge, and how many degrees the map spans. */
export const CUT = -27;
const SPAN = 378;
const PIXELS_PER_DEGREE = MAP_WIDTH / SPAN;
const PIXELS_PER_RADIAN = (PIXELS_PER_DEGREE * 180) / Math.PI;
const TOUCHING = Math.cos(Math.PI / 6);
const HEIGHT = (PIXELS_PER_RADIAN / TOUCHING) * (1 + TOUCHING);
/** The parallel of the upper edge, north of all land. */
const TOP = HEIGHT * Math.tan((84.5 * Math.PI) / 360);

/** Returns a longitude counted eastwards from the cut. */
const eastOfCut = (longitude: number): number => (longitude < CUT ? longitude + 360 : longitude);

/** Returns the position of a place on the map, in units of its viewBox. Degrees, east and north positive. */
export function projectSite(longitude: number, latitude: number): { x: number; y: number } {
  return {
    x: (eastOfCut(longitude) - CUT) * PIXELS_PER_DEGREE,
    y: TOP - HEIGHT * Math.tan((latitude * Math.PI) / 360),
  };
}

/** The parallel at a height of the map, in degrees. */
export const latitudeAt = (y: number): number => (Math.atan((TOP - y) / HEIGHT) * 360) / Math.PI;

/** Returns the x coordinate of a longitude that is counted from the cut. */
export const across = (longitude: number): number => (longitude - CUT) * PIXELS_PER_DEGREE;
