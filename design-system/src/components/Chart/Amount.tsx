import type { ChartUnit } from './Chart.types.ts';

/**
 * With thousands commas, which both languages of a table share. Written without `Intl`: loading what it
 * knows of all languages would make a phone stop for a tenth of a second.
 */
export function formatAmount(amount: number, { divisor = 1, digits = 0 }: ChartUnit): string {
  const [whole = '', ...fraction] = (amount / divisor).toFixed(digits).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
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
