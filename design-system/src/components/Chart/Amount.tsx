import { formatNumber } from '../../format-number.ts';
import type { ChartUnit } from './Chart.types.ts';

/** Formats an amount in one of its units. */
export const formatAmount = (amount: number, { divisor = 1, digits }: ChartUnit): string =>
  formatNumber(amount / divisor, digits);

/** @returns the unit with as many decimals as the ticks of an axis need: 0, 20, 40 instead of 0.0, 20.0, 40.0 */
export function getTickUnit(ticks: readonly number[], unit: ChartUnit): ChartUnit {
  const { divisor = 1, digits = 0 } = unit;
  const isExact = (decimals: number) =>
    ticks.every((tick) => {
      const amount = tick / divisor;
      return Number(amount.toFixed(decimals)) === Number(amount.toFixed(digits));
    });
  const needed = Array.from({ length: digits }, (_, decimals) => decimals).find(isExact);
  return { ...unit, digits: needed ?? digits };
}

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
