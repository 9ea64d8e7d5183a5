import { MAP_HEIGHT, MAP_WIDTH, projectSite } from '@site/drawings/figures/projection.ts';
import type { NetworkBlock } from '@site/content/schema/blocks/index.ts';
import type { Library } from '@site/content/library/library.ts';
import type { Language } from '@site/contract/language';

import { toPercent } from '../../src/renderer/blocks/parts/percent-of.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Minimum distances of names, horizontally and vertically, in percent of the map. */
const NEAR = { x: 9, y: 9 };

/** How far above the strands that begin there the name of the home country is, in percent of the map. */
const ABOVE_STRANDS = 6;
/** Sites below home within this distance are reached from the right, in percent of the map. */
const SOUTH = 25;

/** Returns the countries with their sites, and the positions of their names on the world map. */
export function assembleCountries(
  sites: Library['sites'],
  language: Language,
): NetworkBlock['countries'] {
  const placed = [...Map.groupBy(sites, ({ country }) => country[language])].map(
    ([name, within]) => {
      const points = within.map(({ longitude, latitude }) => projectSite(longitude, latitude));
      return {
        name,
        overseas: within.some(({ overseas }) => overseas),
        firstSite: within[0]?.id ?? '',
        sites: within.map((site) => ({ name: site.name[language], timeZone: site.timeZone })),
        from: toPercent(Math.min(...points.map(({ x }) => x)), MAP_WIDTH),
        to: toPercent(Math.max(...points.map(({ x }) => x)), MAP_WIDTH),
        y: toPercent(mean(points.map(({ y }) => y)), MAP_HEIGHT),
      };
    },
  );
  const home = placed.find(({ overseas }) => !overseas);
  // A name is next to the outermost mark of its country, and not on the strands that lead there from home.
  return placed.map(({ from, to, ...country }) => {
    const isHome = home?.name === country.name;
    if (isHome) return { ...country, y: country.y - ABOVE_STRANDS, x: to, side: 'end' };
    const isBelowHome = home && to < home.to && home.to - to < SOUTH && country.y > home.y;
    if (isBelowHome) return { ...country, x: from, side: 'start' };
    const isBeforeAnother = placed.some(
      (other) =>
        other.from > to && other.from - to < NEAR.x && Math.abs(other.y - country.y) < NEAR.y,
    );
    return {
      ...country,
      ...(isBeforeAnother ? { x: from, side: 'start' } : { x: to, side: 'end' }),
    };
  });
}
