import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { Receipt } from './Receipt.tsx';

const NUMBER = '7K3M-9QXT-2BVD-H0RA-5';
const texts = {
  ko: { label: '접수번호', long: '지금 한 번만 보여 드리는 접수번호입니다. '.repeat(4) },
  en: { label: 'Receipt number', long: 'This receipt number is shown only once. '.repeat(4) },
};

const meta = {
  title: 'Components/Forms/Receipt',
  component: Receipt,
  args: { children: NUMBER },
  render: withControls((args, context) => (
    <Stack gap="small">
      <Text>{pick(context, texts).label}</Text>
      <Receipt {...args} />
    </Stack>
  )),
} satisfies Meta<typeof Receipt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One click selects the whole number. */
export const Default: Story = {};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => (
    <Stack gap="small">
      <Text>{pick(context, texts).long}</Text>
      <Receipt {...args} />
    </Stack>
  ),
};
export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const number = canvas.getByText(NUMBER);
    await expect(getComputedStyle(number).userSelect).toBe('all');
    await expect(number).toHaveAttribute('translate', 'no');
  },
};
