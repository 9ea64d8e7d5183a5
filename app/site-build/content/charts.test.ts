import { expect, it } from 'vitest';

import { chartsBlock } from '@site/content/schema/blocks/charts.ts';
import { assembleCharts, formatCsv, computeTicks } from './charts.ts';

const createSeries = (...all: number[][]) => all.map((values) => ({ label: '', values }));

const block = chartsBlock.parse({
  type: 'charts',
  heading: { ko: '실적', en: 'Results' },
  categories: ['2024', '2025'],
  categoryLabel: { ko: '연도', en: 'Year' },
  units: [
    { label: { ko: '억원', en: 'KRW 100 million' }, divisor: 100 },
    { label: { ko: '백만원', en: 'KRW million' } },
  ],
  items: [
    {
      title: { ko: '매출액', en: 'Revenue' },
      series: [{ label: { ko: '매출액', en: 'Revenue' }, values: [2_305_000, 2_443_000] }],
    },
    {
      title: { ko: '비율, 자산', en: 'Ratio, assets' },
      unit: { label: '%', digits: 1 },
      series: [{ label: { ko: '부채', en: 'Debt' }, values: [121.4, 112] }],
    },
  ],
});

it('an axis begins at zero and ends above the highest amount, at round numbers', () => {
  expect(computeTicks({ kind: 'bars', series: createSeries([17, 24.4]) })).toEqual([
    0, 5, 10, 15, 20, 25,
  ]);
  expect(computeTicks({ kind: 'stacked', series: createSeries([17, 24.4], [8, 3]) }).at(-1)).toBe(
    30,
  );
  expect(computeTicks({ kind: 'lines', series: createSeries([-3, 4]) })[0]).toBe(-4);
});

it('selects one language and computes axes', () => {
  const { heading, items } = assembleCharts(block, 'en');
  expect(heading).toBe('Results');
  expect(items[0]?.ticks).toEqual([0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000]);
});

it('writes every amount to the file in its original unit', () => {
  expect(formatCsv(block, 'ko')).toBe(
    '\uFEFF연도,매출액 (백만원),"비율, 자산: 부채 (%)"\r\n2024,2305000,121.4\r\n2025,2443000,112\r\n',
  );
});

it('divides amounts in the file by the factor of their unit and omits unknown ones', () => {
  const units = [{ label: '천 톤', divisor: 1000 }];
  const items = [
    {
      title: { ko: '배출', en: 'Emissions' },
      series: [{ label: { ko: '배출', en: 'Emissions' }, values: [68_000, null] }],
    },
  ];
  expect(formatCsv({ ...block, units, items }, 'ko')).toBe(
    '\uFEFF연도,배출 (천 톤)\r\n2024,68\r\n2025,\r\n',
  );
});

it('places an annotation at one of the categories', () => {
  const note = { category: '1999', text: { ko: '가', en: 'A' } };
  const items = [{ ...block.items[0], note }];
  expect(chartsBlock.safeParse({ ...block, items }).error?.issues[0]?.message).toBe(
    'charts.noteCategory',
  );
});

it('requires an amount for every category of a series', () => {
  const items = [{ ...block.items[0], series: [{ label: { ko: '가', en: 'A' }, values: [1] }] }];
  expect(chartsBlock.safeParse({ ...block, items }).error?.issues[0]?.message).toBe(
    'charts.amounts',
  );
});

it('writes plain spaces to the file instead of no-break spaces', () => {
  const units = [{ label: '%' }];
  const label = { ko: 'Scope 1', en: 'Scope 1' };
  const items = [{ title: label, series: [{ label, values: [1, 2] }] }];
  expect(assembleCharts({ ...block, units, items }, 'en').items[0]?.title).toBe('Scope\u00A01');
  expect(formatCsv({ ...block, units, items }, 'en')).toContain('Year,Scope 1 (%)');
});
