import { expect, it } from 'vitest';
import { readLibrary } from '@site/content/library/library.ts';

import { getPage, getPanel } from '../../app/site-build/content/assemble.ts';
import type { Block, ChartsBlock } from '@site/content/schema/blocks/index.ts';

/** Annotations of charts state only values of the charts or of the text on their page. */

const { library } = readLibrary();

const PANELS: Record<string, readonly Block[]> = {
  finance: getPage(library, 'en', 'finance').blocks,
  social: getPage(library, 'en', 'social').blocks,
  climate: getPanel(library, 'en', 'environment', 'climate').blocks,
  data: getPanel(library, 'en', 'environment', 'data').blocks,
};

const round = (value: number): string => String(Math.round(Math.abs(value) * 10) / 10);

/** Returns every value of a chart, every difference of two values of a series, and their change in percent. */
function listDerivedNumbers(
  { series }: ChartsBlock['items'][number],
  units: ChartsBlock['units'],
): Set<string> {
  const numbers = new Set<string>();
  // Differences of the values in tables, which are rounded to the digits of a unit.
  for (const { divisor = 1, digits = 0 } of units) {
    const step = divisor / 10 ** digits;
    const shownValues = series.flatMap(({ values }) =>
      values.flatMap((value) => (value === null ? [] : [Math.round(value / step) * step])),
    );
    for (const value of shownValues)
      for (const subtrahend of shownValues) numbers.add(round(value - subtrahend));
  }
  for (const { values } of series)
    for (const value of values)
      for (const base of [0, ...values, ...series.flatMap((chartSeries) => chartSeries.values)]) {
        if (value === null || base === null) continue;
        numbers.add(round(value - base));
        if (base !== 0) numbers.add(round(((value - base) / base) * 100));
      }
  return numbers;
}

const findNumbers = (text: string): string[] =>
  text
    .replaceAll(/scopes?\s\d/gi, '')
    .match(/\d[\d,.]*\d|\d/g)
    ?.map((number) => String(Number(number.replaceAll(',', '')))) ?? [];

it.each(Object.entries(PANELS))('the annotations of %s follow from its figures', (_, blocks) => {
  const charts = blocks.flatMap((block) => (block.type === 'charts' ? [block] : []));
  const notedCharts = charts.flatMap(({ items, categories, units }) =>
    items.flatMap((item) => (item.note ? [{ item, note: item.note, categories, units }] : [])),
  );
  expect(notedCharts.length).toBeGreaterThan(0);
  for (const { item, note, categories, units } of notedCharts) {
    // An annotation may repeat the words of the chart, such as its target.
    const statedNumbers = [
      ...listDerivedNumbers(item, units),
      ...findNumbers(item.text ?? ''),
      ...categories.map(String),
    ];
    const targets = findNumbers(item.text ?? '').flatMap((target) =>
      item.series.flatMap(({ values }) =>
        values.flatMap((value) => (value === null ? [] : [round(Number(target) - value)])),
      ),
    );
    const knownNumbers = new Set([...statedNumbers, ...targets]);
    expect(
      findNumbers(note.text).filter((number) => !knownNumbers.has(number)),
      note.text,
    ).toEqual([]);
  }
});
