import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Field, useControl } from './Field.tsx';

const texts = {
  ko: {
    long: '양산을 시작한 뒤 한 달 동안 필요하실 것으로 보이는 수량',
    label: '희망 수량',
    hint: '한 달에 필요한 수량입니다.',
    error: '수량을 숫자로 적어 주세요.',
  },
  en: {
    long: 'The quantity that you expect to need in the first month of production',
    label: 'Quantity',
    hint: 'How many you need in a month.',
    error: 'Enter the quantity as a number.',
  },
};

/** A custom control built with `Field` and `useControl`. */
function Quantity() {
  return <input type="number" min={1} {...useControl({})} />;
}
// The name in the code that Storybook shows.
Quantity.displayName = 'Quantity';

const meta = {
  title: 'Components/Forms/Field',
  argTypes: { children: { control: false } },
  component: Field,
  args: { label: '', children: null },
  render: withControls((args, context) => (
    <Field {...args} label={args.label || pick(context, texts).label}>
      <Quantity />
    </Field>
  )),
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The frame of every form control. */
export const Default: Story = {};
export const WithHintAndError: Story = {
  render: withTexts(texts, (words, args) => (
    <Field {...args} label={words.label} hint={words.hint} error={words.error} required>
      <Quantity />
    </Field>
  )),
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: longLabel, hint }, args) => (
    <Field {...args} label={longLabel} hint={hint}>
      <Quantity />
    </Field>
  )),
};
export const KitchenSink: Story = {
  ...WithHintAndError,
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('spinbutton');
    await expect(control).toHaveAccessibleName();
    await expect(control).not.toHaveAttribute('aria-describedby');
  },
};

export const WithHintAndErrorTest: Story = {
  ...WithHintAndError,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const ids = canvas.getByRole('spinbutton').getAttribute('aria-describedby')?.split(' ') ?? [];
    await expect(ids).toHaveLength(2);
    for (const id of ids) await expect(document.getElementById(id)).not.toBeNull();
  },
};
