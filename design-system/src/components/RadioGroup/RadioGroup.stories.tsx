import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const texts = {
  ko: {
    label: '차량으로 오십니까?',
    hint: '정문에서 차량 번호를 확인합니다.',
    error: '차량으로 오시는지 선택해 주세요.',
    options: [
      { value: 'no', label: '아니요' },
      { value: 'yes', label: '예' },
    ],
    explained: [
      { value: 'employee', label: '임직원', hint: '온선과 계열사에서 일하는 분' },
      { value: 'outsider', label: '외부인', hint: '고객, 협력사, 지역 주민을 비롯한 모든 분' },
    ],
  },
  en: {
    label: 'Are you coming by car?',
    hint: 'The license plate number is checked at the gate.',
    error: 'Choose whether you are coming by car.',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
    explained: [
      { value: 'employee', label: 'Employee', hint: 'You work for the company or its group' },
      { value: 'outsider', label: 'Someone else', hint: 'A customer, a supplier, a neighbor' },
    ],
  },
};

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: { name: 'car', label: '', options: [] },
  render: withControls(
    withTexts(texts, ({ label, options }, args) => (
      <RadioGroup
        {...args}
        label={args.label || label}
        options={args.options.length > 0 ? args.options : options}
      />
    )),
  ),
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Labels are part of the click targets; arrow keys change the selection. */
export const Default: Story = {};
/** Short options in a row. */
export const InARow: Story = { args: { arrangement: 'row', defaultValue: 'no' } };
export const WithHints: Story = {
  render: withTexts(texts, ({ label, hint, explained }, args) => (
    <RadioGroup {...args} label={label} hint={hint} options={explained} />
  )),
};
export const WithError: Story = {
  render: withTexts(texts, ({ label, hint, error, options }, args) => (
    <RadioGroup {...args} label={label} hint={hint} error={error} required options={options} />
  )),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAttribute('aria-required', 'true');
  },
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => {
    const { label, explained } = pick(context, texts);
    const times = pick(context, {
      ko: (text: string) => text.repeat(4),
      en: (text: string, separator = ', ') => [text, text, text].join(separator),
    });
    return (
      <RadioGroup
        {...args}
        label={times(label, ' ')}
        options={explained.map((option) => ({ ...option, hint: times(option.hint) }))}
      />
    );
  },
};
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, hint, error, options, explained }) => (
    <Stack>
      <RadioGroup name="a" label={label} options={options} />
      <RadioGroup
        name="b"
        label={label}
        hint={hint}
        options={options}
        arrangement="row"
        defaultValue="yes"
      />
      <RadioGroup name="c" label={label} options={explained} defaultValue="outsider" />
      <RadioGroup name="d" label={label} hint={hint} error={error} required options={options} />
      <RadioGroup name="e" label={label} options={options} disabled />
    </Stack>
  )),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const [no, yes] = canvas.getAllByRole('radio');
    await expect(no).not.toBeChecked();
    await userEvent.click(canvas.getByText(/^(예|Yes)$/));
    await expect(yes).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(no).toBeChecked();
    await expect(no).toHaveFocus();
  },
};

export const WithHintsTest: Story = {
  ...WithHints,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription();
  },
};
