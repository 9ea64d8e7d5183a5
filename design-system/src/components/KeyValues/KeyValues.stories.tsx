import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { KeyValues } from './KeyValues.tsx';

const texts = {
  ko: {
    items: [
      { value: '300', unit: 'A', label: '총전류', variant: '엔진룸용 능동형' },
      { value: '60', unit: '개', label: '퓨즈', variant: '엔진룸용 능동형' },
      { value: '30', unit: '채널', label: 'IPS' },
      { value: 'IP6K7', label: '방수·방진 등급' },
    ],
    long: {
      value: '≥ 1,000,000',
      unit: 'cycles',
      label: '고온과 저온을 오가는 시험에서 견디는 횟수',
      variant: '엔진룸에 놓이는 두 겹 하우징의 확장형',
    },
  },
  en: {
    items: [
      { value: '300', unit: 'A', label: 'Total current', variant: 'engine bay, active' },
      { value: '60', label: 'Fuses', variant: 'engine bay, active' },
      { value: '30', unit: 'channels', label: 'IPS' },
      { value: 'IP6K7', label: 'Ingress protection' },
    ],
    long: {
      value: '≥ 1,000,000',
      unit: 'cycles',
      label: 'Changes between high and low temperature that the housing withstands',
      variant: 'extended version with two layers for the engine bay',
    },
  },
};

const meta = {
  title: 'Components/Data/KeyValues',
  component: KeyValues,
  args: { items: [] },
  render: withControls((args, context) => (
    <KeyValues {...args} items={pick(context, texts).items} />
  )),
} satisfies Meta<typeof KeyValues>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ items, long: item }, args) => (
    <KeyValues {...args} items={[...items.slice(0, 3), item]} />
  )),
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('300A');
  },
};
