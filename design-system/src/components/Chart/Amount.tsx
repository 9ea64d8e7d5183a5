import { formatNumber } from '../../formatNumber.ts';
import type { ChartUnit } from './Chart.types.ts';

/** An amount in one of its units. */
export const formatAmount = (amount: number, { divisor = 1, digits }: ChartUnit): string =>
  formatNumber(amount / divisor, digits);

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
