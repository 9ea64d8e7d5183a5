import { guide, type Guidance } from '../../stories/guidance.ts';
import { Chart } from './Chart.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Chart
        heading="매출액"
        text="해마다 늘었습니다."
        categoryLabel="연도"
        categories={['2023', '2024', '2025']}
        series={[{ label: '매출액', values: [15283, 16019, 16842] }]}
        ticks={[0, 5000, 10000, 15000, 20000]}
        units={[{ label: '억원' }]}
      />,
      '축은 0에서 시작하고, 알 수 있는 것을 한 문장으로 적습니다.',
    ),
    en: guide(
      <Chart
        heading="Revenue"
        text="Up every year."
        categoryLabel="Year"
        categories={['2023', '2024', '2025']}
        series={[{ label: 'Revenue', values: [15283, 16019, 16842] }]}
        ticks={[0, 5000, 10000, 15000, 20000]}
        units={[{ label: 'KRW 100 million' }]}
      />,
      'The axis starts at zero, and a sentence says what the figures show.',
    ),
  },
  dont: {
    ko: guide(
      <Chart
        heading="매출액"
        text="매출액 그래프입니다."
        categoryLabel="연도"
        categories={['2023', '2024', '2025']}
        series={[{ label: '매출액', values: [15283, 16019, 16842] }]}
        ticks={[15000, 20000, 25000]}
        units={[{ label: '억원' }]}
      />,
      '축을 중간에서 시작해 차이를 부풀리지 않습니다.',
    ),
    en: guide(
      <Chart
        heading="Revenue"
        text="A chart of the revenue."
        categoryLabel="Year"
        categories={['2023', '2024', '2025']}
        series={[{ label: 'Revenue', values: [15283, 16019, 16842] }]}
        ticks={[15000, 20000, 25000]}
        units={[{ label: 'KRW 100 million' }]}
      />,
      'An axis that starts in the middle exaggerates the difference.',
    ),
  },
};
