import { expect, it } from 'vitest';

import type { Library } from '../library/library.ts';
import { formatProblem } from '../library/problems.ts';
import { checkMaps } from './maps.ts';

const SITES = [
  { id: 'plant', overseas: true, countryCode: 'ZA', longitude: 25.6, latitude: -33.96 },
  { id: 'home', overseas: false, countryCode: 'KR', longitude: 128.7, latitude: 35.2 },
];

const check = (scope: string, ...regions: string[]): string[] => {
  const value = { blocks: [{ type: 'sites', scope, maps: regions.map((region) => ({ region })) }] };
  const source = {
    file: 'content/pages/network.json',
    text: '',
    tree: undefined,
    value,
    writtenValue: value,
  };
  const problems = checkMaps(source, {
    sites: SITES,
    drawings: new Map(['africa', 'europe', 'korea'].map((region) => [`map-${region}`, {}])),
  } as unknown as Library);
  return [...problems].map((problem) => formatProblem(problem, 'en'));
};

it('finds sites that are missing from the map of their block, and maps without a site', () => {
  expect(check('overseas', 'africa')).toEqual([]);
  expect(check('domestic', 'korea')).toEqual([]);
  expect(check('overseas', 'world')).toEqual([
    'content/pages/network.json:1:1 › blocks[0].maps[0].region: The map "world" has no alternative text. Add "map-world": { "alt": { "ko": …, "en": … } } to content/drawings.json.',
  ]);
  expect(check('overseas', 'africa', 'asia')).toEqual([
    'content/pages/network.json:1:1 › blocks[0].maps[1].region: No site stands on the map "asia". Delete it.',
    'content/pages/network.json:1:1 › blocks[0].maps[1].region: The map "asia" has no alternative text. Add "map-asia": { "alt": { "ko": …, "en": … } } to content/drawings.json.',
  ]);
  expect(check('overseas', 'europe')).toEqual([
    'content/pages/network.json:1:1 › blocks[0].maps: The site "plant" stands on the map "africa", which is not listed here. Add { "region": "africa", "label": … }.',
    'content/pages/network.json:1:1 › blocks[0].maps[0].region: No site stands on the map "europe". Delete it.',
  ]);
});
