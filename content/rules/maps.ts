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
export function* checkMaps(source: SourceFile, { sites, drawings }: Library): Generator<Problem> {
  for (const { path, value } of walk(source.value)) {
    if (!isSitesBlock(value)) continue;
    const here = sites.filter(({ overseas }) => overseas === (value.scope === 'overseas'));
    const listedRegions = value.maps.map(({ region }) => String(region));
    for (const site of here) {
      const region = getRegion(site);
      if (!listedRegions.includes(region) && !listedRegions.includes(WORLD))
        yield createProblemAt(source, [...path, 'maps'], 'map.missing', { id: site.id, region });
    }
    for (const [index, region] of listedRegions.entries()) {
      const place = [...path, 'maps', index, 'region'];
      const isPart = Object.hasOwn(REGIONS, region);
      if (isPart && !here.some((site) => getRegion(site) === region))
        yield createProblemAt(source, place, 'map.empty', { region });
      if ((isPart || region === WORLD) && !drawings.has(`map-${region}`))
        yield createProblemAt(source, place, 'map.drawing', { region });
    }
  }
}
