import { formatNumber } from '../../formatNumber.ts';
import type { ChartUnit } from './Chart.types.ts';

/** Formats an amount in one of its units. */
export const formatAmount = (amount: number, { divisor = 1, digits }: ChartUnit): string =>
  formatNumber(amount / divisor, digits);

interface InUnitsProps {
  readonly units: readonly ChartUnit[];
  readonly children: (unit: ChartUnit) => string;
}

/** One text per unit; the CSS of `ChartGroup` shows the selected one and hides the others. */
export function InUnits({ units, children }: InUnitsProps) {
  const [only, ...others] = units;
  if (only && others.length === 0) return children(only);
  return units.map((unit, index) => (
    <span key={unit.label} data-unit={index}>
      {children(unit)}
    </span>
  ));
}
