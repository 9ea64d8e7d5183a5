import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { pick, splitLanguages, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Chart } from './Chart.tsx';
import { ChartGrid } from './ChartGrid.tsx';
import { ChartGroup } from './ChartGroup.tsx';

const years = ['2021', '2022', '2023', '2024', '2025'];
const milestones = ['2021', '2025', '2030', '2045'];
const amounts = {
  planned: [68, 59.8, 39.4, 0],
  actual: [68, 58.6, null, null],
  sales: [1_182_430, 1_356_870, 1_528_340, 1_601_920, 1_684_150],
  margin: [1.8, 2.5, 3.4, 3.1, 3.5],
  debt: [148, 141, 132, 121, 112],
  energy: [412, 405, 396, 371, 352],
  bought: [8, 24, 61, 96, 131],
  own: [3, 9, 16, 27, 38],
};

const texts = splitLanguages({
  sales: {
    heading: { ko: '매출액', en: 'Revenue' },
    text: { ko: '4년 연속 늘었습니다.', en: 'Four years of growth.' },
    categories: years,
    categoryLabel: { ko: '연도', en: 'Year' },
    series: [{ label: { ko: '매출액', en: 'Revenue' }, values: amounts.sales }],
    ticks: [0, 500_000, 1_000_000, 1_500_000, 2_000_000],
    units: [
      { label: { ko: '억원', en: 'KRW 100 million' }, divisor: 100 },
      { label: { ko: '백만원', en: 'KRW million' } },
    ],
    note: { category: '2025', text: { ko: '전년보다 5.1% 증가', en: 'Up 5.1% on 2024' } },
  },
  energy: {
    heading: { ko: '에너지 사용량', en: 'Energy used' },
    kind: 'stacked',
    categories: years,
    categoryLabel: { ko: '연도', en: 'Year' },
    series: [
      { label: { ko: '화석 연료와 전력', en: 'Fuel and grid power' }, values: amounts.energy },
      { label: { ko: '구매한 재생에너지', en: 'Renewable, bought' }, values: amounts.bought },
      { label: { ko: '직접 발전', en: 'Renewable, our own' }, values: amounts.own },
    ],
    ticks: [0, 200, 400, 600],
    units: [{ label: 'TJ' }],
  },
  beside: {
    heading: { ko: '재생에너지의 출처', en: 'Where renewable energy comes from' },
    categories: years,
    categoryLabel: { ko: '연도', en: 'Year' },
    series: [
      { label: { ko: '구매한 재생에너지', en: 'Bought' }, values: amounts.bought },
      { label: { ko: '직접 발전', en: 'Our own' }, values: amounts.own },
    ],
    ticks: [0, 50, 100, 150],
    units: [{ label: 'TJ' }],
  },
  rates: {
    heading: { ko: '영업이익률', en: 'Operating margin' },
    kind: 'lines',
    categories: years,
    categoryLabel: { ko: '연도', en: 'Year' },
    series: [{ label: { ko: '영업이익률', en: 'Operating margin' }, values: amounts.margin }],
    ticks: [0, 1, 2, 3, 4],
    units: [{ label: '%', digits: 1 }],
    note: { category: '2023', text: { ko: '전년보다 0.9%p 상승', en: 'Up 0.9 percentage points' } },
  },
  plan: {
    heading: { ko: '배출량', en: 'Emissions' },
    kind: 'lines',
    categories: milestones,
    categoryLabel: { ko: '연도', en: 'Year' },
    series: [
      { label: { ko: '계획', en: 'Plan' }, values: amounts.planned, plan: true },
      { label: { ko: '실적', en: 'Actual' }, values: amounts.actual },
    ],
    ticks: [0, 20, 40, 60, 80],
    units: [{ label: { ko: '천 tCO₂-eq', en: '1,000 t CO₂e' }, digits: 1 }],
    note: {
      category: '2025',
      text: { ko: '계획보다 1,240톤 적게 배출', en: '1,240 metric tons below plan' },
    },
  },
  long: {
    heading: {
      ko: '국내 사업장과 해외 사업장의 온실가스 배출량(직접 배출과 간접 배출)',
      en: 'Greenhouse-gas emissions of sites in Korea and overseas, direct and indirect',
    },
    text: {
      ko: '국내외 모든 사업장의 직접 배출과 간접 배출을 같은 기준으로 더했으며, 해외 사업장은 가동을 시작한 해부터 넣었습니다.',
      en: 'Direct and indirect emissions of every site, counted by the same rules; overseas sites are included from the year in which they started.',
    },
    kind: 'lines',
    categories: years,
    categoryLabel: { ko: '연도', en: 'Year' },
    series: [
      {
        label: {
          ko: '국내 사업장의 직접 배출과 간접 배출',
          en: 'Sites in Korea, direct and indirect',
        },
        values: amounts.energy,
      },
      {
        label: {
          ko: '해외 사업장의 직접 배출과 간접 배출',
          en: 'Sites overseas, direct and indirect',
        },
        values: amounts.debt,
      },
    ],
    ticks: [0, 200, 400, 600],
    units: [{ label: { ko: '천 tCO₂-eq', en: '1,000 t CO₂e' } }],
  },
});

const meta = {
  title: 'Components/Data/Chart',
  component: Chart,
  subcomponents: { ChartGrid, ChartGroup },
  args: { heading: '', categories: [], categoryLabel: '', series: [], ticks: [], units: [] },
  render: withControls((args, context) => {
    const { units, ...sample } = pick(context, texts).sales;
    return <Chart {...args} {...sample} units={units.slice(0, 1)} />;
  }),
} satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two series side by side: the second has a pattern as well as another color. */
export const SideBySide: Story = {
  render: (args, context) => <Chart {...args} {...pick(context, texts).beside} />,
};

/** Parts of a whole; the total is written above each stack. */
export const Stacked: Story = {
  render: (args, context) => <Chart {...args} {...pick(context, texts).energy} />,
};

export const Lines: Story = {
  render: (args, context) => <Chart {...args} {...pick(context, texts).rates} />,
};

/** The ends of two lines may be close to each other. */
export const TwoLines: Story = {
  render: (args, context) => (
    <Chart {...args} {...pick(context, texts).beside} kind="lines" ticks={[0, 750, 1500]} />
  ),
};

/** Planned values are dotted; actual ones are solid and end at the latest amount. */
export const PlanAndActual: Story = {
  render: (args, context) => <Chart {...args} {...pick(context, texts).plan} />,
};

/** Pairs share their rows: titles, plots and links are on the same lines. */
export const Pairs: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  render: withTexts(texts, ({ energy, rates, plan, sales }) => (
    <ChartGrid>
      <Chart {...sales} units={sales.units.slice(0, 1)} wide />
      <Chart {...energy} text={plan.heading} />
      <Chart {...rates} download="#/rates.csv" />
    </ChartGrid>
  )),
};

export const WithDownload: Story = { args: { download: '#/sales.csv' } };

/** One choice of unit for all charts in the group; needs no script. */
export const TwoUnits: Story = {
  render: withTexts(texts, ({ sales }, args) => (
    <ChartGroup units={sales.units}>
      <Chart {...args} {...sales} />
    </ChartGroup>
  )),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => (
    <Chart {...args} {...pick(context, texts).long} download="#/emissions.csv" />
  ),
};

/** All kinds on one page. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ sales, energy, beside, rates, plan, long: words }) => (
    <Stack gap="large">
      <ChartGroup units={sales.units}>
        <Chart {...sales} download="#/sales.csv" />
      </ChartGroup>
      <ChartGrid>
        <Chart {...energy} wide />
        <Chart {...beside} />
        <Chart {...rates} />
        <Chart {...plan} wide />
      </ChartGrid>
      <Chart {...words} />
    </Stack>
  )),
};

export const TwoUnitsTest: Story = {
  ...TwoUnits,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    if (!first || !second) throw new Error('There are no units to choose from.');
    const inFirst = () => canvas.getAllByText('20,000')[0];
    await expect(inFirst()).toBeVisible();
    await userEvent.click(second);
    await expect(inFirst()).not.toBeVisible();
    await expect(canvas.getAllByText('2,000,000')[0]).toBeVisible();
    await userEvent.click(first);
  },
};
