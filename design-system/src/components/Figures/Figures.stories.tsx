import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { Stack } from '../Layout/index.ts';
import { type Figure, Figures } from './Figures.tsx';

interface Texts {
  company: readonly Figure[];
  long: readonly Figure[];
}

const texts: Record<'ko' | 'en', Texts> = {
  ko: {
    company: [
      { value: '1974', unit: '년', label: '창립' },
      { value: '24,430', unit: '억 원', qualifier: '약', label: '2025년 연결 매출' },
      { value: '9', unit: '개국', label: '생산·판매 거점' },
      { value: '11,200', unit: '명', qualifier: '약', label: '임직원' },
    ],
    long: [
      {
        value: '1,284,600',
        unit: 'tCO₂eq',
        qualifier: '약',
        label: '국내외 모든 사업장의 직접·간접 온실가스 배출량(2025년, 제3자 검증 완료)',
      },
      { value: '62.5', unit: '%', label: '2030년까지 2019년보다 줄이기로 한 온실가스 배출 비율' },
    ],
  },
  en: {
    company: [
      { value: '1974', label: 'Founded' },
      { value: '2.44', unit: 'trillion KRW', qualifier: 'about', label: 'Group sales in 2025' },
      { value: '9', unit: 'countries', label: 'Production and sales sites' },
      { value: '11,200', qualifier: 'about', label: 'Employees' },
    ],
    long: [
      {
        value: '1,284,600',
        unit: 'tCO₂eq',
        qualifier: 'approximately',
        label:
          'Direct and indirect greenhouse gas emissions of all sites in Korea and abroad (2025, verified by a third party)',
      },
      { value: '62.5', unit: '%', label: 'Reduction of emissions planned from 2019 to 2030' },
    ],
  },
};

const meta = {
  title: 'Components/Figures',
  component: Figures,
  args: { items: [] },
  render: (args, context) => <Figures {...args} items={pick(context, texts).company} />,
} satisfies Meta<typeof Figures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = {
  render: (args, context) => <Figures {...args} items={pick(context, texts).company.slice(0, 2)} />,
};

const long: NonNullable<Story['render']> = (args, context) => (
  <Figures {...args} items={pick(context, texts).long} />
);

export const LongKorean: Story = {
  tags: ['korean'],
  globals: { language: 'ko', viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const LongEnglish: Story = {
  tags: ['english'],
  globals: { language: 'en', viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { company, long: words } = pick(context, texts);
    return (
      <Stack gap="large">
        <Figures items={company} />
        <Figures items={company.slice(0, 3)} />
        <Figures items={words} />
      </Stack>
    );
  },
};
