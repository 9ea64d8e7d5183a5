import { styleText } from 'node:util';

/** One line of a table. */
export interface Figure {
  readonly what: string;
  /** As it is printed, with its unit. */
  readonly figure: string;
  /** The same as a number, in the unit of the goal. */
  readonly value?: number;
  /** The goal: `≤ 14 KiB`. */
  readonly goal?: string;
  /** The value over the goal. */
  readonly ratio?: number;
  readonly met?: boolean;
}

/** A number as tables write it, with at most three digits that count. */
export const rounded = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

/** A figure that is compared with a goal: at most so much, or at least. */
export function against(
  what: string,
  value: number,
  unit: string,
  goal: { readonly atMost: number } | { readonly atLeast: number },
): Figure {
  const [bound, sign] = 'atMost' in goal ? [goal.atMost, '≤'] : [goal.atLeast, '≥'];
  const withUnit = (number: number) => `${rounded(number)}${unit && ` ${unit}`}`;
  return {
    what,
    figure: withUnit(value),
    value,
    goal: `${sign} ${withUnit(bound)}`,
    ...(bound !== 0 && { ratio: value / bound }),
    met: sign === '≤' ? value <= bound : value >= bound,
  };
}

/** Prints figures one below the other: what, figure, goal, ratio. */
export function printTable(title: string, figures: readonly Figure[]): void {
  const widthOf = (cells: readonly string[]) => Math.max(...cells.map((cell) => cell.length));
  const what = widthOf(figures.map((one) => one.what));
  const figure = widthOf(figures.map((one) => one.figure));
  const goal = widthOf(figures.map((one) => one.goal ?? ''));
  console.log(`\n${styleText('bold', title)}`);
  for (const one of figures) {
    const ratio = one.ratio === undefined ? '' : `× ${one.ratio.toFixed(2)}`;
    const held = one.met === undefined ? '' : one.met ? 'met' : styleText('red', 'not met');
    const cells = [
      one.what.padEnd(what),
      one.figure.padStart(figure),
      (one.goal ?? '').padEnd(goal),
    ];
    console.log(`  ${[...cells, ratio.padEnd(6), held].join('  ')}`.trimEnd());
  }
}

/** Prints rows with a first column of words and the others of figures. */
export function printRows(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  console.log(`\n  ${styleText('bold', line(head))}`);
  for (const row of rows) console.log(`  ${line(row)}`);
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median of the values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
