import { scaleLinear } from 'd3-scale';

import type { ChartsBlock, ChartsBlockSource } from '@site/content/schema/blocks/charts.ts';
import type { Language } from '@site/contract/language';
import type { Localized } from '@site/content/schema/localized.ts';
import { formatCsvText } from './csv.ts';
import { localize } from './localize.ts';

type Item = Localized<ChartsBlockSource>['items'][number];

/** Approximate number of ticks of an axis. */
const TICKS = 4;

/** Returns round ticks from zero, or below the lowest negative amount, to above the highest amount. */
export function computeTicks({ kind, series }: Pick<Item, 'kind' | 'series'>): number[] {
  const amounts =
    kind === 'stacked'
      ? (series[0]?.values ?? []).map((_, index) =>
          series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
        )
      : series.flatMap(({ values }) => values.filter((value) => value !== null));
  return scaleLinear([Math.min(0, ...amounts), Math.max(0, ...amounts)], [0, 1])
    .nice(TICKS)
    .ticks(TICKS);
}

/** Returns the charts in one language, with axes computed at build time. */
export function assembleCharts(block: ChartsBlockSource, language: Language): ChartsBlock {
  const { items, ...rest } = localize(block, language);
  return { ...rest, items: items.map((item) => ({ ...item, ticks: computeTicks(item) })) };
}

/** Returns all amounts of a block as a CSV file: one row per category, amounts in their original notation. */
export function formatCsv(block: ChartsBlockSource, language: Language): string {
  const { categories, categoryLabel, units, items } = localize(block, language);
  const exact = units.find(({ divisor }) => divisor === undefined) ?? units[0];
  const columns = items.flatMap(({ unit = exact, title, series }) =>
    series.map(({ label, values }) => ({
      head: `${label === title ? title : `${title}: ${label}`} (${unit?.label ?? ''})`,
      // The heading of the column contains the unit of its amounts.
      values: values.map((value) => (value === null ? '' : value / (unit?.divisor ?? 1))),
    })),
  );
  const rows = [
    [categoryLabel, ...columns.map(({ head }) => head)],
    ...categories.map((category, index) => [
      category,
      ...columns.map(({ values }) => String(values[index] ?? '')),
    ]),
  ];
  return formatCsvText(rows);
}
