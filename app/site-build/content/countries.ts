import { ABOVE } from '@site/drawings/figures/harness-routes.ts';
import { MAP_HEIGHT, MAP_WIDTH, projectSite } from '@site/drawings/figures/projection.ts';
import type { NetworkBlock } from '@site/content/schema/blocks/index.ts';
import type { Library } from '@site/content/library/library.ts';
import type { Language } from '@site/contract/language';

import { toPercent } from '../../src/renderer/blocks/parts/percent-of.ts';

/** Returns the middle value, or the mean of the two middle ones. */
const getMedian = (values: readonly number[]): number => {
  const sortedValues = values.toSorted((a, b) => a - b);
  const middle = (sortedValues.length - 1) / 2;
  return ((sortedValues[Math.floor(middle)] ?? 0) + (sortedValues[Math.ceil(middle)] ?? 0)) / 2;
};

/** Minimum distances of names, horizontally and vertically, in percent of the map. */
const NEAR = { x: 9, y: 9 };

/** The distance of the name of the home country above the strands that begin there, in percent of the map. */
const ABOVE_STRANDS = 6;
/** Sites below home within this distance are reached from the right, in percent of the map. */
const SOUTH = 25;

/** Narrow windows show the map around home, without countries whose distance is greater, in percent of the map. */
const SHOWN = 32;
/** The distance of the numbers of such countries, in percent of the map. */
const PITCH = 6;

/** Returns the countries with their sites, and the positions of their names on the world map. */
export function assembleCountries(
  sites: Library['sites'],
  language: Language,
): NetworkBlock['countries'] {
  const placedCountries = [...Map.groupBy(sites, ({ country }) => country[language])].map(
    ([name, within]) => {
      const points = within.map(({ longitude, latitude }) => projectSite(longitude, latitude));
      return {
        name,
        overseas: within.some(({ overseas }) => overseas),
        firstSite: within[0]?.id ?? '',
        sites: within.map((site) => ({ name: site.name[language], timeZone: site.timeZone })),
        from: toPercent(Math.min(...points.map(({ x }) => x)), MAP_WIDTH),
        to: toPercent(Math.max(...points.map(({ x }) => x)), MAP_WIDTH),
        y: toPercent(getMedian(points.map(({ y }) => y)), MAP_HEIGHT),
      };
    },
  );
  const home = placedCountries.find(({ overseas }) => !overseas);
  const west = placedCountries.filter(({ to }) => home && home.from - to > SHOWN);
  const east = placedCountries.filter(({ from }) => home && from - home.to > SHOWN);
  const westLevel = Math.min(...west.map(({ y }) => y)) - toPercent(ABOVE, MAP_HEIGHT);
  /** The heights at which the strands to these countries leave that part of the map. */
  const exits = new Map([
    ...west.map(({ name }, rank) => [name, westLevel + rank * PITCH] as const),
    ...east.map(({ name }, rank) => [name, (home?.y ?? 0) + rank * PITCH] as const),
  ]);
  // A name is next to the outermost mark of its country, and not on the strands that lead there from home.
  return placedCountries.map(({ from, to, ...place }) => {
    const country = { ...place, exit: exits.get(place.name) };
    const isHome = home?.name === country.name;
    if (isHome) return { ...country, y: country.y - ABOVE_STRANDS, x: to, side: 'end' };
    const isBelowHome = home && to < home.to && home.to - to < SOUTH && country.y > home.y;
    if (isBelowHome) return { ...country, x: from, side: 'start' };
    const isBeforeAnother = placedCountries.some(
      (otherCountry) =>
        otherCountry.from > to &&
        otherCountry.from - to < NEAR.x &&
        Math.abs(otherCountry.y - country.y) < NEAR.y,
    );
    return {
      ...country,
      ...(isBeforeAnother ? { x: from, side: 'start' } : { x: to, side: 'end' }),
    };
  });
}
