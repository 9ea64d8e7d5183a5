import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Checkbox } from './Checkbox.tsx';

const texts = {
  ko: {
    long: '개인정보를 수집하고 이용하는 목적과 항목, 기간을 모두 읽었으며 이에 동의합니다',
    label: '이름을 밝히지 않겠습니다',
    hint: '이름과 연락처를 받지 않습니다.',
    error: '동의해야 보낼 수 있습니다.',
  },
  en: {
    long: 'I have read why, what and for how long personal data is kept, and I agree to it',
    label: 'I do not want to give my name',
    hint: 'We will not ask for your name or contacts.',
    error: 'Agree, so that it can be sent.',
  },
};

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: '' },
  render: withControls((args, context) => (
    <Checkbox {...args} label={args.label || pick(context, texts).label} />
  )),
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The label is part of the click target. */
export const Default: Story = {};
export const WithHint: Story = {
  render: (args, context) => (
    <Checkbox {...args} label={pick(context, texts).label} hint={pick(context, texts).hint} />
  ),
};
export const WithError: Story = {
  render: (args, context) => (
    <Checkbox
      {...args}
      label={pick(context, texts).label}
      error={pick(context, texts).error}
      required
    />
  ),
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: longLabel, hint }, args) => (
    <Checkbox {...args} label={longLabel} hint={`${hint} ${hint} ${hint}`} />
  )),
};
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, hint, error }) => (
    <Stack>
      <Checkbox label={label} />
      <Checkbox label={label} hint={hint} defaultChecked />
      <Checkbox label={label} hint={hint} error={error} required />
      <Checkbox label={label} disabled />
    </Stack>
  )),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/이름을|I do not/));
    await expect(box).toBeChecked();
  },
};

export const WithErrorTest: Story = {
  ...WithError,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  },
};
