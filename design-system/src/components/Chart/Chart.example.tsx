import { Chart } from '@site/design-system';

const texts = {
  ko: {
    heading: '매출',
    text: '3년 동안 해마다 늘었습니다.',
    year: '연도',
    unit: '억원',
    million: '백만원',
    series: '연결 매출',
  },
  en: {
    heading: 'Sales',
    text: 'They have grown in each of three years.',
    year: 'Year',
    unit: 'KRW 100 million',
    million: 'KRW million',
    series: 'Consolidated sales',
  },
};

export default function ChartExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Chart
      heading={text.heading}
      text={text.text}
      categoryLabel={text.year}
      categories={['2023', '2024', '2025']}
      series={[{ label: text.series, values: [412_000, 447_500, 489_000] }]}
      ticks={[0, 200_000, 400_000, 600_000]}
      units={[{ label: text.million }]}
    />
  );
}
