import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { QuickExit } from './QuickExit.tsx';

const texts = {
  ko: {
    long: '이 화면을 지금 바로 나가 첫 화면으로 가기',
    label: '빠른 나가기',
    text: '이 화면을 다른 사람이 볼 수 있으면 언제든지 나가실 수 있습니다.',
  },
  en: {
    long: 'Leave this page immediately and go to the home page',
    label: 'Quick exit',
    text: 'If someone can see your screen, leave at any time.',
  },
};

const meta = {
  title: 'Components/Actions/QuickExit',
  component: QuickExit,
  args: { label: '', href: '#home', onClick: fn((event) => event.preventDefault()) },
  render: withControls(
    withTexts(texts, ({ label, text }, args) => (
      <Stack>
        <Text>{text}</Text>
        <QuickExit {...args} label={args.label || label} />
      </Stack>
    )),
  ),
} satisfies Meta<typeof QuickExit>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A link in the tab order. */
export const Default: Story = {};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: longLabel, text }, args) => (
    <Stack>
      <Text>{text}</Text>
      <QuickExit {...args} label={longLabel} />
    </Stack>
  )),
};
export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '#home');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
