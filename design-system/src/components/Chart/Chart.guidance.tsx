import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Chart } from './Chart.tsx';

export const guidance: Guidance = {
  do: createPair(
    (heading, text, categoryLabel, label) => (
      <Chart
        heading={heading}
        text={text}
        categoryLabel={categoryLabel}
        categories={['2023', '2024', '2025']}
        series={[{ label: heading, values: [15283, 16019, 16842] }]}
        ticks={[0, 5000, 10000, 15000, 20000]}
        units={[{ label }]}
      />
    ),
    {
      ko: ['매출액', '해마다 늘었습니다.', '연도', '억원'],
      en: ['Revenue', 'Up every year.', 'Year', 'KRW 100 million'],
    },
  ),
  dont: createPair(
    (heading, text, categoryLabel, label) => (
      <Chart
        heading={heading}
        text={text}
        categoryLabel={categoryLabel}
        categories={['2023', '2024', '2025']}
        series={[{ label: heading, values: [15283, 16019, 16842] }]}
        ticks={[15000, 20000, 25000]}
        units={[{ label }]}
      />
    ),
    {
      ko: ['매출액', '매출액 그래프입니다.', '연도', '억원'],
      en: ['Revenue', 'A chart of the revenue.', 'Year', 'KRW 100 million'],
    },
  ),
};
