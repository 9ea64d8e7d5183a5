import type { ReactNode } from 'react';

/** A unit in which amounts can be read: the same amount, divided and named. */
export interface ChartUnit {
  /** As it stands beside the figures: "KRW million". */
  label: string;
  /** What an amount is divided by; 1 where it is given in this unit. */
  divisor?: number | undefined;
  /** Decimal places; none unless given. */
  digits?: number | undefined;
}

export interface ChartSeries {
  label: string;
  /** One amount per category. */
  values: readonly number[];
}

/** `bars` stand side by side, `stacked` ones on each other, `lines` join one joint per category. */
export type ChartKind = 'bars' | 'stacked' | 'lines';

export interface ChartData {
  kind?: ChartKind | undefined;
  /** What the amounts are told apart by, in order: years. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Round amounts that the axis names; the first and the last are its ends. */
  ticks: readonly number[];
  /** The first is shown until another is chosen in the `ChartGroup` around. */
  units: readonly ChartUnit[];
}

export interface ChartTexts {
  title: string;
  /** What it shows, in a sentence: the conclusion, not the figures. */
  text?: ReactNode;
  /** Heads the column of categories in the table: "Year". */
  categoryLabel: string;
}
