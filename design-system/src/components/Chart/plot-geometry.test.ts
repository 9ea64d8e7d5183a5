import { describe, expect, it } from 'vitest';

import type { ChartData } from './Chart.types.ts';
import {
  getNames,
  getNotePlace,
  getPlotGeometry,
  getWrittenAmounts,
  isNamedAtEnds,
} from './plot-geometry.ts';

const lowSeries = { label: 'One', values: [20, 60] };
const highSeries = { label: 'Other', values: [70, 80] };
const data = { categories: ['2024', '2025'], ticks: [0, 100], units: [{ label: '%' }] };

const getPlace = (
  chart: Pick<ChartData, 'series'> & { readonly kind: NonNullable<ChartData['kind']> },
  category = '2025',
) => {
  const noted = { ...data, ...chart, note: { category, text: 'A cause' } };
  return getNotePlace(noted, getPlotGeometry(noted));
};

it('points an annotation at the mark that it is about', () => {
  expect(getPlace({ kind: 'stacked', series: [lowSeries, highSeries] })).toMatchObject({
    amount: 140,
  });
  expect(getPlace({ kind: 'lines', series: [lowSeries, highSeries] })).toMatchObject({
    at: 0.75,
    amount: 80,
  });
  const beside = getPlace({ kind: 'bars', series: [lowSeries, highSeries] }, '2024');
  expect(beside).toMatchObject({ amount: 20, written: 'earlier' });
  expect(beside?.at).toBeCloseTo(0.175);
});

it('places an annotation under the latest actual amount if the chart has a plan', () => {
  const planned = { ...highSeries, plan: true };
  expect(getPlace({ kind: 'lines', series: [planned, lowSeries] })).toEqual({
    at: 0.75,
    amount: 60,
    written: 'below',
  });
});

it('keeps the name of a line that ends at zero above the axis', () => {
  const ending = { ...data, kind: 'lines', series: [{ label: 'Plan', values: [60, 0] }] } as const;
  const [name] = getNames(ending, getPlotGeometry(ending));
  expect(name?.at).toBeLessThan(0.9);
});

it('ignores an annotation of a category that does not exist', () => {
  expect(getPlace({ kind: 'bars', series: [lowSeries] }, '2030')).toBeUndefined();
});

describe('lines that are close to each other', () => {
  const converging = {
    ...data,
    kind: 'lines',
    series: [
      { label: 'Lower', values: [62, 50] },
      { label: 'Upper', values: [70, 50] },
    ],
  } as const;

  it('have the lower amount below its line, and an equal amount once', () => {
    const written = getWrittenAmounts(converging, getPlotGeometry(converging));
    expect(written.map(({ amount, dy }) => [amount, dy < 0 ? 'above' : 'below'])).toEqual([
      [62, 'below'],
      [50, 'above'],
      [70, 'above'],
    ]);
  });

  it('have a legend if their ends are equal', () => {
    expect(isNamedAtEnds(converging)).toBe(false);
    expect(isNamedAtEnds({ ...converging, series: [lowSeries, highSeries] })).toBe(true);
  });
});
