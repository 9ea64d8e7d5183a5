export { Chart, type ChartProps } from './Chart.tsx';
export type { ChartData, ChartKind, ChartSeries, ChartUnit } from './Chart.types.ts';
export { ChartGrid } from './ChartGrid.tsx';
export { ChartGroup, type ChartGroupProps } from './ChartGroup.tsx';
