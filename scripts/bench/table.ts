/** One line of a table. */
export interface Figure {
  readonly what: string;
  readonly figure: string;
}

/** Prints figures one below the other, aligned. */
export function printTable(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${title}`);
  for (const { what, figure } of figures) console.log(`  ${what.padEnd(width)}  ${figure}`);
}

export const rounded = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
