import { getRegion, REGIONS, WORLD } from '../library/regions.ts';
import type { Library, SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

/** The checked properties of a block of sites; its schema checks the others. */
interface SitesBlock {
  readonly type: 'sites';
  readonly scope: 'domestic' | 'overseas';
  readonly maps: readonly { readonly region?: unknown }[];
}

const isSitesBlock = (value: unknown): value is SitesBlock =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'sites' &&
  'maps' in value &&
  Array.isArray(value.maps) &&
  value.maps.every((map) => typeof map === 'object' && map !== null);

/**
 * Finds sites that are missing from the map of their block, maps without sites, and maps without an alternative text.
 */
export function checkMaps(source: SourceFile, { sites, drawings }: Library): Problem[] {
  return walk(source.value).flatMap(({ path, value }): Problem[] => {
    if (!isSitesBlock(value)) return [];
    const here = sites.filter(({ overseas }) => overseas === (value.scope === 'overseas'));
    const listedRegions = value.maps.map(({ region }) => String(region));
    const missing = here.flatMap((site): Problem[] => {
      const region = getRegion(site);
      if (listedRegions.includes(region) || listedRegions.includes(WORLD)) return [];
      return [createProblemAt(source, [...path, 'maps'], 'map.missing', { id: site.id, region })];
    });
    const empty = listedRegions.flatMap((region, index): Problem[] => {
      if (!Object.hasOwn(REGIONS, region) || here.some((site) => getRegion(site) === region))
        return [];
      return [createProblemAt(source, [...path, 'maps', index, 'region'], 'map.empty', { region })];
    });
    const undescribed = listedRegions.flatMap((region, index): Problem[] => {
      const isKnown = region === WORLD || Object.hasOwn(REGIONS, region);
      if (!isKnown || drawings.has(`map-${region}`)) return [];
      return [
        createProblemAt(source, [...path, 'maps', index, 'region'], 'map.drawing', { region }),
      ];
    });
    return [...missing, ...empty, ...undescribed];
  });
}
