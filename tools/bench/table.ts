import { styleText } from 'node:util';

interface Goal {
  readonly atMost?: number | undefined;
  readonly atLeast?: number | undefined;
}

/** One line of a table. */
export interface Figure extends Goal {
  readonly title: string;
  readonly unit: string;
  /** One per site; `NaN` if it is unknown. */
  readonly values: readonly number[];
}

/** Creates a figure with one value per site, and an optional goal. */
export const createFigure = (
  title: string,
  unit: string,
  values: readonly number[],
  goal: Goal = {},
): Figure => ({ title, unit, values, ...goal });

/** Returns the value below which a share of the values lies; `NaN` without values. */
export function computePercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the median of the values; `NaN` without values. */
export const computeMedian = (values: readonly number[]): number => computePercentile(values, 0.5);

/** Formats a number with at most three significant digits. */
function format(value: number): string {
  if (Number.isNaN(value)) return '–';
  const maximumFractionDigits = value < 0.1 ? 4 : value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits });
}

const describeGoal = ({ atMost, atLeast }: Figure): string =>
  atMost !== undefined
    ? `≤ ${format(atMost)}`
    : atLeast !== undefined
      ? `≥ ${format(atLeast)}`
      : '';

function describeResult({ atMost, atLeast, values: [value = Number.NaN] }: Figure): string {
  if (Number.isNaN(value) || (atMost ?? atLeast) === undefined) return '';
  const isMet = value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
  return isMet ? 'met' : styleText('red', 'not met');
}

/** Prints the figures with one column per site, their goals and whether the first site meets them. */
export function printTable(
  title: string,
  sites: readonly string[],
  figures: readonly Figure[],
): void {
  const isCompared = sites.length > 1;
  const head = [title, ...sites, ...(isCompared ? ['ratio'] : []), 'goal', ''];
  const rows = figures.map((row) => {
    const { title: name, unit, values } = row;
    const [first = Number.NaN, second = Number.NaN] = values;
    return [
      unit ? `${name}, ${unit}` : name,
      ...sites.map((_, index) => format(values[index] ?? Number.NaN)),
      ...(isCompared ? [second === 0 ? '–' : format(first / second)] : []),
      describeGoal(row),
      describeResult(row),
    ];
  });
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column > 0 && column <= sites.length ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  console.log(`\n${styleText('bold', line(head))}`);
  for (const row of rows) console.log(line(row));
  console.log('');
}
