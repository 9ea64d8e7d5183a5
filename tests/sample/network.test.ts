import { describe, expect, it } from 'vitest';
import { getPanel } from '../../app/site-build/content/assemble.ts';
import { readLibrary } from '@site/content/library/library.ts';
import { walk } from '@site/content/library/walk.ts';
import type { SitesBlock } from '@site/content/schema/blocks/index.ts';

/** The sites of `content/sites.json` on the page of the global network. */

const { library } = readLibrary();

function getSites(tab: 'domestic' | 'overseas', language: 'ko' | 'en' = 'en'): SitesBlock {
  const block = getPanel(library, language, 'network', tab).blocks.find(
    ({ type }) => type === 'sites',
  );
  if (block?.type !== 'sites') throw new Error(`The tab "${tab}" has no sites.`);
  return block;
}
const listSites = ({ countries }: SitesBlock) => countries.flatMap(({ sites }) => sites);

describe('the sites overseas', () => {
  const block = getSites('overseas');

  it('are 16, in nine countries', () => {
    expect(listSites(block)).toHaveLength(16);
    expect(block.countries).toHaveLength(9);
  });

  it('may have no phone, no date or no customers', () => {
    const without = (key: 'phone' | 'established' | 'customers') =>
      listSites(block)
        .filter((site) => site[key] === undefined)
        .map(({ id }) => id);
    expect(without('phone')).toEqual(['beijing']);
    expect(without('established')).toEqual(['hanoi', 'chennai']);
    expect(without('customers')).toEqual(['hanoi', 'chennai']);
  });

  it('have addresses without Korean letters', () => {
    for (const { address } of listSites(getSites('overseas', 'ko')))
      expect(address).not.toMatch(/\p{Script=Hangul}/u);
  });
});

describe('the sites in Korea', () => {
  it('are two, each with address, phone, date and directions', () => {
    const sites = listSites(getSites('domestic'));
    expect(sites).toHaveLength(2);
    for (const site of sites) {
      expect(site).toMatchObject({ address: expect.any(String), phone: expect.any(String) });
      expect(site.established).toBeDefined();
      expect(site.ways?.length).toBeGreaterThanOrEqual(3);
    }
  });
});

it.each(['domestic', 'overseas'] as const)('map and list have the same sites: %s', (tab) => {
  const block = getSites(tab);
  const marks = block.maps.flatMap((map) => map.marks);
  expect(marks.map(({ id }) => id).toSorted()).toEqual(
    listSites(block)
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const { x, y } of marks)
    for (const part of [x, y]) {
      expect(part).toBeGreaterThan(0.02);
      expect(part).toBeLessThan(0.98);
    }
});

describe('the entrance for visitors', () => {
  /** A gate, or a place with its name; bus stops and cameras are not directions. */
  const GATE = /[정동서남북후]문(?=[\s은을에으]|$)|\b(?:main|east|west|north|south|rear) gate\b/i;

  it('is stated once for each site: texts name its reception, its parking and its gates by a fact', () => {
    const namedStops = library.files
      .filter(({ file }) => file !== 'content/facts.json')
      .flatMap(({ file, writtenValue }) =>
        walk(writtenValue).flatMap(({ value }) =>
          typeof value === 'string' && GATE.test(value) ? [`${file}: ${value}`] : [],
        ),
      )
      .filter((text) => !/정류장|stop “|정문과 출입구/.test(text));
    expect(namedStops).toEqual([]);
  });

  it.each([
    ['head-office', '정문', 'main gate'],
    ['plant-2', '동문', 'east gate'],
  ])('is the same in the directions to %s and in its rules for visitors', (id, ko, en) => {
    const site = library.sites.find((candidate) => candidate.id === id);
    const rules = library.forms.reservation?.rules.sites.find((item) => item.site === id)?.rules;
    const otherTexts = {
      ko: ko === '정문' ? '동문' : '정문',
      en: en === 'main gate' ? 'east' : 'main',
    };
    for (const texts of [site?.ways?.map(({ text }) => text), rules]) {
      const korean = texts?.map((text) => text.ko).join(' ');
      const english = texts?.map((text) => text.en).join(' ');
      expect(korean).toContain(`${ko} 안내실`);
      expect(english).toContain(`the reception at the ${en}`);
      expect(korean).toContain(`${ko} 주차장`);
      expect(korean).not.toContain(otherTexts.ko);
      expect(english).not.toContain(`${otherTexts.en} gate`);
    }
  });
});
