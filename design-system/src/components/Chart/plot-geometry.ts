import type { ChartData } from './Chart.types.ts';

/* Positions are percentages, so the plot scales with its column and the text does not. */
export const toPercent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** Returns the index of the last amount that is not missing. */
export const getLatest = (values: readonly (number | null)[]): number =>
  values.findLastIndex((value) => value !== null);

type Data = Pick<ChartData, 'categories' | 'series' | 'ticks'> & {
  readonly kind: NonNullable<ChartData['kind']>;
};

/** The positions of a chart's amounts in its plot. */
export interface PlotGeometry {
  /** Returns the height of an amount as a fraction of the plot. */
  readonly getHeight: (amount: number) => number;
  /** Returns the vertical position of an amount, in percent. */
  readonly getTop: (amount: number) => string;
  /** Returns the middle of a category, in percent. */
  readonly getMiddle: (index: number) => string;
  /** Returns the geometry of a bar: its left edge and width as fractions of the plot, and the amounts at both ends. */
  readonly getBar: (
    position: number,
    index: number,
  ) => {
    readonly left: number;
    readonly width: number;
    readonly from: number;
    readonly to: number;
  };
  /** The sum of all series of each category. */
  readonly totals: readonly number[];
  /** Index of the latest category with an actual amount. */
  readonly current: number;
}

/** Computes the geometry of a chart. */
export function getPlotGeometry({ kind, categories, series, ticks }: Data): PlotGeometry {
  const floor = ticks[0] ?? 0;
  // If all amounts are 0, the scale has one value.
  const range = (ticks.at(-1) ?? 1) - floor || 1;
  const getHeight = (amount: number) => (amount - floor) / range;
  const getBar = (position: number, index: number) => {
    const value = series[position]?.values[index] ?? 0;
    const below =
      kind === 'stacked'
        ? series.slice(0, position).reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
        : Math.max(0, floor);
    const beside = kind === 'stacked' ? 1 : series.length;
    const width = Math.min(0.6, 0.3 + 0.15 * beside) / beside;
    const left =
      (index + 0.5 + (kind === 'stacked' ? -0.5 : position - beside / 2) * width) /
      categories.length;
    return { left, width: width / categories.length, from: below, to: below + value };
  };
  return {
    getHeight,
    getTop: (amount) => toPercent(1 - getHeight(amount)),
    getMiddle: (index) => toPercent((index + 0.5) / categories.length),
    getBar,
    totals: categories.map((_, index) =>
      series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
    ),
    current: Math.max(...series.filter(({ plan }) => !plan).map(({ values }) => getLatest(values))),
  };
}

/** An amount that is written at its mark. */
export interface WrittenAmount {
  /** Unique in the chart. */
  readonly key: string;
  /** The amount, in the unit of the data. */
  readonly amount: number;
  /** Horizontal position, in percent. */
  readonly x: string;
  /** Distance from its mark, in pixels; negative above it. */
  readonly dy: number;
  /** The name of its series, below it. */
  readonly name?: string | undefined;
  /** The end of the text at `x`, for bars side by side. */
  readonly side?: 'start' | 'end' | undefined;
  /** Whether it is written only if it has few digits, because it is above a narrow bar. */
  readonly isShort?: boolean | undefined;
  /** Whether the line falls to the amount. */
  readonly falls?: boolean | undefined;
  /** The position of the latest amount of a series, relative to its mark. */
  readonly latest?: 'above' | 'below' | 'beside' | undefined;
}

/** The height of an amount with the mark of the line above it, as a fraction of the plot. */
const AMOUNT_HEIGHT = 0.1;

/** Returns whether an amount of one of several lines is below its mark, because another line is close above it. */
function isBelow(
  amount: number,
  others: readonly (number | null | undefined)[],
  { getHeight }: PlotGeometry,
): boolean {
  const height = getHeight(amount);
  const isClose = others.some((neighbor) => {
    const distance = getHeight(neighbor ?? amount) - height;
    return distance > 0 && distance < AMOUNT_HEIGHT;
  });
  return isClose && height > AMOUNT_HEIGHT;
}

/** Returns the amounts at their marks: of every point, bar and whole stack; equal amounts of lines once. */
export function getWrittenAmounts({ kind, series }: Data, geometry: PlotGeometry): WrittenAmount[] {
  const { getMiddle, getBar, totals } = geometry;
  const planned = series.some(({ plan }) => plan);
  const shownSeries =
    kind === 'stacked' ? [{ label: '', values: totals, plan: undefined }] : series;
  return shownSeries.flatMap(({ label, values, plan }, position) =>
    values.flatMap((amount, index): WrittenAmount[] => {
      if (amount === null) return [];
      const isLatest = !plan && index === getLatest(values);
      const text = { key: `${position} ${index}`, amount, x: getMiddle(index), dy: -8 };
      const latest = isLatest ? 'above' : undefined;
      // Large amounts of several lines would cover each other.
      const latestOfLine = latest && series.length > 1 ? 'beside' : latest;
      if (kind === 'bars' && series.length > 1) {
        const { left, width } = getBar(position, index);
        if (!isLatest) return [{ ...text, x: toPercent(left + width / 2), isShort: true }];
        if (position === 0)
          return [{ ...text, x: toPercent(left + width), latest: 'beside', side: 'start' }];
        if (position === series.length - 1)
          return [{ ...text, x: toPercent(left), latest: 'beside', side: 'end' }];
        return [{ ...text, x: toPercent(left + width / 2), latest: 'beside' }];
      }
      if (kind !== 'lines') return [{ ...text, latest }];
      const falls = (values[index - 1] ?? -Infinity) > amount;
      const others = series.map((line) => line.values[index]);
      if (!planned && others.indexOf(amount) < position) return [];
      if (!planned || plan) {
        const dy = !planned && isBelow(amount, others, geometry) ? 24 : -14;
        return [{ ...text, dy, falls: (dy < 0 && falls) || undefined, latest: latestOfLine }];
      }
      // If the chart has a plan, only the latest actual amount is labeled, below that of the plan, with its name.
      return isLatest ? [{ ...text, dy: 30, latest: 'below', name: label }] : [];
    }),
  );
}

/** The height of a name of two lines, and of an amount with such a name, as fractions of the plot. */
const NAME_HEIGHT = 0.125;
const LABEL_HEIGHT = 0.17;

/** Returns whether the series are named at their ends: parts of a stack, and lines with different ends. */
export function isNamedAtEnds({ kind, series }: Data): boolean {
  if (kind !== 'lines') return kind === 'stacked' && series.length > 1;
  const ends = series.map(({ values }) => values.at(-1) ?? null).filter((end) => end !== null);
  return series.length > 1 && new Set(ends).size === ends.length;
}

/**
 * Returns the names of the series at their ends, moved down until none covers the previous one; `at` is a fraction of
 * the height. The name of a line that ends near zero is above its amount.
 */
export function getNames(
  { kind, series }: Data,
  { getBar, getHeight }: PlotGeometry,
): { readonly label: string; readonly amount: number; readonly at: number }[] {
  let lowest = -Infinity;
  return series
    .flatMap(({ label, values }, position) => {
      const last = getLatest(values);
      // A line that ends earlier has its name at its end.
      if (last < values.length - 1) return [];
      const amount = values[last] ?? 0;
      const { from, to } = getBar(position, last);
      if (kind === 'stacked') return { label, amount, at: 1 - getHeight((from + to) / 2) };
      return { label, amount, at: Math.min(1 - getHeight(amount), 1 - NAME_HEIGHT) };
    })
    .toSorted((a, b) => a.at - b.at)
    .map((label) => {
      lowest = Math.max(label.at, lowest + (kind === 'stacked' ? LABEL_HEIGHT : NAME_HEIGHT));
      return { ...label, at: lowest };
    });
}

/** The position of an annotation in its plot. */
export interface NotePlace {
  /** Horizontal position of the mark, as a fraction of the plot. */
  readonly at: number;
  /** Vertical position of the mark, in the unit of the axis. */
  readonly amount: number;
  /** The text between the mark and the leader; `below` if the annotation is under the text of the mark. */
  readonly written: 'earlier' | 'latest' | 'below';
}

/**
 * Returns the mark that an annotation points at: the whole stack, the first of bars side by side, the latest actual
 * amount next to a plan, otherwise the highest mark. `undefined` if the category does not exist.
 */
export function getNotePlace(
  { kind, categories, series, ticks, note }: Data & Pick<ChartData, 'note'>,
  { getBar, totals, current }: PlotGeometry,
): NotePlace | undefined {
  const index = note ? categories.indexOf(note.category) : -1;
  if (index < 0) return undefined;
  const at = (index + 0.5) / categories.length;
  const written = index === current ? 'latest' : 'earlier';
  if (kind === 'stacked') return { at, amount: totals[index] ?? 0, written };
  if (kind === 'bars' && series.length > 1) {
    const { left, width, to } = getBar(0, index);
    return { at: left + width / 2, amount: to, written: 'earlier' };
  }
  const actual = series.find(({ plan }) => !plan)?.values[index] ?? null;
  if (kind === 'lines' && index === current && series.some(({ plan }) => plan) && actual !== null)
    return { at, amount: actual, written: 'below' };
  const amount = Math.max(...series.map(({ values }) => values[index] ?? ticks[0] ?? 0));
  return { at, amount, written: series.length > 1 ? 'earlier' : written };
}
