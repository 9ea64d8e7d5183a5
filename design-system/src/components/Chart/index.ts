export { Chart, type ChartProps } from './Chart.tsx';
export type { ChartData, ChartKind, ChartNote, ChartSeries, ChartUnit } from './Chart.types.ts';
export { ChartGroup, type ChartGroupProps } from './ChartGroup.tsx';
export { ChartGrid } from './ChartGrid.tsx';
