import { describe, expect, it } from 'vitest';
import { listTabSlugs } from '@site/content/schema/page.ts';

import { getPage, getPanel } from '../../app/site-build/content/assemble.ts';
import { readLibrary } from '@site/content/library/library.ts';
import type { Block } from '@site/content/schema/blocks/index.ts';

/** The required content of the ESG pages, and figures that must agree. */

const { library } = readLibrary();
const LANGUAGES = ['ko', 'en'] as const;

const getTabs = (slug: string): string[] => {
  const page = library.pages.get(slug);
  if (!page) throw new Error(`content/pages/${slug}.json is missing.`);
  return listTabSlugs(page);
};
const getText = (slug: string, tab: string, language: 'ko' | 'en'): string =>
  JSON.stringify(getPanel(library, language, slug, tab).blocks);
const find = <T extends Block['type']>(blocks: readonly Block[], type: T) =>
  blocks.filter((block): block is Extract<Block, { type: T }> => block.type === type);

describe('ESG management', () => {
  const direction = getPanel(library, 'ko', 'esg', 'management').blocks;

  it('has a cycle of five steps and names six groups of stakeholders', () => {
    expect(find(direction, 'steps').map(({ items }) => items.length)).toEqual([5]);
    const stakeholders = find(direction, 'table').find(({ id }) => id === 'stakeholders');
    expect(stakeholders?.rows).toHaveLength(6);
  });

  it('lists its disclosures in the order of their codes, each once', () => {
    const [index] = find(getPanel(library, 'en', 'esg', 'gri').blocks, 'disclosures');
    const codes = index?.groups.flatMap(({ items }) => items.map(({ code }) => code)) ?? [];
    expect(codes.length).toBeGreaterThanOrEqual(45);
    const numbers = codes.map((code) => code.split('-').map(Number) as [number, number]);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('publishes reports since 2015, every two years', () => {
    const [reports] = find(getPanel(library, 'en', 'esg', 'reports').blocks, 'table');
    expect(reports?.rows.map(([year]) => year)).toEqual([
      '2025',
      '2023',
      '2021',
      '2019',
      '2017',
      '2015',
    ]);
  });
});

describe('environment and safety', () => {
  const charts = find(getPanel(library, 'en', 'environment', 'data').blocks, 'charts');
  const getSeries = (id: string, label: string): readonly number[] => {
    const allSeries = charts.find((block) => block.id === id)?.items.flatMap((item) => item.series);
    const match = allSeries?.find((candidate) =>
      candidate.label.replaceAll('\u00A0', ' ').startsWith(label),
    );
    if (!match) throw new Error(`There is no series "${label}" in "${id}".`);
    return match.values.filter((amount) => amount !== null);
  };
  const sum = (...lists: (readonly number[])[]): number[] =>
    (lists[0] ?? []).map((_, year) =>
      lists.reduce((total, values) => total + (values[year] ?? 0), 0),
    );
  const computePercentages = (part: readonly number[], whole: readonly number[]): number[] =>
    part.map((value, year) => Math.round((value / (whole[year] ?? 1)) * 1000) / 10);

  it('has the three tabs of the specification', () => {
    expect(getTabs('environment')).toEqual(['management', 'climate', 'data']);
  });

  it('shows emissions, energy, water, waste and accidents over five years', () => {
    expect(charts.map(({ id }) => id)).toEqual([
      'emissions',
      'energy',
      'water',
      'waste',
      'accidents',
    ]);
    for (const { categories, download } of charts) {
      expect(categories).toEqual(['2021', '2022', '2023', '2024', '2025']);
      expect(download).toBeDefined();
    }
  });

  it('states shares that are derived from its amounts', () => {
    const renewable = getSeries('energy', 'Renewable power');
    const power = sum(renewable, getSeries('energy', 'Purchased power'));
    expect(getSeries('energy', 'Share of renewable')).toEqual(computePercentages(renewable, power));
    const recycledWaste = getSeries('waste', 'Recycled');
    const waste = sum(
      recycledWaste,
      getSeries('waste', 'Incinerated'),
      getSeries('waste', 'Landfilled'),
    );
    const recyclingRates = computePercentages(recycledWaste, waste);
    expect(getSeries('waste', 'Recycling rate')).toEqual(recyclingRates);
    const [firstShare, , , , lastShare] = recyclingRates;
    expect(getText('environment', 'data', 'en')).toContain(
      `from ${firstShare}% to ${lastShare?.toFixed(1)}%`,
    );
  });

  it('plans from the measured emissions to net zero in 2045', () => {
    const climate = getPanel(library, 'en', 'environment', 'climate').blocks;
    const [path] = find(climate, 'charts');
    const measuredEmissions = sum(
      getSeries('emissions', 'Scope 1'),
      getSeries('emissions', 'Scope 2'),
    );
    const [target = [], actual = []] =
      path?.items[0]?.series.map(({ values }) => values.filter((amount) => amount !== null)) ?? [];
    expect(path?.categories).toEqual(['2021', '2025', '2030', '2035', '2040', '2045']);
    expect(target[0]).toBe(measuredEmissions[0]);
    expect(target.map((amount) => Math.round((1 - amount / (target[0] ?? 1)) * 100))).toEqual([
      0, 12, 42, 66, 90, 100,
    ]);
    expect(measuredEmissions[4]).toBe((target[1] ?? 0) - 1240);
    expect(actual).toEqual([measuredEmissions[0], measuredEmissions[4]]);
    expect(find(climate, 'steps')[0]?.items.map(({ title }) => title.slice(0, 4))).toEqual([
      '2021',
      '2025',
      '2030',
      '2040',
      '2045',
    ]);
  });
});

describe('governance and shared growth', () => {
  it('have the tabs of the specification', () => {
    expect(getTabs('governance')).toEqual(['policy', 'code', 'human-rights', 'whistleblowing']);
    expect(getTabs('growth')).toEqual(['shared', 'purchasing', 'practices']);
  });

  it.each(LANGUAGES)('state the rules of gifts and of age in %s', (language) => {
    const code = getText('governance', 'code', language);
    for (const fact of ['30,000', '50,000', '18']) expect(code).toContain(fact);
  });

  it('give the staff of suppliers at least one day off a week', () => {
    expect(getText('growth', 'purchasing', 'ko')).toContain('주 1일 이상');
    expect(getText('growth', 'purchasing', 'en')).toContain('at least one day a week');
  });

  it.each([
    ['governance', 'code', 'code-of-ethics'],
    ['governance', 'human-rights', 'human-rights'],
    ['growth', 'purchasing', 'purchasing-ethics'],
    ['growth', 'practices', 'subcontracting'],
    ['environment', 'management', 'environmental-policy'],
  ])('%s?tab=%s contains the document itself: %s', (slug, tab, name) => {
    const documents = find(getPanel(library, 'ko', slug, tab).blocks, 'document');
    expect(documents.map(({ document }) => document)).toEqual([name]);
  });

  it('name four practices', () => {
    expect(library.documents.get('subcontracting')?.chapters).toHaveLength(4);
  });
});

describe('social contribution', () => {
  it.each([
    ['ko', '1인당 연 10시간'],
    ['en', '10 hours of volunteering per employee per year'],
  ] as const)('states its target in %s', (language, target) => {
    expect(JSON.stringify(getPage(library, language, 'social').blocks)).toContain(target);
  });
});
