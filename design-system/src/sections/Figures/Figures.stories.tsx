import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../../components/Layout/index.ts';
import { type Figure, Figures } from './Figures.tsx';

interface Texts {
  company: readonly Figure[];
  long: readonly Figure[];
}

const texts: Record<'ko' | 'en', Texts> = {
  ko: {
    company: [
      { value: '1974', unit: '년', label: '창립' },
      { value: '16,842', unit: '억원', label: '2025년 연결 매출' },
      { value: '9', unit: '개국', label: '해외 사업장' },
      { value: '25,830', unit: '명', qualifier: '약', label: '국내외 임직원' },
    ],
    long: [
      {
        value: '1,222,600',
        unit: 'tCO₂eq',
        qualifier: '약',
        label: '국내외 모든 공장의 온실가스 배출량(2025년, 기타 간접 배출 포함)',
      },
      { value: '42', unit: '%', label: '2030년까지 2021년보다 줄이기로 한 온실가스 배출 비율' },
    ],
  },
  en: {
    company: [
      { value: '1974', label: 'Founded' },
      {
        value: '1,684.2',
        unit: 'billion',
        qualifier: 'KRW',
        label: 'Consolidated revenue in 2025',
      },
      { value: '9', unit: 'countries', label: 'Sites overseas' },
      { value: '25,830', qualifier: 'about', label: 'Employees worldwide' },
    ],
    long: [
      {
        value: '1,222,600',
        unit: 'tCO₂eq',
        qualifier: 'approximately',
        label:
          'Greenhouse gas emissions of all factories in Korea and overseas (2025, other indirect emissions included)',
      },
      { value: '42', unit: '%', label: 'Reduction of emissions planned from 2021 to 2030' },
    ],
  },
};

const meta = {
  title: 'Sections/Statements/Figures',
  component: Figures,
  args: { items: [] },
  render: withControls((args, context) => (
    <Figures {...args} items={pick(context, texts).company} />
  )),
} satisfies Meta<typeof Figures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = {
  render: (args, context) => <Figures {...args} items={pick(context, texts).company.slice(0, 2)} />,
};

const picture = (color: string) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="270" height="126"><circle cx="60" cy="60" r="50" fill="${color}"/></svg>`)}`}
    alt=""
    width={270}
    height={126}
  />
);

export const Pictures: Story = {
  render: (args, context) => (
    <Figures
      {...args}
      items={pick(context, {
        ko: [
          {
            value: '1,400',
            unit: '명',
            qualifier: '약',
            label: '국내 임직원',
            note: '점 하나가 100명',
          },
          {
            value: '24,430',
            unit: '명',
            qualifier: '약',
            label: '해외 임직원',
            note: '점 하나가 100명',
          },
          { value: '12', unit: '곳', label: '8개국에서 가동 중인 공장', note: '국내 2 · 해외 10' },
          { value: '320', unit: '건', label: '특허', note: '눈금 하나가 특허 한 건' },
        ],
        en: [
          {
            value: '1,400',
            qualifier: 'about',
            label: 'employees in Korea',
            note: 'One dot is 100 people',
          },
          {
            value: '24,430',
            qualifier: 'about',
            label: 'employees overseas',
            note: 'One dot is 100 people',
          },
          {
            value: '12',
            unit: 'factories',
            label: 'in 8 countries',
            note: '2 in Korea, 10 overseas',
          },
          { value: '320', unit: 'patents', label: 'in force', note: 'One tick is one patent' },
        ],
      }).map((item) => ({ ...item, picture: picture('teal') }))}
    />
  ),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Figures {...args} items={pick(context, texts).long} />,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ company, long: words }) => (
    <Stack gap="large">
      <Figures items={company} />
      <Figures items={company.slice(0, 3)} />
      <Figures items={words} />
    </Stack>
  )),
};
