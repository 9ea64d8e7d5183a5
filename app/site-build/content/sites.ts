import { MAP_HEIGHT, MAP_WIDTH } from '@site/drawings/figures/projection.ts';
import { placeOnMap } from '@site/drawings/figures/region-map.ts';
import { placeSiteNames } from '@site/drawings/figures/world-map.ts';
import { WORLD } from '@site/content/library/regions.ts';
import type { SiteMark, SitesBlock, SitesBlockSource } from '@site/content/schema/blocks/sites.ts';
import type { Language } from '@site/contract/language';
import type { Library } from '@site/content/library/library.ts';
import { localize } from './localize.ts';

/** Returns the offset of a zone from UTC at an instant: "UTC−6", "UTC+5:30". */
const getOffsetAt = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC')
    .replace('-', '−') ?? 'UTC';

/** Returns the hours of an offset: -6 for "UTC−6", 5.5 for "UTC+5:30". */
function getHours(offset: string): number {
  const [hours = 0, minutes = 0] = offset
    .replace('UTC', '')
    .replace(/[+−]/, '')
    .split(':')
    .map(Number);
  return (hours + minutes / 60) * (offset.includes('−') ? -1 : 1);
}

/**
 * Returns the offsets of a zone from UTC. The second one exists only with daylight saving time, which begins in the
 * second half of the year south of the equator.
 */
export function getOffsets(timeZone: string): { winter: string; summer?: string } {
  const [winter = '', summer = ''] = ['2026-01-01T00:00:00Z', '2026-07-01T00:00:00Z']
    .map((instant) => getOffsetAt(timeZone, instant))
    .toSorted((a, b) => getHours(a) - getHours(b));
  return { winter, ...(summer !== winter && { summer }) };
}

/** Rounds a fraction of a map's width or height to less than a pixel. */
const round = (part: number): number => Number(part.toFixed(4));

/** Returns the names of sites on the map of the world, at the ends of their leaders, by country. */
function placeOnWorld(sites: Library['sites'], language: Language): SiteMark[] {
  const names = placeSiteNames();
  return [...Map.groupBy(sites, ({ country }) => country[language])].flatMap(([country, within]) =>
    within.flatMap(({ id, place }): SiteMark[] => {
      const name = names.get(id);
      if (!name) return [];
      const [x, y] = name.at;
      return [{ id, label: place[language], x: round(x / MAP_WIDTH), y: round(y / MAP_HEIGHT), side: name.side, country }]; // prettier-ignore
    }),
  );
}

/** Returns the sites in Korea or abroad, by country in the order of the file, with their marks on the maps. */
export function assembleSites(
  { type, scope, heading, text, maps }: SitesBlockSource,
  library: Library,
  language: Language,
): SitesBlock {
  const here = library.sites.filter(({ overseas }) => overseas === (scope === 'overseas'));
  const placedSites = here.map((site) => ({ site, place: placeOnMap(site) }));
  const byCountry = Map.groupBy(here, ({ country }) => country[language]);
  return {
    type,
    scope,
    heading: heading[language],
    ...(text && { text: text[language] }),
    maps: maps.map(({ region, label }) => ({
      drawing: `map-${region}`,
      label: label[language],
      marks:
        region === WORLD
          ? placeOnWorld(here, language)
          : placedSites
              .filter(({ place }) => place.region === region)
              .map(({ site, place: { x, y, side, shift } }) => ({
                id: site.id,
                label: site.place[language],
                x: round(x),
                y: round(y),
                side,
                ...(shift && { shift }),
              })),
    })),
    countries: [...byCountry].map(([name, sites]) => ({
      name,
      sites: sites.map((site) => {
        const { id, kind, address, phone, established, customers, timeZone, makes, ways, drawing } =
          localize(site, language);
        return {
          id,
          name: site.name[language],
          kind,
          address,
          timeZone,
          utc: getOffsets(timeZone),
          ...(phone && { phone }),
          ...(established && { established }),
          ...(customers && { customers }),
          ...(makes && { makes }),
          ...(ways && { ways }),
          ...(drawing && { drawing }),
        };
      }),
    })),
  };
}
