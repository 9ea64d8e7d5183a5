import type { ReactNode } from 'react';

/** A unit of measurement: amounts are divided by `divisor` and labeled. */
export interface ChartUnit {
  /** As written next to the figures: "KRW million". */
  label: string;
  /** Amounts are divided by it; 1 by default. */
  divisor?: number | undefined;
  /** Decimal places; 0 by default. */
  digits?: number | undefined;
}

/** One row of amounts in one color. */
export interface ChartSeries {
  /** Name in the legend and in the header of the table. */
  label: string;
  /** One amount per category; `null` if it does not exist yet. */
  values: readonly (number | null)[];
  /** Planned amounts: a dotted line next to the actual amounts. Only in `lines`. */
  plan?: boolean | undefined;
}

/** `bars` side by side, `stacked` bars, or `lines` with a marker per category. */
export type ChartKind = 'bars' | 'stacked' | 'lines';

/** A cause, written at the category in which it had its effect. */
export interface ChartNote {
  /** One of the categories. */
  category: string;
  /** The cause, in a few words. */
  text: string;
}

/** Categories, series and units of a chart. */
export interface ChartData {
  /** How the amounts are drawn; `bars` by default. */
  kind?: ChartKind | undefined;
  /** Labels of the categories in order, for example years. */
  categories: readonly string[];
  /** The rows of amounts; up to four can be distinguished by color and by shape. */
  series: readonly ChartSeries[];
  /** Round values at the axis; the first and the last are the ends of the scale. */
  ticks: readonly number[];
  /** At most one cause, written in the chart. */
  note?: ChartNote | undefined;
  /** The first is shown until another is selected in the enclosing `ChartGroup`. */
  units: readonly ChartUnit[];
}

/** Heading, conclusion and labels around a chart. */
export interface ChartTexts {
  /** What is measured, in a few words; also the caption of the table. */
  heading: string;
  /** The conclusion in one sentence. */
  text?: ReactNode;
  /** Header of the category column in the table: "Year". */
  categoryLabel: string;
}
