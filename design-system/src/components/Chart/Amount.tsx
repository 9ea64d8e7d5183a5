import type { ChartUnit } from './Chart.types.ts';

const formats = new Map<number, Intl.NumberFormat>();

/** With thousands commas, which both languages of a table share. */
export function formatAmount(amount: number, { divisor = 1, digits = 0 }: ChartUnit): string {
  let format = formats.get(digits);
  if (!format) {
    format = new Intl.NumberFormat('en', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(digits, format);
  }
  return format.format(amount / divisor);
}

interface InUnitsProps {
  readonly units: readonly ChartUnit[];
  readonly children: (unit: ChartUnit) => string;
}

/** One text per unit; `ChartGroup` shows the one whose unit is chosen, and the others to nobody. */
export function InUnits({ units, children }: InUnitsProps) {
  const [only, ...others] = units;
  if (only && others.length === 0) return children(only);
  return units.map((unit, index) => (
    <span key={unit.label} data-unit={index}>
      {children(unit)}
    </span>
  ));
}
