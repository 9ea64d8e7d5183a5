import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Select } from './Select.tsx';

const texts = {
  ko: {
    long: '와이어링 하네스와 커넥터, 정션 블록을 비롯한 커넥티드 제품에 대한 문의',
    label: '문의 유형',
    choose: '선택해 주세요',
    hint: '부서를 정하는 데 씁니다.',
    error: '문의 유형을 선택해 주세요.',
    options: ['고객문의', '협력사 문의', '기타 문의'],
  },
  en: {
    long: 'Inquiries about wiring harnesses, connectors, junction blocks and other connected products',
    label: 'Type of inquiry',
    choose: 'Choose one',
    hint: 'It decides which department answers.',
    error: 'Choose what your inquiry is about.',
    options: ['Customer inquiry', 'Partner inquiry', 'Other inquiry'],
  },
};
const getOptions = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index), label }));

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: { label: '', options: [] },
  render: withControls(
    withTexts(texts, ({ label, choose, options }, args) => (
      <Select
        {...args}
        label={args.label || label}
        placeholder={args.placeholder ?? choose}
        options={args.options.length > 0 ? args.options : getOptions(options)}
      />
    )),
  ),
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = {
  render: withTexts(texts, ({ label, choose, hint, error, options }, args) => (
    <Select
      {...args}
      label={label}
      hint={hint}
      error={error}
      required
      placeholder={choose}
      options={getOptions(options)}
    />
  )),
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ label, choose, long: longLabel }, args) => (
    <Select {...args} label={label} placeholder={choose} options={getOptions([longLabel])} />
  )),
};
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, choose, hint, error, options }) => (
    <Stack>
      <Select label={label} placeholder={choose} options={getOptions(options)} />
      <Select
        label={label}
        hint={hint}
        error={error}
        required
        placeholder={choose}
        options={getOptions(options)}
      />
      <Select label={label} disabled options={getOptions(options)} />
    </Stack>
  )),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, '1');
    await expect(select).toHaveValue('1');
  },
};
