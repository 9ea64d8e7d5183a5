export { Chart, type ChartProps } from './Chart.tsx';
export type { ChartData, ChartKind, ChartSeries, ChartUnit } from './Chart.types.ts';
export { ChartGroup, type ChartGroupProps } from './ChartGroup.tsx';
