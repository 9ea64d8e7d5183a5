import type { ReactNode } from 'react';

/** A unit of measurement: amounts are divided by `divisor` and labeled. */
export interface ChartUnit {
  /** As written beside the figures: "KRW million". */
  label: string;
  /** Amounts are divided by it; 1 by default. */
  divisor?: number | undefined;
  /** Decimal places; 0 by default. */
  digits?: number | undefined;
}

export interface ChartSeries {
  label: string;
  /** One amount per category; `null` where there is none yet. */
  values: readonly (number | null)[];
  /** What is planned: a dotted line beside the actual amounts. Only in `lines`. */
  plan?: boolean | undefined;
}

/** `bars` side by side, `stacked` bars, or `lines` with a marker per category. */
export type ChartKind = 'bars' | 'stacked' | 'lines';

/** A cause, written at the category in which it had its effect. */
export interface ChartNote {
  /** One of the categories. */
  category: string;
  text: string;
}

export interface ChartData {
  kind?: ChartKind | undefined;
  /** Labels of the categories in order, for example years. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Round values at the axis; the first and the last are the ends of the scale. */
  ticks: readonly number[];
  note?: ChartNote | undefined;
  /** The first is shown until another is selected in the enclosing `ChartGroup`. */
  units: readonly ChartUnit[];
}

export interface ChartTexts {
  heading: string;
  /** The conclusion in one sentence. */
  text?: ReactNode;
  /** Header of the category column in the table: "Year". */
  categoryLabel: string;
}
