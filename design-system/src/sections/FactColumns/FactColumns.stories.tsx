import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { FactColumns } from './FactColumns.tsx';

const texts = {
  ko: {
    items: [
      { heading: '표준', text: 'ISO 19642, ISO 6722' },
      { heading: '차 안의 위치', text: '엔진룸과 실내를 잇는 격벽' },
      { heading: '종류', text: '소형차용, 중형차용, 상용차용' },
    ],
    long: {
      heading: '전기차와 하이브리드차에서 달라지는 시험 조건',
      text: '고전압 회로는 절연 저항과 내전압을 함께 시험하고, 진동 시험은 배터리를 실은 상태의 무게를 기준으로 다시 합니다.',
    },
  },
  en: {
    items: [
      { heading: 'Standards', text: 'ISO 19642, ISO 6722' },
      { heading: 'Place in the car', text: 'The bulkhead between engine bay and cabin' },
      { heading: 'Variants', text: 'For small cars, mid-size cars and commercial vehicles' },
    ],
    long: {
      heading: 'Test conditions that differ for electric and hybrid cars',
      text: 'High-voltage circuits are tested for insulation resistance and withstand voltage together, and vibration is tested again at the weight of a car with its battery.',
    },
  },
};

const meta = {
  title: 'Sections/Products/FactColumns',
  component: FactColumns,
  args: { items: [] },
  render: withControls((args, context) => (
    <FactColumns {...args} items={pick(context, texts).items} />
  )),
} satisfies Meta<typeof FactColumns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const long: NonNullable<Story['render']> = withTexts(texts, ({ items, long: item }, args) => (
  <FactColumns {...args} items={[...items, item]} />
));

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: long,
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
