import { describe, expect, it } from 'vitest';
import { panelOf } from '../../app/site-build/content/assemble.ts';
import { readLibrary } from '@site/content/library/library.ts';
import type { SitesBlock } from '@site/content/schema/blocks/index.ts';

/** What the page of the global network shows of `content/sites.json`. */

const { library } = readLibrary();

function sitesOn(tab: 'domestic' | 'overseas', language: 'ko' | 'en' = 'en'): SitesBlock {
  const block = panelOf(library, language, 'network', tab).blocks.find(
    ({ type }) => type === 'sites',
  );
  if (block?.type !== 'sites') throw new Error(`The tab "${tab}" has no sites.`);
  return block;
}
const listed = ({ countries }: SitesBlock) => countries.flatMap(({ sites }) => sites);

describe('the sites overseas', () => {
  const block = sitesOn('overseas');

  it('are 16, in nine countries', () => {
    expect(listed(block)).toHaveLength(16);
    expect(block.countries).toHaveLength(9);
  });

  it('may have no phone, no date or no customers', () => {
    const without = (key: 'phone' | 'established' | 'customers') =>
      listed(block)
        .filter((site) => site[key] === undefined)
        .map(({ id }) => id);
    expect(without('phone')).toEqual(['beijing']);
    expect(without('established')).toEqual(['hanoi', 'chennai']);
    expect(without('customers')).toEqual(['hanoi', 'chennai']);
  });

  it('have addresses without Korean letters', () => {
    for (const { address } of listed(sitesOn('overseas', 'ko')))
      expect(address).not.toMatch(/\p{Script=Hangul}/u);
  });
});

describe('the sites in Korea', () => {
  it('are two, each with address, phone, date and the ways to come', () => {
    const sites = listed(sitesOn('domestic'));
    expect(sites).toHaveLength(2);
    for (const site of sites) {
      expect(site).toMatchObject({ address: expect.any(String), phone: expect.any(String) });
      expect(site.established).toBeDefined();
      expect(site.ways?.length).toBeGreaterThanOrEqual(3);
    }
  });
});

it.each(['domestic', 'overseas'] as const)('map and list have the same sites: %s', (tab) => {
  const block = sitesOn(tab);
  const marks = block.maps.flatMap((map) => map.marks);
  expect(marks.map(({ id }) => id).toSorted()).toEqual(
    listed(block)
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const { x, y } of marks)
    for (const part of [x, y]) {
      expect(part).toBeGreaterThan(0.02);
      expect(part).toBeLessThan(0.98);
    }
});
