import { geoMercator, type GeoProjection } from 'd3-geo';

import sites from '@site/content/sites.json' with { type: 'json' };
import { coordinate } from '../line/path.ts';
import { coastsOf, dottedLand, outlineOf, PITCH, type Rows } from './dotted-land.ts';
import { ISLANDS, LABELS, REGIONS, type LabelPlace, type Region } from './region-maps.data.ts';

/** Mercator's projection of a region, on a sheet that is exactly as large as the region. */
function sheetOf(region: Region): { projection: GeoProjection; width: number; height: number } {
  const { west, east, south, north, width } = REGIONS[region];
  const projection = geoMercator()
    .scale(width / (((east - west) * Math.PI) / 180))
    .translate([0, 0]);
  const [left, top] = projection([west, north]) ?? [0, 0];
  const [, bottom] = projection([west, south]) ?? [0, 0];
  projection.translate([-left, -top]);
  return { projection, width, height: Math.round(bottom - top) };
}

/** How large a region's map is drawn, in CSS pixels. */
export function regionSize(region: Region): { width: number; height: number } {
  const { width, height } = sheetOf(region);
  return { width, height };
}

type Place = Pick<(typeof sites)[number], 'id' | 'longitude' | 'latitude'>;

const labelOf = (id: string): LabelPlace => {
  const label = LABELS[id];
  if (!label) throw new Error(`drawings/figures/region-maps.data.ts has no place for "${id}".`);
  return label;
};

/** The region of a site, and where its mark lies on the region's map, in parts of width and height. */
export function placeOnMap({ id, longitude, latitude }: Place): LabelPlace & {
  readonly x: number;
  readonly y: number;
} {
  const label = labelOf(id);
  const { projection, width, height } = sheetOf(label.region);
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return { ...label, x: (x + (label.nudge ?? 0)) / width, y: y / height };
}

/** Plants are dots, offices are rings. */
function markOf(site: (typeof sites)[number]): string {
  const { region, x, y } = placeOnMap(site);
  const { width, height } = regionSize(region);
  const fill = site.factory ? 'var(--color-area-hv)' : 'var(--color-surface-inverse)';
  return `<circle data-site="${site.id}" cx="${coordinate(x * width)}" cy="${coordinate(y * height)}" r="5" fill="${fill}"/>`;
}

/**
 * One part of the world in dots, for the navy band, with its sites: a country alone, or all land of a
 * region without borders.
 */
export function regionMap(region: Region): string {
  const { projection, width, height } = sheetOf(region);
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
  const here = sites.filter(({ id }) => labelOf(id).region === region);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-figure="region-map" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round">` +
    `<path stroke="var(--color-line-inverse)" stroke-width="4" stroke-dasharray="0 ${PITCH}" d="${dottedLand(country ? outlineOf(country) : coastsOf('land-50m'), rows)}${islands.join('')}"/>` +
    `<g stroke="var(--color-area-hv)" stroke-width="2.5">${here.map(markOf).join('')}</g></svg>`
  );
}
