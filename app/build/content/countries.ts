import { MAP_HEIGHT, MAP_WIDTH, projectSite } from '@site/drawings/figures/projection.ts';
import type { NetworkBlock } from '@site/content/schema/blocks/index.ts';
import type { Library } from '@site/content/library/library.ts';
import type { Language } from '@site/contract/language';

const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Names nearer than this to the right or above and below would touch, in percent of the map. */
const NEAR = { x: 9, y: 9 };

/** The countries with their sites, in the middle of which each is marked on the world map. */
export function countriesOf(
  sites: Library['sites'],
  language: Language,
): NetworkBlock['countries'] {
  const placed = [...Map.groupBy(sites, ({ country }) => country[language])].map(
    ([name, within]) => {
      const points = within.map(({ longitude, latitude }) => projectSite(longitude, latitude));
      return {
        name,
        sites: within.map((site) => ({ name: site.name[language], timeZone: site.timeZone })),
        x: share(mean(points.map(({ x }) => x)), MAP_WIDTH),
        y: share(mean(points.map(({ y }) => y)), MAP_HEIGHT),
      };
    },
  );
  return placed.map((country) => ({
    ...country,
    side: placed.some(
      ({ x, y }) => x > country.x && x - country.x < NEAR.x && Math.abs(y - country.y) < NEAR.y,
    )
      ? 'start'
      : 'end',
  }));
}
